//! `cargo xtask tune`: finds the weights of the evaluation from games that the computer plays against itself.
//!
//! The method: some thousand games from random openings, with few nodes a move, unequal budgets and now and then fewer geese, so
//! that both sides win some. Each quiet position of them is a row of numbers - the terms of the evaluation and the pieces by their
//! points - with the result of its game, mixed with what the search expected; what is asked for are the weights with which the
//! logistic function of the weighted sum tells this best. They are printed as source for `src/engine/evaluation/weights.rs`.

mod games;
mod print;
mod regression;
mod sample;

use fox_and_geese::engine::Nodes;
use fox_and_geese::engine::evaluation::Weights;
use fox_and_geese::rules::RuleSet;

use crate::text::fields;
use crate::usage::Failure;

/// What was asked for.
struct Plan {
    rules: &'static RuleSet,
    games: u32,
    /// For each move of the side with the smaller budget.
    nodes: Nodes,
    seed: u64,
}

/// Plays, fits and prints.
pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let plan = Plan::parse(&words).map_err(Failure::Usage)?;
    let samples = games::samples(&plan);
    println!("{} positions from {} games", samples.len(), plan.games);
    let fitted = regression::fit(&samples, Weights::of(plan.rules));
    println!(
        "mean error before {:.5}, after {:.5}",
        fitted.before, fitted.after
    );
    print!("{}", print::source(plan.rules.name, &fitted.weights));
    Ok(())
}

impl Plan {
    fn parse(words: &[&str]) -> Result<Self, String> {
        let (rules, options) = words.split_first().ok_or("tune needs RULES")?;
        let mut plan = Self {
            rules: fields::rules(rules)?,
            games: 2_000,
            nodes: Nodes(1_000),
            seed: 1,
        };
        for option in fields::numbers::<u32>(options) {
            let (name, number) = option?;
            match name {
                "--games" => plan.games = number,
                "--nodes" => plan.nodes = Nodes(u64::from(number)),
                "--seed" => plan.seed = u64::from(number),
                other => return Err(format!("tune does not know `{other}`")),
            }
        }
        Ok(plan)
    }
}
