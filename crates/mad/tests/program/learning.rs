//! Data, training and networks.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;
use std::sync::OnceLock;

use serde_json::Value;

use super::{folder, run, text};

/// A folder with `6x4.dat`, the data of very short searches, and `6x4.net`, trained on it.
pub(super) fn trained() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let folder = folder("trained");
        let (data, network) = (folder.join("6x4.dat"), folder.join("6x4.net"));
        let output = make_data(&data, "hand", "3", "1");
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        let output = train(&network, &data, &["--epochs", "2"]);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        folder
    })
}

fn make_data(file: &Path, player: &str, nodes: &str, positions: &str) -> Output {
    let file = file.to_str().unwrap();
    let args = ["data", "--board", "6x4", "--player", player, "--nodes", nodes];
    run(&[&args[..], &["--positions", positions, "--workers", "2", file]].concat(), "")
}

fn train(network: &Path, data: &Path, more: &[&str]) -> Output {
    let args = ["train", "--board", "6x4", "-o", network.to_str().unwrap()];
    run(&[&args[..], more, &[data.to_str().unwrap()]].concat(), "")
}

/// The message of a command that must fail with code 2.
pub(super) fn refused(args: &[&str]) -> String {
    let output = run(args, "");
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {error}");
    assert!(error.starts_with("error: ") && !error.contains("panicked"), "{error}");
    error
}

#[test]
fn the_same_command_continues_a_file_of_data() {
    let data = trained().join("6x4.dat");
    let file = folder("continued").join("longer.dat");
    let first = fs::read(&data).unwrap();
    // One part and a piece of the next one.
    fs::write(&file, [&first[..], &first[16..700]].concat()).unwrap();
    let count = (first.len() - 32) / 24;
    let output = make_data(&file, "hand", "3", &(count + 1).to_string());
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let printed = text(&output.stdout);
    assert!(printed.contains("longer.dat: ") && printed.contains(" positions from "), "{printed}");
    let longer = fs::read(&file).unwrap();
    assert!(longer.len() > first.len() + 10_000 && longer.starts_with(&first));
    assert_eq!(text(&make_data(&file, "hand", "3", "1").stdout), printed, "there is enough");
    assert!(fs::read(&file).unwrap() == longer);
}

#[test]
fn data_of_other_settings_is_refused_and_kept() {
    let path = trained().join("6x4.dat");
    let before = fs::read(&path).unwrap();
    let file = path.to_str().unwrap();
    for (args, expected) in [
        (&["--board", "6x4", "--player", "hand", "--nodes", "4"][..], "another number of nodes"),
        (&["--board", "6x4", "--player", "hand", "--nodes", "3", "--seed", "2"], "another seed"),
        (&["--board", "6x4", "--nodes", "3"], "another player"),
        (&["--board", "5x5", "--player", "hand", "--nodes", "3"], "6×4 board"),
    ] {
        let error = refused(&[&["data"], args, &[file]].concat());
        assert!(error.contains(expected) && error.contains("6x4.dat"), "{error}");
    }
    assert!(fs::read(&path).unwrap() == before);
}

#[test]
fn data_needs_a_board_a_player_and_a_file() {
    let folder = folder("bad-data");
    let file = folder.join("x.dat");
    let file = file.to_str().unwrap();
    let network = trained().join("6x4.net");
    let network = network.to_str().unwrap();
    let readme = folder.join("readme");
    fs::write(&readme, "A file of somebody else.").unwrap();
    for (args, expected) in [
        (&["--player", "hand", file][..], "--board"),
        (&["--board", "6x4"], "FILE"),
        (&["--board", "7x7", file], "6x4, 5x5, 4x6, aztec"),
        (&["--board", "6x4", "--nodes", "0", file], "at least 1"),
        (&["--board", "6x4", "--workers", "0", file], "from 1 to 1024"),
        (&["--board", "6x4", "--player", "best.net", file], "best.net cannot be read"),
        (&["--board", "5x5", "--player", network, file], "network for the 6×4 board"),
        (&["--board", "6x4", "/no/such/folder/x.dat"], "/no/such/folder/x.dat"),
        (&["--board", "6x4", readme.to_str().unwrap()], "not a file of “mad data”"),
    ] {
        let error = refused(&[&["data"], args].concat());
        assert!(error.contains(expected), "{args:?}: {error}");
    }
    assert_eq!(fs::read_to_string(&readme).unwrap(), "A file of somebody else.");
    assert!(!Path::new(file).exists());
}

#[cfg(unix)]
#[test]
fn an_interrupted_command_says_how_to_continue() {
    use std::process::Command;
    use std::time::{Duration, Instant};

    let file = folder("interrupted").join("x.dat");
    let args = ["data", "--board", "6x4", "--player", "hand", "--nodes", "2"];
    let args = [&args[..], &["--positions", "100000000", file.to_str().unwrap()]].concat();
    let child = super::mad(&args).spawn().unwrap();
    let deadline = Instant::now() + Duration::from_secs(120);
    while fs::metadata(&file).map_or(0, |file| file.len()) < 1_000 {
        assert!(Instant::now() < deadline, "no part of the data after two minutes");
        std::thread::sleep(Duration::from_millis(20));
    }
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    let error = text(&output.stderr);
    assert!(error.contains("Ctrl-C again"), "{error}");
    assert!(error.contains("The same command continues from here."), "{error}");
    assert!(text(&output.stdout).contains("x.dat: "));
}

#[test]
fn training_is_repeatable_and_shown_by_epoch() {
    let folder = folder("repeated");
    let (data, network) = (trained().join("6x4.dat"), folder.join("again.net"));
    let output = train(&network, &data, &["--epochs", "2", "--workers", "1"]);
    let printed = text(&output.stdout);
    let lines: Vec<&str> = printed.lines().collect();
    assert!(lines[0].contains("positions to train on"), "{printed}");
    assert_eq!(
        lines[1].split_whitespace().collect::<Vec<_>>().join(" "),
        "epoch loss held out result search"
    );
    for (line, number) in lines[2..4].iter().zip(1..) {
        let cells: Vec<f64> = line.split_whitespace().map(|cell| cell.parse().unwrap()).collect();
        assert_eq!((cells.len(), cells[0]), (5, f64::from(number)), "{line}");
        assert!(cells[1..].iter().all(|loss| (0.2..1.0).contains(loss)), "{line}");
    }
    assert!(lines[4].contains("again.net: 27734 bytes, SHA-256 "), "{printed}");
    assert_eq!(fs::read(&network).unwrap(), fs::read(trained().join("6x4.net")).unwrap());
    let left: Vec<_> = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(left, [network], "no checkpoint is left");
}

#[test]
fn training_refuses_what_it_cannot_use() {
    let folder = folder("bad-training");
    let data = trained().join("6x4.dat");
    let data = data.to_str().unwrap();
    let output = folder.join("x.net");
    let output = output.to_str().unwrap();
    let checkpoint = folder.join("x.net.checkpoint");
    fs::write(&checkpoint, "something else").unwrap();
    let damaged = folder.join("damaged.dat");
    let mut bytes = fs::read(data).unwrap();
    bytes[99] ^= 1;
    fs::write(&damaged, &bytes).unwrap();
    let empty = folder.join("empty.dat");
    fs::write(&empty, &bytes[..16]).unwrap();
    for (args, expected) in [
        (&["--board", "6x4", "-o", output, data][..], "x.net.checkpoint is damaged, or belongs"),
        (&["--board", "5x5", "-o", output, data], "6x4.dat cannot be used for training: its pos"),
        (&["--board", "6x4", "-o", output, damaged.to_str().unwrap()], "part 1 is damaged"),
        (&["--board", "6x4", "-o", output, empty.to_str().unwrap()], "no positions to train on"),
        (&["--board", "6x4", "-o", output, "none.dat"], "none.dat cannot be read"),
        (&["--board", "6x4", "-o", "/no/such/x.net", data], "/no/such/x.net cannot be written"),
        (&["--board", "6x4", "-o", folder.to_str().unwrap(), data], "it is a folder"),
        (&["--board", "6x4", data], "--output"),
        (&["--board", "6x4", "-o", output], "FILE"),
        (&["-o", output, data], "--board"),
        (&["--board", "6x4", "--result-weight", "2", "-o", output, data], "from 0 to 1"),
        (&["--board", "6x4", "--learning-rate", "0", "-o", output, data], "0.000001 to 1"),
        (&["--board", "6x4", "--epochs", "NaN", "-o", output, data], "from 1 to 10000"),
    ] {
        let error = refused(&[&["train"], args].concat());
        assert!(error.contains(expected), "{args:?}: {error}");
    }
    assert!(!Path::new(output).exists());
    assert_eq!(fs::read_to_string(&checkpoint).unwrap(), "something else");
}

#[test]
fn networks_are_shown() {
    let file = trained().join("6x4.net");
    let file = file.to_str().unwrap();
    let shown: Value = serde_json::from_slice(&run(&["net", "show", file, "--json"], "").stdout)
        .expect("a network as JSON");
    assert_eq!((&shown["board"], &shown["inputs"]), (&"6x4".into(), &427.into()));
    assert_eq!((&shown["hidden"], &shown["bytes"]), (&64.into(), &27_734.into()));
    assert_eq!(shown["ships"].as_array().unwrap().len(), 7);
    assert!(shown["largest_sum"].as_i64().unwrap() <= shown["most"].as_i64().unwrap());
    for board in ["6x4", "5x5", "4x6", "aztec"] {
        let printed = text(&run(&["net", "show", "--board", board], "").stdout);
        let name = printed.split(':').next().unwrap();
        let hash = name.strip_prefix(&format!("{board}-")).and_then(|n| n.strip_suffix(".net"));
        assert!(printed.contains(&format!("SHA-256 {}…", hash.unwrap())), "{printed}");
        assert!(printed.contains("cruiser 222") && printed.contains("complement"), "{printed}");
    }
    let broken = folder("broken-net").join("broken.net");
    let bytes = fs::read(file).unwrap();
    for (content, expected) in [
        (&bytes[..1_000], "1000 bytes instead of 27734"),
        (&[&bytes[..500], &[77], &bytes[501..]].concat(), "damaged"),
        (b"MADNET\x07\x00", "version 7"),
        (b"", "does not begin with MADNET"),
    ] {
        fs::write(&broken, content).unwrap();
        let error = refused(&["net", "show", broken.to_str().unwrap()]);
        assert!(error.contains(expected) && error.contains("broken.net"), "{error}");
    }
    assert!(refused(&["net", "show", "none.net"]).contains("none.net cannot be read"));
    assert!(refused(&["net", "show", file, "--board", "6x4"]).contains("cannot be used together"));
}
