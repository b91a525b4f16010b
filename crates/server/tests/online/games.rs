//! Games of two people.

use mad_online::{Action, Ending, Offer, Phase};

use super::*;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_from_the_invitation_to_the_rematch() {
    let folder = TempDir::new().unwrap();
    let server = Server::start(&folder, settings()).await;
    let (game, [red, blue]) = server.game(Pace::minutes(5, 3)).await;
    let mut red = Client::new(&server, Some(&red), game).await;
    let mut blue = Client::new(&server, Some(&blue), game).await;
    let mut watcher = Client::new(&server, None, game).await;
    assert_eq!(
        [red.follower.side(), blue.follower.side(), watcher.follower.side()],
        [Some(Side::Red), Some(Side::Blue), None]
    );
    assert_eq!(blue.play().await, Err(Refusal::NotYourTurn));
    red.play().await.unwrap();
    blue.until(|client| client.turns() == 1).await;
    blue.play().await.unwrap();
    red.until(|client| client.turns() == 2).await;
    assert_eq!(
        red.act(Command::Turn { ply: 0, turn: mad_rules::Turn::PASS, thought: None }).await,
        Err(Refusal::Stale { turns: 2 })
    );
    // A takeback.
    let ply = blue.follower.game().unwrap().takeback_target(Side::Blue).unwrap();
    blue.act(Command::Offer { offer: Offer::Takeback { ply } }).await.unwrap();
    red.until(|client| client.follower.game().unwrap().offer(Side::Blue).is_some()).await;
    let offer = red.follower.game().unwrap().offer(Side::Blue).unwrap().seq;
    red.act(Command::Accept { offer }).await.unwrap();
    blue.until(|client| client.turns() == 1).await;
    blue.play().await.unwrap();
    // The end, seen by everybody.
    red.act(Command::Resign).await.unwrap();
    for client in [&mut blue, &mut watcher] {
        client.until(|client| client.follower.game().unwrap().ending().is_some()).await;
    }
    assert_eq!(watcher.follower.events().len(), red.follower.events().len());
    // A rematch with swapped sides.
    blue.act(Command::Offer { offer: Offer::Rematch }).await.unwrap();
    red.until(|client| client.follower.game().unwrap().offer(Side::Blue).is_some()).await;
    red.act(Command::Offer { offer: Offer::Rematch }).await.unwrap();
    red.until(|client| client.follower.game().unwrap().rematch().is_some()).await;
    let next = red.follower.game().unwrap().rematch().unwrap();
    red.follower = Follower::new(next);
    for message in red.follower.connect() {
        red.send(&message).await;
    }
    red.until(|client| client.follower.game().is_some()).await;
    assert_eq!(red.follower.side(), Some(Side::Blue));
    let (status, _, record) =
        server.request(&format!("GET /api/games/{game}/record"), &[], "").await;
    assert_eq!(status, 200);
    assert_eq!(record.parse::<mad_rules::Record>().unwrap().turns().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_is_sent_again_is_carried_out_once() {
    let folder = TempDir::new().unwrap();
    let server = Server::start(&folder, settings()).await;
    let (game, [red, _]) = server.game(Pace::minutes(5, 3)).await;
    let mut client = Client::new(&server, Some(&red), game).await;
    let turn = *client.follower.game().unwrap().game().legal_turns().iter().next().unwrap();
    let (nonce, command) = (Nonce::new(7), Command::Turn { ply: 0, turn, thought: None });
    for _ in 0..3 {
        client.send(&ClientMessage::Act { game, nonce, command }).await;
    }
    let mut answers = Vec::new();
    while answers.len() < 3 {
        if let ServerMessage::Ok { seq, .. } = client.receive().await {
            answers.push(seq);
        }
    }
    assert_eq!(answers, [2, 2, 2]);
    let invitation = serde_json::to_value(new_game(Pace::Days(3), false, None)).unwrap();
    let (_, first) = server.post("/api/games", Some(&red), &invitation).await;
    let (_, second) = server.post("/api/games", Some(&red), &invitation).await;
    assert_eq!(first["game"], second["game"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_planned_turn_is_played_and_stays_secret() {
    let folder = TempDir::new().unwrap();
    let server = Server::start(&folder, settings()).await;
    let (game, [red, blue]) = server.game(Pace::minutes(5, 3)).await;
    let mut red = Client::new(&server, Some(&red), game).await;
    let mut blue = Client::new(&server, Some(&blue), game).await;
    let plan = Command::Plan { ply: 1, turn: Some(mad_rules::Turn::PASS) };
    blue.act(plan).await.unwrap();
    red.until(|client| client.follower.events().len() == 3).await;
    let hidden = &red.follower.events()[2].action;
    assert_eq!(*hidden, Action::Planned { ply: 1, turn: None });
    red.play().await.unwrap();
    red.until(|client| client.turns() == 2).await;
    assert_eq!(red.follower.game().unwrap().game().turns()[1], mad_rules::Turn::PASS);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_flag_falls_by_itself() {
    let folder = TempDir::new().unwrap();
    let server = Server::start(&folder, settings()).await;
    let (game, [red, blue]) = server.game(Pace::Live { base: 10_000, increment: 0 }).await;
    let mut red = Client::new(&server, Some(&red), game).await;
    let mut blue = Client::new(&server, Some(&blue), game).await;
    red.play().await.unwrap();
    blue.until(|client| client.turns() == 1).await;
    blue.play().await.unwrap();
    red.until(|client| client.follower.game().unwrap().ending().is_some()).await;
    let ending = red.follower.game().unwrap().ending().unwrap();
    assert!(matches!(ending, Ending::Won(outcome) if outcome.winner == Side::Blue), "{ending:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_continues_every_game() {
    let folder = TempDir::new().unwrap();
    let server = Server::start(&folder, settings()).await;
    let (game, [red, blue]) = server.game(Pace::minutes(5, 3)).await;
    let mut client = Client::new(&server, Some(&red), game).await;
    client.play().await.unwrap();
    let before = client.follower.events().to_vec();
    server.online.stop(Duration::ZERO).await;
    drop(server);
    let server = Server::start(&folder, settings()).await;
    let mut other = Client::new(&server, Some(&blue), game).await;
    assert_eq!(other.follower.events(), before);
    other.play().await.unwrap();
    assert_eq!(other.turns(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_accept_an_invitation_one_plays() {
    let folder = TempDir::new().unwrap();
    let server = Server::start(&folder, settings()).await;
    let host = server.guest().await;
    let game = server.invite(&host, Pace::minutes(5, 3), false, None).await;
    let path = format!("/api/games/{game}/join");
    let (status, body) = server.post(&path, Some(&host), &Value::Null).await;
    assert_eq!((status, &body), (409, &serde_json::json!({ "refused": "own-invitation" })));
    let guests = futures_util::future::join_all((0..8).map(|_| server.guest())).await;
    let joins = guests.iter().map(|guest| server.post(&path, Some(guest), &Value::Null));
    let answers = futures_util::future::join_all(joins).await;
    let seated = answers.iter().filter(|(status, _)| *status == 200).count();
    assert_eq!(seated, 1, "{answers:?}");
    let (status, ..) = server.request(&format!("GET /api/games/{game}"), &[], "").await;
    assert_eq!(status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_look_for_an_opponent_find_each_other() {
    let folder = TempDir::new().unwrap();
    let server = Server::start(&folder, settings()).await;
    let (one, other) = (server.guest().await, server.guest().await);
    let wish = |pace| serde_json::to_value(new_game(pace, true, None)).unwrap();
    let (_, first) = server.post("/api/pair", Some(&one), &wish(Pace::minutes(5, 3))).await;
    // Somebody who looks for another pace does not fit.
    let third = server.guest().await;
    let (_, apart) = server.post("/api/pair", Some(&third), &wish(Pace::minutes(1, 0))).await;
    assert_ne!(first["game"], apart["game"]);
    let id: GameId = serde_json::from_value(first["game"].clone()).unwrap();
    let mut waiting = Client::new(&server, Some(&one), id).await;
    let (_, second) = server.post("/api/pair", Some(&other), &wish(Pace::minutes(5, 3))).await;
    assert_eq!(first["game"], second["game"]);
    waiting.until(|client| client.follower.game().unwrap().is_running()).await;
    assert!(waiting.follower.side().is_some());
    // Their game is on the list of games to watch, and not in the lobby any more.
    let (_, _, listed) = server.request("GET /api/games", &[], "").await;
    assert!(listed.contains(&id.to_string()), "{listed}");
}

/// Both looked into an empty lobby, both made an offer, and both waited for ever.
#[tokio::test(flavor = "multi_thread")]
async fn two_who_look_at_the_same_time_find_each_other() {
    let folder = TempDir::new().unwrap();
    let server = Server::start(&folder, settings()).await;
    for minutes in 1..=20 {
        let pace = Pace::minutes(minutes, 0);
        let guests = [server.guest().await, server.guest().await];
        let wishes = guests.each_ref().map(|_| new_game(pace, true, None));
        let pair = async |number: usize| {
            let wish = serde_json::to_value(wishes[number]).unwrap();
            server.post("/api/pair", Some(&guests[number]), &wish).await.1
        };
        let (one, other) = tokio::join!(pair(0), pair(1));
        assert_eq!(one["game"], other["game"]);
        // The answers were lost, and the same is asked again.
        let (again, other) = (pair(0).await, pair(1).await);
        assert_eq!([&again["game"], &other["game"]], [&one["game"]; 2]);
        assert!(again["side"] != other["side"] && !again["side"].is_null(), "{again} {other}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn offers_leave_the_lobby_when_they_are_taken_or_withdrawn() {
    let folder = TempDir::new().unwrap();
    let server = Server::start(&folder, settings()).await;
    let host = server.guest().await;
    let game = server.invite(&host, Pace::minutes(5, 3), true, Some(Side::Blue)).await;
    let mut client = Client::new(&server, Some(&host), game).await;
    client.send(&ClientMessage::Lobby { on: true }).await;
    let mut offers = 0;
    while offers == 0 {
        if let ServerMessage::Lobby { offers: found } = client.receive().await {
            offers = found.len();
        }
    }
    client.act(Command::Abort).await.unwrap();
    assert_eq!(client.follower.game().unwrap().phase(), Phase::Over(Ending::Aborted));
    let rival = server.guest().await;
    let (status, body) =
        server.post(&format!("/api/games/{game}/join"), Some(&rival), &Value::Null).await;
    assert_eq!((status, body["refused"].as_str()), (409, Some("over")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_link_lets_its_owner_go_on_elsewhere() {
    let folder = TempDir::new().unwrap();
    let server = Server::start(&folder, settings()).await;
    let (game, [red, blue]) = server.game(Pace::minutes(5, 3)).await;
    let path = format!("/api/games/{game}/seat-link");
    let (_, link) = server.post(&path, Some(&red), &Value::Null).await;
    let elsewhere = server.guest().await;
    let seat = format!("/api/games/{game}/seat");
    let (status, _) = server.post(&seat, Some(&elsewhere), &link).await;
    assert_eq!(status, 200);
    let mut client = Client::new(&server, Some(&elsewhere), game).await;
    assert_eq!(client.follower.side(), Some(Side::Red));
    client.play().await.unwrap();
    // The opponent cannot take it as well, and a wrong secret opens nothing.
    assert_eq!(server.post(&seat, Some(&blue), &link).await.0, 409);
    let wrong = serde_json::json!({ "secret": "AAAAAAAAAAAAAAAAAAAAAAAA" });
    assert_eq!(server.post(&seat, Some(&elsewhere), &wrong).await.0, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn own_games_are_listed_and_the_list_follows() {
    let folder = TempDir::new().unwrap();
    let server = Server::start(&folder, settings()).await;
    let (game, [red, blue]) = server.game(Pace::Days(3)).await;
    let mut client = Client::new(&server, Some(&red), game).await;
    client.send(&ClientMessage::Mine { on: true }).await;
    let mut other = Client::new(&server, Some(&blue), game).await;
    client.play().await.unwrap();
    other.until(|client| client.turns() == 1).await;
    other.play().await.unwrap();
    loop {
        if let ServerMessage::Mine { games } = client.receive().await
            && games.len() == 1
            && games[0].turns == 2
        {
            assert!(games[0].deadline.is_some());
            break;
        }
    }
}
