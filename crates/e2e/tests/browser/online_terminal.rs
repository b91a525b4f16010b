//! A person at a terminal plays a person in a browser: two clients of the same protocol.

use std::path::PathBuf;
use std::process::Stdio;

use anyhow::{Context as _, Result, ensure};
use mad_e2e::people::{Invitation, QUIET, accept, answer, both_see, enter, invite, says};
use mad_e2e::{GameServer, Page, TIMEOUT};
use mad_rules::{Board, Game, Options};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};

use crate::suite::tests;

tests! {
    DESKTOP: the_terminal_accepts_an_invitation, the_terminal_makes_a_link;
}

/// `mad play --online` in a process of its own, with a data folder of its own.
struct Terminal {
    _process: Child,
    input: ChildStdin,
    output: ChildStdout,
    /// What was printed and not waited for yet.
    printed: String,
    _data: TempDir,
}

/// The program: `cargo xtask test browser` builds it and tells where it is.
fn program() -> Result<PathBuf> {
    if let Some(path) = std::env::var_os("MAD_PROGRAM") {
        return Ok(path.into());
    }
    let tests = std::env::current_exe()?;
    let path = tests.ancestors().nth(2).context("the folder of the build")?.join("mad");
    ensure!(path.exists(), "{} is missing: `cargo build -p mad` makes it", path.display());
    Ok(path)
}

impl Terminal {
    fn start(address: &str, options: &[&str]) -> Result<Self> {
        let data = TempDir::with_prefix("mad-e2e-terminal-")?;
        let mut process = Command::new(program()?)
            .args(["--lang", "en", "play", "--online", address])
            .args(options)
            .env("XDG_DATA_HOME", data.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()?;
        let input = process.stdin.take().context("an input")?;
        let output = process.stdout.take().context("an output")?;
        Ok(Self { _process: process, input, output, printed: String::new(), _data: data })
    }

    async fn types(&mut self, line: &str) -> Result<()> {
        self.input.write_all(format!("{line}\n").as_bytes()).await?;
        Ok(self.input.flush().await?)
    }

    /// Waits until a text is printed. Returns everything up to its end.
    async fn prints(&mut self, text: &str) -> Result<String> {
        let read = async {
            loop {
                if let Some(at) = self.printed.find(text) {
                    let rest = self.printed.split_off(at + text.len());
                    return anyhow::Ok(std::mem::replace(&mut self.printed, rest));
                }
                let mut bytes = [0; 4096];
                let count = self.output.read(&mut bytes).await?;
                ensure!(count > 0, "the program has ended");
                self.printed += &String::from_utf8_lossy(&bytes[..count]);
            }
        };
        let result = tokio::time::timeout(TIMEOUT, read).await;
        result.context("time is over").flatten().with_context(|| {
            format!("the terminal does not print {text:?}, but:\n{}", self.printed)
        })
    }
}

async fn the_terminal_accepts_an_invitation(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let url = server.url();
    page.with_browsers([&url], async |[red]| {
        let link = invite(red, &Invitation::red(QUIET)).await?;
        let mut blue = Terminal::start(&format!("{url}{link}"), &[])?;
        blue.prints("accept").await?;
        blue.types("accept").await?;
        let mut game = Game::new(QUIET.parse()?);
        both_see(&[red], &game).await?;
        enter(red, game.position(), "b1c1").await?;
        game.play("b1c1".parse()?)?;
        blue.prints("b1-c1").await?;
        blue.types("a6b6").await?;
        game.play("a6b6".parse()?)?;
        both_see(&[red], &game).await?;
        blue.types("takeback").await?;
        answer(red, "accept").await?;
        game.undo();
        both_see(&[red], &game).await?;
        blue.types("say hello").await?;
        says(red, ".presence", &red.texts().online_phrase("hello")).await?;
        blue.types("a6b6").await?;
        game.play("a6b6".parse()?)?;
        both_see(&[red], &game).await?;
        blue.types("resign").await?;
        blue.types("resign").await?;
        red.text_is(".end h2", &red.texts().end_you_win()).await
    })
    .await
}

async fn the_terminal_makes_a_link(page: &Page) -> Result<()> {
    let server = GameServer::start(page).await?;
    let url = server.url();
    page.with_browsers([&url], async |[blue]| {
        let options = ["--side", "red", "--no-positioning", "--time", "3d"];
        let mut red = Terminal::start(&url, &options)?;
        let mut printed = red.prints("#/play/").await?;
        printed += red.prints("\n").await?.as_str();
        let (_, id) = printed.rsplit_once("#/play/").context("a link")?;
        let id: String = id.chars().take_while(|letter| !letter.is_whitespace()).collect();
        accept(blue, &format!("#/play/{id}")).await?;
        let options = Options { positioning: false, ..Options::default() };
        let mut game = Game::new(Board::default().start(options).context("a start")?);
        both_see(&[blue], &game).await?;
        red.types("a2a3").await?;
        game.play("a2a3".parse()?)?;
        both_see(&[blue], &game).await?;
        enter(blue, game.position(), "a5a4").await?;
        game.play("a5a4".parse()?)?;
        both_see(&[blue], &game).await?;
        red.prints("a5-a4").await.map(drop)
    })
    .await
}
