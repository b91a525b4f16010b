//! The font: its advance widths, and line breaking with them.
//!
//! Pages are laid out with these widths and name the font, so layout needs no font file. Each line
//! also states its length: a viewer that substitutes another font scales the line to fit.

/// The font families of the pages, the first of which is laid out.
pub(crate) const FAMILIES: &str = "Roboto,Arial,Helvetica,sans-serif";

/// Millimetres in a point.
pub(crate) const POINT: f64 = 25.4 / 72.0;

/// The height of capital letters and digits, relative to the font size.
pub(crate) const CAP_HEIGHT: f64 = 1456.0 / UNITS;

/// Font units in an em.
const UNITS: f64 = 2048.0;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Weight {
    Regular,
    Bold,
}

/// Weight and size of a text.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Font {
    pub(crate) weight: Weight,
    /// In points.
    pub(crate) size: f64,
}

impl Font {
    pub(crate) const fn regular(size: f64) -> Self {
        Self { weight: Weight::Regular, size }
    }

    pub(crate) const fn bold(size: f64) -> Self {
        Self { weight: Weight::Bold, size }
    }

    /// The width of a text in millimetres, without kerning, which mostly makes it narrower.
    pub(crate) fn width(self, text: &str) -> f64 {
        let units: u32 = text.chars().map(|letter| u32::from(advance(letter, self.weight))).sum();
        f64::from(units) / UNITS * self.size * POINT
    }

    /// The height of capitals in millimetres.
    pub(crate) fn cap_height(self) -> f64 {
        self.size * POINT * CAP_HEIGHT
    }

    /// Breaks a text into lines of at most this width in millimetres, or of a single word. Breaks
    /// only at plain spaces: no-break spaces keep words together.
    pub(crate) fn wrap(self, text: &str, width: f64) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            match lines.last_mut() {
                Some(line) if self.width(line) + self.width(" ") + self.width(word) <= width => {
                    line.push(' ');
                    line.push_str(word);
                }
                _ => lines.push(word.to_owned()),
            }
        }
        lines
    }
}

/// The advance width of a character in font units; a wide one if the font lacks the character.
fn advance(letter: char, weight: Weight) -> u16 {
    let widths = match weight {
        Weight::Regular => &REGULAR,
        Weight::Bold => &BOLD,
    };
    index(letter).map_or(widths[index('m').unwrap_or_default()], |index| widths[index])
}

/// The characters beyond Latin-1.
const EXTRAS: [char; 14] =
    ['Œ', 'œ', '\u{2009}', '–', '—', '‘', '’', '“', '”', '„', '•', '…', '\u{202f}', '−'];
const ASCII: usize = '~' as usize - ' ' as usize + 1;
const LATIN: usize = 'ÿ' as usize - '\u{a0}' as usize + 1;
const GLYPHS: usize = ASCII + LATIN + EXTRAS.len();

/// The index of a character in the tables of widths.
fn index(letter: char) -> Option<usize> {
    match letter {
        ' '..='~' => Some(letter as usize - ' ' as usize),
        '\u{a0}'..='ÿ' => Some(ASCII + letter as usize - '\u{a0}' as usize),
        _ => Some(ASCII + LATIN + EXTRAS.iter().position(|&extra| extra == letter)?),
    }
}

#[rustfmt::skip]
static REGULAR: [u16; GLYPHS] = [
    508, 528, 656, 1261, 1151, 1500, 1274, 358, 701, 713, 882, 1162, 403, 566, 540, 845, 1151, 1151,
    1151, 1151, 1151, 1151, 1151, 1151, 1151, 1151, 496, 433, 1041, 1124, 1071, 968, 1839, 1336,
    1276, 1333, 1344, 1164, 1132, 1395, 1461, 557, 1130, 1285, 1103, 1788, 1461, 1409, 1292, 1409,
    1262, 1216, 1222, 1328, 1304, 1817, 1284, 1230, 1227, 543, 841, 543, 856, 924, 633, 1114, 1150,
    1072, 1155, 1086, 712, 1150, 1128, 498, 490, 1038, 498, 1796, 1131, 1168, 1150, 1164, 694, 1057,
    670, 1129, 992, 1539, 1016, 969, 1016, 693, 500, 693, 1393, 508, 500, 1121, 1191, 1461, 1076,
    492, 1256, 857, 1609, 916, 961, 1134, 566, 1610, 939, 765, 1095, 751, 751, 642, 1161, 1002, 535,
    508, 751, 932, 960, 1500, 1589, 1593, 970, 1336, 1336, 1336, 1336, 1336, 1336, 1914, 1333, 1164,
    1164, 1164, 1164, 557, 557, 557, 557, 1374, 1461, 1409, 1409, 1409, 1409, 1409, 1093, 1409,
    1328, 1328, 1328, 1328, 1230, 1210, 1218, 1114, 1114, 1114, 1114, 1114, 1114, 1730, 1072, 1086,
    1086, 1086, 1086, 507, 507, 507, 507, 1201, 1131, 1168, 1168, 1168, 1168, 1168, 1170, 1161,
    1129, 1129, 1129, 1129, 969, 1180, 969, 1953, 1860, 418, 1344, 1599, 410, 410, 724, 732, 706,
    691, 1370, 508, 1171,
];

#[rustfmt::skip]
static BOLD: [u16; GLYPHS] = [
    510, 557, 657, 1221, 1175, 1512, 1344, 332, 719, 722, 929, 1118, 501, 795, 596, 766, 1175, 1175,
    1175, 1175, 1175, 1175, 1175, 1175, 1175, 1175, 578, 537, 1043, 1172, 1058, 1020, 1833, 1379,
    1307, 1341, 1332, 1152, 1123, 1395, 1448, 598, 1144, 1301, 1109, 1794, 1447, 1414, 1322, 1414,
    1307, 1259, 1267, 1348, 1339, 1792, 1302, 1267, 1242, 570, 865, 570, 896, 915, 678, 1098, 1153,
    1069, 1155, 1107, 734, 1170, 1147, 543, 533, 1094, 543, 1773, 1147, 1158, 1153, 1157, 748, 1054,
    692, 1147, 1036, 1505, 1043, 1029, 1043, 677, 519, 677, 1329, 510, 579, 1179, 1218, 1418, 1098,
    517, 1287, 956, 1607, 909, 1023, 1129, 795, 1607, 1026, 796, 1101, 763, 763, 680, 1261, 1004,
    617, 549, 763, 937, 1023, 1470, 1559, 1655, 1020, 1379, 1379, 1379, 1379, 1379, 1379, 1926,
    1341, 1152, 1152, 1152, 1152, 598, 598, 598, 598, 1362, 1447, 1414, 1414, 1414, 1414, 1414,
    1088, 1411, 1348, 1348, 1348, 1348, 1267, 1246, 1292, 1098, 1098, 1098, 1098, 1098, 1098, 1730,
    1069, 1107, 1107, 1107, 1107, 561, 561, 561, 561, 1179, 1147, 1158, 1158, 1158, 1158, 1158,
    1168, 1156, 1147, 1147, 1147, 1147, 1029, 1162, 1029, 1983, 1848, 418, 1294, 1563, 479, 470,
    831, 837, 825, 736, 1515, 510, 1138,
];

#[cfg(test)]
mod tests {
    use mad_i18n::{Language, Texts};
    use ttf_parser::Face;

    use super::*;
    use crate::{Boards, Paper};

    const FILES: [(Weight, &[u8]); 2] = [
        (Weight::Regular, include_bytes!("../fonts/Roboto-Regular.ttf")),
        (Weight::Bold, include_bytes!("../fonts/Roboto-Bold.ttf")),
    ];

    #[test]
    fn widths_are_those_of_the_font_files() {
        for (weight, file) in FILES {
            let face = Face::parse(file, 0).unwrap();
            assert_eq!(f64::from(face.units_per_em()), UNITS);
            assert_eq!(f64::from(face.capital_height().unwrap()), CAP_HEIGHT * UNITS);
            let letters: Vec<char> = (' '..='\u{ffff}').filter(|&it| index(it).is_some()).collect();
            assert_eq!(letters.len(), GLYPHS);
            for letter in letters {
                let glyph = face.glyph_index(letter).unwrap_or_else(|| panic!("{letter:?}"));
                assert_eq!(
                    face.glyph_hor_advance(glyph),
                    Some(advance(letter, weight)),
                    "{letter}"
                );
            }
        }
    }

    #[test]
    fn the_font_has_every_character_of_the_pages() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for page in crate::pages(&texts, Paper::A4, Boards::Both) {
                let lacking = page.svg.trim_end().chars().find(|&it| index(it).is_none());
                assert_eq!(lacking, None, "{} in {language:?}", page.name);
            }
        }
    }

    #[test]
    fn lines_are_as_long_as_possible_and_not_longer() {
        let font = Font::regular(9.0);
        let text = "One two three\u{a0}four five six seven eight nine ten eleven twelve.";
        let lines = font.wrap(text, 30.0);
        assert_eq!(lines.join(" "), text);
        assert!(lines.len() > 2);
        for pair in lines.windows(2) {
            let first = pair[1].split(' ').next().unwrap();
            assert!(font.width(&pair[0]) <= 30.0);
            assert!(font.width(&format!("{} {first}", pair[0])) > 30.0, "{pair:?}");
        }
        assert_eq!(font.wrap("Positionierungsrunde", 1.0), ["Positionierungsrunde"]);
        assert!(font.wrap("", 1.0).is_empty());
    }
}
