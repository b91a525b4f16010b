//! The session of a player, kept in the user's data folder so that games can be continued later.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy as _;
use mad_i18n::Texts;
use mad_online::PersonId;

use super::address::Server;
use super::api::{Api, Guest};
use crate::failure::Failure;
use crate::files;

/// Who plays: the session that is kept for a server, if there is one.
pub(super) struct Session {
    file: PathBuf,
    pub(super) person: Option<PersonId>,
    /// Whether a session was kept that the server does not know any more.
    pub(super) is_forgotten: bool,
}

impl Session {
    /// Reads the session that is kept for a server, and asks the server about it.
    pub(super) async fn load(api: &mut Api, texts: &Texts) -> Result<Self, Failure> {
        let file = file(&api.server, texts)?;
        let kept = read(&file).map_err(|error| files::unreadable(&file, &error, texts))?;
        let has_token = kept.is_some();
        if !api.set_token(kept.map(|guest| guest.token).as_deref()) {
            let error = io::Error::from(io::ErrorKind::InvalidData);
            return Err(files::unreadable(&file, &error, texts));
        }
        let person = api.me().await.map_err(|trouble| trouble.failure(&api.server, texts))?;
        if person.is_none() {
            api.set_token(None);
        }
        Ok(Self { file, person, is_forgotten: has_token && person.is_none() })
    }

    /// The player; becomes a new guest of the server if there is none yet.
    pub(super) async fn person(
        &mut self,
        api: &mut Api,
        texts: &Texts,
    ) -> Result<PersonId, Failure> {
        if let Some(person) = self.person {
            return Ok(person);
        }
        let failed = |error: &io::Error| files::unwritable(&self.file, error, texts);
        // Before the server is asked for a guest that could not be kept.
        let folder = self.file.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder).map_err(|error| failed(&error))?;
        let temporary = tempfile::NamedTempFile::new_in(folder).map_err(|error| failed(&error))?;
        let guest = api.new_guest().await;
        let guest = guest.map_err(|trouble| trouble.failure(&api.server, texts))?;
        let guest = keep(temporary, &self.file, guest, self.is_forgotten)
            .map_err(|error| failed(&error))?;
        api.set_token(Some(&guest.token));
        self.person = Some(guest.person);
        Ok(guest.person)
    }
}

/// The file of the session with a server.
fn file(server: &Server, texts: &Texts) -> Result<PathBuf, Failure> {
    let strategy = etcetera::choose_base_strategy()
        .map_err(|_| Failure::Refused(texts.error_online_no_folder()))?;
    Ok(strategy.data_dir().join("mad").join("sessions").join(server.file_name()))
}

fn read(file: &Path) -> io::Result<Option<Guest>> {
    match fs::read(file) {
        // Without the details of the error, which could contain the token.
        Ok(text) => {
            serde_json::from_slice(&text).map(Some).map_err(|_| io::ErrorKind::InvalidData.into())
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Writes a new session; temporary files are private (mode 0600). If another program was faster, its session
/// is used: a player has one session with a server.
fn keep(
    mut temporary: tempfile::NamedTempFile,
    file: &Path,
    guest: Guest,
    replace: bool,
) -> io::Result<Guest> {
    temporary.write_all(&serde_json::to_vec(&guest)?)?;
    temporary.as_file().sync_all()?;
    if replace {
        temporary.persist(file)?;
        return Ok(guest);
    }
    match temporary.persist_noclobber(file) {
        Ok(_) => Ok(guest),
        Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => {
            Ok(read(file)?.unwrap_or(guest))
        }
        Err(error) => Err(error.error),
    }
}
