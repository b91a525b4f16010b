//! Ports that nobody else gets while a test needs them.

use std::io;
use std::net::SocketAddr;

use tokio::net::{TcpListener, TcpSocket};

/// A free port of 127.0.0.1 that stays reserved as long as this exists. Connections to it are refused unless
/// somebody listens: [`listen`](Self::listen), or another process that sets `SO_REUSEADDR` as Rust's standard
/// library does.
///
/// A port that is closed and opened again may be taken in between, by another test or by an outgoing
/// connection. So a socket is bound to it all the time, and never listens.
#[derive(Debug)]
pub struct ReservedPort {
    _socket: TcpSocket,
    address: SocketAddr,
}

impl ReservedPort {
    /// Reserves a free port. Needs a runtime.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn new() -> io::Result<Self> {
        let socket = bind(SocketAddr::from(([127, 0, 0, 1], 0)))?;
        Ok(Self { address: socket.local_addr()?, _socket: socket })
    }

    /// The address.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Accepts connections until the listener is dropped.
    ///
    /// # Errors
    ///
    /// If somebody listens already.
    pub fn listen(&self) -> io::Result<TcpListener> {
        bind(self.address)?.listen(1_024)
    }
}

fn bind(address: SocketAddr) -> io::Result<TcpSocket> {
    let socket = TcpSocket::new_v4()?;
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    Ok(socket)
}
