//! The test runner: libtest-mimic, with a browser page for each test.

use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Result, bail, ensure};
use libtest_mimic::{Arguments, Conclusion, Trial};
use mad_e2e::Browser::{self, Chromium, Firefox};
use mad_e2e::{Environment, Page, SETTINGS, Size};
use tokio::runtime::Handle;

/// The timeout of a test.
const TEST_TIMEOUT: Duration = Duration::from_secs(1200);
/// How long a browser may take to report its state after a failure, or to close.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(120);
/// How many of the slowest tests are listed at the end.
const SLOWEST: usize = 10;

type TestFn = for<'a> fn(&'a Page) -> Pin<Box<dyn Future<Output = Result<()>> + 'a>>;

/// A test function and the browsers that it runs in.
#[derive(Clone, Copy)]
pub(crate) struct Test {
    /// Crate, module and name of the function.
    pub(crate) path: &'static str,
    pub(crate) targets: &'static [Target],
    pub(crate) run: TestFn,
}

impl Test {
    /// The name without the crate.
    fn name(&self) -> &'static str {
        self.path.split_once("::").map_or(self.path, |(_, name)| name)
    }
}

/// Lists the tests of a module, with the targets that they run in.
macro_rules! tests {
    ($($targets:ident: $($name:ident),+;)+) => {
        pub(crate) const TESTS: &[$crate::suite::Test] = &[$($($crate::suite::Test {
            path: concat!(module_path!(), "::", stringify!($name)),
            targets: $crate::suite::$targets,
            run: |page| Box::pin($name(page)),
        }),+),+];
    };
}
pub(crate) use tests;

/// A browser and its window.
type Target = (Browser, Size);

/// For tests of layout.
pub(crate) const EVERYWHERE: &[Target] =
    &[(Chromium, Size::Phone), (Chromium, Size::Tablet), (Chromium, Size::Desktop)];
pub(crate) const PHONE: &[Target] = &[(Chromium, Size::Phone)];
pub(crate) const TABLET: &[Target] = &[(Chromium, Size::Tablet)];
pub(crate) const DESKTOP: &[Target] = &[(Chromium, Size::Desktop)];
pub(crate) const LARGE: &[Target] = &[(Chromium, Size::Tablet), (Chromium, Size::Desktop)];
pub(crate) const ZOOMED: &[Target] = &[(Chromium, Size::Zoomed)];
pub(crate) const SMALL_AND_LARGE: &[Target] = &[(Chromium, Size::Phone), (Chromium, Size::Desktop)];
pub(crate) const FIREFOX: &[Target] = &[(Firefox, Size::Phone), (Firefox, Size::Desktop)];
/// For tests of what browsers do, whatever the window.
pub(crate) const FIREFOX_DESKTOP: &[Target] = &[(Firefox, Size::Desktop)];

/// Names and durations of finished tests.
type Times = Arc<Mutex<Vec<(f64, String)>>>;

/// Runs the tests that the arguments select, and prints the slowest.
pub(crate) fn run(
    arguments: &Arguments,
    environment: &Arc<Environment>,
    handle: &Handle,
    tests: impl Iterator<Item = Test>,
) -> Conclusion {
    let times = Times::default();
    let trials = tests.flat_map(|test| {
        let (times, environment, handle) = (times.clone(), environment.clone(), handle.clone());
        test.targets.iter().map(move |&target| {
            let (times, environment, handle) = (times.clone(), environment.clone(), handle.clone());
            let name = trial_name(test, target);
            Trial::test(name.clone(), move || {
                let start = Instant::now();
                let result = handle.block_on(run_test(&environment, test, target));
                let seconds = start.elapsed().as_secs_f64();
                let times = times.lock();
                times.unwrap_or_else(PoisonError::into_inner).push((seconds, name.clone()));
                // At once, not only in the summary at the end of a long run.
                let report = |error: &anyhow::Error| eprintln!("{name}: {error:#}");
                result.inspect_err(report).map_err(|error| format!("{error:#}").into())
            })
        })
    });
    let conclusion = libtest_mimic::run(arguments, trials.collect());
    print_slowest(&times);
    conclusion
}

/// For example `game_end::exile::chromium_phone`.
fn trial_name(test: Test, (browser, size): Target) -> String {
    format!("{}::{browser}_{size}", test.name())
}

fn print_slowest(times: &Times) {
    let mut times = times.lock().unwrap_or_else(PoisonError::into_inner);
    times.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    if times.len() > 1 {
        println!("slowest tests:");
        times.iter().take(SLOWEST).for_each(|(seconds, name)| println!("{seconds:7.1} s  {name}"));
        println!();
    }
}

/// Runs a test in a browser with an empty storage.
async fn run_test(environment: &Arc<Environment>, test: Test, target: Target) -> Result<()> {
    let (browser, size) = target;
    let page = environment.open_browser(browser, size).await?;
    let body = async {
        page.disable_service_worker().await?;
        page.store("mad.settings", SETTINGS).await?;
        (test.run)(&page).await?;
        let errors = page.console_errors().await?;
        ensure!(errors.is_empty(), "errors in the console:\n{}", errors.join("\n"));
        ensure!(page.count(".fault").await? == 0, "the page shows an internal error");
        Ok(())
    };
    let result = match tokio::time::timeout(TEST_TIMEOUT, body).await {
        Ok(result) => result,
        Err(_) => Err(anyhow::anyhow!("no end after {} s", TEST_TIMEOUT.as_secs())),
    };
    let Err(error) = result else {
        return match tokio::time::timeout(CLOSE_TIMEOUT, page.close()).await {
            Ok(closed) => closed,
            Err(_) => bail!("the browser does not close"),
        };
    };
    // A browser that hangs cannot report its state either.
    let name = trial_name(test, target).replace("::", "-");
    let state = tokio::time::timeout(CLOSE_TIMEOUT, page.describe(&name)).await;
    let state = state.unwrap_or_else(|_| "the browser does not answer".to_owned());
    let _ = tokio::time::timeout(CLOSE_TIMEOUT, page.quit()).await;
    bail!("{error:#}\n{state}")
}

/// Fails with a message unless a condition holds.
pub(crate) fn expect(holds: bool, message: impl std::fmt::Display) -> Result<()> {
    ensure!(holds, "{message}");
    Ok(())
}
