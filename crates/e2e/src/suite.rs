//! Running the tests, two at a time.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail, ensure};
use mad_e2e::Browser::{self, Chromium, Firefox};
use mad_e2e::{Page, SETTINGS, Size, World};

/// Whatever takes longer hangs.
const LONGEST: Duration = Duration::from_secs(300);
/// How long a browser may take to tell what it shows, or to end.
const FAREWELL: Duration = Duration::from_secs(60);
/// Where pictures of what went wrong go.
const PICTURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/browser");

type Run = for<'a> fn(&'a Page) -> Pin<Box<dyn Future<Output = Result<()>> + 'a>>;

/// A test.
#[derive(Clone, Copy)]
pub(crate) struct Test {
    /// Its module and its name.
    pub(crate) path: &'static str,
    /// Where it runs.
    pub(crate) places: &'static [Place],
    /// Whether it measures time, and wants the machine for itself.
    pub(crate) alone: bool,
    pub(crate) run: Run,
}

impl Test {
    fn name(&self) -> &'static str {
        self.path.rsplit_once("tests::").map_or(self.path, |(_, name)| name)
    }
}

/// The tests of a module, with the places that they run at.
macro_rules! tests {
    ($($places:ident: $($name:ident),+;)+) => { $crate::suite::tests!(false, $($places: $($name),+;)+); };
    ($alone:literal, $($places:ident: $($name:ident),+;)+) => {
        pub(crate) const TESTS: &[$crate::suite::Test] = &[$($($crate::suite::Test {
            path: concat!(module_path!(), "::", stringify!($name)),
            places: $crate::suite::$places,
            alone: $alone,
            run: |page| Box::pin($name(page)),
        }),+),+];
    };
}
pub(crate) use tests;

/// A browser on a screen.
type Place = (Browser, Size);

/// Where layout matters.
pub(crate) const EVERYWHERE: &[Place] =
    &[(Chromium, Size::Phone), (Chromium, Size::Tablet), (Chromium, Size::Desktop)];
pub(crate) const PHONE: &[Place] = &[(Chromium, Size::Phone)];
pub(crate) const TABLET: &[Place] = &[(Chromium, Size::Tablet)];
pub(crate) const DESKTOP: &[Place] = &[(Chromium, Size::Desktop)];
pub(crate) const LARGE: &[Place] = &[(Chromium, Size::Tablet), (Chromium, Size::Desktop)];
pub(crate) const TWICE: &[Place] = &[(Chromium, Size::Twice)];
pub(crate) const SMALL_AND_LARGE: &[Place] = &[(Chromium, Size::Phone), (Chromium, Size::Desktop)];
/// Another browser.
pub(crate) const FIREFOX: &[Place] = &[(Firefox, Size::Phone), (Firefox, Size::Desktop)];

type Case = (Test, Place);

/// Runs the tests that the filters leave, and says whether all is well.
pub(crate) async fn run(world: &Arc<World>, filters: &[String]) -> Result<bool> {
    let wanted = |(test, (browser, size)): &Case| {
        let name = format!("{} {browser} {size}", test.name());
        filters.is_empty() || filters.iter().any(|filter| name.contains(filter.as_str()))
    };
    let cases =
        crate::tests::all().flat_map(|test| test.places.iter().map(move |&place| (test, place)));
    let (alone, together): (Vec<Case>, Vec<Case>) =
        cases.filter(wanted).partition(|(test, _)| test.alone);
    ensure!(!alone.is_empty() || !together.is_empty(), "no test has such a name");
    let start = Instant::now();
    let count = alone.len() + together.len();
    let failed = RefCell::new(Vec::new());
    let queue = RefCell::new(VecDeque::from(together));
    let worker = async || {
        loop {
            let Some(case) = queue.borrow_mut().pop_front() else { return };
            one(world, case, &failed).await;
        }
    };
    tokio::join!(worker(), worker());
    for case in alone {
        one(world, case, &failed).await;
    }
    let failed = failed.into_inner();
    println!("\n{count} tests, {} failed, {:.0} s", failed.len(), start.elapsed().as_secs_f64());
    failed.iter().for_each(|name| println!("  {name}"));
    Ok(failed.is_empty())
}

/// Runs a test and says how it went.
async fn one(world: &Arc<World>, case: Case, failed: &RefCell<Vec<String>>) {
    let (test, (browser, size)) = case;
    let (name, start) = (test.name(), Instant::now());
    let result = attempt(world, case).await;
    let word = if result.is_ok() { "ok  " } else { "FAIL" };
    println!("{word} {name:<44} {browser:<8} {size:<8} {:5.1} s", start.elapsed().as_secs_f64());
    if let Err(error) = result {
        println!("     {}", format!("{error:#}").replace('\n', "\n     "));
        failed.borrow_mut().push(format!("{name} {browser} {size}"));
    }
}

async fn attempt(world: &Arc<World>, case: Case) -> Result<()> {
    let (test, (browser, size)) = case;
    let page = world.visitor(browser, size).await?;
    let trial = async {
        page.store("mad.settings", SETTINGS).await?;
        (test.run)(&page).await?;
        let complaints = page.complaints().await?;
        ensure!(complaints.is_empty(), "the console says:\n{}", complaints.join("\n"));
        ensure!(page.count(".fault").await? == 0, "the page has run into a fault");
        Ok(())
    };
    let result = match tokio::time::timeout(LONGEST, trial).await {
        Ok(result) => result,
        Err(_) => Err(anyhow::anyhow!("it hangs")),
    };
    let result = match result {
        Ok(()) => Ok(()),
        Err(error) => {
            // A browser that hangs says nothing of that either.
            let told = tokio::time::timeout(FAREWELL, circumstances(&page, case)).await;
            let told = told.unwrap_or_else(|_| "the browser does not answer".to_owned());
            Err(anyhow::anyhow!("{error:#}\n{told}"))
        }
    };
    match tokio::time::timeout(FAREWELL, page.leave()).await {
        Ok(left) => result.and(left),
        Err(_) => result.and(Err(anyhow::anyhow!("the browser does not end"))),
    }
}

/// What the page looked like when something went wrong.
async fn circumstances(page: &Page, (test, (browser, size)): Case) -> String {
    let sentence = page.sentence().await.unwrap_or_default();
    let address = page.session().current_url().await.map(|url| url.to_string()).unwrap_or_default();
    let mut text = format!("at {address}\nthe line beside the board: {sentence}");
    for complaint in page.complaints().await.unwrap_or_default() {
        text += &format!("\nconsole: {complaint}");
    }
    let picture = format!("{}-{browser}-{size}.png", test.name().replace("::", "-"));
    let path = Path::new(PICTURES).join(&picture);
    let drawn = async {
        tokio::fs::create_dir_all(PICTURES).await.context("the folder for pictures")?;
        page.picture(&path).await
    };
    match drawn.await {
        Ok(()) => text += &format!("\npicture: target/browser/{picture}"),
        Err(error) => text += &format!("\nno picture: {error:#}"),
    }
    text
}

/// A condition with a word about what was expected.
pub(crate) fn expect(holds: bool, what: impl std::fmt::Display) -> Result<()> {
    if holds {
        return Ok(());
    }
    bail!("{what}")
}
