//! The engine in its worker: started when first needed, asked by messages.

use std::cell::RefCell;

use mad_worker::{Request, Response};
use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::Closure;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser;

/// What is called with each answer to a request; more may come until it is the last.
type Listener = Box<dyn FnMut(&Answer)>;

/// An answer, or the news that there will be none.
#[derive(Debug, Clone)]
pub(crate) enum Answer {
    Said(Response),
    Broken(String),
}

#[derive(Default)]
struct Engine {
    worker: Option<Worker>,
    /// By the number of the request.
    listeners: Vec<(u32, Listener)>,
    last: u32,
}

thread_local! {
    static ENGINE: RefCell<Engine> = RefCell::default();
}

/// Asks something. The request is made with a number that comes back with the answers.
pub(crate) fn ask(request: impl FnOnce(u32) -> Request, listener: impl FnMut(&Answer) + 'static) {
    let id = ENGINE.with_borrow_mut(|engine| {
        engine.last += 1;
        engine.listeners.push((engine.last, Box::new(listener)));
        engine.last
    });
    send(&request(id));
}

/// Ends the running search, which is answered with what it has found.
pub(crate) fn stop() {
    if ENGINE.with_borrow(|engine| engine.worker.is_some()) {
        send(&Request::Stop);
    }
}

/// Another game begins: what the engine remembers of the last one must not change how it plays.
pub(crate) fn new_game() {
    if ENGINE.with_borrow(|engine| engine.worker.is_some()) {
        send(&Request::NewGame);
    }
}

/// Loads the engine before it is needed.
pub(crate) fn warm_up() {
    if let Err(reason) = start() {
        fail(&reason);
    }
}

fn send(request: &Request) {
    let sent = start().and_then(|worker| {
        worker.post_message(&request.to_text().into()).map_err(|error| format!("{error:?}"))
    });
    if let Err(reason) = sent {
        fail(&reason);
    }
}

/// The worker, started if there is none.
fn start() -> Result<Worker, String> {
    if let Some(worker) = ENGINE.with_borrow(|engine| engine.worker.clone()) {
        return Ok(worker);
    }
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let address = format!("{}worker.js", browser::meta("mad-engine"));
    let worker = Worker::new_with_options(&address, &options);
    let worker = worker.map_err(|error| format!("{error:?}"))?;
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        match Response::from_text(&text) {
            Ok(response) => receive(response),
            Err(error) => fail(&error.to_string()),
        }
    });
    worker.set_onmessage(Some(hear.into_js_value().unchecked_ref()));
    let broken = Closure::<dyn FnMut(web_sys::Event)>::new(|_| fail("the worker cannot be loaded"));
    worker.set_onerror(Some(broken.into_js_value().unchecked_ref()));
    ENGINE.with_borrow_mut(|engine| engine.worker = Some(worker.clone()));
    Ok(worker)
}

fn receive(response: Response) {
    let (id, last) = match &response {
        Response::Ready { .. } => return,
        Response::Broken { message } | Response::Error { id: None, message } => {
            return fail(message);
        }
        Response::Progress(findings) => (findings.id, false),
        Response::Done(findings) => (findings.id, true),
        Response::Reply { id, .. }
        | Response::Resignation { id }
        | Response::Agreement { id, .. }
        | Response::Over { id }
        | Response::Error { id: Some(id), .. } => (*id, true),
    };
    // The listener may ask again, so it is not called while the engine is borrowed.
    let listener = ENGINE.with_borrow_mut(|engine| {
        let place = engine.listeners.iter().position(|(number, _)| *number == id)?;
        Some(engine.listeners.swap_remove(place).1)
    });
    if let Some(mut listener) = listener {
        listener(&Answer::Said(response));
        if !last {
            ENGINE.with_borrow_mut(|engine| engine.listeners.push((id, listener)));
        }
    }
}

/// The worker is no use any more: everybody who waits is told, and the next request starts another.
fn fail(reason: &str) {
    let listeners = ENGINE.with_borrow_mut(|engine| {
        if let Some(worker) = engine.worker.take() {
            worker.terminate();
        }
        std::mem::take(&mut engine.listeners)
    });
    for (_, mut listener) in listeners {
        listener(&Answer::Broken(reason.to_owned()));
    }
}
