//! Scripts and styles without what only those who write them read.

use anyhow::{Result, ensure};

use super::folder::Folder;

/// A folder whose scripts and styles have neither comments nor indents.
pub(super) fn all(mut folder: Folder) -> Result<Folder> {
    let mut stripped = Folder::default();
    for (name, bytes) in folder.take_all("") {
        let bytes = match name.rsplit_once('.') {
            Some((_, "js" | "css")) => strip(std::str::from_utf8(&bytes)?)?.into_bytes(),
            _ => bytes,
        };
        stripped.add(name, bytes)?;
    }
    Ok(stripped)
}

/// A text without indents, empty lines, and comments that begin a line.
fn strip(text: &str) -> Result<String> {
    let mut stripped = String::new();
    let mut in_comment = false;
    for line in text.lines().map(str::trim) {
        in_comment |= line.starts_with("/*");
        if in_comment {
            if let Some((_, behind)) = line.split_once("*/") {
                ensure!(behind.is_empty(), "something stands behind a comment: {line}");
                in_comment = false;
            }
        } else if !line.is_empty() && !line.starts_with("//") {
            // Inside such a text, indents would matter.
            let quotes = line.matches('`').count();
            ensure!(quotes % 2 == 0, "a text goes on in the next line: {line}");
            stripped.push_str(line);
            stripped.push('\n');
        }
    }
    Ok(stripped)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_indents_are_left_out() {
        let script =
            "// What it does.\n\nif (a) {\n  /** one\n   * two */\n  b(\"//\"); // why\n}\n";
        assert_eq!(strip(script).unwrap(), "if (a) {\nb(\"//\"); // why\n}\n");
        let style = "/* one */\na {\n  color: red; /* why */\n}\n/* two\nthree */\nb { top: 0 }\n";
        let expected = "a {\ncolor: red; /* why */\n}\nb { top: 0 }\n";
        assert_eq!(strip(style).unwrap(), expected);
    }

    #[test]
    fn what_it_does_not_understand_is_refused() {
        strip("const text = `one\n  two`;\n").unwrap_err();
        strip("/* why */ a()\n").unwrap_err();
        strip("const text = `one` + `two`;\n").unwrap();
    }

    #[test]
    fn only_scripts_and_styles_are_stripped() {
        let files = ["a.js", "b.css", "c.ftl"].map(|name| (name.to_owned(), b"  x\n".to_vec()));
        let stripped = all(Folder::from_iter(files)).unwrap();
        let texts: Vec<_> = stripped.files().map(|(_, bytes)| bytes).collect();
        assert_eq!(texts, [b"x\n".as_slice(), b"x\n", b"  x\n"]);
    }
}
