//! Connections to a server: TCP, and TLS with the root certificates of the system.

use std::io;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use mad_i18n::Texts;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{self, CertificateError, ClientConfig, RootCertStore};

use super::address::Server;

/// How long a connection may take.
const TIMEOUT: Duration = Duration::from_secs(15);

/// A connection, encrypted or not.
pub(super) trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

/// Why there is no connection.
#[derive(Debug)]
pub(super) enum ConnectError {
    /// The name of the host is not known.
    Name,
    /// No answer in time.
    Timeout,
    /// There is no connection for another reason.
    Network(io::Error),
    /// There is no encryption.
    Tls(io::Error),
}

/// Connects to a server.
pub(super) async fn connect(server: &Server) -> Result<Box<dyn Stream>, ConnectError> {
    let connected = tokio::time::timeout(TIMEOUT, connect_without_limit(server)).await;
    connected.unwrap_or(Err(ConnectError::Timeout))
}

async fn connect_without_limit(server: &Server) -> Result<Box<dyn Stream>, ConnectError> {
    let addresses = tokio::net::lookup_host((server.host(), server.port())).await;
    let addresses: Vec<_> = addresses.map_err(|_| ConnectError::Name)?.collect();
    let stream = TcpStream::connect(&addresses[..]).await.map_err(ConnectError::Network)?;
    stream.set_nodelay(true).map_err(ConnectError::Network)?;
    if !server.is_secure() {
        return Ok(Box::new(stream));
    }
    let other = |error: &str| ConnectError::Tls(io::Error::other(error.to_owned()));
    let name = ServerName::try_from(server.host().to_owned());
    let name = name.map_err(|error| other(&error.to_string()))?;
    let config = tls_config().ok_or_else(|| other("no root certificates"))?;
    let stream = TlsConnector::from(config).connect(name, stream).await;
    Ok(Box::new(stream.map_err(ConnectError::Tls)?))
}

/// The settings of TLS, made once: reading the certificates of the system takes a while.
fn tls_config() -> Option<Arc<ClientConfig>> {
    static CONFIG: OnceLock<Option<Arc<ClientConfig>>> = OnceLock::new();
    let make = || {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let builder = ClientConfig::builder_with_provider(provider);
        let builder = builder.with_safe_default_protocol_versions().ok()?;
        let config = builder.with_root_certificates(roots).with_no_client_auth();
        Some(Arc::new(config))
    };
    CONFIG.get_or_init(make).clone()
}

impl ConnectError {
    /// The error as a sentence.
    pub(super) fn text(&self, server: &Server, texts: &Texts) -> String {
        let address = server.address();
        match self {
            Self::Name => texts.error_online_unreachable(address, "name", ""),
            Self::Timeout => texts.error_online_unreachable(address, "timeout", ""),
            Self::Network(error) => {
                let kind = match error.kind() {
                    io::ErrorKind::ConnectionRefused => "refused",
                    io::ErrorKind::TimedOut => "timeout",
                    _ => "other",
                };
                texts.error_online_unreachable(address, kind, error.to_string())
            }
            Self::Tls(error) => texts.error_online_tls(address, tls_kind(error), error.to_string()),
        }
    }
}

/// The kind of an error of TLS in the language files.
fn tls_kind(error: &io::Error) -> &'static str {
    let inner = error.get_ref().and_then(|inner| inner.downcast_ref::<rustls::Error>());
    match inner {
        Some(rustls::Error::InvalidMessage(_)) => "plain",
        Some(rustls::Error::InvalidCertificate(certificate)) => match certificate {
            CertificateError::UnknownIssuer => "issuer",
            CertificateError::Expired | CertificateError::ExpiredContext { .. } => "expired",
            CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. } => {
                "name"
            }
            _ => "other",
        },
        _ => "other",
    }
}
