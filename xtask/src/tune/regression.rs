//! The weights that tell results best: logistic regression by gradient descent with moments (Adam; Kingma and Ba 2015).

use fox_and_geese::engine::evaluation::Weights;

use super::sample::{NUMBERS, Sample, in_order};

/// The value, in hundredths of a goose, at which a side wins e times as often as it loses.
const SCALE: f32 = 200.0;
/// Passes over all samples.
const PASSES: i32 = 400;
/// The length of a step in the first pass, in hundredths of a goose.
const STEP: f32 = 4.0;
/// How strongly weights are drawn to what they were, which decides where the samples say nothing.
const PULL: f32 = 4e-7;
/// How fast the moments forget.
const DECAY: [f32; 2] = [0.9, 0.99];

/// What came of a fit.
pub struct Fitted {
    /// The weights, in the order of the numbers of a sample.
    pub weights: Vec<f32>,
    /// The mean square of the difference between result and expectation, with the weights as they were.
    pub before: f32,
    /// The same with the new ones.
    pub after: f32,
}

/// Fits the weights to the samples.
pub fn fit(samples: &[Sample], weights: &Weights) -> Fitted {
    let old = in_order(weights);
    let mut weights = old.clone();
    let before = error(samples, &weights);
    let mut moments = vec![[0.0_f32; 2]; NUMBERS];
    for pass in 1..=PASSES {
        let gradient = gradient(samples, &weights);
        let rest = 1.0 - f32::from(pass as i16) / f32::from(PASSES as i16 + 1);
        let state = weights.iter_mut().zip(&mut moments).zip(&old);
        for (((weight, moments), old), slope) in state.zip(gradient) {
            let slope = slope + PULL * (*weight - old);
            moments[0] += (1.0 - DECAY[0]) * (slope - moments[0]);
            moments[1] += (1.0 - DECAY[1]) * (slope * slope - moments[1]);
            let first = moments[0] / (1.0 - DECAY[0].powi(pass));
            let second = moments[1] / (1.0 - DECAY[1].powi(pass));
            *weight -= STEP * rest * first / (second.sqrt() + 1e-12);
        }
    }
    let after = error(samples, &weights);
    Fitted {
        weights,
        before,
        after,
    }
}

/// The share of games that a value stands for.
pub fn logistic(value: f32) -> f32 {
    1.0 / (1.0 + (-value / SCALE).exp())
}

/// How often the geese are expected to win.
fn expectation(sample: &Sample, weights: &[f32]) -> f32 {
    let value: f32 = sample
        .numbers
        .iter()
        .zip(weights)
        .map(|(number, weight)| number * weight)
        .sum();
    logistic(value)
}

/// By how much the mean likelihood of the results falls with each weight.
fn gradient(samples: &[Sample], weights: &[f32]) -> [f32; NUMBERS] {
    let mut sums = [0.0; NUMBERS];
    for sample in samples {
        let miss = expectation(sample, weights) - sample.result;
        for (sum, number) in sums.iter_mut().zip(&sample.numbers) {
            *sum += miss * number;
        }
    }
    let scale = 1.0 / (SCALE * length(samples));
    sums.map(|sum| sum * scale)
}

fn error(samples: &[Sample], weights: &[f32]) -> f32 {
    let squares: f32 = samples
        .iter()
        .map(|sample| (expectation(sample, weights) - sample.result).powi(2))
        .sum();
    squares / length(samples)
}

#[expect(
    clippy::cast_precision_loss,
    reason = "a mean over hundreds of thousands does not hang on the last one"
)]
fn length(samples: &[Sample]) -> f32 {
    samples.len() as f32
}
