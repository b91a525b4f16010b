//! What the tests of online games stand on: a game server that is killed and started again, and browsers whose
//! connection to it is broken.

use std::time::Duration;

use anyhow::{Context as _, Result};
use mad_e2e::{Direction, GameServer, Page};
use mad_rules::Game;
use serde_json::{Value, json};

use crate::suite::{expect, tests};

tests! {
    DESKTOP: two_browsers_lose_their_connections_and_the_server,
        answers_are_held_back, days_pass_while_the_server_is_away;
}

/// Makes an invitation to a game of three days a turn, as a new guest. Returns the status and the answer.
const INVITE: &str = "
    const [nonce, start] = given;
    const terms = { start, pace: { days: 3 }, takebacks: true, listed: false };
    const answer = await fetch('api/games', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ terms, side: 'red', nonce }),
    });
    return [answer.status, await answer.json()];
";

/// Accepts an invitation.
const JOIN: &str = "
    const answer = await fetch(`api/games/${given[0]}/join`, { method: 'POST' });
    return [answer.status, await answer.json()];
";

/// Opens a socket, collects its messages in `window.messages`, and says hello.
const HELLO: &str = "
    window.messages = [];
    window.closeCode = null;
    const socket = new WebSocket(new URL('api/socket', document.baseURI).href.replace('http', 'ws'));
    socket.onopen = () => socket.send(JSON.stringify({ hello: { version: 1 } }));
    socket.onmessage = (event) => window.messages.push(JSON.parse(event.data));
    socket.onclose = (event) => { window.closeCode = event.code; };
    window.socket = socket;
    return true;
";

async fn hello(page: &Page) -> Result<()> {
    page.run::<bool>(HELLO, Vec::new()).await?;
    page.wait("the welcome", "'welcome' in (window.messages[0] ?? {})", &[]).await.map(drop)
}

async fn closed_with(page: &Page, code: u16) -> Result<()> {
    page.until("the code of the closed socket", &Some(code), async || {
        page.run("return window.closeCode;", Vec::new()).await
    })
    .await
}

/// Makes an invitation, and returns the game.
async fn invite(page: &Page, nonce: u32) -> Result<String> {
    let start = Game::default().position().to_string();
    let (status, answer): (u16, Value) =
        page.run_async(INVITE, vec![json!(nonce), json!(start)]).await?;
    expect(status == 200, format!("{status} {answer}"))?;
    Ok(answer["game"].as_str().context("a game")?.to_owned())
}

/// The events of a game, as the server has stored them.
async fn events(page: &Page, game: &str) -> Result<Vec<Value>> {
    let look = "return (await (await fetch(`api/games/${given[0]}`)).json()).events;";
    page.run_async(look, vec![json!(game)]).await
}

async fn two_browsers_lose_their_connections_and_the_server(page: &Page) -> Result<()> {
    let mut server = GameServer::start(page).await?;
    let (red, blue) = (server.plug()?, server.plug()?);
    page.with_browsers([&red.url(), &blue.url()], async |[host, guest]| {
        for browser in [host, guest] {
            browser.visit("").await?;
            expect(browser.count("meta[name=mad-online]").await? == 1, "the mark of the page")?;
        }
        let game = invite(host, 1).await?;
        let (status, answer): (u16, Value) = guest.run_async(JOIN, vec![json!(game)]).await?;
        expect(status == 200 && answer["side"] == "blue", format!("{status} {answer}"))?;
        // They are two people.
        let me = "return (await (await fetch('api/me')).json()).person;";
        let people: [Value; 2] =
            [host.run_async(me, Vec::new()).await?, guest.run_async(me, Vec::new()).await?];
        expect(people[0] != people[1], format!("{people:?}"))?;
        hello(host).await?;
        hello(guest).await?;
        // One plug is pulled: the other browser does not notice.
        red.pull().await;
        closed_with(host, 1006).await?;
        expect(events(guest, &game).await?.len() == 2, "the game of the other browser")?;
        expect(guest.run::<bool>("return window.closeCode === null;", Vec::new()).await?, "open")?;
        red.put_back()?;
        hello(host).await?;
        // A restart is announced, a kill is not.
        server.stop().await?;
        closed_with(guest, 1012).await?;
        server.start_again().await?;
        hello(guest).await?;
        server.kill().await?;
        closed_with(guest, 1006).await?;
        server.start_again().await?;
        for browser in [host, guest] {
            hello(browser).await?;
            expect(events(browser, &game).await?.len() == 2, "the game is there")?;
        }
        invite(guest, 2).await.map(drop)
    })
    .await
}

/// The server has carried out a request, but the browser does not know.
async fn answers_are_held_back(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let plug = server.plug()?;
    page.with_browsers([&plug.url(), &server.url()], async |[slow, other]| {
        slow.visit("").await?;
        other.visit("").await?;
        let game = invite(other, 1).await?;
        plug.hold(Direction::Answers);
        let join = "
            window.joined = null;
            fetch(`api/games/${arguments[0]}/join`, { method: 'POST' })
                .then((answer) => { window.joined = answer.status; });
            return true;
        ";
        slow.run::<bool>(join, vec![json!(game)]).await?;
        other.until("two events", &2, async || Ok(events(other, &game).await?.len())).await?;
        let joined = "return window.joined;";
        expect(slow.run::<Option<u16>>(joined, Vec::new()).await?.is_none(), "no answer yet")?;
        plug.release(Direction::Answers);
        slow.until("the answer", &Some(200_u16), async || slow.run(joined, Vec::new()).await).await
    })
    .await
}

async fn days_pass_while_the_server_is_away(page: &Page) -> Result<()> {
    let mut server = GameServer::start(page).await?;
    page.with_browsers([&server.url(), &server.url()], async |[host, guest]| {
        host.visit("").await?;
        guest.visit("").await?;
        let game = invite(host, 1).await?;
        guest.run_async::<Value>(JOIN, vec![json!(game)]).await?;
        let day = Duration::from_secs(86_400);
        server.stop().await?;
        server.start_again_at(2 * day).await?;
        expect(events(host, &game).await?.len() == 2, "there is a day left")?;
        server.stop().await?;
        server.start_again_at(4 * day).await?;
        host.until("the flag", &3, async || Ok(events(host, &game).await?.len())).await
    })
    .await
}
