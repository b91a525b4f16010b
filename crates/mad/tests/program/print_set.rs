//! The set to print, as PDF and as SVG pages.

use std::fs;
use std::path::Path;

use super::{folder, mad, run, text};

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<_> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn pages_are_written_as_svg_and_existing_ones_only_with_force() {
    let folder = folder("print-svg");
    let pages = folder.join("new/pages");
    let pages_name = pages.to_str().unwrap();
    let args = ["print-set", "--format", "svg", "-o", pages_name];
    let written = run(&args, "");
    assert_eq!((written.status.code(), text(&written.stderr).as_str()), (Some(0), ""));
    let printed = text(&written.stdout);
    assert!(printed.starts_with("5 pages written to "), "{printed}");
    assert!(printed.contains("33.5 mm on 6×4, 36.5 mm on 5×5. Ships: 29.5 mm."), "{printed}");
    let expected =
        ["1-board-6x4.svg", "2-board-5x5.svg", "3-ships.svg", "4-rules.svg", "5-questions.svg"];
    assert_eq!(names(&pages), expected);
    let rules = fs::read_to_string(pages.join("4-rules.svg")).unwrap();
    assert!(rules.contains("@font-face") && rules.contains(r#"width="210mm""#));

    fs::write(pages.join("3-ships.svg"), "mine").unwrap();
    fs::remove_file(pages.join("1-board-6x4.svg")).unwrap();
    let refused = run(&args, "");
    assert_eq!(refused.status.code(), Some(1));
    let message = text(&refused.stderr);
    assert!(message.contains("exists already") && message.contains("--force"), "{message}");
    assert_eq!(fs::read_to_string(pages.join("3-ships.svg")).unwrap(), "mine");
    assert_eq!(names(&pages).len(), 4, "nothing is written when something is refused");

    let forced = run(&[&args[..], &["--force"]].concat(), "");
    assert_eq!(forced.status.code(), Some(0), "{}", text(&forced.stderr));
    assert!(fs::read_to_string(pages.join("3-ships.svg")).unwrap().starts_with("<svg "));
    assert_eq!(names(&pages), expected);
}

#[test]
fn paper_boards_and_language_can_be_chosen() {
    let folder = folder("print-choices");
    let args = ["--paper", "letter", "--board", "5x5", "--lang", "de", "--format", "svg"];
    let mut command = mad(&[&["print-set"][..], &args].concat());
    let written = command.current_dir(&folder).output().unwrap();
    let printed = text(&written.stdout);
    assert_eq!(written.status.code(), Some(0), "{}", text(&written.stderr));
    assert!(printed.starts_with("4 Seiten nach mad-letter-de geschrieben.\n"), "{printed}");
    assert!(printed.contains("Felder: 35,5 mm auf 5×5. Schiffe: 31,5 mm."), "{printed}");
    let pages = folder.join("mad-letter-de");
    assert_eq!(names(&pages), ["1-board-5x5.svg", "2-ships.svg", "3-rules.svg", "4-questions.svg"]);
    let rules = fs::read_to_string(pages.join("3-rules.svg")).unwrap();
    assert!(rules.contains(r#"width="215.9mm""#) && rules.contains("Der Positionierungszug"));
}

#[cfg(feature = "pdf")]
#[test]
fn one_pdf_is_written_into_a_folder_or_under_a_name() {
    let folder = folder("print-pdf");
    for (language, done, refused) in [
        ("en", "5 pages written to ", "exists already"),
        ("fr", "5 pages écrites dans ", "existe déjà"),
        ("nl", "5 pagina’s geschreven naar ", "bestaat al"),
        ("de", "5 Seiten nach ", "gibt es schon"),
    ] {
        let args = ["print-set", "--lang", language, "-o", folder.to_str().unwrap()];
        let written = run(&args, "");
        assert_eq!(written.status.code(), Some(0), "{}", text(&written.stderr));
        assert!(text(&written.stdout).starts_with(done), "{}", text(&written.stdout));
        let pdf = fs::read(folder.join(format!("mad-a4-{language}.pdf"))).unwrap();
        assert!(pdf.starts_with(b"%PDF-"));
        let again = run(&args, "");
        assert_eq!(again.status.code(), Some(1));
        assert!(text(&again.stderr).contains(refused), "{}", text(&again.stderr));
    }
    let named = folder.join("set.pdf");
    let written = run(&["print-set", "--board", "6x4", "--output", named.to_str().unwrap()], "");
    assert!(text(&written.stdout).starts_with("4 pages written to "), "{}", text(&written.stdout));
    assert!(named.exists());
}

#[test]
fn what_cannot_be_written_or_chosen_is_an_error() {
    let folder = folder("print-errors");
    let file = folder.join("file");
    fs::write(&file, "mine").unwrap();
    let path = file.to_str().unwrap();
    let refused = run(&["print-set", "--format", "svg", "-o", path], "");
    assert_eq!(refused.status.code(), Some(2));
    assert!(text(&refused.stderr).contains("cannot be written: "), "{}", text(&refused.stderr));
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    for wrong in [["--paper", "a3"], ["--board", "aztec"], ["--format", "png"]] {
        let refused = run(&[&["print-set"][..], &wrong].concat(), "");
        assert_eq!(refused.status.code(), Some(2), "{wrong:?}");
        assert!(text(&refused.stderr).contains("expected one of "), "{}", text(&refused.stderr));
    }
}
