//! What engines report during a search.

use mad_ugi::Reply;

use crate::SearchInfo;

/// Updates `known` with the fields of an `info` line about the best line of play. A line that
/// cannot be parsed is ignored: nothing depends on it.
pub(super) fn read_info(line: &str, known: &mut SearchInfo) {
    // The principal variation is not needed, and other engines may write turns in another way.
    let line = line.split_once(" pv ").map_or(line, |(before, _)| before);
    let Ok(Reply::Info(info)) = line.parse() else { return };
    if info.multipv.is_none_or(|index| index == 1) {
        known.depth = info.depth.or(known.depth);
        known.nodes = info.nodes.or(known.nodes);
        known.score = info.score.or(known.score);
    }
}

#[cfg(test)]
mod tests {
    use mad_ugi::Score;

    use super::*;

    #[test]
    fn info_lines() {
        let mut info = SearchInfo::default();
        read_info("info depth 5 seldepth 9 multipv 1 score cp -31 nodes 900 pv a1a2", &mut info);
        let expected =
            SearchInfo { score: Some(Score::Centi(-31)), depth: Some(5), nodes: Some(900) };
        assert_eq!(info, expected);
        for ignored in [
            "info depth 6 multipv 2 score cp 80",
            "info string depth 7 score cp 1",
            "info score cp",
            "info score mate 3",
            "info depth -1 nodes many score win x",
            "info",
        ] {
            read_info(ignored, &mut info);
            assert_eq!(info, expected, "{ignored}");
        }
        read_info("info score semi -4", &mut info);
        assert_eq!(info.score, Some(Score::Semi(-4)));
        read_info("info depth 7 score win 2 pv depth 9", &mut info);
        assert_eq!((info.score, info.depth), (Some(Score::Win(2)), Some(7)));
    }
}
