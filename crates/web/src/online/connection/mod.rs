//! The WebSocket of this tab, for all of its online games and lists.
//!
//! It is open while something listens to it. A connection that is lost, or does not answer, is made again until
//! that works; listeners are told, and ask for what they have missed by number.

pub(super) mod unanswered;

use std::cell::RefCell;
use std::future::poll_fn;
use std::rc::Rc;
use std::time::Duration;

use futures_channel::mpsc::{self, UnboundedReceiver, UnboundedSender};
use futures_util::future::{AbortHandle, Either, abortable, select};
use futures_util::{SinkExt as _, StreamExt as _};
use gloo_net::websocket::futures::WebSocket;
use gloo_net::websocket::{Message, State as SocketState, WebSocketError};
use leptos::prelude::*;
use leptos::task::spawn_local;
use mad_online::client::Backoff;
use mad_online::protocol::{ClientMessage, ServerMessage, VERSION, close};
use mad_online::{PersonId, Time};

use crate::{browser, fair_play};

/// The time between two pings, and the time in which each has to be answered.
const PING_INTERVAL: Duration = Duration::from_secs(10);
const PONG_TIME: Duration = Duration::from_secs(6);
/// The same for the first ping after the page has been in the background: it may have slept.
const WAKE_PONG_TIME: Duration = Duration::from_secs(3);
/// How long it may take until the server has greeted.
const CONNECT_TIME: Duration = Duration::from_secs(8);
/// How long the socket stays open after the last listener has gone, as from one screen to the next.
const LINGER: Duration = Duration::from_secs(3);

/// The state of the connection, as it is told to the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    /// The first attempt.
    Connecting,
    Connected,
    /// It was lost, and is tried again.
    Lost,
    /// The device has no network.
    Offline,
    /// The server speaks another version of the protocol: the page has to be loaded again.
    OldVersion,
    SignedOut,
}

impl State {
    /// The name in language files and in the page.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Connecting => "connecting",
            Self::Connected => "connected",
            Self::Lost => "lost",
            Self::Offline => "offline",
            Self::OldVersion => "version",
            Self::SignedOut => "ended",
        }
    }

    /// Whether another attempt makes no sense.
    const fn is_final(self) -> bool {
        matches!(self, Self::OldVersion | Self::SignedOut)
    }
}

/// What a listener is told.
pub(super) enum Incoming<'a> {
    /// The connection works now, for the first time or again.
    Connected,
    Lost,
    Message(&'a ServerMessage),
}

type Listener = Rc<dyn Fn(&Incoming<'_>)>;

#[derive(Default)]
struct Socket {
    /// Counts connections: what an earlier one still reports is ignored.
    number: u32,
    /// The way out of the current connection, also while it is being made.
    outgoing: Option<UnboundedSender<String>>,
    /// Ends the task of the current connection, which closes it.
    task: Option<AbortHandle>,
    listeners: Vec<(u32, Listener)>,
    last_listener: u32,
    backoff: Backoff,
    last_ping: u64,
    last_pong: u64,
    /// The time of the server, minus that of this device, in milliseconds.
    offset: i64,
    installed: bool,
}

thread_local! {
    static SOCKET: RefCell<Socket> = RefCell::default();
    static STATE: ArcRwSignal<State> = ArcRwSignal::new(State::Connecting);
    static PERSON: ArcRwSignal<Option<PersonId>> = ArcRwSignal::new(None);
}

/// The state; the current observer tracks it.
pub(super) fn state() -> State {
    STATE.with(|state| state.get())
}

fn state_untracked() -> State {
    STATE.with(|state| state.get_untracked())
}

fn set_state(new: State) {
    if state_untracked() != new {
        STATE.with(|state| state.set(new));
    }
}

/// Who the player is, as far as the server knows; the current observer tracks it.
pub(super) fn person() -> Option<PersonId> {
    PERSON.with(|person| person.get())
}

pub(super) fn person_untracked() -> Option<PersonId> {
    PERSON.with(|person| person.get_untracked())
}

/// The time of the server.
pub(super) fn server_time() -> Time {
    Time(browser::now() as i64 + SOCKET.with_borrow(|socket| socket.offset))
}

/// Listens until the current owner is cleaned up, and opens the socket if it is closed.
pub(super) fn listen(listener: impl Fn(&Incoming<'_>) + 'static) {
    install();
    let listener: Listener = Rc::new(listener);
    let (number, is_open) = SOCKET.with_borrow_mut(|socket| {
        socket.last_listener += 1;
        socket.listeners.push((socket.last_listener, listener.clone()));
        (socket.last_listener, socket.outgoing.is_some())
    });
    on_cleanup(move || {
        SOCKET.with_borrow_mut(|socket| socket.listeners.retain(|(other, _)| *other != number));
        set_timeout(close_if_unused, LINGER);
    });
    if state_untracked() == State::Connected {
        listener(&Incoming::Connected);
    } else if !is_open {
        open();
    }
}

/// Sends a message, if there is a connection. Listeners send again what is needed when there is one.
pub(super) fn send(message: &ClientMessage) {
    if state_untracked() == State::Connected {
        push(message);
    }
}

fn push(message: &ClientMessage) {
    let Ok(text) = serde_json::to_string(message) else { return };
    SOCKET.with_borrow(|socket| {
        if let Some(outgoing) = &socket.outgoing {
            // Fails only if the connection is being closed.
            let _ = outgoing.unbounded_send(text);
        }
    });
}

/// Connects again if the server knows this tab as somebody else, or will once it has greeted: a new guest has just got a
/// session.
pub(super) fn become_person(person: PersonId) {
    let is_open = SOCKET.with_borrow(|socket| socket.outgoing.is_some());
    if is_open && person_untracked() != Some(person) {
        reopen();
    }
}

/// Returns whether anything needs the socket.
fn is_used() -> bool {
    SOCKET.with_borrow(|socket| !socket.listeners.is_empty()) || !unanswered::is_empty()
}

fn close_if_unused() {
    if !is_used() {
        drop_connection();
        set_state(State::Connecting);
    }
}

/// Installs the listeners of the window and the timer of pings, once for the lifetime of the page.
fn install() {
    if SOCKET.with_borrow_mut(|socket| std::mem::replace(&mut socket.installed, true)) {
        return;
    }
    // No owner: these listeners stay.
    let _ = window_event_listener_untyped("online", |_| try_at_once());
    let _ = window_event_listener_untyped("pageshow", |_| try_at_once());
    // The server may be reachable all the same, as on this machine: it is tried again.
    let _ = window_event_listener_untyped("offline", |_| {
        let number = SOCKET.with_borrow(|socket| socket.number);
        if !state_untracked().is_final() {
            lost(number, None);
        }
    });
    let visible = |_| {
        if browser::is_visible() {
            try_at_once();
        }
    };
    let _ = window_event_listener_untyped("visibilitychange", visible);
    let _ = set_interval_with_handle(|| ping(PONG_TIME), PING_INTERVAL);
}

/// The device is back, or the user is: does not wait for the next attempt, and checks a connection that may be dead.
fn try_at_once() {
    if state_untracked() == State::Connected {
        return ping(WAKE_PONG_TIME);
    }
    SOCKET.with_borrow_mut(|socket| socket.backoff.reset());
    if is_used() && !state_untracked().is_final() {
        reopen();
    }
}

/// Sends a ping, and gives the connection up if it is not answered in time.
fn ping(patience: Duration) {
    if state_untracked() != State::Connected {
        return;
    }
    let (stamp, number) = SOCKET.with_borrow_mut(|socket| {
        socket.last_ping += 1;
        (socket.last_ping, socket.number)
    });
    push(&ClientMessage::Ping { stamp });
    set_timeout(
        move || {
            let dead =
                SOCKET.with_borrow(|socket| socket.number == number && socket.last_pong < stamp);
            if dead && state_untracked() == State::Connected {
                set_state(State::Lost);
                tell(&Incoming::Lost);
                reopen();
            }
        },
        patience,
    );
}

fn drop_connection() {
    let task = SOCKET.with_borrow_mut(|socket| {
        socket.number += 1;
        socket.outgoing = None;
        socket.task.take()
    });
    // Dropping the socket closes it, also while it is being made: browsers make one connection to a host at a time.
    if let Some(task) = task {
        task.abort();
    }
}

/// Opens another connection in place of the current one.
fn reopen() {
    let was_connected = state_untracked() == State::Connected;
    drop_connection();
    if was_connected {
        set_state(State::Connecting);
        tell(&Incoming::Lost);
    }
    open();
}

/// The address of the socket: beside the page, which may be in a folder.
fn address() -> String {
    let page = browser::address();
    let folder = page.rfind('/').map_or(page.as_str(), |end| &page[..=end]);
    format!("{}api/socket", folder.replacen("http", "ws", 1))
}

fn open() {
    let (sender, receiver) = mpsc::unbounded();
    let number = SOCKET.with_borrow_mut(|socket| {
        socket.number += 1;
        socket.outgoing = Some(sender);
        socket.number
    });
    match WebSocket::open(&address()) {
        Ok(socket) => {
            push(&ClientMessage::Hello { version: VERSION });
            let (task, handle) = abortable(serve(socket, receiver, number));
            SOCKET.with_borrow_mut(|socket| socket.task = Some(handle));
            spawn_local(async move {
                // Ended by `drop_connection`, or by itself.
                let _ = task.await;
            });
            let late = move || {
                if is_current(number) && state_untracked() != State::Connected {
                    lost(number, None);
                }
            };
            set_timeout(late, CONNECT_TIME);
        }
        Err(_) => lost(number, None),
    }
}

fn is_current(number: u32) -> bool {
    SOCKET.with_borrow(|socket| socket.number == number)
}

/// Serves a connection to its end.
async fn serve(mut socket: WebSocket, mut outgoing: UnboundedReceiver<String>, number: u32) {
    let mut code = None;
    // Ready also if the connection could not be made.
    let ready = poll_fn(|context| socket.poll_ready_unpin(context)).await;
    while ready.is_ok() {
        match select(socket.next(), outgoing.next()).await {
            Either::Left((Some(message), _)) => {
                if !is_current(number) {
                    return;
                }
                match message {
                    Ok(Message::Text(text)) => read(&text),
                    Err(WebSocketError::ConnectionClose(event)) => code = Some(event.code),
                    _ => {}
                }
            }
            Either::Right((Some(text), _)) => {
                if matches!(socket.state(), SocketState::Open) {
                    let _ = socket.send(Message::Text(text)).await;
                }
            }
            // Closed by the server, or given up here: dropping the socket closes it.
            Either::Left((None, _)) | Either::Right((None, _)) => break,
        }
    }
    lost(number, code);
}

fn read(text: &str) {
    if let Ok(message) = serde_json::from_str::<ServerMessage>(text) {
        hear(&message);
    }
}

fn hear(message: &ServerMessage) {
    match message {
        ServerMessage::Welcome { person, now } => {
            SOCKET.with_borrow_mut(|socket| {
                socket.backoff.reset();
                socket.offset = now.0 - browser::now() as i64;
            });
            PERSON.with(|known| known.set(*person));
            if person.is_none() {
                // The session has ended, perhaps with the cookie: the games of before are those of somebody else.
                fair_play::keep_only(&[]);
            }
            // Every listener gets the message before it sends anything.
            tell(&Incoming::Message(message));
            set_state(State::Connected);
            tell(&Incoming::Connected);
            unanswered::messages().iter().for_each(push);
        }
        ServerMessage::Pong { stamp } => {
            SOCKET.with_borrow_mut(|socket| socket.last_pong = socket.last_pong.max(*stamp));
        }
        _ => {
            unanswered::hear(message);
            tell(&Incoming::Message(message));
        }
    }
}

/// Tells all listeners. They may listen or stop listening meanwhile.
fn tell(incoming: &Incoming<'_>) {
    let listeners = SOCKET.with_borrow(|socket| socket.listeners.clone());
    for (_, listener) in listeners {
        listener(incoming);
    }
}

/// A connection has ended: tries again after a while.
fn lost(number: u32, code: Option<u16>) {
    if !is_current(number) {
        return;
    }
    drop_connection();
    let state = match code {
        Some(close::VERSION) => State::OldVersion,
        Some(close::SIGNED_OUT) => State::SignedOut,
        _ if !window().navigator().on_line() => State::Offline,
        _ => State::Lost,
    };
    let was_connected = state_untracked() == State::Connected;
    set_state(state);
    if was_connected {
        tell(&Incoming::Lost);
    }
    if state.is_final() {
        return;
    }
    let (wait, number) = SOCKET.with_borrow_mut(|socket| {
        // After a restart or misuse not all clients come back at once.
        if matches!(code, Some(close::RESTART | close::MISUSE)) {
            let _ = socket.backoff.next(0);
        }
        (socket.backoff.next(browser::random()), socket.number)
    });
    let again = move || {
        if is_current(number) && is_used() {
            open();
        }
    };
    set_timeout(again, Duration::from_millis(wait.into()));
}
