//! Running the tests, two at a time.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail, ensure};
use mad_browser::{Page, SETTINGS, Size, World};

/// Whatever takes longer hangs.
const LONGEST: Duration = Duration::from_secs(150);
/// Where pictures of what went wrong go.
const PICTURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/browser");

type Run = for<'a> fn(&'a Page) -> Pin<Box<dyn Future<Output = Result<()>> + 'a>>;

/// A test.
#[derive(Clone, Copy)]
pub(crate) struct Test {
    /// Its module and its name.
    pub(crate) path: &'static str,
    /// The screens that it runs at.
    pub(crate) sizes: &'static [Size],
    /// Whether it measures time, and wants the machine for itself.
    pub(crate) alone: bool,
    pub(crate) run: Run,
}

impl Test {
    fn name(&self) -> &'static str {
        self.path.rsplit_once("tests::").map_or(self.path, |(_, name)| name)
    }
}

/// The tests of a module, with the screens that they run at.
macro_rules! tests {
    ($($sizes:ident: $($name:ident),+;)+) => { $crate::suite::tests!(false, $($sizes: $($name),+;)+); };
    ($alone:literal, $($sizes:ident: $($name:ident),+;)+) => {
        pub(crate) const TESTS: &[$crate::suite::Test] = &[$($($crate::suite::Test {
            path: concat!(module_path!(), "::", stringify!($name)),
            sizes: $crate::suite::$sizes,
            alone: $alone,
            run: |page| Box::pin($name(page)),
        }),+),+];
    };
}
pub(crate) use tests;

/// Where layout matters.
pub(crate) const EVERYWHERE: &[Size] = &Size::ALL;
pub(crate) const PHONE: &[Size] = &[Size::Phone];
pub(crate) const TABLET: &[Size] = &[Size::Tablet];
pub(crate) const DESKTOP: &[Size] = &[Size::Desktop];
pub(crate) const LARGE: &[Size] = &[Size::Tablet, Size::Desktop];
pub(crate) const TWICE: &[Size] = &[Size::Twice];
pub(crate) const SMALL_AND_LARGE: &[Size] = &[Size::Phone, Size::Desktop];

type Case = (Test, Size);

/// Runs the tests that the filters leave, and says whether all is well.
pub(crate) async fn run(world: &Arc<World>, filters: &[String]) -> Result<bool> {
    let wanted = |(test, size): &Case| {
        let name = format!("{} {size}", test.name());
        filters.is_empty() || filters.iter().any(|filter| name.contains(filter.as_str()))
    };
    let cases =
        crate::tests::all().flat_map(|test| test.sizes.iter().map(move |&size| (test, size)));
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
async fn one(world: &Arc<World>, (test, size): Case, failed: &RefCell<Vec<String>>) {
    let (name, start) = (test.name(), Instant::now());
    let result = attempt(world, test, size).await;
    let word = if result.is_ok() { "ok  " } else { "FAIL" };
    println!("{word} {name:<44} {size:<8} {:5.1} s", start.elapsed().as_secs_f64());
    if let Err(error) = result {
        println!("     {}", format!("{error:#}").replace('\n', "\n     "));
        failed.borrow_mut().push(format!("{name} {size}"));
    }
}

async fn attempt(world: &Arc<World>, test: Test, size: Size) -> Result<()> {
    let page = world.visitor(size).await?;
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
            let circumstances = circumstances(&page, test, size).await;
            Err(anyhow::anyhow!("{error:#}\n{circumstances}"))
        }
    };
    page.leave().await?;
    result
}

/// What the page looked like when something went wrong.
async fn circumstances(page: &Page, test: Test, size: Size) -> String {
    let sentence = page.sentence().await.unwrap_or_default();
    let address = page.session().current_url().await.map(|url| url.to_string()).unwrap_or_default();
    let mut text = format!("at {address}\nthe line beside the board: {sentence}");
    for complaint in page.complaints().await.unwrap_or_default() {
        text += &format!("\nconsole: {complaint}");
    }
    let picture = format!("{}-{size}.png", test.name().replace("::", "-"));
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
