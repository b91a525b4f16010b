//! What all tests share: the app, served, and browsers to see it in.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context as _, Result, ensure};
use axum::response::Html;
use axum::routing::get;
use mad_i18n::{Language, Texts};
use mad_server::{Router, Site};
use tokio::net::TcpListener;
use tokio::sync::OnceCell;

use crate::driver::Driver;
use crate::{Browser, PATIENCE, Page, Size};

/// The app, the texts and the driver of Chromium.
pub struct World {
    chromium: OnceCell<Arc<Driver>>,
    site: Site,
    /// What the app says, in the language that it says it in.
    pub texts: Texts,
}

impl World {
    /// The app is the one in a folder, or the one that was built last.
    ///
    /// # Errors
    ///
    /// If there is no app.
    pub fn new(folder: Option<&Path>) -> Result<Arc<Self>> {
        let site = match folder {
            Some(folder) => Site::new(files(folder)?),
            None => Site::embedded(),
        };
        ensure!(!site.is_empty(), "there is no app to test: build it with `cargo xtask web`");
        let texts = Texts::new(Language::default());
        Ok(Arc::new(Self { chromium: OnceCell::new(), site, texts }))
    }

    /// The files of the app.
    #[must_use]
    pub const fn site(&self) -> &Site {
        &self.site
    }

    /// Somebody who has never been here, in front of an empty page. The app has an address of its
    /// own.
    ///
    /// # Errors
    ///
    /// If the browser does not start.
    pub async fn visitor(self: &Arc<Self>, browser: Browser, size: Size) -> Result<Page> {
        let address = serve(self.site.clone().router()).await?;
        self.visitor_of(browser, size, &address).await
    }

    /// Chromium has one driver for all sessions, Firefox one for each.
    async fn driver(&self, browser: Browser) -> Result<Arc<Driver>> {
        let start = async || Driver::start(browser).await.map(Arc::new);
        match browser {
            Browser::Chromium => self.chromium.get_or_try_init(start).await.cloned(),
            Browser::Firefox => start().await,
        }
    }

    /// Somebody else who has never been here, on the way to an address.
    ///
    /// # Errors
    ///
    /// If the browser does not start.
    pub async fn visitor_of(
        self: &Arc<Self>,
        browser: Browser,
        size: Size,
        address: &str,
    ) -> Result<Page> {
        let driver = self.driver(browser).await?;
        let session = browser.session(driver.address(), size).await?;
        session.set_script_timeout(PATIENCE).await?;
        Ok(Page::new(self.clone(), session, driver, (browser, size), address.to_owned()))
    }
}

/// A page at the address of the app, without the app.
pub(crate) const EMPTY: &str = "empty.html";

async fn empty() -> Html<&'static str> {
    Html("<!doctype html><link rel=\"icon\" href=\"data:,\" />")
}

/// Serves at a free port for as long as the program runs, and returns the address, with a `/` at
/// its end. There is an empty page besides.
///
/// # Errors
///
/// If there is no port.
pub async fn serve(router: Router) -> Result<String> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = format!("http://{}/", listener.local_addr()?);
    tokio::spawn(mad_server::serve(listener, with_empty(router), std::future::pending()));
    Ok(address)
}

/// The same, and the empty page.
pub(crate) fn with_empty(router: Router) -> Router {
    router.route(&format!("/{EMPTY}"), get(empty))
}

/// All files in a folder, by names with `/` between folders.
pub(crate) fn files(folder: &Path) -> Result<Vec<(String, mad_server::Bytes)>> {
    let mut found = Vec::new();
    let mut folders = vec![(String::new(), folder.to_owned())];
    while let Some((prefix, folder)) = folders.pop() {
        let entries = std::fs::read_dir(&folder).with_context(|| folder.display().to_string())?;
        for entry in entries {
            let entry = entry?;
            let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
            match entry.file_type()?.is_dir() {
                true => folders.push((format!("{name}/"), entry.path())),
                false => found.push((name, std::fs::read(entry.path())?.into())),
            }
        }
    }
    Ok(found)
}
