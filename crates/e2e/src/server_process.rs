//! A server process of its own, which can be killed to test the app without a server.

use std::ffi::OsStr;
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context as _, Result, ensure};
use mad_server::{Bytes, Site};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::net::TcpListener;
use tokio::process::{Child, Command};

use crate::environment::{files, with_empty};

/// The first argument of the process.
const SERVE: &str = "serve-folder";

/// A process that serves an app from a temporary folder.
#[derive(Debug)]
pub struct ServerProcess {
    process: Child,
    folder: PathBuf,
    address: SocketAddr,
}

impl ServerProcess {
    /// Starts this program again as a server of these files, at an address or at a free port.
    pub async fn start(site: Site, at: Option<SocketAddr>) -> Result<Self> {
        let name = format!("mad-e2e-server-{}-{:x}", std::process::id(), rand::random::<u64>());
        let folder = std::env::temp_dir().join(name);
        site.export(&folder)?;
        let listen = at.map_or_else(|| "127.0.0.1:0".to_owned(), |at| at.to_string());
        let mut command = Command::new(std::env::current_exe()?);
        command.arg(SERVE).arg(&folder).arg(listen);
        let mut process = command.stdout(Stdio::piped()).kill_on_drop(true).spawn()?;
        let output = process.stdout.take().context("the process has no output")?;
        let address = BufReader::new(output).lines().next_line().await?;
        let address = address.context("the process did not start")?.parse()?;
        Ok(Self { process, folder, address })
    }

    /// If this process was started by [`start`](Self::start): the server.
    pub fn requested() -> Option<impl Future<Output = Result<()>>> {
        let mut arguments = std::env::args_os().skip(1);
        if arguments.next()?.as_os_str() != OsStr::new(SERVE) {
            return None;
        }
        let (folder, listen) = (arguments.next()?, arguments.next()?.into_string().ok()?);
        Some(async move { serve_folder(Path::new(&folder), &listen).await })
    }

    /// The address that it listens at.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Kills the process, and checks that the address refuses connections.
    pub async fn end(mut self) -> Result<()> {
        self.process.kill().await?;
        ensure!(TcpStream::connect(self.address).is_err(), "{} still answers", self.address);
        Ok(())
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // What cannot be removed is in the system's temporary folder.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Serves a folder until the process is killed, and prints the address.
async fn serve_folder(folder: &Path, listen: &str) -> Result<()> {
    let listener = TcpListener::bind(listen).await?;
    println!("{}", listener.local_addr()?);
    let router = with_empty(Site::new(files(folder)?).router());
    Ok(mad_server::serve(listener, router, std::future::pending()).await?)
}

/// The app with another version number, and its client in a folder of another name.
pub fn another_version(files: impl IntoIterator<Item = (String, Bytes)>) -> Result<Site> {
    const NEW: &str = "app-0123456789ab";
    let files: Vec<(String, Bytes)> = files.into_iter().collect();
    let old = files.iter().find_map(|(name, _)| name.split_once('/').map(|(folder, _)| folder));
    let old = old.filter(|folder| folder.starts_with("app-")).context("no client")?.to_owned();
    let top = ["index.html", "service.js"];
    Ok(Site::new(files.into_iter().map(|(name, bytes)| {
        let new = name.replace(&old, NEW);
        if !top.contains(&name.as_str()) {
            return (new, bytes);
        }
        let text = String::from_utf8_lossy(&bytes).replace(&old, NEW);
        (new, text.replacen("const VERSION = \"", "const VERSION = \"new-", 1).into())
    })))
}
