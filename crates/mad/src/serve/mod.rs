//! `mad serve` and `mad export-site`: the web app and online games over HTTP, or the app as files.

pub(crate) mod settings;

use std::io::{self, Write as _};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::time::Duration;

use mad_i18n::{Texts, visible};
use mad_server::{ExportError, GameServer, Location, ServeError, Site, StoreError, Summary};
use settings::Settings;

use crate::arguments::{ExportSiteArgs, LogFormat, LogLevel, ServeArgs};
use crate::failure::{Failure, print_error};
use crate::files;

/// The default address.
const ADDRESS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);
/// The number of ports that are tried, from the default one on.
const TRIES: u16 = 21;

pub(crate) fn run(args: &ServeArgs, texts: &Texts) -> Result<(), Failure> {
    let settings = Settings::new(args, texts)?;
    start_log(settings.log, settings.log_format);
    let listener = listener(settings.listen.as_deref(), texts)?;
    let failed = |error: io::Error| Failure::Refused(texts.error_serve(error.to_string()));
    let address = address(listener.local_addr().map_err(failed)?);
    let metrics = match &settings.metrics {
        Some(address) => Some(bind(address, texts)?),
        None => None,
    };
    let site = Site::embedded();
    if site.is_empty() {
        print_error(&texts.serve_no_app());
    }
    let started = || {
        // The server runs even if its address cannot be printed.
        let _ = writeln!(io::stdout(), "{}", texts.serve_address(address.as_str()));
        if let Some(location) = &settings.database {
            let _ = writeln!(io::stdout(), "{}", texts.serve_games(describe(location, texts)));
        }
        if args.open
            && let Err(error) = open::that_detached(&address)
        {
            print_error(&texts.serve_not_opened(error.to_string()));
        }
    };
    let games = settings.database.as_ref().map(|location| GameServer {
        location: location.clone(),
        settings: settings.online.clone(),
        metrics,
        closing: Duration::from_secs(settings.closing_seconds.into()),
    });
    mad_server::run(listener, site, games, started).map_err(|error| {
        Failure::Refused(match error {
            ServeError::Store(StoreError::InUse(path)) => {
                texts.error_database_used(files::name(&path, texts))
            }
            ServeError::Store(error) => texts.error_database(error.to_string()),
            ServeError::Io(error) => texts.error_serve(error.to_string()),
        })
    })
}

/// The database in words, without the password of its address.
fn describe(location: &Location, texts: &Texts) -> String {
    match location {
        Location::File(path) => files::name(path, texts),
        Location::Postgres(address) => match (address.find("://"), address.rfind('@')) {
            (Some(start), Some(end)) if end > start => {
                format!("{}…{}", &address[..start + 3], &address[end..])
            }
            _ => address.clone(),
        },
    }
}

/// The socket that the system has opened for us (socket activation), or a new one.
fn listener(listen: Option<&str>, texts: &Texts) -> Result<TcpListener, Failure> {
    match listenfd::ListenFd::from_env().take_tcp_listener(0) {
        Ok(Some(listener)) => return Ok(listener),
        Ok(None) => {}
        Err(error) => return Err(Failure::Refused(texts.error_serve(error.to_string()))),
    }
    match listen {
        Some(address) => bind(address, texts),
        None => listen_near(ADDRESS, TRIES)
            .map_err(|error| refused(&ADDRESS.to_string(), &error, texts)),
    }
}

fn bind(address: &str, texts: &Texts) -> Result<TcpListener, Failure> {
    TcpListener::bind(address).map_err(|error| refused(address, &error, texts))
}

/// Writes log messages to standard error.
fn start_log(level: LogLevel, format: LogFormat) {
    let level = match level {
        LogLevel::Error => tracing::Level::ERROR,
        LogLevel::Warn => tracing::Level::WARN,
        LogLevel::Info => tracing::Level::INFO,
        LogLevel::Debug => tracing::Level::DEBUG,
    };
    let log = tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr);
    // Fails if there is a log already: in tests.
    let _ = match format {
        LogFormat::Text => log.with_ansi(false).try_init(),
        LogFormat::Json => log.json().try_init(),
    };
}

/// Listens at the first free port, from this one on.
fn listen_near(first: SocketAddr, tries: u16) -> io::Result<TcpListener> {
    let mut result = TcpListener::bind(first);
    for step in 1..tries {
        match &result {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {}
            _ => break,
        }
        let Some(port) = first.port().checked_add(step) else { break };
        result = TcpListener::bind((first.ip(), port));
    }
    result
}

fn refused(address: &str, error: &io::Error, texts: &Texts) -> Failure {
    let address = visible(address);
    Failure::Refused(match error.kind() {
        io::ErrorKind::AddrInUse => texts.error_address_used(address),
        _ => texts.error_address(address, texts.io(error)),
    })
}

/// The address for a browser on this machine.
fn address(listening: SocketAddr) -> String {
    let ip = match listening.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    format!("http://{}/", SocketAddr::new(ip, listening.port()))
}

pub(crate) fn export(args: &ExportSiteArgs, texts: &Texts) -> Result<(), Failure> {
    let name = |path: &Path| files::name(path, texts);
    let exported = mad_server::export(&args.folder).map_err(|error| {
        Failure::Refused(match error {
            ExportError::NoApp => texts.error_no_app(),
            ExportError::NotEmpty(folder) => texts.error_folder_taken(name(&folder)),
            ExportError::Io { path, error } => texts.error_folder(name(&path), texts.io(&error)),
        })
    });
    let Summary { files, bytes, .. } = exported?;
    let sentence = texts.export_done(files, bytes.div_ceil(1000), name(&args.folder));
    writeln!(io::stdout(), "{sentence}")?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_free_port_is_used() {
        let any = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0);
        let taken = TcpListener::bind(any).unwrap().local_addr().unwrap();
        let _taken = TcpListener::bind(taken).unwrap();
        let error = listen_near(taken, 1).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::AddrInUse);
        let Failure::Refused(printed) =
            refused("x:1", &error, &Texts::new(mad_i18n::Language::English))
        else {
            panic!("exit code 1")
        };
        assert!(printed.contains("--listen"), "{printed}");
        if let Ok(found) = listen_near(taken, TRIES) {
            let steps = found.local_addr().unwrap().port() - taken.port();
            assert!((1..TRIES).contains(&steps));
        }
    }

    #[test]
    fn addresses_can_be_opened_in_a_browser() {
        for (listening, expected) in [
            ("127.0.0.1:8080", "http://127.0.0.1:8080/"),
            ("0.0.0.0:80", "http://127.0.0.1:80/"),
            ("[::]:8080", "http://[::1]:8080/"),
            ("[::1]:8080", "http://[::1]:8080/"),
            ("192.168.0.7:1", "http://192.168.0.7:1/"),
        ] {
            assert_eq!(address(listening.parse().unwrap()), expected);
        }
    }
}
