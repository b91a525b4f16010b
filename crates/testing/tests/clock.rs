//! Programs with another time of the day.

use std::time::{SystemTime, UNIX_EPOCH};

use mad_testing::clock;
use tokio::process::Command;

#[tokio::test]
async fn a_program_sees_another_day() {
    if clock::libfaketime().is_none() {
        return println!("libfaketime is not installed: not tested");
    }
    for shift in [3 * 86_400, -600] {
        let mut command = Command::new("date");
        clock::shift(command.arg("+%s"), shift).unwrap();
        let printed = String::from_utf8(command.output().await.unwrap().stdout).unwrap();
        let seen: i64 = printed.trim().parse().unwrap();
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
        let difference = seen - i64::try_from(now).unwrap();
        assert!((shift - 60..=shift + 60).contains(&difference), "{difference} s");
    }
}
