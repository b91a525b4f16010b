//! Whole games, and what players can do in them.

use super::people::{RED, Server, sessions};

/// Blue is to move; red expels the blue corvette as soon as it can: `a3a4`.
const SHORT: &str = "b1112b222/r2213/4/r1113 b - - 3/40 6";

#[test]
fn a_whole_game_is_played_by_invitation() {
    let server = Server::start("whole");
    let file = server.folder().join("game.mad");
    let save =
        ["--mfen", SHORT, "--side", "red", "--time", "5+3", "--save", file.to_str().unwrap()];
    let mut ada = server.player("ada", &server.address(), &save);
    let link = ada.link();
    assert!(link.starts_with(&server.address()), "{link}");
    ada.asks("a3a4", "The game has not begun yet.");

    let mut bob = server.player("bob", &link, &[]);
    bob.wait_for("invites you to a game of MAD");
    let conditions = bob.wait_for("5+3");
    assert_eq!(conditions, "4×4, 5+3, from a set-up position, tie-break after 40 turns");
    bob.wait_for("Type “accept” to play blue, or “quit”.");
    bob.asks("d4d3", "Type “accept” to play blue, or “quit”.");
    assert!(sessions(server.folder(), "bob").is_empty(), "whoever only looks needs no session");
    bob.asks("accept", "You play blue against ");
    bob.wait_for("Blue to move.");
    bob.wait_for("Clocks: red 5:00, blue 5:00");
    bob.wait_for("Play your first turn within ");
    ada.wait_for("has accepted. The game begins.");
    ada.wait_for("You play red against ");
    ada.wait_for("does not begin within ");

    ada.asks("a3a4", "It is not your turn. To plan your answer, type “plan a3a4”.");
    bob.asks("d4a1", "so it moves one or two squares");
    bob.asks("threats", "gives no advice");
    bob.asks("nonsense", "“nonsense” is neither a command nor a turn");
    bob.asks("say", "say good-luck   Good luck!");
    bob.asks("say good luck", "You: Good luck!");
    ada.wait_for(": Good luck!");
    bob.asks("d4d3", "Blue plays 222 d4-d3.");
    bob.wait_for("Clocks: ");
    ada.wait_for("Blue plays 222 d4-d3.");
    ada.wait_for("Red to move.");
    ada.wait_for("Clocks: ");
    ada.asks("mfen", " r - - 4/40 7");
    ada.asks("a1a2", "Red plays 111 a1-a2.");
    bob.wait_for("Red plays 111 a1-a2.");
    bob.asks("d3d4", "Blue plays 222 d3-d4.");
    ada.wait_for("Blue plays 222 d3-d4.");
    ada.asks("a3a4", "Red wins: blue’s corvette is in exile.");
    ada.wait_for("Type “rematch” to play again");
    ada.wait_for("Saved to ");
    bob.wait_for("Red wins: blue’s corvette is in exile.");
    bob.asks("say thank-you", "You: Thank you for the game!");
    ada.wait_for(": Thank you for the game!");
    bob.asks("d4d3", "The game is over.");

    let saved = std::fs::read_to_string(&file).unwrap();
    assert!(saved.contains("[TimeControl \"300+3\"]") && saved.contains("1-0"), "{saved}");
    let record: mad_rules::Record = saved.parse().unwrap();
    assert_eq!(record.tag("Game"), link.rsplit('/').next());
    ada.types("quit");
    let (code, printed) = ada.end();
    assert_eq!(code, Some(0), "{printed}");
    let files = sessions(server.folder(), "ada");
    let session = std::fs::read_to_string(&files[0]).unwrap();
    let session: serde_json::Value = serde_json::from_str(&session).unwrap();
    let token = session["token"].as_str().unwrap();
    assert!(token.len() > 20 && !printed.contains(token), "the token is never printed");
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        assert_eq!(std::fs::metadata(&files[0]).unwrap().mode() & 0o777, 0o600);
    }
    let (code, _) = bob.end();
    assert_eq!(code, Some(0));
}

#[test]
fn a_takeback_restores_board_and_clocks() {
    let server = Server::start("takeback");
    let (mut ada, mut bob, _) = server.pair(&RED);
    ada.asks("takeback", "There is nothing to take back.");
    ada.asks("c2c3", "Red plays 211 c2-c3.");
    bob.wait_for("Red plays 211 c2-c3.");
    bob.asks("c5c4", "Blue plays 211 c5-c4.");
    ada.wait_for("Blue plays 211 c5-c4.");
    ada.asks("takeback", "You have asked for a takeback – 211 c2-c3");
    bob.wait_for("asks for a takeback – 211 c2-c3");
    bob.wait_for("Type “accept” or “decline”");
    bob.asks("decline", "You have declined.");
    ada.wait_for("has declined.");
    ada.asks("takeback", "You can ask again after turn 4.");
    bob.asks("undo", "You have asked for a takeback – 211 c5-c4");
    ada.wait_for("asks for a takeback – 211 c5-c4");
    bob.asks("withdraw", "You have withdrawn your offer.");
    ada.wait_for("has withdrawn the offer.");
    bob.asks("takeback", "You have asked for a takeback – 211 c5-c4");
    ada.wait_for("asks for a takeback – 211 c5-c4");
    ada.asks("accept", "Taken back. The clocks are as they were before that turn.");
    ada.wait_for("Blue to move.");
    ada.wait_for("Clocks: red 3 d 0 h, blue ");
    bob.wait_for("Taken back.");
    bob.wait_for("Clocks: red 3 d 0 h, blue ");
    bob.asks("mfen", " b - - 1/40 2");
    bob.asks("d5d4", "Blue plays");
    ada.wait_for("Blue plays");
    bob.asks("time", "You have given");
    let clocks = bob.wait_for("Clocks: red ");
    assert!(clocks.contains("red 4 d 0 h") || clocks.contains("red 3 d 23 h"), "{clocks}");
    ada.wait_for("has given you");
}

#[test]
fn offers_resignation_and_rematch() {
    let server = Server::start("rematch");
    let file = server.folder().join("games.mad");
    let save = ["--save", file.to_str().unwrap()];
    let (mut ada, mut bob, link) = server.pair(&[&RED[..], &save].concat());
    ada.asks("rematch", "The game is not over yet.");
    ada.asks("claim", "cannot be claimed");
    ada.asks("accept", "That offer");
    ada.asks("c2c3", "Red plays");
    bob.wait_for("Red plays");
    bob.asks("c5c4", "Blue plays");
    ada.wait_for("Blue plays");
    ada.asks("abort", "The game cannot be aborted any more.");
    ada.asks("agree", "You have offered to stop the game. Blue would get the semi-victory.");
    bob.wait_for("offers to stop the game. Blue would get the semi-victory.");
    bob.asks("decline", "You have declined.");
    ada.wait_for("has declined.");
    ada.asks("resign", "Resign this game? Type “resign” again to confirm.");
    ada.asks("board", "Red to move.");
    ada.asks("resign", "Resign this game?");
    ada.asks("resign", "Blue wins: red resigned.");
    ada.wait_for("Saved to ");
    bob.wait_for("Blue wins: red resigned.");
    bob.asks("rematch", "You have offered a rematch.");
    ada.wait_for("would like a rematch.");
    ada.asks("accept", "The rematch begins, with sides swapped: ");
    ada.wait_for("You play blue against ");
    let rematch = bob.wait_for("The rematch begins, with sides swapped: ");
    assert!(!rematch.contains(&link), "{rematch}");
    bob.wait_for("You play red against ");
    bob.asks("c2c3", "Red plays 211 c2-c3.");
    ada.wait_for("Red plays 211 c2-c3.");
    bob.types("resign");
    bob.asks("resign", "Blue wins: red resigned.");
    ada.wait_for("Blue wins: red resigned.");
    ada.wait_for("Saved to ");
    let saved = std::fs::read_to_string(&file).unwrap();
    assert_eq!(saved.matches("[Result \"0-1\"]").count(), 2, "both games: {saved}");
    // Coming back to the first game leads to the last one.
    let (code, _) = ada.end();
    assert_eq!(code, Some(0));
    let mut ada = server.player("ada", &link, &[]);
    ada.wait_for("The rematch begins");
    ada.wait_for("You play blue against ");
    ada.wait_for("Blue wins: red resigned.");
}

#[test]
fn a_conditional_turn_is_played_by_the_server() {
    let server = Server::start("plan");
    let (mut ada, mut bob, _) = server.pair(&RED);
    ada.asks("plan c2c3", "It is your turn: type the turn without “plan”.");
    bob.asks("plan c5z9", "Turn “c5z9”, offset 2");
    bob.asks("plan quit", "neither a command nor a turn");
    bob.asks("plan a5a4", "Planned – a5a4.");
    bob.asks("plan", "You have no planned turn any more.");
    bob.asks("plan c5c4", "Planned – c5c4.");
    ada.asks("c2c3", "Red plays 211 c2-c3.");
    ada.wait_for("Blue plays 211 c5-c4.");
    bob.wait_for("Blue plays 211 c5-c4.");
    // A plan that is not legal then is kept back, and the player hears of it.
    bob.asks("plan c5c4", "Planned – c5c4.");
    ada.asks("d2d3", "Red plays");
    bob.wait_for("The turn that you had planned, c5c4, is not legal now.");
    bob.asks("d5d4", "Blue plays");
    let (_, printed) = ada.end();
    assert!(!printed.contains("lanned"), "plans are secret: {printed}");
}

#[test]
fn others_watch_and_cannot_play() {
    let server = Server::start("watcher");
    let (mut ada, mut bob, link) = server.pair(&RED);
    let mut eve = server.player("eve", &link, &[]);
    eve.wait_for("You are watching.");
    eve.wait_for("Red to move.");
    eve.asks("c2c3", "You are not a player in this game.");
    eve.asks("resign", "You are not a player in this game.");
    eve.asks("takeback", "You are not a player in this game.");
    eve.asks("link", "You are not a player in this game.");
    ada.asks("c2c3", "Red plays 211 c2-c3.");
    eve.wait_for("Red plays 211 c2-c3.");
    eve.wait_for("Clocks: ");
    bob.wait_for("Red plays 211 c2-c3.");
    bob.asks("c5c4", "Blue plays");
    eve.wait_for("Blue plays");
    bob.asks("time", "You have given");
    eve.wait_for("time.");
    bob.types("resign");
    bob.types("resign");
    eve.wait_for("Red wins: blue resigned.");
    eve.wait_for("Type “save FILE” to keep the game, or “quit”.");
    let file = server.folder().join("watched.mad");
    eve.asks(&format!("save {}", file.display()), "Saved to");
    assert!(std::fs::read_to_string(&file).unwrap().contains("1-0"));
    assert!(sessions(server.folder(), "eve").is_empty(), "watchers need no session");
    let (code, _) = eve.end();
    assert_eq!(code, Some(0));
}
