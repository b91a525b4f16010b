//! The inner loops over rows of hidden values, written so that compilers vectorise them.

use super::{HIDDEN, HIDDEN_UNIT};

/// One number for each hidden unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(align(64))]
pub(super) struct Row([i16; HIDDEN]);

impl From<[i16; HIDDEN]> for Row {
    fn from(values: [i16; HIDDEN]) -> Self {
        Self(values)
    }
}

impl Row {
    pub(super) const ZERO: Self = Self([0; HIDDEN]);

    #[inline]
    pub(super) fn add(&mut self, row: &Self) {
        for (sum, value) in self.0.iter_mut().zip(&row.0) {
            *sum = sum.wrapping_add(*value);
        }
    }

    /// This row with some rows exchanged for others.
    #[inline]
    pub(super) fn exchanged(&self, exchanges: &[(&Self, &Self)]) -> Self {
        match *exchanges {
            [(a, b)] => {
                Self(std::array::from_fn(|i| self.0[i].wrapping_sub(a.0[i]).wrapping_add(b.0[i])))
            }
            [(a, b), (c, d)] => Self(std::array::from_fn(|i| {
                let half = self.0[i].wrapping_sub(a.0[i]).wrapping_add(b.0[i]);
                half.wrapping_sub(c.0[i]).wrapping_add(d.0[i])
            })),
            _ => {
                let mut sum = *self;
                for (old, new) in exchanges {
                    for i in 0..HIDDEN {
                        sum.0[i] = sum.0[i].wrapping_sub(old.0[i]).wrapping_add(new.0[i]);
                    }
                }
                sum
            }
        }
    }
}

/// The weighted sum of the squares of clipped hidden values (SCReLU), which are the sums of two
/// rows.
///
/// The steps are apart, and the sum is taken by pairs in four columns, because in this form
/// compilers find vectors of eight numbers and the instruction that multiplies and adds pairs
/// (`pmaddwd` on x86).
#[cfg(not(target_arch = "wasm32"))]
#[inline]
pub(super) fn weighted_squares(ships: &Row, state: &Row, weights: &[i16; HIDDEN]) -> i32 {
    let values: [i16; HIDDEN] = std::array::from_fn(|i| clipped(ships.0[i], state.0[i]));
    // The product fits: see MAX_OUTPUT_WEIGHT.
    let products: [i16; HIDDEN] = std::array::from_fn(|i| values[i].wrapping_mul(weights[i]));
    let square = |i: usize| i32::from(products[i]) * i32::from(values[i]);
    let mut sums = [0; 4];
    for eight in (0..HIDDEN).step_by(8) {
        for (column, sum) in sums.iter_mut().enumerate() {
            *sum += square(eight + 2 * column) + square(eight + 2 * column + 1);
        }
    }
    sums.iter().sum()
}

/// The same number by number, where there are no vectors.
#[cfg(all(target_arch = "wasm32", not(target_feature = "simd128")))]
#[inline]
#[expect(clippy::needless_range_loop, reason = "one index into three rows")]
pub(super) fn weighted_squares(ships: &Row, state: &Row, weights: &[i16; HIDDEN]) -> i32 {
    let mut sum = 0;
    for i in 0..HIDDEN {
        let value = clipped(ships.0[i], state.0[i]);
        sum += i32::from(value.wrapping_mul(weights[i])) * i32::from(value);
    }
    sum
}

/// A hidden value, clipped.
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
#[inline]
fn clipped(ships: i16, state: i16) -> i16 {
    ships.wrapping_add(state).clamp(0, HIDDEN_UNIT as i16)
}

/// The same with the instructions that the compiler does not find in the loop: it would use vectors
/// of four numbers, and multiply and add in 32 bits.
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[inline]
pub(super) fn weighted_squares(ships: &Row, state: &Row, weights: &[i16; HIDDEN]) -> i32 {
    use std::arch::wasm32::{
        i16x8, i16x8_add, i16x8_max, i16x8_min, i16x8_mul, i16x8_splat, i32x4_add, i32x4_dot_i16x8,
        i32x4_extract_lane as lane, i32x4_splat,
    };
    let load = |row: &[i16; HIDDEN], i: usize| {
        i16x8(
            row[i],
            row[i + 1],
            row[i + 2],
            row[i + 3],
            row[i + 4],
            row[i + 5],
            row[i + 6],
            row[i + 7],
        )
    };
    let mut sums = i32x4_splat(0);
    for i in (0..HIDDEN).step_by(8) {
        let value = i16x8_add(load(&ships.0, i), load(&state.0, i));
        let value = i16x8_max(value, i16x8_splat(0));
        let value = i16x8_min(value, i16x8_splat(HIDDEN_UNIT as i16));
        let product = i16x8_mul(value, load(weights, i));
        sums = i32x4_add(sums, i32x4_dot_i16x8(product, value));
    }
    lane::<0>(sums) + lane::<1>(sums) + lane::<2>(sums) + lane::<3>(sums)
}
