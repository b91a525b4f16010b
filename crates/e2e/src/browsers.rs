//! Several browsers in one test.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context as _, Result, bail, ensure};
use serde_json::json;

use crate::{Browser, Environment, Page, SETTINGS, Size};

/// Screenshots of failed tests, below the folder of the workspace.
const SCREENSHOTS: &str = "target/e2e-failures";

impl Page {
    /// Opens more browsers like that of this page, one for each address, and closes them when `test` has
    /// ended, also if it fails: then the error has the state of each, and screenshots are written. Each has a
    /// profile of its own, and so another person, with [`SETTINGS`] and without a service worker.
    ///
    /// Fails if a page shows an internal error, or if there are errors in a console that are not about
    /// connections and requests to the game server.
    pub async fn with_browsers<const N: usize>(
        &self,
        addresses: [&str; N],
        test: impl AsyncFnOnce([&Self; N]) -> Result<()>,
    ) -> Result<()> {
        let targets = addresses.map(|address| (self.browser(), self.size(), address));
        self.environment().with_browsers(targets, test).await
    }

    /// The state of the page after a failure: address, status text, console, and a screenshot, whose file has
    /// this name.
    pub async fn describe(&self, name: &str) -> String {
        let status = self.status_text().await.unwrap_or_default();
        let address = self.session().current_url().await;
        let address = address.map(|url| url.to_string()).unwrap_or_default();
        let mut text = format!("at {address}\nstatus text: {status}");
        for error in self.console_errors().await.unwrap_or_default() {
            text += &format!("\nconsole: {error}");
        }
        let file = format!("{SCREENSHOTS}/{name}.png");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(&file);
        let saved = async {
            let folder = path.parent().context("a folder")?;
            tokio::fs::create_dir_all(folder).await?;
            self.screenshot(&path).await
        };
        match saved.await {
            Ok(()) => text += &format!("\nscreenshot: {file}"),
            Err(error) => text += &format!("\nno screenshot: {error:#}"),
        }
        text
    }

    /// Fails if the page shows an internal error, or its console has errors that are not about connections
    /// and requests to the game server, which tests of faults cause.
    async fn is_sound(&self) -> Result<()> {
        let mut errors = self.console_errors().await?;
        errors.retain(|error| !error.contains("/api/") && !error.contains("net::ERR_"));
        ensure!(errors.is_empty(), "errors in the console:\n{}", errors.join("\n"));
        ensure!(self.count(".fault").await? == 0, "the page shows an internal error");
        Ok(())
    }

    /// Removes everything that the browser has stored about this address, and closes the page.
    async fn forget_and_close(self) -> Result<()> {
        if self.browser() == Browser::Chromium {
            // Another test may get the same port.
            let origin = self.address().trim_end_matches('/');
            let all = json!({ "origin": origin, "storageTypes": "all" });
            self.session().cdp().send_raw("Storage.clearDataForOrigin", all).await?;
        }
        self.close().await
    }
}

impl Environment {
    /// Like [`Page::with_browsers`], with the kind and the window of each browser.
    pub async fn with_browsers<const N: usize>(
        self: &Arc<Self>,
        targets: [(Browser, Size, &str); N],
        test: impl AsyncFnOnce([&Page; N]) -> Result<()>,
    ) -> Result<()> {
        let mut pages = Vec::new();
        let result = async {
            for (browser, size, address) in targets {
                pages.push(self.open_browser_at(browser, size, address).await?);
                let page = pages.last().context("a page")?;
                page.disable_service_worker().await?;
                page.store("mad.settings", SETTINGS).await?;
            }
            let all: Vec<&Page> = pages.iter().collect();
            test(all.try_into().map_err(|_| anyhow::anyhow!("a page for each address"))?).await?;
            for page in &pages {
                page.is_sound().await?;
            }
            anyhow::Ok(())
        };
        let Err(error) = result.await else {
            for page in pages {
                page.forget_and_close().await?;
            }
            return Ok(());
        };
        let mut text = format!("{error:#}");
        for (page, number) in pages.into_iter().zip(1..) {
            let name = format!("browser-{number}-{:08x}", rand::random::<u32>());
            text += &format!("\nbrowser {number}: {}", page.describe(&name).await);
            // It is the failure that counts, not whether the browser can be closed.
            let _ = page.quit().await;
        }
        bail!(text)
    }
}
