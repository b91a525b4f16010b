//! Somebody in front of the app: what they see, and what they wait for.

use std::cell::Cell;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail, ensure};
use mad_i18n::Texts;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::WebDriver;

use crate::driver::Driver;
use crate::{Browser, Size, World};

/// How long something may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often we look whether it has happened.
const GLANCE: Duration = Duration::from_millis(20);

/// Settings under which pictures and waits are the same each time.
pub const SETTINGS: &str =
    r#"{"theme":"dark","digits":true,"sound":false,"motion":"off","resigns":false}"#;

/// A browser with the app in it.
pub struct Page {
    world: Arc<World>,
    /// Ends before its driver does.
    pub(crate) session: WebDriver,
    _driver: Arc<Driver>,
    browser: Browser,
    size: Size,
    address: String,
    /// When somebody did something last.
    pub(crate) acted: Cell<Option<Instant>>,
}

impl Page {
    pub(crate) const fn new(
        world: Arc<World>,
        session: WebDriver,
        driver: Arc<Driver>,
        (browser, size): (Browser, Size),
        address: String,
    ) -> Self {
        Self { world, session, _driver: driver, browser, size, address, acted: Cell::new(None) }
    }

    /// What all pages share.
    #[must_use]
    pub const fn world(&self) -> &Arc<World> {
        &self.world
    }

    /// The browser itself.
    #[must_use]
    pub const fn session(&self) -> &WebDriver {
        &self.session
    }

    /// Which browser it is.
    #[must_use]
    pub const fn browser(&self) -> Browser {
        self.browser
    }

    /// The size of the screen.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// What the app says.
    #[must_use]
    pub fn texts(&self) -> &Texts {
        &self.world.texts
    }

    /// The address of the app, with a `/` at its end.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Somebody else, with a browser of their own, who knows the same address.
    ///
    /// # Errors
    ///
    /// If the browser does not start.
    pub async fn somebody_else(&self) -> Result<Self> {
        let page = self.world.visitor_of(self.browser, self.size, &self.address).await?;
        page.store("mad.settings", SETTINGS).await?;
        Ok(page)
    }

    /// Goes to a screen, such as `#/games`.
    ///
    /// # Errors
    ///
    /// If the app does not start there.
    pub async fn visit(&self, route: &str) -> Result<()> {
        self.session.goto(format!("{}{route}", self.address)).await?;
        self.see("#app main").await
    }

    /// Loads the page again.
    ///
    /// # Errors
    ///
    /// If the app does not start again.
    pub async fn reload(&self) -> Result<()> {
        match self.browser {
            Browser::Chromium => self.session.refresh().await?,
            // What its driver does passes by whatever the page has put on the device.
            Browser::Firefox => {
                let reload = "window.before = true; location.reload(); return true;";
                self.run::<bool>(reload, Vec::new()).await?;
                self.wait("the page again", "window.before === undefined", &[]).await?;
            }
        }
        self.see("#app main").await
    }

    /// Runs a script in the page and returns what it returns.
    ///
    /// # Errors
    ///
    /// If it throws, or returns something else.
    pub async fn run<T: DeserializeOwned>(&self, script: &str, arguments: Vec<Value>) -> Result<T> {
        let answer = self.session.execute(script, arguments).await;
        Ok(answer.with_context(|| script.to_owned())?.convert()?)
    }

    /// Waits for a promise that a script makes, and returns what it holds.
    ///
    /// # Errors
    ///
    /// If it is broken.
    pub async fn promise<T: DeserializeOwned>(
        &self,
        script: &str,
        arguments: Vec<Value>,
    ) -> Result<T> {
        let script = format!(
            "const done = arguments[arguments.length - 1];
             (async (...given) => {{ {script} }})(...arguments)
               .then((value) => done({{ value }}), (error) => done({{ error: String(error) }}));"
        );
        let answer = self.session.execute_async(&*script, arguments).await?;
        let mut answer: Value = answer.convert()?;
        ensure!(answer.get("error").is_none(), "the script failed: {}", answer["error"]);
        Ok(serde_json::from_value(answer["value"].take())?)
    }

    /// Waits until an expression is true in the page, and returns its value.
    ///
    /// # Errors
    ///
    /// If that takes too long.
    pub async fn wait(&self, what: &str, expression: &str, arguments: &[Value]) -> Result<Value> {
        let script = format!("return {expression};");
        let start = Instant::now();
        loop {
            let value: Value = self.run(&script, arguments.to_vec()).await?;
            if !matches!(value, Value::Null | Value::Bool(false)) {
                return Ok(value);
            }
            if start.elapsed() > PATIENCE {
                bail!("waited in vain for {what}");
            }
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Waits until something that is asked again and again is as it should be. The last answer is
    /// part of the complaint otherwise.
    ///
    /// # Errors
    ///
    /// If that takes too long.
    pub async fn until<T: PartialEq + std::fmt::Debug>(
        &self,
        what: &str,
        wanted: &T,
        look: impl AsyncFn() -> Result<T>,
    ) -> Result<()> {
        let start = Instant::now();
        loop {
            let seen = look().await?;
            if seen == *wanted {
                return Ok(());
            }
            if start.elapsed() > PATIENCE {
                bail!("{what}: expected {wanted:?}\nbut seen {seen:?}");
            }
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Waits until something is there and not hidden.
    ///
    /// # Errors
    ///
    /// If it does not come.
    pub async fn see(&self, selector: &str) -> Result<()> {
        let look = "(() => {
            const all = [...document.querySelectorAll(arguments[0])];
            return all.some((element) => element.getClientRects().length > 0);
        })()";
        self.wait(selector, look, &[json!(selector)]).await.map(drop)
    }

    /// Waits until something is not there.
    ///
    /// # Errors
    ///
    /// If it stays.
    pub async fn see_no(&self, selector: &str) -> Result<()> {
        let look = "document.querySelector(arguments[0]) === null";
        self.wait(&format!("no {selector}"), look, &[json!(selector)]).await.map(drop)
    }

    /// How many there are.
    ///
    /// # Errors
    ///
    /// If the page cannot be asked.
    pub async fn count(&self, selector: &str) -> Result<usize> {
        let look = "return document.querySelectorAll(arguments[0]).length;";
        self.run(look, vec![json!(selector)]).await
    }

    /// The text of the first element that fits; empty if there is none.
    ///
    /// # Errors
    ///
    /// If the page cannot be asked.
    pub async fn text(&self, selector: &str) -> Result<String> {
        let look = "return document.querySelector(arguments[0])?.innerText?.trim() ?? '';";
        self.run(look, vec![json!(selector)]).await
    }

    /// What the line beside the board says.
    ///
    /// # Errors
    ///
    /// If the page cannot be asked.
    pub async fn sentence(&self) -> Result<String> {
        self.text(".status .sentence").await
    }

    /// Waits until the line beside the board says this.
    ///
    /// # Errors
    ///
    /// If it says something else.
    pub async fn reads(&self, sentence: &str) -> Result<()> {
        let wanted = sentence.to_owned();
        self.until("the line beside the board", &wanted, async || self.sentence().await).await
    }

    /// Waits until an element has this text.
    ///
    /// # Errors
    ///
    /// If it has another.
    pub async fn shows(&self, selector: &str, text: &str) -> Result<()> {
        self.until(selector, &text.to_owned(), async || self.text(selector).await).await
    }

    /// Waits for a notice, and closes it.
    ///
    /// # Errors
    ///
    /// If another comes, or none.
    pub async fn is_told(&self, text: &str) -> Result<()> {
        self.shows(".notice p", text).await?;
        self.press_at(".notice button").await?;
        self.see_no(".notice").await
    }

    /// Errors that the browser has heard of since we asked last. Firefox does not tell.
    ///
    /// # Errors
    ///
    /// If it cannot be asked.
    pub async fn complaints(&self) -> Result<Vec<String>> {
        if self.browser == Browser::Firefox {
            return Ok(Vec::new());
        }
        let log = self.session.browser_log().await?;
        let severe = log.into_iter().filter(|entry| entry.level == "SEVERE");
        Ok(severe.map(|entry| entry.message).collect())
    }

    /// Writes a picture of the page.
    ///
    /// # Errors
    ///
    /// If that cannot be done.
    pub async fn picture(&self, path: &Path) -> Result<()> {
        Ok(tokio::fs::write(path, self.session.screenshot_as_png().await?).await?)
    }

    /// Ends the browser.
    ///
    /// # Errors
    ///
    /// If it does not end.
    pub async fn leave(self) -> Result<()> {
        Ok(self.session.quit().await?)
    }
}
