//! A PostgreSQL server of one's own, for tests and fault runs. Needs Debian's package `postgresql`, or the
//! programs `initdb` and `postgres` on the path.

use std::fs;
use std::io;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How long a server may take to start, also after it was killed.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running PostgreSQL server with a data folder of its own. It ends, and its data are removed, when this is
/// dropped.
#[derive(Debug)]
pub struct PostgresServer {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
    process: Option<Child>,
}

/// Where the programs of PostgreSQL are, if it is installed.
#[must_use]
pub fn postgres_programs() -> Option<PathBuf> {
    let mut versions: Vec<(u32, PathBuf)> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .filter_map(|entry| {
            let entry = entry.ok()?;
            let version = entry.file_name().to_str()?.parse().ok()?;
            Some((version, entry.path().join("bin")))
        })
        .filter(|(_, folder)| folder.join("initdb").is_file())
        .collect();
    versions.sort();
    if let Some((_, folder)) = versions.pop() {
        return Some(folder);
    }
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).find(|folder| folder.join("initdb").is_file())
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n")
}

/// A command as a user who may run PostgreSQL, which root may not.
fn command(program: &Path) -> Command {
    let mut command = if is_root() {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).current_dir("/");
    command
}

fn run(command: &mut Command) -> io::Result<()> {
    let status = command.status()?;
    if status.success() { Ok(()) } else { Err(io::Error::other(format!("{command:?}: {status}"))) }
}

impl PostgresServer {
    /// Makes a data folder and starts a server on it; `None` if PostgreSQL is not installed.
    ///
    /// # Errors
    ///
    /// If it cannot be started.
    pub fn start() -> io::Result<Option<Self>> {
        let Some(programs) = postgres_programs() else { return Ok(None) };
        let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
        let name = format!("mad-postgres-{}-{port}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir(&folder)?;
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(&folder))?;
        }
        let mut initialise = command(&programs.join("initdb"));
        initialise.args(["--auth=trust", "--username=mad", "--encoding=UTF8", "--no-locale", "-D"]);
        run(initialise.arg(folder.join("data")))?;
        let mut server = Self { programs, folder, port, process: None };
        server.restart()?;
        Ok(Some(server))
    }

    /// The address of a database.
    #[must_use]
    pub fn address(&self, database: &str) -> String {
        format!("postgres://mad@127.0.0.1:{}/{database}", self.port)
    }

    /// The port.
    #[must_use]
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// Makes a database.
    ///
    /// # Errors
    ///
    /// If that fails.
    pub fn create_database(&self, name: &str) -> io::Result<()> {
        let port = self.port.to_string();
        let mut create = command(&self.programs.join("createdb"));
        run(create.args(["-h", "127.0.0.1", "-U", "mad", "-p", &port, name]))
    }

    /// Starts the server again after it was killed.
    ///
    /// # Errors
    ///
    /// If it does not start.
    pub fn restart(&mut self) -> io::Result<()> {
        self.kill();
        let start = Instant::now();
        loop {
            let mut serve = command(&self.programs.join("postgres"));
            serve.arg("-D").arg(self.folder.join("data")).args(["-p", &self.port.to_string()]);
            serve.args(["-c", "listen_addresses=127.0.0.1", "-c", "fsync=on"]);
            serve.args(["-c", "max_connections=200", "-c", "log_min_messages=fatal"]);
            serve.arg("-c").arg(format!("unix_socket_directories={}", self.folder.display()));
            let mut process = serve.spawn()?;
            // A server that was killed leaves processes behind, which end a little later.
            while process.try_wait()?.is_none() {
                if self.accepts_connections() {
                    self.process = Some(process);
                    return Ok(());
                }
                if start.elapsed() > PATIENCE {
                    return Err(io::Error::new(
                        io::ErrorKind::TimedOut,
                        "PostgreSQL does not start",
                    ));
                }
                std::thread::sleep(Duration::from_millis(50));
            }
            if start.elapsed() > PATIENCE {
                return Err(io::Error::new(io::ErrorKind::TimedOut, "PostgreSQL does not start"));
            }
            std::thread::sleep(Duration::from_millis(200));
        }
    }

    fn accepts_connections(&self) -> bool {
        let port = self.port.to_string();
        let mut ready = command(&self.programs.join("pg_isready"));
        run(ready.args(["-q", "-h", "127.0.0.1", "-p", &port])).is_ok()
    }

    /// Kills the server with signal 9, as a power failure would.
    pub fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            // The first line of this file is the process of the server itself: ours may be that of `runuser`.
            let pid = fs::read_to_string(self.folder.join("data/postmaster.pid"));
            if let Some(pid) = pid.ok().and_then(|text| text.lines().next().map(str::to_owned)) {
                let _ = Command::new("kill").args(["-9", &pid]).status();
            }
            let _ = process.wait();
        }
    }
}

impl Drop for PostgresServer {
    fn drop(&mut self) {
        self.kill();
        // The processes that are left notice it, and end.
        std::thread::sleep(Duration::from_millis(100));
        let _ = fs::remove_dir_all(&self.folder);
    }
}
