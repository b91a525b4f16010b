//! Programs with another time of the day, by libfaketime.

use std::fs;
use std::io;
use std::path::PathBuf;

use tokio::process::Command;

/// The library for programs with several threads.
const LIBRARY: &str = "faketime/libfaketimeMT.so.1";

/// The library libfaketime, if it is installed where Debian's package of this name puts it.
#[must_use]
pub fn libfaketime() -> Option<PathBuf> {
    // One folder for each architecture, such as /usr/lib/x86_64-linux-gnu.
    let folders = fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    folders.into_iter().map(|folder| folder.path().join(LIBRARY)).find(|file| file.is_file())
}

/// Lets a program that is not yet started see a time of the day that is some seconds later than it is, or
/// earlier. Time passes as usual, and the monotonic clock is not changed: it is as if somebody had set the
/// clock of the machine before the start.
///
/// # Errors
///
/// If libfaketime is not installed.
pub fn shift(command: &mut Command, seconds: i64) -> io::Result<()> {
    let library = libfaketime().ok_or_else(|| {
        io::Error::new(io::ErrorKind::NotFound, "install libfaketime, a package of Debian")
    })?;
    command.env("LD_PRELOAD", library);
    command.env("FAKETIME", format!("{seconds:+}"));
    command.env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
    Ok(())
}
