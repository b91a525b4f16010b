//! Somebody in front of the app: what they see, and what they wait for.

use std::cell::RefCell;
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

/// How long to wait for something that the page promises. Generous, because only failing tests wait
/// this long, and the machine may be busy.
pub const PATIENCE: Duration = Duration::from_secs(30);
/// The time between two polls.
pub(crate) const POLL: Duration = Duration::from_millis(20);

/// Settings under which pictures and waits are the same each time.
pub const SETTINGS: &str =
    r#"{"theme":"dark","digits":true,"sound":false,"motion":"off","resigns":false}"#;

/// Whether the document is the app, at this address, and has started.
const IS_APP: &str = "
    const [address] = arguments;
    const page = location.origin + location.pathname;
    return page === address && document.querySelector('#app main') !== null;
";

/// Goes to an address of the same document, and waits until the app has rendered it.
const GO_TO: &str = "
    const [target] = given;
    // A tab in the background has no frames.
    const frame = () => new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 1000);
    });
    const before = location.href;
    const changed = new Promise((done) => addEventListener('hashchange', done, { once: true }));
    location.assign(target);
    if (location.href !== before) await changed;
    await frame();
    await frame();
    return true;
";

/// Queues what the page posts to its workers.
const HOLD_ENGINE: &str = "
    const queue = [];
    const post = Worker.prototype.postMessage;
    let held = true;
    Worker.prototype.postMessage = function (...message) {
        if (held) queue.push([this, message]);
        else post.apply(this, message);
    };
    window.holdEngine = () => { held = true; };
    window.releaseEngine = () => {
        held = false;
        queue.splice(0).forEach(([worker, message]) => post.apply(worker, message));
    };
";

/// A browser with the app in it.
pub struct Page {
    world: Arc<World>,
    /// Ends before its driver does.
    pub(crate) session: WebDriver,
    _driver: Arc<Driver>,
    browser: Browser,
    size: Size,
    address: String,
    /// The script that holds the engine back, as the browser names it.
    held: RefCell<Option<String>>,
}

impl Page {
    pub(crate) const fn new(
        world: Arc<World>,
        session: WebDriver,
        driver: Arc<Driver>,
        (browser, size): (Browser, Size),
        address: String,
    ) -> Self {
        Self { world, session, _driver: driver, browser, size, address, held: RefCell::new(None) }
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
        let target = format!("{}{route}", self.address);
        if route.starts_with('#') && self.run::<bool>(IS_APP, vec![json!(self.address)]).await? {
            // Within the app only the fragment changes. The app has handled the event, and rendered
            // the screen, before the second frame after it.
            self.promise::<bool>(GO_TO, vec![json!(target)]).await?;
        } else {
            self.session.goto(target).await?;
        }
        self.see("#app main").await
    }

    /// Holds the engine back: messages to the worker are queued until
    /// [`release_engine`](Self::release_engine). This goes for every document that is opened from now
    /// on, and for the present one if the engine was held before. Chromium only.
    pub async fn hold_engine(&self) -> Result<()> {
        if self.engine_is_held() {
            return self
                .run::<bool>("window.holdEngine(); return true;", Vec::new())
                .await
                .map(drop);
        }
        let source = json!({ "source": HOLD_ENGINE });
        let script =
            self.session.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", source).await?;
        let name = script["identifier"].as_str().context("the script has an identifier")?;
        *self.held.borrow_mut() = Some(name.to_owned());
        Ok(())
    }

    /// Lets the engine answer in this document; later ones are held back again.
    pub async fn release_engine(&self) -> Result<()> {
        self.run::<bool>("window.releaseEngine(); return true;", Vec::new()).await.map(drop)
    }

    /// Documents that are opened from now on have an engine that answers at once.
    pub async fn stop_holding_engine(&self) -> Result<()> {
        let name = self.held.take().context("the engine is not held back")?;
        let script = json!({ "identifier": name });
        self.session.cdp().send_raw("Page.removeScriptToEvaluateOnNewDocument", script).await?;
        Ok(())
    }

    pub(crate) fn engine_is_held(&self) -> bool {
        self.held.borrow().is_some()
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
            // A script that fails has met a document that is being replaced: it is polled again.
            let value = self.run::<Value>(&script, arguments.to_vec()).await;
            match value {
                Ok(Value::Null | Value::Bool(false)) => {}
                Ok(value) => return Ok(value),
                Err(error) if start.elapsed() > PATIENCE => return Err(error),
                Err(_) => {}
            }
            if start.elapsed() > PATIENCE {
                bail!("waited {} s in vain for {what}", PATIENCE.as_secs());
            }
            tokio::time::sleep(POLL).await;
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
            let seen = look().await;
            if seen.as_ref().is_ok_and(|seen| seen == wanted) {
                return Ok(());
            }
            if start.elapsed() > PATIENCE {
                let seen = seen.with_context(|| what.to_owned())?;
                bail!("{what}: expected {wanted:?}\nbut seen {seen:?}");
            }
            tokio::time::sleep(POLL).await;
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

    /// Waits until there are exactly this many elements.
    pub async fn counts(&self, selector: &str, wanted: usize) -> Result<()> {
        self.until(selector, &wanted, async || self.count(selector).await).await
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
