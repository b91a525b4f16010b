//! A browser tab with the app: scripts, waiting, and reading what is shown.

use std::cell::{Cell, RefCell};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail, ensure};
use mad_i18n::Texts;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::WebDriver;

use crate::webdriver::DriverProcess;
use crate::{Browser, Environment, Size};

/// The timeout of waits. Long, because only failing tests reach it, and the machine may be busy.
pub const TIMEOUT: Duration = Duration::from_secs(60);
/// The time between two polls.
pub(crate) const POLL: Duration = Duration::from_millis(20);

/// Settings without animations and other differences between runs.
pub const SETTINGS: &str =
    r#"{"theme":"dark","digits":true,"sound":false,"motion":"off","resigns":false}"#;

/// A screen that is rendered: while its code is downloaded, it is busy.
const RENDERED: &str = "#app main:not([aria-busy])";

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

/// The app works as in a browser without service workers.
const NO_SERVICE_WORKER: &str = "delete Navigator.prototype.serviceWorker;";

/// A browser tab with the app.
pub struct Page {
    environment: Arc<Environment>,
    pub(crate) session: WebDriver,
    _driver: Arc<DriverProcess>,
    browser: Browser,
    size: Size,
    address: String,
    /// The identifier of the injected script that holds the engine back.
    held: RefCell<Option<String>>,
    /// Whether the script was removed while this document still runs it: the next visit replaces the
    /// document.
    stale: Cell<bool>,
    /// The identifier of the injected script that disables the service worker.
    without_service_worker: RefCell<Option<String>>,
}

/// Counts the tones that the page plays.
const COUNT_TONES: &str = "
    window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...given) {
        window.tones += 1;
        return start.apply(this, given);
    };
";

impl Page {
    pub(crate) const fn new(
        environment: Arc<Environment>,
        session: WebDriver,
        driver: Arc<DriverProcess>,
        (browser, size): (Browser, Size),
        address: String,
    ) -> Self {
        Self {
            environment,
            session,
            _driver: driver,
            browser,
            size,
            address,
            held: RefCell::new(None),
            stale: Cell::new(false),
            without_service_worker: RefCell::new(None),
        }
    }

    /// The environment that all pages share.
    #[must_use]
    pub const fn environment(&self) -> &Arc<Environment> {
        &self.environment
    }

    /// The WebDriver session.
    #[must_use]
    pub const fn session(&self) -> &WebDriver {
        &self.session
    }

    /// The browser.
    #[must_use]
    pub const fn browser(&self) -> Browser {
        self.browser
    }

    /// The size of the window.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The texts of the app.
    #[must_use]
    pub fn texts(&self) -> &Texts {
        &self.environment.texts
    }

    /// The address of the app, which ends with `/`.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Opens another browser, with a storage of its own, for the same address.
    pub async fn another_browser(&self) -> Result<Self> {
        let page = self.environment.open_browser_at(self.browser, self.size, &self.address).await?;
        page.store("mad.settings", SETTINGS).await?;
        Ok(page)
    }

    /// Goes to a screen such as `#/games`, and waits until it is rendered.
    pub async fn visit(&self, route: &str) -> Result<()> {
        let target = format!("{}{route}", self.address);
        if self.stale.take() {
            self.leave_app().await?;
        }
        if route.starts_with('#') && self.run::<bool>(IS_APP, vec![json!(self.address)]).await? {
            // Within the app only the fragment changes. The app has handled the event, and rendered
            // the screen, before the second frame after it.
            self.run_async::<bool>(GO_TO, vec![json!(target)]).await?;
        } else {
            self.session.goto(target).await?;
        }
        self.wait_for(RENDERED).await
    }

    /// Holds the engine back: messages to the worker are queued until
    /// [`release_engine`](Self::release_engine). Applies to every document opened from now on, and to
    /// the current one if it was opened with the engine held back. Chromium only.
    pub async fn hold_engine(&self) -> Result<()> {
        if self.engine_is_held() {
            return self
                .run::<bool>("window.holdEngine(); return true;", Vec::new())
                .await
                .map(drop);
        }
        *self.held.borrow_mut() = Some(self.inject(HOLD_ENGINE).await?);
        Ok(())
    }

    /// Opens documents from now on without a service worker: it downloads the whole app in the
    /// background, which takes as much processor time as many tests. Chromium only; Firefox is not
    /// changed.
    pub async fn disable_service_worker(&self) -> Result<()> {
        if self.browser == Browser::Chromium {
            let script = self.inject(NO_SERVICE_WORKER).await?;
            *self.without_service_worker.borrow_mut() = Some(script);
        }
        Ok(())
    }

    /// Opens documents from now on with a service worker again.
    pub async fn enable_service_worker(&self) -> Result<()> {
        let script = self.without_service_worker.take();
        if let Some(script) = script {
            self.remove_injected(script).await?;
        }
        Ok(())
    }

    /// Runs a script in every document opened from now on, before its own scripts. Returns its
    /// identifier.
    async fn inject(&self, script: &str) -> Result<String> {
        let source = json!({ "source": script });
        let script =
            self.session.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", source).await?;
        let name = script["identifier"].as_str().context("the script has an identifier")?;
        Ok(name.to_owned())
    }

    async fn remove_injected(&self, identifier: String) -> Result<()> {
        let script = json!({ "identifier": identifier });
        self.session.cdp().send_raw("Page.removeScriptToEvaluateOnNewDocument", script).await?;
        Ok(())
    }

    /// Releases the engine in this document; later documents hold it back again.
    pub async fn release_engine(&self) -> Result<()> {
        self.run::<bool>("window.releaseEngine(); return true;", Vec::new()).await.map(drop)
    }

    /// Stops holding the engine back in documents opened from now on.
    pub async fn stop_holding_engine(&self) -> Result<()> {
        let name = self.held.take().context("the engine is not held back")?;
        self.stale.set(true);
        self.remove_injected(name).await
    }

    pub(crate) fn engine_is_held(&self) -> bool {
        self.held.borrow().is_some()
    }

    /// Reloads the page.
    pub async fn reload(&self) -> Result<()> {
        match self.browser {
            Browser::Chromium => self.session.refresh().await?,
            // geckodriver's refresh bypasses the service worker.
            Browser::Firefox => {
                let reload = "window.before = true; location.reload(); return true;";
                self.run::<bool>(reload, Vec::new()).await?;
                self.wait("the page again", "window.before === undefined", &[]).await?;
            }
        }
        self.wait_for(RENDERED).await
    }

    /// Runs a script in the page and returns its result.
    pub async fn run<T: DeserializeOwned>(&self, script: &str, arguments: Vec<Value>) -> Result<T> {
        let answer = self.session.execute(script, arguments).await;
        Ok(answer.with_context(|| script.to_owned())?.convert()?)
    }

    /// Runs an async script in the page, whose arguments are `given`, and returns its result.
    pub async fn run_async<T: DeserializeOwned>(
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

    /// Waits until a JavaScript expression is neither `null` nor `false`, and returns its value.
    pub async fn wait(&self, what: &str, expression: &str, arguments: &[Value]) -> Result<Value> {
        let script = format!("return {expression};");
        let start = Instant::now();
        loop {
            // A script fails while its document is being replaced: poll again.
            let value = self.run::<Value>(&script, arguments.to_vec()).await;
            match value {
                Ok(Value::Null | Value::Bool(false)) => {}
                Ok(value) => return Ok(value),
                Err(error) if start.elapsed() > TIMEOUT => return Err(error),
                Err(_) => {}
            }
            if start.elapsed() > TIMEOUT {
                bail!("{what}: not there after {} s", TIMEOUT.as_secs());
            }
            tokio::time::sleep(POLL).await;
        }
    }

    /// Polls a value until it is the wanted one. The error names the last value.
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
            if start.elapsed() > TIMEOUT {
                let seen = seen.with_context(|| what.to_owned())?;
                bail!("{what}: expected {wanted:?}\nbut seen {seen:?}");
            }
            tokio::time::sleep(POLL).await;
        }
    }

    /// Waits until an element is there and rendered.
    pub async fn wait_for(&self, selector: &str) -> Result<()> {
        let look = "(() => {
            const all = [...document.querySelectorAll(arguments[0])];
            return all.some((element) => element.getClientRects().length > 0);
        })()";
        self.wait(selector, look, &[json!(selector)]).await.map(drop)
    }

    /// Waits until there is no such element.
    pub async fn wait_gone(&self, selector: &str) -> Result<()> {
        let look = "document.querySelector(arguments[0]) === null";
        self.wait(&format!("no {selector}"), look, &[json!(selector)]).await.map(drop)
    }

    /// Waits until there are exactly this many elements.
    pub async fn count_is(&self, selector: &str, wanted: usize) -> Result<()> {
        self.until(selector, &wanted, async || self.count(selector).await).await
    }

    /// The number of elements.
    pub async fn count(&self, selector: &str) -> Result<usize> {
        let look = "return document.querySelectorAll(arguments[0]).length;";
        self.run(look, vec![json!(selector)]).await
    }

    /// The text of the first element; empty if there is none.
    pub async fn text(&self, selector: &str) -> Result<String> {
        let look = "return document.querySelector(arguments[0])?.innerText?.trim() ?? '';";
        self.run(look, vec![json!(selector)]).await
    }

    /// The text of the status panel beside the board.
    pub async fn status_text(&self) -> Result<String> {
        self.text(".status .sentence").await
    }

    /// Waits until the status panel has this text.
    pub async fn status_is(&self, sentence: &str) -> Result<()> {
        let wanted = sentence.to_owned();
        self.until("status text", &wanted, async || self.status_text().await).await
    }

    /// Waits until the first element has this text.
    pub async fn text_is(&self, selector: &str, text: &str) -> Result<()> {
        self.until(selector, &text.to_owned(), async || self.text(selector).await).await
    }

    /// Waits for a notice about a problem with this text, and closes it.
    pub async fn notice_is(&self, text: &str) -> Result<()> {
        self.text_is(".notice p", text).await?;
        self.press_on(".notice button").await?;
        self.wait_gone(".notice").await
    }

    /// Counts the tones that the next document plays, in `window.tones`.
    pub async fn count_tones(&self) -> Result<()> {
        self.inject(COUNT_TONES).await.map(drop)
    }

    /// Gives the window another size, and waits until the page is drawn in it.
    pub async fn resize(&self, (width, height): (u32, u32)) -> Result<()> {
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.session.cdp().send_raw("Emulation.setDeviceMetricsOverride", metrics).await?;
        let drawn = "
            const frame = () => new Promise((done) => requestAnimationFrame(done));
            while (innerWidth !== given[0] || innerHeight !== given[1]) await frame();
            await frame();
            await frame();
            return true;
        ";
        self.run_async::<bool>(drawn, vec![json!(width), json!(height)]).await.map(drop)
    }

    /// Waits for a confirmation with this text. It closes by itself.
    pub async fn toast_is(&self, text: &str) -> Result<()> {
        self.text_is(".toast p", text).await
    }

    /// Errors in the console since the last call. Firefox's driver does not report them.
    pub async fn console_errors(&self) -> Result<Vec<String>> {
        if self.browser == Browser::Firefox {
            return Ok(Vec::new());
        }
        let log = self.session.browser_log().await?;
        let severe = log.into_iter().filter(|entry| entry.level == "SEVERE");
        Ok(severe.map(|entry| entry.message).collect())
    }

    /// Waits until the console has a warning with all these words. Takes all entries of the console
    /// up to it, errors included. Chromium only.
    pub async fn console_warns(&self, words: &[&str]) -> Result<()> {
        self.until(&format!("a warning with {words:?}"), &true, async || {
            let log = self.session.browser_log().await?;
            let has_all = |text: &str| words.iter().all(|word| text.contains(word));
            Ok(log.iter().any(|entry| entry.level == "WARNING" && has_all(&entry.message)))
        })
        .await
    }

    /// Writes a screenshot of the window.
    pub async fn screenshot(&self, path: &Path) -> Result<()> {
        Ok(tokio::fs::write(path, self.session.screenshot_as_png().await?).await?)
    }

    /// Closes the page. The browser may be reused by another test.
    pub async fn close(self) -> Result<()> {
        match self.browser {
            Browser::Chromium => self.environment.put_back(self.size, self.session).await,
            Browser::Firefox => Ok(self.session.quit().await?),
        }
    }

    /// Closes the browser.
    pub async fn quit(self) -> Result<()> {
        Ok(self.session.quit().await?)
    }
}
