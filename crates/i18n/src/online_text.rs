//! Names and times of online games.

use crate::Texts;

/// Milliseconds of a second, a minute, an hour and a day.
const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

impl Texts {
    /// The made-up name of a guest, from the guest's number: a star and a number.
    #[must_use]
    pub fn guest_name(&self, person: u64) -> String {
        let stars = self.online_stars();
        let count = stars.split(", ").count().max(1) as u64;
        // The index is less than the number of stars.
        let star = stars.split(", ").nth((person % count) as usize).unwrap_or_default();
        self.online_guest(star, person / count % 90 + 10)
    }

    /// A duration in the two greatest units that it has, such as `2 d 3 h`.
    #[must_use]
    pub fn duration(&self, milliseconds: u64) -> String {
        match milliseconds {
            DAY.. => self.online_duration_days(milliseconds / DAY, milliseconds % DAY / HOUR),
            HOUR.. => self.online_duration_hours(milliseconds / HOUR, milliseconds % HOUR / MINUTE),
            MINUTE.. => self.online_duration_minutes(milliseconds / MINUTE),
            _ => self.online_duration_seconds(milliseconds / SECOND),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Language, Texts};

    #[test]
    fn guests_have_names_in_every_language() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            assert_eq!(texts.online_stars().split(", ").count(), 32, "{language:?}");
        }
        let texts = Texts::new(Language::English);
        assert_eq!(texts.guest_name(0), "Sirius 10");
        assert_eq!(texts.guest_name(3 + 32 * 95), "Vega 15");
    }

    #[test]
    fn durations_have_two_units_at_most() {
        let texts = Texts::new(Language::English);
        let texts_of = [
            (59_999, "59 s"),
            (60_000, "1 min"),
            (3_600_000, "1 h 0 min"),
            (2 * 86_400_000 + 3 * 3_600_000 + 5, "2 d 3 h"),
        ];
        for (milliseconds, text) in texts_of {
            assert_eq!(texts.duration(milliseconds), text);
        }
    }
}
