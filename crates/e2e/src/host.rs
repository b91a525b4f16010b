//! The app served by a process of its own, which can be ended as if the plug were pulled.

use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context as _, Result, ensure};
use mad_server::{Bytes, Site};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::net::TcpListener;
use tokio::process::{Child, Command};

use crate::world::{files, with_empty};

/// A process that serves an app from a folder, which is removed with it.
#[derive(Debug)]
pub struct Host {
    process: Child,
    folder: PathBuf,
    address: SocketAddr,
}

impl Host {
    /// Starts a process that serves these files, at an address or at any that is free.
    ///
    /// # Errors
    ///
    /// If the files cannot be written, or the process does not start.
    pub async fn start(site: Site, at: Option<SocketAddr>) -> Result<Self> {
        let name = format!("mad-host-{}-{:x}", std::process::id(), rand::random::<u64>());
        let folder = std::env::temp_dir().join(name);
        site.export(&folder)?;
        let listen = at.map_or_else(|| "127.0.0.1:0".to_owned(), |at| at.to_string());
        let mut command = Command::new(std::env::current_exe()?);
        command.arg("host").arg(&folder).arg(listen);
        let mut process = command.stdout(Stdio::piped()).kill_on_drop(true).spawn()?;
        let output = process.stdout.take().context("the process has no output")?;
        let address = BufReader::new(output).lines().next_line().await?;
        let address = address.context("the process did not start")?.parse()?;
        Ok(Self { process, folder, address })
    }

    /// Where it answers.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Ends the process at once, and makes sure that nobody answers any more.
    ///
    /// # Errors
    ///
    /// If somebody does.
    pub async fn end(mut self) -> Result<()> {
        self.process.kill().await?;
        ensure!(TcpStream::connect(self.address).is_err(), "somebody still answers");
        Ok(())
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        // What cannot be removed is in the folder for such things.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// What the process does: serves a folder for as long as it lives, and says where.
///
/// # Errors
///
/// If the folder cannot be read, or the address not be had.
pub async fn host(folder: &Path, listen: &str) -> Result<()> {
    let listener = TcpListener::bind(listen).await?;
    println!("{}", listener.local_addr()?);
    let router = with_empty(Site::new(files(folder)?).router());
    Ok(mad_server::serve(listener, router, std::future::pending()).await?)
}

/// Another version of an app: its client is in a folder of another name, and one of its texts is
/// another.
///
/// # Errors
///
/// If it is no app.
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
        // Every version has a number of its own.
        (new, text.replacen("const VERSION = \"", "const VERSION = \"new-", 1).into())
    })))
}
