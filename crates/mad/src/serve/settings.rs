//! The settings of the server: from the command line, the environment, or a TOML file, in this order.

use std::net::IpAddr;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy as _;
use mad_i18n::Texts;
use mad_server::{LimitSettings, Location, OnlineSettings};
use serde::Deserialize;

use crate::arguments::{LogFormat, LogLevel, ServeArgs};
use crate::failure::Failure;
use crate::files;

/// The name of the database file in the data folder.
const DATABASE: &str = "mad.db";
/// The seconds over which sockets are closed when the server ends.
const CLOSING_SECONDS: u32 = 2;

/// The settings in a file. Names are those of the options.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    listen: Option<String>,
    data: Option<PathBuf>,
    database: Option<String>,
    origin: Option<String>,
    metrics: Option<String>,
    trusted_proxy: Vec<IpAddr>,
    guests_per_hour: Option<u32>,
    requests_per_second: Option<u32>,
    games_per_hour: Option<u32>,
    open_games: Option<u32>,
    closing_seconds: Option<u32>,
    log: Option<LogLevel>,
    log_format: Option<LogFormat>,
    no_games: bool,
}

/// The settings of the server.
#[derive(Debug)]
pub(super) struct Settings {
    pub(super) listen: Option<String>,
    /// Where games are stored; `None` to serve the app only.
    pub(super) database: Option<Location>,
    pub(super) metrics: Option<String>,
    pub(super) online: OnlineSettings,
    pub(super) closing_seconds: u32,
    pub(super) log: LogLevel,
    pub(super) log_format: LogFormat,
}

impl Settings {
    pub(super) fn new(args: &ServeArgs, texts: &Texts) -> Result<Self, Failure> {
        let file = match &args.config {
            Some(path) => read(path, texts)?,
            None => File::default(),
        };
        let usual = LimitSettings::default();
        let limits = LimitSettings {
            guests_per_hour: or(args.guests_per_hour, file.guests_per_hour, usual.guests_per_hour),
            requests_per_second: or(
                args.requests_per_second,
                file.requests_per_second,
                usual.requests_per_second,
            ),
            games_per_hour: or(args.games_per_hour, file.games_per_hour, usual.games_per_hour),
            open_games: or(args.open_games, file.open_games, usual.open_games),
        };
        let origin = args.origin.clone().or(file.origin);
        let origin = origin.map(|origin| check_origin(&origin, texts)).transpose()?;
        let trusted_proxies = if args.trusted_proxy.is_empty() {
            file.trusted_proxy
        } else {
            args.trusted_proxy.clone()
        };
        let database = if args.no_games || file.no_games {
            None
        } else {
            let address = args.database.clone().or(file.database);
            let location = location(address, args.data.clone().or(file.data), texts)?;
            create_folder(&location, texts)?;
            Some(location)
        };
        Ok(Self {
            listen: args.listen.clone().or(file.listen),
            database,
            metrics: args.metrics.clone().or(file.metrics),
            online: OnlineSettings { origin, trusted_proxies, limits, ..OnlineSettings::default() },
            closing_seconds: or(args.closing_seconds, file.closing_seconds, CLOSING_SECONDS),
            log: or(args.log, file.log, LogLevel::Info),
            log_format: or(args.log_format, file.log_format, LogFormat::Text),
        })
    }
}

fn or<T>(argument: Option<T>, file: Option<T>, usual: T) -> T {
    argument.or(file).unwrap_or(usual)
}

fn read(path: &Path, texts: &Texts) -> Result<File, Failure> {
    let name = || files::name(path, texts);
    let text =
        std::fs::read_to_string(path).map_err(|error| files::unreadable(path, &error, texts))?;
    toml::from_str(&text).map_err(|error| {
        Failure::Malformed(texts.error_config(name(), error.to_string().trim_end().to_owned()))
    })
}

/// An address without a path, as browsers send it.
fn check_origin(origin: &str, texts: &Texts) -> Result<String, Failure> {
    let trimmed = origin.trim_end_matches('/');
    let host = trimmed.strip_prefix("https://").or_else(|| trimmed.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', ' ', '?', '#']) => {
            Ok(trimmed.to_ascii_lowercase())
        }
        _ => Err(Failure::Malformed(texts.error_origin(mad_i18n::visible(origin)))),
    }
}

/// Where the database is: an address of PostgreSQL, a file, or the usual file in the data folder.
pub(crate) fn location(
    database: Option<String>,
    data: Option<PathBuf>,
    texts: &Texts,
) -> Result<Location, Failure> {
    if let Some(address) = database {
        return Ok(Location::parse(&address));
    }
    let folder = match data {
        Some(folder) => folder,
        None => etcetera::choose_base_strategy()
            .map_err(|_| Failure::Refused(texts.error_no_data_folder()))?
            .data_dir()
            .join("mad"),
    };
    Ok(Location::File(folder.join(DATABASE)))
}

/// Makes the folder of a database file.
fn create_folder(location: &Location, texts: &Texts) -> Result<(), Failure> {
    let Location::File(path) = location else { return Ok(()) };
    let Some(folder) = path.parent() else { return Ok(()) };
    std::fs::create_dir_all(folder).map_err(|error| {
        Failure::Refused(texts.error_folder(files::name(folder, texts), texts.io(&error)))
    })
}

#[cfg(test)]
mod tests {
    use mad_i18n::Language;

    use super::*;

    #[test]
    fn origins_have_no_path() {
        let texts = Texts::new(Language::English);
        for (origin, expected) in [
            ("https://mad.example", Some("https://mad.example")),
            ("https://MAD.example/", Some("https://mad.example")),
            ("http://192.0.2.1:8080", Some("http://192.0.2.1:8080")),
            ("mad.example", None),
            ("https://", None),
            ("https://mad.example/play", None),
            ("ftp://mad.example", None),
        ] {
            assert_eq!(check_origin(origin, &texts).ok().as_deref(), expected, "{origin}");
        }
    }

    #[test]
    fn a_file_with_an_unknown_name_is_refused() {
        let error =
            toml::from_str::<File>("listen = \"x\"\nlisten-at = 1\n").unwrap_err().to_string();
        assert!(error.contains("listen-at") && error.contains("line 2"), "{error}");
        let file: File =
            toml::from_str("trusted-proxy = [\"10.0.0.1\"]\nlog = \"debug\"\n").unwrap();
        assert_eq!(file.trusted_proxy.len(), 1);
    }
}
