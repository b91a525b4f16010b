//! What all tests share: the built app, served, and browsers to open it in.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context as _, Result, ensure};
use axum::response::Html;
use axum::routing::get;
use mad_i18n::{Language, Texts};
use mad_server::{Router, Site};
use serde_json::json;
use thirtyfour::WebDriver;
use tokio::net::TcpListener;
use tokio::sync::OnceCell;

use crate::webdriver::{DriverProcess, grant_clipboard, start_chromium};
use crate::{Browser, Page, Size, TIMEOUT};

/// The folder that `cargo xtask web` writes the app to.
pub const SITE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/site");

/// The app, its texts, and browsers.
pub struct Environment {
    chromium: OnceCell<Arc<DriverProcess>>,
    /// The pool of idle Chromiums; `None` if browsers are not reused.
    idle: Option<Mutex<Vec<(Size, WebDriver)>>>,
    site: Site,
    /// The texts of the app in its default language.
    pub texts: Texts,
}

impl Environment {
    /// Takes the app from a folder, or from [`SITE`].
    pub fn new(folder: Option<&Path>) -> Result<Self> {
        let folder = folder.unwrap_or_else(|| Path::new(SITE));
        let site = files(folder).map(Site::new).unwrap_or_default();
        ensure!(
            !site.is_empty(),
            "no app in {}: build it with `cargo xtask web`",
            folder.display()
        );
        let texts = Texts::new(Language::default());
        Ok(Self { chromium: OnceCell::new(), idle: None, site, texts })
    }

    /// Lets tests use the same Chromium one after the other: starting one takes longer than many
    /// tests do. Each test has an address of its own, and so an empty storage, and a new tab.
    #[must_use]
    pub fn reusing_browsers(self) -> Arc<Self> {
        Arc::new(Self { idle: Some(Mutex::default()), ..self })
    }

    /// The files of the app.
    #[must_use]
    pub const fn site(&self) -> &Site {
        &self.site
    }

    /// Opens a browser on an empty page of the app's address, which no other test has.
    pub async fn open_browser(self: &Arc<Self>, browser: Browser, size: Size) -> Result<Page> {
        let address = serve(self.site.clone().router()).await?;
        self.open_browser_at(browser, size, &address).await
    }

    /// One driver for all Chromiums, one for each Firefox.
    async fn driver(&self, browser: Browser) -> Result<Arc<DriverProcess>> {
        let start = async || DriverProcess::start(browser).await.map(Arc::new);
        match browser {
            Browser::Chromium => self.chromium.get_or_try_init(start).await.cloned(),
            Browser::Firefox => start().await,
        }
    }

    /// Opens a browser for an address.
    pub async fn open_browser_at(
        self: &Arc<Self>,
        browser: Browser,
        size: Size,
        address: &str,
    ) -> Result<Page> {
        let driver = self.driver(browser).await?;
        let idle = if browser == Browser::Chromium { self.take_idle(size) } else { None };
        let session = match idle {
            Some(session) => session,
            None => browser.start(driver.address(), size).await?,
        };
        session.set_script_timeout(2 * TIMEOUT).await?;
        Ok(Page::new(self.clone(), session, driver, (browser, size), address.to_owned()))
    }

    /// Opens a Chromium with more flags for an address. It has to be [quit](Page::quit): another test
    /// must not get it.
    pub async fn open_chromium_with(
        self: &Arc<Self>,
        flags: &[&str],
        size: Size,
        address: &str,
    ) -> Result<Page> {
        let driver = self.driver(Browser::Chromium).await?;
        let session = start_chromium(driver.address(), size, flags).await?;
        session.set_script_timeout(2 * TIMEOUT).await?;
        let browser = (Browser::Chromium, size);
        Ok(Page::new(self.clone(), session, driver, browser, address.to_owned()))
    }

    fn take_idle(&self, size: Size) -> Option<WebDriver> {
        let mut idle = self.idle.as_ref()?.lock().unwrap_or_else(PoisonError::into_inner);
        let place = idle.iter().position(|(other, _)| *other == size)?;
        Some(idle.swap_remove(place).1)
    }

    /// Keeps a browser for the next test: in a new tab, because overrides of size, language and
    /// scripts belong to the tab. Closes it if that does not work.
    pub(crate) async fn put_back(&self, size: Size, session: WebDriver) -> Result<()> {
        let Some(idle) = &self.idle else { return Ok(session.quit().await?) };
        if new_tab(&session, size).await.is_err() {
            return Ok(session.quit().await?);
        }
        idle.lock().unwrap_or_else(PoisonError::into_inner).push((size, session));
        Ok(())
    }

    /// Closes the browsers that no test uses.
    pub async fn close(&self) {
        let idle = self
            .idle
            .as_ref()
            .map(|idle| std::mem::take(&mut *idle.lock().unwrap_or_else(PoisonError::into_inner)));
        for (_, session) in idle.unwrap_or_default() {
            // A browser that does not respond ends with its driver.
            let _ = session.quit().await;
        }
    }
}

/// Replaces all tabs by an empty one, and checks that it has the right size and the focus.
async fn new_tab(session: &WebDriver, size: Size) -> Result<()> {
    let old = session.windows().await?;
    let new = session.new_tab().await?;
    for window in old {
        session.switch_to_window(window).await?;
        session.close_window().await?;
    }
    session.switch_to_window(new).await?;
    // Without focus a document has no clipboard and fires no focus events.
    session.cdp().send_raw("Page.bringToFront", json!({})).await?;
    session.execute("window.focus();", Vec::new()).await?;
    grant_clipboard(session).await?;
    // They belong to the host, whatever the port: a guest of one game server is nobody on the next.
    session.cdp().send_raw("Network.clearBrowserCookies", json!({})).await?;
    session.browser_log().await?;
    // Not the inner size: on a phone, a page without a viewport element is wider than the screen.
    let look = "return [screen.width, screen.height, document.hasFocus()];";
    let (width, height, focus): (u32, u32, bool) =
        session.execute(look, Vec::new()).await?.convert()?;
    ensure!(
        (width, height) == size.pixels() && focus,
        "the new tab is not like that of a new browser: {width}x{height}, focus {focus}"
    );
    Ok(())
}

/// The name of an empty page at the address of the app.
pub(crate) const EMPTY: &str = "empty.html";

/// The empty page.
pub(crate) const EMPTY_PAGE: &str = "<!doctype html><link rel=\"icon\" href=\"data:,\" />";

async fn empty() -> Html<&'static str> {
    Html(EMPTY_PAGE)
}

/// Serves the app and an empty page at a free port until the program ends. Returns the address, which
/// ends with `/`.
pub async fn serve(router: Router) -> Result<String> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = format!("http://{}/", listener.local_addr()?);
    tokio::spawn(mad_server::serve(listener, with_empty(router), std::future::pending()));
    Ok(address)
}

/// Adds the empty page.
pub(crate) fn with_empty(router: Router) -> Router {
    router.route(&format!("/{EMPTY}"), get(empty))
}

/// All files below a folder, with `/` in their names.
pub(crate) fn files(folder: &Path) -> Result<Vec<(String, mad_server::Bytes)>> {
    let mut found = Vec::new();
    let mut folders = vec![(String::new(), folder.to_owned())];
    while let Some((prefix, folder)) = folders.pop() {
        let entries = std::fs::read_dir(&folder).with_context(|| folder.display().to_string())?;
        for entry in entries {
            let entry = entry?;
            let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if entry.file_type()?.is_dir() {
                folders.push((format!("{name}/"), entry.path()));
            } else {
                found.push((name, std::fs::read(entry.path())?.into()));
            }
        }
    }
    Ok(found)
}
