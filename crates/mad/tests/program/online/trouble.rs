//! Lost connections, servers, sessions and programs.

use mad_testing::{Direction, Proxy};

use super::people::{Player, RED, Server, sessions};

#[test]
fn a_game_goes_on_after_the_server_was_killed() {
    let mut server = Server::start("killed");
    let (mut ada, mut bob, link) = server.pair(&RED);
    ada.asks("c2c3", "Red plays 211 c2-c3.");
    bob.wait_for("Red plays 211 c2-c3.");
    bob.asks("c5c4", "Blue plays 211 c5-c4.");
    ada.wait_for("Blue plays 211 c5-c4.");
    server.kill();
    ada.wait_for("Connection lost. Trying again…");
    bob.wait_for("Connection lost. Trying again…");
    ada.asks("d2d3", "112 d2-d3. Not sent yet.");
    ada.asks("d2d3", "112 d2-d3. Sent.");
    bob.asks("link", "There is no server at ");
    server.start_again();
    ada.wait_for("Connected");
    ada.wait_for("Red plays 112 d2-d3.");
    bob.wait_for("Connected");
    bob.wait_for("Red plays 112 d2-d3.");
    bob.asks("d5d4", "Blue plays");
    ada.wait_for("Blue plays");
    // Programs that are started again go on too.
    let (code, printed) = bob.end();
    assert_eq!(code, Some(0));
    assert!(
        printed.contains(&format!("Come back with:\nmad play --online '{link}'\n")),
        "{printed}"
    );
    let mut bob = server.player("bob", &link, &[]);
    bob.wait_for("You play blue against ");
    bob.wait_for("Red to move.");
    ada.asks("a2a3", "Red plays");
    bob.wait_for("Red plays");
}

#[test]
fn a_turn_whose_answer_was_lost_is_played_once() {
    let server = Server::start("answer");
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    let runtime = runtime.unwrap();
    let proxy = {
        let _context = runtime.enter();
        Proxy::start(([127, 0, 0, 1], server.port()).into()).unwrap()
    };
    let mut ada = server.player("ada", &proxy.url(), &RED);
    let link = ada.link().replace(&proxy.url(), &server.address());
    let mut bob = server.player("bob", &link, &[]);
    bob.asks("accept", "You play blue against ");
    ada.wait_for("You play red against ");
    proxy.hold(Direction::Answers);
    ada.types("c2c3");
    bob.wait_for("Red plays 211 c2-c3.");
    runtime.block_on(proxy.cut());
    proxy.release(Direction::Answers);
    ada.wait_for("Connection lost. Trying again…");
    ada.wait_for("Connected");
    ada.wait_for("Red plays 211 c2-c3.");
    ada.asks("mfen", " b - - 1/40 2");
    bob.asks("c5c4", "Blue plays");
    ada.wait_for("Blue plays");
    let (_, printed) = ada.end();
    assert_eq!(printed.matches("Red plays").count(), 1, "{printed}");
    assert!(!printed.contains("not confirmed"), "{printed}");
}

#[test]
fn a_lost_session_is_replaced_by_the_link_of_the_seat() {
    let server = Server::start("seat");
    let (mut ada, mut bob, link) = server.pair(&RED);
    let seat = bob.asks("link", "#/seat/");
    bob.wait_for("Open this link on the other device.");
    let (code, _) = bob.end();
    assert_eq!(code, Some(0));
    for file in sessions(server.folder(), "bob") {
        std::fs::remove_file(file).unwrap();
    }
    let mut bob = server.player("bob", &link, &[]);
    bob.wait_for("You are watching.");
    drop(bob);

    let half = &seat[..seat.len() - 4];
    let mut wrong = server.player("bob", half, &[]);
    wrong.asks("accept", "Type “accept” to go on with the game here");
    let (code, printed) = wrong.end();
    assert_eq!(code, Some(1), "{printed}");
    assert!(printed.contains("This link does not belong to a seat of this game."), "{printed}");

    let mut bob = server.player("bob", &seat, &[]);
    bob.wait_for("Type “accept” to go on with the game here, or “quit”.");
    bob.asks("accept", "You play blue against ");
    ada.asks("c2c3", "Red plays");
    bob.wait_for("Red plays");
    bob.asks("c5c4", "Blue plays");
    ada.wait_for("Blue plays");
    // The seat is kept: the link of the game is enough from now on.
    drop(bob);
    let mut bob = server.player("bob", &link, &[]);
    bob.wait_for("You play blue against ");
}

#[test]
fn a_session_that_the_server_does_not_know_is_replaced() {
    let server = Server::start("forgotten");
    let mut ada = server.player("ada", &server.address(), &[]);
    ada.link();
    let file = sessions(server.folder(), "ada").remove(0);
    drop(ada);
    let kept = std::fs::read_to_string(&file).unwrap();
    let mut session: serde_json::Value = serde_json::from_str(&kept).unwrap();
    let token: String = session["token"].as_str().unwrap().chars().rev().collect();
    session["token"] = token.into();
    std::fs::write(&file, session.to_string()).unwrap();
    let mut ada = server.player("ada", &server.address(), &[]);
    ada.wait_for("The server does not know your earlier session any more.");
    ada.link();
    drop(ada);
    std::fs::write(&file, "{\"token\":\"s3cret\"").unwrap();
    let (code, printed) = server.player("ada", &server.address(), &[]).end();
    assert_eq!(code, Some(2));
    assert!(printed.contains("cannot be read") && !printed.contains("s3cret"), "{printed}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_and_the_end_of_the_input_leave_the_game() {
    let server = Server::start("leave");
    let (mut ada, mut bob, link) = server.pair(&RED);
    let back = format!("Come back with:\nmad play --online '{link}'\n");
    ada.types("c2c3");
    // What was typed before the end of the input arrives.
    let (code, printed) = ada.end();
    assert_eq!(code, Some(0), "{printed}");
    assert!(printed.ends_with(&back) && !printed.contains("not confirmed"), "{printed}");
    bob.wait_for("Red plays 211 c2-c3.");
    bob.signal("-INT");
    let (code, printed) = bob.end();
    assert_eq!(code, Some(130), "{printed}");
    assert!(printed.contains(&back), "{printed}");

    let mut ada = server.player("ada", &link, &[]);
    ada.wait_for("You play red against ");
    let mut invitation = server.player("ada", &server.address(), &["--time", "2d"]);
    invitation.wait_for("My online games:");
    let own = invitation.wait_for(&link);
    assert!(own.contains("Against ") && own.ends_with("’s turn"), "{own}");
    let other = invitation.link();
    invitation.types("quit");
    let (code, printed) = invitation.end();
    assert_eq!(code, Some(0));
    assert!(printed.contains("The invitation stays open."), "{printed}");
    // One's own invitation is not accepted but goes on, and can be withdrawn.
    let mut invitation = server.player("ada", &other, &[]);
    invitation.wait_for("This is your own invitation.");
    invitation.link();
    invitation.asks("withdraw", "The game was aborted. Nobody has won.");
    let (code, printed) = server.player("bob", &other, &[]).end();
    assert_eq!(code, Some(0), "{printed}");
    assert!(printed.contains("The game was aborted."), "{printed}");
}

#[test]
fn an_opponent_who_is_gone_is_announced() {
    let server = Server::start("gone");
    let (mut ada, mut bob, link) = server.pair(&["--side", "red", "--no-positioning"]);
    ada.asks("c2c3", "Red plays");
    bob.wait_for("Red plays");
    bob.asks("c5c4", "Blue plays");
    drop(bob);
    ada.wait_for(": gone for ");
    let mut bob = Player::start(server.folder(), "bob", &link, &[]);
    ada.wait_for(": connected");
    bob.wait_for("You play blue against ");
}
