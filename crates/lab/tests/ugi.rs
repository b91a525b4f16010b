//! Engines in processes, good and bad, as small shell scripts.
#![cfg(unix)]

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use mad_lab::{
    Allowance, Fault, Faults, FinishedGame, Limits, Match, MatchReport, Player, PlayerError,
    RandomPlayer, Score, TimeControl, UgiCommand, UgiPlayer,
};
use mad_rules::{Board, EndReason, Game};

/// An engine whose answers to `go` are given; `111-222` is always legal, if not wise.
fn engine(go: &str) -> UgiCommand {
    let script = format!(
        r#"while read -r word rest; do case "$word" in
            ugi) echo "id name Fake"; echo "option name Luck type spin"; echo ugiok;;
            isready) echo readyok;;
            setoption) case "$rest" in *Luck*) ;; *) echo "info string error: unknown";; esac;;
            go) {go};;
            quit) exit;;
        esac; done"#
    );
    let mut command = UgiCommand::new("sh", ["-c", &script]);
    command.patience = Duration::from_secs(1);
    command
}

const GOOD: &str = "echo 'info depth 3 score semi 7 nodes 12'; echo 'bestmove 111-222'";

fn choose(command: UgiCommand, allowance: Allowance) -> Result<mad_lab::Choice, PlayerError> {
    let mut player = UgiPlayer::start(command)?;
    player.new_game(0)?;
    player.choose(&Game::default(), &allowance)
}

fn unhurried() -> Allowance {
    Allowance::without_deadline(Limits::nodes(100))
}

#[test]
fn an_engine_answers() {
    let mut command = engine(GOOD);
    command.options.push(("Luck".to_owned(), "7".to_owned()));
    let mut player = UgiPlayer::start(command).unwrap();
    assert_eq!(player.name(), "Fake");
    player.new_game(0).unwrap();
    let choice = player.choose(&Game::default(), &unhurried()).unwrap();
    assert_eq!(choice.turn.to_string(), "111-222");
    assert_eq!(choice.info.score, Some(Score::Semi(7)));
    assert_eq!(choice.info.depth, Some(3));
    assert_eq!(choice.info.nodes, Some(12));
}

#[test]
fn what_goes_wrong_is_told() {
    let missing = UgiCommand::new("no-such-engine-anywhere", [""; 0]);
    assert!(matches!(UgiPlayer::start(missing), Err(PlayerError::Start { .. })));

    let mut mute = UgiCommand::new("sleep", ["60"]);
    mute.patience = Duration::from_millis(100);
    let within = mute.patience;
    let error = UgiPlayer::start(mute).unwrap_err();
    assert_eq!(error, PlayerError::Silent { expected: "ugiok", within });

    let error = UgiPlayer::start(UgiCommand::new("true", [""; 0])).unwrap_err();
    assert_eq!(error, PlayerError::Ended { expected: "ugiok" });

    let mut endless = UgiCommand::new("yes", [""; 0]);
    endless.patience = Duration::from_millis(100);
    let error = UgiPlayer::start(endless).unwrap_err();
    assert_eq!(error, PlayerError::Silent { expected: "ugiok", within });

    let mut misspelt = engine(GOOD);
    misspelt.options.push(("Lukc".to_owned(), "7".to_owned()));
    assert!(matches!(UgiPlayer::start(misspelt), Err(PlayerError::Refused(_))));

    let silent = choose(engine(":"), unhurried()).unwrap_err();
    assert!(matches!(silent, PlayerError::Silent { expected: "bestmove", .. }));
    let dead = choose(engine("exit 3"), unhurried()).unwrap_err();
    assert_eq!(dead, PlayerError::Ended { expected: "bestmove" });
    let none = choose(engine("echo bestmove none"), unhurried()).unwrap_err();
    assert_eq!(none, PlayerError::Unreadable("none".to_owned()));
}

#[test]
fn a_deadline_is_kept() {
    let deadline = Duration::from_millis(50);
    let allowance = Allowance { limits: Limits::time(deadline), deadline: Some(deadline) };
    let mut player = UgiPlayer::start(engine(":")).unwrap();
    player.new_game(0).unwrap();
    let began = Instant::now();
    assert_eq!(player.choose(&Game::default(), &allowance), Err(PlayerError::Late(deadline)));
    assert!(began.elapsed() < Duration::from_secs(5));
    // It plays again in the next game, in a new process.
    assert!(matches!(player.choose(&Game::default(), &allowance), Err(PlayerError::Ended { .. })));
    player.new_game(1).unwrap();
    assert_eq!(player.choose(&Game::default(), &allowance), Err(PlayerError::Late(deadline)));
}

#[test]
fn no_process_is_left_over() {
    // No process remains, whether the engine obeys `quit` or ignores it.
    let stubborn = "trap '' TERM; while :; do read -r line || sleep 0.01; case $line in \
        ugi) echo id name $$; echo ugiok;; isready) echo readyok;; esac; line=; done";
    let mut polite = engine(GOOD);
    polite.arguments[1] = polite.arguments[1].replace("Fake", "$$");
    for command in [polite, UgiCommand::new("sh", ["-c", stubborn])] {
        let player = UgiPlayer::start(command).unwrap();
        let id: u32 = player.name().parse().unwrap();
        let alive = || {
            std::process::Command::new("sh")
                .args(["-c", &format!("kill -0 {id} 2>/dev/null")])
                .status()
                .unwrap()
                .success()
        };
        assert!(alive());
        drop(player);
        assert!(!alive());
    }
}

fn against_random(go: &'static str, limits: TimeControl) -> (MatchReport, Vec<FinishedGame>) {
    let mut contest = Match::new(Board::SIX_BY_FOUR).unwrap();
    contest.games = 2;
    contest.limits = [limits, TimeControl::Depth(1)];
    let mut games = Vec::new();
    let report = contest.run(
        [&|| Ok(Box::new(UgiPlayer::start(engine(go))?)), &|| Ok(Box::new(RandomPlayer::new(5)))],
        &mut |game, _| {
            games.push(game);
            ControlFlow::Continue(())
        },
    );
    (report.unwrap(), games)
}

#[test]
fn bad_engines_lose_and_the_match_goes_on() {
    let nodes = TimeControl::Nodes(100);
    let time = TimeControl::TurnTime(Duration::from_millis(20));
    let (good, _) = against_random(GOOD, nodes);
    assert_eq!(good.statistics.faults(), [Faults::default(); 2]);

    let illegal = Faults { illegal: 2, ..Faults::default() };
    let failed = Faults { failed: 2, ..Faults::default() };
    let late = Faults { time: 2, ..Faults::default() };
    for (go, limits, faults) in [
        ("echo bestmove a1a9", nodes, illegal),
        ("echo bestmove a1a2", nodes, illegal),
        ("exit", nodes, failed),
        ("exec yes info", nodes, failed),
        ("exec yes info", time, late),
        (":", nodes, failed),
        (":", time, late),
    ] {
        let (report, games) = against_random(go, limits);
        assert_eq!(report.statistics.faults(), [faults, Faults::default()], "{go}");
        assert_eq!(report.statistics.results().defeats, 2, "{go}");
        for finished in &games {
            let forfeit = finished.forfeit.as_ref().unwrap();
            assert_eq!(forfeit.side, finished.first);
            let on_time = matches!(forfeit.fault, Fault::Time { .. });
            assert_eq!(finished.outcome.reason == EndReason::Time, on_time);
            assert!(finished.record.to_string().contains("forfeits: "), "{}", finished.record);
        }
    }
}
