//! `mad serve` and `mad export-site`: the web app over HTTP, or as files.

use std::io::{self, Write as _};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};
use std::path::Path;

use mad_i18n::{Texts, visible};
use mad_server::{ExportError, Site, Summary};

use crate::arguments::{ExportSiteArgs, ServeArgs};
use crate::failure::{Failure, print_error};
use crate::files;

/// The default address.
const ADDRESS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);
/// The number of ports that are tried, from the default one on.
const TRIES: u16 = 21;

pub(crate) fn run(args: &ServeArgs, texts: &Texts) -> Result<(), Failure> {
    let listener = match &args.listen {
        Some(address) => TcpListener::bind(address).map_err(|error| (address.clone(), error)),
        None => listen(ADDRESS, TRIES).map_err(|error| (ADDRESS.to_string(), error)),
    };
    let listener = listener.map_err(|(address, error)| refused(&address, &error, texts))?;
    let failed = |error: io::Error| Failure::Refused(texts.error_serve(error.to_string()));
    let address = address(listener.local_addr().map_err(failed)?);
    let site = Site::embedded();
    if site.is_empty() {
        print_error(&texts.serve_no_app());
    }
    let started = || {
        // The server runs even if its address cannot be printed.
        let _ = writeln!(io::stdout(), "{}", texts.serve_address(address.as_str()));
        if args.open
            && let Err(error) = open::that_detached(&address)
        {
            print_error(&texts.serve_not_opened(error.to_string()));
        }
    };
    mad_server::run(listener, site.router(), started).map_err(failed)
}

/// Listens at the first free port, from this one on.
fn listen(first: SocketAddr, tries: u16) -> io::Result<TcpListener> {
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
        let error = listen(taken, 1).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::AddrInUse);
        let Failure::Refused(printed) =
            refused("x:1", &error, &Texts::new(mad_i18n::Language::English))
        else {
            panic!("exit code 1")
        };
        assert!(printed.contains("--listen"), "{printed}");
        if let Ok(found) = listen(taken, TRIES) {
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
