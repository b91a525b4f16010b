//! Colour vision deficiencies, to check that pictures do not depend on colour.

/// A kind of colour vision, simulated by a linear map of colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Vision {
    /// All three kinds of cones.
    Normal,
    /// No colours at all: a grey print, or achromatopsia.
    Grey,
    /// No long-wavelength cones ("red-blind").
    Protanopia,
    /// No medium-wavelength cones ("green-blind").
    Deuteranopia,
    /// No short-wavelength cones ("blue-blind").
    Tritanopia,
}

impl Vision {
    /// All kinds, normal vision first.
    pub const ALL: [Self; 5] =
        [Self::Normal, Self::Grey, Self::Protanopia, Self::Deuteranopia, Self::Tritanopia];

    /// The name in English, in lower case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::Grey => "grey",
            Self::Protanopia => "protanopia",
            Self::Deuteranopia => "deuteranopia",
            Self::Tritanopia => "tritanopia",
        }
    }

    /// The matrix that maps linear sRGB to the linear sRGB that is seen.
    ///
    /// The deficiencies are those of Machado, Oliveira and Fernandes, "A physiologically-based model
    /// for simulation of color vision deficiency" (2009), at severity 1. Grey is the relative
    /// luminance.
    #[must_use]
    pub const fn matrix(self) -> [[f64; 3]; 3] {
        match self {
            Self::Normal => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Self::Grey => [[0.2126, 0.7152, 0.0722]; 3],
            Self::Protanopia => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Self::Deuteranopia => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            Self::Tritanopia => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Vision;

    #[test]
    fn greys_stay_as_they_are() {
        for vision in Vision::ALL {
            for row in vision.matrix() {
                assert!((row.iter().sum::<f64>() - 1.0).abs() < 1e-5, "{vision:?}");
            }
        }
    }

    #[test]
    fn each_deficiency_confuses_its_colours() {
        // Pairs of linear colours and the deficiency that brings them closest together.
        let pairs = [
            (Vision::Protanopia, [0.6, 0.1, 0.1], [0.0, 0.17, 0.1]),
            (Vision::Deuteranopia, [0.5, 0.2, 0.1], [0.2, 0.33, 0.12]),
            (Vision::Tritanopia, [0.2, 0.2, 0.8], [0.13, 0.27, 0.0]),
        ];
        for (deficiency, one, other) in pairs {
            let distance = |vision: Vision| {
                let seen = |colour: [f64; 3]| {
                    vision.matrix().map(|row| row.iter().zip(colour).map(|(a, b)| a * b).sum())
                };
                let (one, other): ([f64; 3], [f64; 3]) = (seen(one), seen(other));
                one.iter().zip(other).map(|(a, b)| (a - b).powi(2)).sum::<f64>()
            };
            assert!(distance(deficiency) < distance(Vision::Normal) / 4.0, "{deficiency:?}");
        }
    }
}
