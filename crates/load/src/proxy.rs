//! A TCP proxy that breaks connections: cuts, stalls, delays and truncates them.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::Result;
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};

/// What may happen to a connection with each piece of data.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Trouble {
    /// The chance of being cut, after all or a part of the piece.
    pub(crate) cut: f64,
    /// The chance of a delay.
    pub(crate) delay: f64,
    /// The chance that nothing passes for a while, and the connection is cut then.
    pub(crate) stall: f64,
}

/// A proxy in front of an address.
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    pub(crate) cuts: Arc<AtomicU64>,
}

impl Proxy {
    pub(crate) async fn start(target: SocketAddr, trouble: Trouble, seed: u64) -> Result<Self> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let address = listener.local_addr()?;
        let cuts = Arc::new(AtomicU64::new(0));
        let counted = cuts.clone();
        tokio::spawn(async move {
            let mut next = seed;
            while let Ok((client, _)) = listener.accept().await {
                next = next.wrapping_add(1);
                let (seed, cuts) = (next, counted.clone());
                tokio::spawn(async move {
                    if let Ok(server) = TcpStream::connect(target).await {
                        relay(client, server, trouble, seed, &cuts).await;
                    }
                });
            }
        });
        Ok(Self { address, cuts })
    }
}

async fn relay(
    client: TcpStream,
    server: TcpStream,
    trouble: Trouble,
    seed: u64,
    cuts: &AtomicU64,
) {
    let (from_client, to_client) = client.into_split();
    let (from_server, to_server) = server.into_split();
    // Both directions end when one does.
    let broken = tokio::select! {
        broken = pump(from_client, to_server, trouble, seed) => broken,
        broken = pump(from_server, to_client, trouble, !seed) => broken,
    };
    if broken {
        cuts.fetch_add(1, Ordering::Relaxed);
    }
}

/// Passes data on. Returns whether it has broken the connection.
async fn pump(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    trouble: Trouble,
    seed: u64,
) -> bool {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut buffer = vec![0; 16_384];
    loop {
        let Ok(length @ 1..) = from.read(&mut buffer).await else { return false };
        if rng.random_bool(trouble.delay) {
            tokio::time::sleep(Duration::from_millis(rng.random_range(1..80))).await;
        }
        if rng.random_bool(trouble.stall) {
            tokio::time::sleep(Duration::from_millis(rng.random_range(500..3_000))).await;
            return true;
        }
        if rng.random_bool(trouble.cut) {
            // In the middle of a piece, so that frames and packets are truncated.
            let part = rng.random_range(0..=length);
            let _ = to.write_all(&buffer[..part]).await;
            return true;
        }
        if to.write_all(&buffer[..length]).await.is_err() {
            return false;
        }
    }
}
