//! Page and computer understand each other, and the game goes on whatever happens to the computer.
#![allow(clippy::unwrap_used)]

use std::collections::VecDeque;

use fox_and_geese::engine::{
    Clock, Level, Limits, Millis, Nodes, Plies, Score, Strength, TableFile, Value, Verdict,
};
use fox_and_geese::notation::digest;
use fox_and_geese::protocol::{
    BUILD, Caller, Desk, Event, Exactness, Failure, GameFault, MessageError, Order, Place, Reply,
    Report, Request, RequestId, SentGame, SentLine, Unavailable, VERSION, memory_for,
};
use fox_and_geese::rules::{ASALTO, Game, HALATAFL, PointSet, Position, RuleSet, STANDARD, Side};

#[path = "util/walk.rs"]
mod walk;
#[path = "protocol/wire.rs"]
mod wire;

const FIRST: RequestId = RequestId(1);
const SECOND: RequestId = RequestId(2);
const THIRD: RequestId = RequestId(3);
const BUDGET: Limits = Limits::nodes(Nodes(2_000));
const WEAK: Strength = Strength {
    level: Level::LOWEST,
    time: Millis(1_000),
};
const SEED: u64 = 1;
const SLICE: Millis = Millis(10);
const NOW: Millis = Millis(5_000);

fn start(rules: &'static RuleSet) -> Game {
    Game::new(Position::usual(rules, &rules.starts[0]))
}

fn ready() -> Reply {
    Reply::Ready {
        build: BUILD.to_owned(),
    }
}

/// A page and a computer, joined by a line that carries messages as text.
#[derive(Default)]
struct House {
    caller: Caller,
    desk: Option<Desk>,
    alarm: Option<Millis>,
    events: Vec<Event>,
    starts: Vec<Place>,
    sent: Vec<Request>,
}

impl House {
    fn carry_out(&mut self, orders: Vec<Order>) {
        let mut orders = VecDeque::from(orders);
        while let Some(order) = orders.pop_front() {
            match order {
                Order::Start(place) => {
                    self.desk = Some(Desk::with_memory(16 << 20));
                    self.starts.push(place);
                }
                Order::End => self.desk = None,
                Order::SetAlarm(time) => self.alarm = Some(time),
                Order::ClearAlarm => self.alarm = None,
                Order::Tell(event) => self.events.push(event),
                Order::Send(request) => {
                    let text = request.to_text();
                    self.sent.push(request);
                    let desk = self.desk.as_mut().unwrap();
                    if let Some(reply) = desk.take(Request::from_text(&text)) {
                        let heard = Reply::from_text(&reply.to_text());
                        orders.extend(self.caller.heard(heard));
                    }
                }
            }
        }
    }

    fn hear(&mut self, reply: &Reply) {
        let orders = self.caller.heard(Reply::from_text(&reply.to_text()));
        self.carry_out(orders);
    }

    fn think(&mut self, id: RequestId, game: &Game) {
        let orders = self.caller.think(id, game, WEAK, SEED);
        self.carry_out(orders);
    }

    fn value(&mut self, id: RequestId, game: &Game) {
        let orders = self.caller.value(id, game, BUDGET);
        self.carry_out(orders);
    }

    fn stop(&mut self, id: RequestId) {
        let orders = self.caller.stop(id);
        self.carry_out(orders);
    }

    fn die(&mut self) {
        self.desk = None;
        let orders = self.caller.died();
        self.carry_out(orders);
    }

    fn work(&mut self) {
        let clock = || Millis(0);
        while let Some(desk) = self.desk.as_mut().filter(|desk| desk.is_busy()) {
            for reply in desk.work(SLICE, &clock) {
                self.hear(&reply);
            }
        }
    }

    fn moves_found(&self) -> Vec<RequestId> {
        let found = |event: &Event| match event {
            Event::BestMove { id, .. } => Some(*id),
            _ => None,
        };
        self.events.iter().filter_map(found).collect()
    }
}

fn requests() -> Vec<Request> {
    let game = SentGame::from(&start(&ASALTO));
    let mut all: Vec<Request> = Level::ALL
        .map(|level| Request::Think {
            id: FIRST,
            game: game.clone(),
            strength: Strength {
                level,
                time: Millis(10_000),
            },
            seed: u64::MAX,
        })
        .into();
    let limits = Limits {
        nodes: Some(Nodes(u64::MAX)),
        time: None,
        depth: Some(Plies(3)),
    };
    all.push(Request::Value {
        id: SECOND,
        game,
        limits,
    });
    all.push(Request::Stop { id: SECOND });
    all
}

fn replies() -> Vec<Reply> {
    let report = Report {
        depth: Plies(9),
        score: Score::lost_in(Plies(4)),
        nodes: Nodes(1 << 40),
    };
    let values = [
        Value::Exact(Verdict::FoxesWin),
        Value::Exact(Verdict::GeeseWin),
        Value::Exact(Verdict::Draw),
        Value::Estimate {
            score: Score::estimate(-123),
            depth: Plies(7),
        },
    ];
    let moves = values.map(|value| SentLine {
        value,
        line: "d4d6 c3c4".to_owned(),
    });
    let mut all = vec![
        ready(),
        Reply::Progress { id: FIRST, report },
        Reply::BestMove {
            id: FIRST,
            mv: "d4d6".to_owned(),
            report,
        },
        Reply::Values {
            id: SECOND,
            depth: Plies(7),
            done: true,
            moves: moves.into(),
        },
        Reply::Values {
            id: SECOND,
            depth: Plies(0),
            done: false,
            moves: Vec::new(),
        },
    ];
    all.extend(
        [Exactness::Known, Exactness::Missing, Exactness::Damaged].map(|exactness| Reply::Exact {
            id: FIRST,
            exactness,
        }),
    );
    let reasons = [
        Failure::GameOver,
        Failure::Game(GameFault::Rules),
        Failure::Game(GameFault::Start),
        Failure::Game(GameFault::Move(3)),
        Failure::Message(MessageError::OtherVersion(2)),
        Failure::Message(MessageError::Garbage("no number".to_owned())),
    ];
    all.extend(reasons.map(|reason| Reply::Failed { id: None, reason }));
    all
}

#[test]
fn messages_arrive_as_they_were_sent() {
    for request in requests() {
        assert_eq!(Request::from_text(&request.to_text()), Ok(request));
    }
    for reply in replies() {
        assert_eq!(Reply::from_text(&reply.to_text()), Ok(reply));
    }
}

#[test]
fn a_fault_in_words_does_not_break_the_message() {
    let garbage = |part: &str| Failure::Message(MessageError::Garbage(part.to_owned()));
    let reply = Reply::Failed {
        id: Some(FIRST),
        reason: garbage("two\nlines\tand a tab"),
    };
    let read = Reply::from_text(&reply.to_text());
    let told = garbage("two lines and a tab");
    assert_eq!(
        read,
        Ok(Reply::Failed {
            id: Some(FIRST),
            reason: told
        })
    );
}

#[test]
fn another_version_is_recognised_whatever_it_says() {
    let other = VERSION + 1;
    let strange = format!("{other}\tsing\tloud");
    let told = MessageError::OtherVersion(other);
    assert_eq!(Request::from_text(&strange), Err(told.clone()));
    assert_eq!(Reply::from_text(&strange), Err(told));
}

#[test]
fn garbage_is_an_error_and_not_the_end() {
    let mut garbage: Vec<String> = [
        "",
        "d4-d5",
        "two\tstop\t1",
        "3",
        "3\tsing",
        "3\tstop\t-1",
        "3\tstop\t1.5",
        "3\tthink\t1\t9\t1000\t1\tstandard\t65536\t8191\tfoxes\t0\t0\t",
        "3\tthink\t1\t1\t1000\t1\tstandard\t8589934592\t8191\tfoxes\t0\t0\t",
        "3\tthink\t1\t1\t1000\t1\tstandard\t65536\t8589934592\tfoxes\t0\t0\t",
        "3\tthink\t1\t1\t1000\t1\tstandard\t65536\t8191\tf\t0\t0\t",
        "3\tthink\t1\t1\t1000\t1\tstandard\t65536\t8191\tfoxes\t256\t0\t",
        "3\tthink\t1\t1\t1000\t1\tstandard\t65536\t8191\tfoxes\t0\t-\t",
    ]
    .map(str::to_owned)
    .into();
    // A message cut off after any of its fields, or with one too many.
    for request in requests() {
        let text = request.to_text();
        let cuts = text
            .match_indices('\t')
            .map(|(at, _)| text[..at].to_owned());
        garbage.extend(cuts);
        garbage.push(text + "\tmore");
    }
    for text in garbage {
        let received = Request::from_text(&text);
        assert!(
            matches!(received, Err(MessageError::Garbage(_))),
            "{text:?} {received:?}"
        );
        let reply = Desk::default().take(received);
        assert!(matches!(reply, Some(Reply::Failed { id: None, .. })));
    }
}

#[test]
fn garbage_from_the_computer_is_an_error_too() {
    for reply in replies() {
        let text = reply.to_text();
        for (at, _) in text.match_indices(['\t', '\n']) {
            let cut = &text[..at];
            let read = Reply::from_text(cut);
            let whole = matches!(read, Ok(Reply::Values { .. }));
            assert!(
                whole || matches!(read, Err(MessageError::Garbage(_))),
                "{cut:?} {read:?}"
            );
        }
        assert!(Reply::from_text(&format!("{text}\nmore")).is_err());
    }
}

#[test]
fn games_that_cannot_be_read_are_refused_with_the_reason() {
    let good = SentGame::from(&start(&STANDARD));
    let moves = |moves: &str| SentGame {
        moves: moves.to_owned(),
        ..good.clone()
    };
    let without_fox = SentGame {
        foxes: PointSet::EMPTY,
        ..good.clone()
    };
    let unknown = SentGame {
        rules: "chess".to_owned(),
        ..good.clone()
    };
    let bad = [
        (unknown, GameFault::Rules),
        (without_fox, GameFault::Start),
        (moves("d4d4"), GameFault::Move(1)),
        (moves("d4-d5"), GameFault::Move(1)),
        (moves("d4d5 c3c4 d4d5"), GameFault::Move(3)),
    ];
    for (game, fault) in bad {
        let request = Request::Think {
            id: FIRST,
            game,
            strength: WEAK,
            seed: SEED,
        };
        let reply = Desk::default().take(Ok(request));
        let Some(Reply::Failed { id, reason }) = reply else {
            panic!("{reply:?}")
        };
        assert_eq!(id, Some(FIRST));
        assert_eq!(reason, Failure::Game(fault), "{reason}");
    }
}

#[test]
fn a_request_made_before_the_computer_is_ready_waits_for_it() {
    let mut house = House::default();
    house.think(FIRST, &start(&STANDARD));
    assert_eq!((house.starts.len(), house.sent.len()), (1, 0));
    assert!(house.alarm.is_some());
    house.hear(&ready());
    house.work();
    assert_eq!(house.moves_found(), [FIRST]);
    assert_eq!(house.alarm, None);
}

#[test]
fn every_game_is_answered_with_a_legal_move_and_told_ply_by_ply() {
    for rules in RuleSet::ALL {
        let mut house = House::default();
        let game = start(rules);
        house.think(FIRST, &game);
        house.hear(&ready());
        house.work();
        let Some(Event::BestMove { mv, report, .. }) = house.events.last() else {
            panic!("{:?}", house.events)
        };
        assert_eq!(game.position().check(mv), Ok(()));
        assert!(report.nodes > Nodes(0));
        let depths: Vec<_> = house
            .events
            .iter()
            .filter_map(|event| match event {
                Event::Progress { report, .. } => Some(report.depth),
                _ => None,
            })
            .collect();
        assert!(depths.is_sorted_by(|a, b| a < b));
    }
}

#[test]
fn a_new_request_replaces_the_old_and_a_stopped_one_is_never_answered() {
    let mut house = House::default();
    let mut game = start(&STANDARD);
    house.think(FIRST, &game);
    house.hear(&ready());
    game.play(game.position().moves()[0]).unwrap();
    house.think(SECOND, &game);
    house.work();
    assert_eq!(house.moves_found(), [SECOND]);

    house.think(RequestId(3), &game);
    house.stop(RequestId(3));
    assert!(!house.desk.as_ref().unwrap().is_busy());
    house.work();
    assert_eq!(house.moves_found(), [SECOND]);
}

#[test]
fn late_answers_are_dropped() {
    let mut house = House::default();
    let game = start(&STANDARD);
    house.think(SECOND, &game);
    house.hear(&ready());
    house.hear(&Reply::BestMove {
        id: FIRST,
        mv: "d4d5".to_owned(),
        report: Report {
            depth: Plies(1),
            score: Score::DRAW,
            nodes: Nodes(1),
        },
    });
    assert_eq!(house.events, []);
}

#[test]
fn a_computer_that_dies_is_called_again_and_asked_again() {
    let mut house = House::default();
    house.think(FIRST, &start(&STANDARD));
    house.hear(&ready());
    house.die();
    assert_eq!(house.starts.len(), 2);
    house.hear(&ready());
    assert_eq!(house.sent.len(), 2);
    assert_eq!(house.sent[0], house.sent[1]);
    house.work();
    assert_eq!(house.moves_found(), [FIRST]);
}

#[test]
fn calling_again_has_an_end_and_a_new_request_a_new_chance() {
    let mut house = House::default();
    let game = start(&STANDARD);
    house.think(FIRST, &game);
    for _ in 0..10 {
        house.die();
    }
    let (worker, page) = (Place::Worker, Place::Page);
    assert_eq!(house.starts, [worker, worker, worker, page, page, page]);
    assert_eq!(house.events, [Event::Unavailable(Unavailable::Dead)]);

    house.think(SECOND, &game);
    house.hear(&ready());
    house.work();
    assert_eq!(house.moves_found(), [SECOND]);
}

#[test]
fn deaths_are_forgiven_after_an_answer() {
    let mut house = House::default();
    let game = start(&STANDARD);
    for id in 1..=6 {
        house.think(RequestId(id), &game);
        house.hear(&ready());
        house.die();
        house.hear(&ready());
        house.work();
    }
    assert_eq!(house.moves_found().len(), 6);
}

#[test]
fn a_computer_of_another_version_is_not_called_again() {
    let mut house = House::default();
    house.think(FIRST, &start(&STANDARD));
    let orders = house.caller.heard(Err(MessageError::OtherVersion(7)));
    house.carry_out(orders);
    let told = Event::Unavailable(Unavailable::OtherVersion(7));
    assert_eq!(house.events, [told]);
    assert!(house.desk.is_none() && house.starts.len() == 1);
}

#[test]
fn another_build_of_the_same_version_is_told_and_used() {
    let mut house = House::default();
    house.think(FIRST, &start(&STANDARD));
    house.hear(&Reply::Ready {
        build: "of yesterday".to_owned(),
    });
    house.work();
    assert_eq!(house.events.first(), Some(&Event::OtherBuild));
    assert_eq!(house.moves_found(), [FIRST]);
}

#[test]
fn nonsense_from_the_computer_counts_as_its_death() {
    let game = start(&STANDARD);
    assert_eq!(game.position().to_move(), Side::Foxes);
    for nonsense in ["a3a5", "c3c4", "d4-d5", "d4d5 c3c4", "d4", "d", ""] {
        let mut house = House::default();
        house.think(FIRST, &game);
        house.hear(&ready());
        house.hear(&Reply::BestMove {
            id: FIRST,
            mv: nonsense.to_owned(),
            report: Report {
                depth: Plies(1),
                score: Score::DRAW,
                nodes: Nodes(1),
            },
        });
        assert_eq!(house.starts.len(), 2, "{nonsense}");
        house.hear(&ready());
        house.work();
        assert_eq!(house.moves_found(), [FIRST]);
    }
}

#[test]
fn an_answer_with_a_time_is_waited_for_a_little_longer() {
    let mut house = House::default();
    let game = start(&STANDARD);
    house.think(FIRST, &game);
    house.hear(&ready());
    let alone = house.alarm.unwrap();
    assert!(alone > WEAK.time);
    let orders = house
        .caller
        .value(SECOND, &game, Limits::time(Millis(15_000)));
    house.carry_out(orders);
    assert_eq!(house.alarm, Some(Millis(alone.0 + 15_000)));
    house.stop(FIRST);
    assert_eq!(house.alarm, Some(Millis(alone.0 + 14_000)));
    house.stop(SECOND);
    assert_eq!(house.alarm, None);
}

/// The valuations heard of, each with its request, depth and whether it is the last.
fn valuations(house: &House) -> Vec<(RequestId, Plies, bool)> {
    let values = house.events.iter().filter_map(|event| match event {
        Event::Values {
            id, depth, done, ..
        } => Some((*id, *depth, *done)),
        _ => None,
    });
    values.collect()
}

#[test]
fn moves_are_valued_ever_deeper_in_every_game() {
    for rules in RuleSet::ALL {
        let mut house = House::default();
        let game = start(rules);
        house.value(FIRST, &game);
        house.hear(&ready());
        house.work();
        let heard = valuations(&house);
        assert!(heard.is_sorted_by(|a, b| a.1 <= b.1), "{heard:?}");
        let (last, before) = heard.split_last().unwrap();
        assert!(last.2 && before.iter().all(|heard| !heard.2), "{heard:?}");
        let Some(Event::Values { moves, .. }) = house.events.last() else {
            panic!("{:?}", house.events)
        };
        for valued in moves {
            assert_eq!(game.position().check(&valued.mv), Ok(()));
            let mut game = Game::new(*game.position());
            for &mv in [valued.mv].iter().chain(&valued.line) {
                assert!(game.play(mv).is_ok(), "{valued:?}");
            }
        }
        assert!(!moves.is_empty());
        assert!(moves.iter().any(|valued| !valued.line.is_empty()));
        assert_eq!(house.alarm, None);
    }
}

#[test]
fn a_move_is_chosen_before_a_valuation_goes_on() {
    let mut house = House::default();
    let game = start(&HALATAFL);
    house.value(FIRST, &game);
    house.hear(&ready());
    house.think(SECOND, &game);
    house.work();
    let chosen = house
        .events
        .iter()
        .position(|event| matches!(event, Event::BestMove { id: SECOND, .. }));
    let valued = house
        .events
        .iter()
        .position(|event| matches!(event, Event::Values { id: FIRST, .. }));
    assert!(chosen.unwrap() < valued.unwrap(), "{:?}", house.events);
    assert!(valuations(&house).last().unwrap().2);
}

#[test]
fn either_kind_of_request_is_replaced_and_stopped_without_the_other() {
    let mut house = House::default();
    let game = start(&HALATAFL);
    house.value(FIRST, &game);
    house.hear(&ready());
    house.think(SECOND, &game);
    house.value(THIRD, &game);
    house.stop(FIRST);
    house.work();
    assert_eq!(house.moves_found(), [SECOND]);
    assert!(valuations(&house).iter().all(|heard| heard.0 == THIRD));

    house.value(RequestId(4), &game);
    house.think(RequestId(5), &game);
    house.stop(RequestId(4));
    house.work();
    assert_eq!(house.moves_found(), [SECOND, RequestId(5)]);
    assert!(valuations(&house).iter().all(|heard| heard.0 == THIRD));
}

#[test]
fn a_computer_that_dies_over_both_is_asked_for_both_again() {
    let mut house = House::default();
    let game = start(&HALATAFL);
    house.value(FIRST, &game);
    house.hear(&ready());
    house.think(SECOND, &game);
    house.die();
    house.hear(&ready());
    house.work();
    assert_eq!(house.moves_found(), [SECOND]);
    assert!(valuations(&house).last().unwrap().2);
}

#[test]
fn a_valuation_with_an_impossible_move_is_nonsense() {
    let lines = [
        ("d4d5 c3c4 d5d6", 1),
        ("a3a5 d4d5", 2),
        ("d4d5 d5d6", 2),
        ("d4d5 c3c4 d4d5", 2),
        ("d4-d5", 2),
        ("d4d5  c3c4", 2),
        ("", 2),
    ];
    for (line, starts) in lines {
        let mut house = House::default();
        house.value(FIRST, &start(&STANDARD));
        house.hear(&ready());
        house.hear(&Reply::Values {
            id: FIRST,
            depth: Plies(1),
            done: false,
            moves: vec![SentLine {
                value: Value::Exact(Verdict::Draw),
                line: line.to_owned(),
            }],
        });
        assert_eq!(house.starts.len(), starts, "{line}");
    }
}

#[test]
fn where_no_worker_can_be_had_the_computer_comes_into_the_page() {
    let mut house = House::default();
    house.think(FIRST, &start(&STANDARD));
    let orders = house.caller.refused();
    house.carry_out(orders);
    assert_eq!(house.starts, [Place::Worker, Place::Page]);
    house.hear(&ready());
    house.work();
    assert_eq!(house.moves_found(), [FIRST]);
    assert_eq!(house.starts.len(), 2);
}

#[test]
fn where_it_cannot_come_into_the_page_either_it_is_given_up() {
    let mut house = House::default();
    house.think(FIRST, &start(&STANDARD));
    for _ in 0..3 {
        let orders = house.caller.refused();
        house.carry_out(orders);
    }
    assert_eq!(house.starts, [Place::Worker, Place::Page]);
    assert_eq!(house.events, [Event::Unavailable(Unavailable::Dead)]);
}

/// A clock that is read once in each thousandth of a second.
fn ticking() -> impl Fn() -> Millis {
    let time = std::cell::Cell::new(0);
    move || {
        time.set(time.get() + 1);
        Millis(time.get())
    }
}

#[test]
fn a_move_is_never_later_than_asked() {
    let clock = ticking();
    for time in [200, 500, 1_000] {
        let mut desk = Desk::with_memory(16 << 20);
        let strength = Strength {
            level: Level::HIGHEST,
            time: Millis(time),
        };
        desk.take(Ok(Request::Think {
            id: FIRST,
            game: (&start(&HALATAFL)).into(),
            strength,
            seed: SEED,
        }));
        let begun = clock();
        while desk.is_busy() {
            desk.work(SLICE, &clock);
        }
        let spent = clock().since(begun);
        assert!(spent < Millis(time), "{spent:?} of {time}");
    }
}

#[test]
fn a_valuation_has_its_time_however_often_a_move_comes_between() {
    let clock = ticking();
    let mut desk = Desk::with_memory(16 << 20);
    let game = SentGame::from(&start(&HALATAFL));
    desk.take(Ok(Request::Value {
        id: FIRST,
        game: game.clone(),
        limits: Limits::time(Millis(300)),
    }));
    desk.work(SLICE, &clock);
    desk.take(Ok(Request::Think {
        id: SECOND,
        game,
        strength: Strength {
            level: Level::HIGHEST,
            time: Millis(1_000),
        },
        seed: SEED,
    }));
    let mut slices = 0;
    let mut chosen = false;
    while desk.is_busy() {
        let replies = desk.work(SLICE, &clock);
        slices += usize::from(chosen);
        chosen |= replies.iter().any(is_best_move);
    }
    assert!(chosen && slices > 10, "{slices} slices after the move");
}

fn is_best_move(reply: &Reply) -> bool {
    matches!(reply, Reply::BestMove { .. })
}

/// The file of a table, as it lies beside the page.
fn table(file: TableFile) -> Vec<u8> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/engine/exact/tables/");
    std::fs::read(folder.to_owned() + file.name()).unwrap()
}

fn think(id: RequestId, game: &Game) -> Request {
    Request::Think {
        id,
        game: game.into(),
        strength: WEAK,
        seed: SEED,
    }
}

/// A request to make the most of this time.
fn think_hard(id: RequestId, game: &Game, time: Millis) -> Request {
    Request::Think {
        id,
        game: game.into(),
        strength: Strength {
            level: Level::HIGHEST,
            time,
        },
        seed: SEED,
    }
}

fn exact(id: RequestId, exactness: Exactness) -> Reply {
    Reply::Exact { id, exactness }
}

/// A standard game with so many geese.
fn start_of(geese: u8) -> Game {
    let mut starts = STANDARD.starts.iter();
    let start = starts.find(|start| start.geese.len() == geese);
    Game::new(Position::usual(&STANDARD, start.unwrap()))
}

/// Gives a desk a file that it wants, lets it read all of it while the clock stands still, and returns what it says then.
fn read(desk: &mut Desk, file: TableFile) -> Vec<Reply> {
    assert_eq!(desk.wants(NOW), Some(file));
    assert_eq!(desk.give(file, Some(&table(file)), NOW), []);
    desk.work(SLICE, &|| NOW)
}

#[test]
fn only_the_tables_that_a_game_needs_are_wanted_one_after_the_other() {
    let mut desk = Desk::with_memory(16 << 20);
    assert_eq!(desk.wants(NOW), None);
    desk.take(Ok(think(FIRST, &start(&HALATAFL))));
    assert_eq!(desk.wants(NOW), None);
    desk.take(Ok(think(FIRST, &start_of(15))));
    let known = Exactness::Known;
    let told = read(&mut desk, TableFile::Standard13);
    assert_eq!(told, [], "fifteen geese need more");
    let told = read(&mut desk, TableFile::Standard15);
    assert_eq!(told, [exact(FIRST, known)]);
    assert_eq!(desk.wants(NOW), None);

    let told = desk.take(Ok(think(SECOND, &start_of(13))));
    assert_eq!(told, Some(exact(SECOND, known)), "known from before");
    assert_eq!(desk.wants(NOW), None, "and not fetched again");
    desk.take(Ok(think(THIRD, &start_of(17))));
    let told = read(&mut desk, TableFile::Standard17);
    assert_eq!(told, [exact(THIRD, known)]);
}

#[test]
fn one_table_at_a_time_is_fetched_and_read() {
    let file = TableFile::Standard13;
    let mut desk = Desk::with_memory(16 << 20);
    desk.take(Ok(think(FIRST, &start_of(15))));
    assert_eq!(desk.wants(NOW), Some(file));
    assert_eq!(desk.wants(NOW), None, "asked for");
    let next = TableFile::Standard15;
    assert_eq!(desk.give(next, Some(&table(next)), NOW), [], "not wanted");
    desk.give(file, Some(&table(file)), NOW);
    let clock = ticking();
    desk.work(Millis(1), &clock);
    assert_eq!(desk.wants(NOW), None, "being read");
    let now = clock();
    desk.work(SLICE, &|| now);
    assert_eq!(desk.wants(NOW), Some(next));
}

/// Asks for a move in a game with 17 geese, in this time, from a desk that has all files for it but the last and is given that.
fn asked_and_given_the_last(time: Millis, clock: &impl Clock) -> Desk {
    let game = start_of(17);
    let mut desk = Desk::with_memory(16 << 20);
    desk.take(Ok(think(FIRST, &game)));
    read(&mut desk, TableFile::Standard13);
    read(&mut desk, TableFile::Standard15);
    desk.take(Ok(think_hard(SECOND, &game, time)));
    let file = desk.wants(NOW).unwrap();
    assert_eq!(desk.give(file, Some(&table(file)), clock.now()), []);
    desk
}

#[test]
fn a_table_is_read_in_slices_and_the_end_is_told() {
    /// Bounds what is read between two looks at the clock.
    const FAMILIES: u64 = 600;
    let clock = ticking();
    let mut desk = asked_and_given_the_last(Millis(100_000), &clock);
    let begun = clock();
    let told = loop {
        let before = clock();
        let told = desk.work(SLICE, &clock);
        let spent = clock().since(before);
        assert!(spent.0 < SLICE.0 + 5, "{spent:?}");
        if !told.is_empty() {
            break told;
        }
    };
    assert_eq!(told, [exact(SECOND, Exactness::Known)]);
    let nodes = u32::from_le_bytes(*table(TableFile::Standard17)[20..].first_chunk().unwrap());
    let looks = clock().since(begun).0;
    // Each node is a family, and so is each of its children.
    assert!(looks * FAMILIES > 2 * u64::from(nodes), "{looks} looks");
    assert!(desk.is_busy(), "the move is still to be chosen");
}

#[test]
fn the_memory_is_made_in_slices() {
    let clock = ticking();
    let mut desk = Desk::default();
    let game = Game::new(Position::usual(&HALATAFL, &HALATAFL.starts[0]));
    desk.take(Ok(think_hard(FIRST, &game, Millis(100_000))));
    let mut slices = 0;
    let mut told = Vec::new();
    while told.is_empty() {
        let before = clock();
        told = desk.work(SLICE, &clock);
        let spent = clock().since(before);
        assert!(spent.0 < SLICE.0 + 5, "{spent:?}");
        slices += 1;
    }
    // Some tens of megabytes, of which no slice makes more than two.
    assert!(slices > 20, "{slices}");
}

#[test]
fn a_stop_is_heard_while_a_table_is_read() {
    let clock = ticking();
    let mut desk = asked_and_given_the_last(Millis(100_000), &clock);
    desk.work(SLICE, &clock);
    assert_eq!(desk.take(Ok(Request::Stop { id: SECOND })), None);
    // The rest is read, for whoever asks next.
    let mut slices = 0;
    while desk.is_busy() {
        assert_eq!(desk.work(SLICE, &clock), []);
        slices += 1;
    }
    assert!(slices > 10, "{slices}");
    let told = desk.take(Ok(think(THIRD, &start_of(17))));
    assert_eq!(told, Some(exact(THIRD, Exactness::Known)));
}

#[test]
fn a_move_is_in_time_though_a_table_is_being_read() {
    for time in [50, 200, 1_000] {
        let clock = ticking();
        let mut desk = asked_and_given_the_last(Millis(time), &clock);
        let begun = clock();
        let mut replies = Vec::new();
        while !replies.iter().any(is_best_move) {
            replies.extend(desk.work(SLICE, &clock));
        }
        let spent = clock().since(begun);
        assert!(spent < Millis(time), "{spent:?} of {time}");
        let known = exact(SECOND, Exactness::Known);
        assert!(!replies.contains(&known), "the file is too large for this");
        while desk.is_busy() {
            assert_eq!(desk.work(SLICE, &clock), []);
        }
        let told = desk.take(Ok(think(THIRD, &start_of(17))));
        assert_eq!(told, Some(exact(THIRD, Exactness::Known)));
    }
}

#[test]
fn what_turns_out_to_be_damaged_at_its_end_is_told_then() {
    let file = TableFile::Standard13;
    let mut bytes = table(file);
    // Another number of nodes, and a checksum that agrees.
    bytes[20] ^= 1;
    let end = bytes.len() - 8;
    let checksum = digest(&bytes[..end]);
    bytes[end..].copy_from_slice(&checksum.to_le_bytes());
    let mut desk = Desk::with_memory(16 << 20);
    desk.take(Ok(think(FIRST, &start_of(13))));
    assert_eq!(desk.wants(NOW), Some(file));
    assert_eq!(desk.give(file, Some(&bytes), NOW), []);
    let told = desk.work(SLICE, &|| NOW);
    assert_eq!(told, [exact(FIRST, Exactness::Damaged)]);
    assert_eq!(desk.wants(NOW), None);
    assert_eq!(desk.wants(Millis(NOW.0 + 60_000)), Some(file));
}

#[test]
fn a_table_that_cannot_be_had_is_told_and_done_without() {
    let damaged = {
        let mut bytes = table(TableFile::Standard13);
        bytes[100] ^= 1;
        bytes
    };
    let bad = [
        (None, Exactness::Missing),
        (Some(damaged), Exactness::Damaged),
        (Some(b"<!doctype html>".to_vec()), Exactness::Damaged),
        (Some(Vec::new()), Exactness::Damaged),
        (Some(table(TableFile::Standard15)), Exactness::Damaged),
    ];
    for (bytes, exactness) in bad {
        let mut desk = Desk::with_memory(16 << 20);
        let clock = || Millis(0);
        let game = start(&STANDARD);
        desk.take(Ok(think(FIRST, &game)));
        desk.take(Ok(Request::Value {
            id: SECOND,
            game: (&game).into(),
            limits: BUDGET,
        }));
        let wanted = desk.wants(NOW).unwrap();
        let told = desk.give(wanted, bytes.as_deref(), NOW);
        assert_eq!(told, [exact(FIRST, exactness), exact(SECOND, exactness)]);
        assert_eq!(desk.wants(NOW), None, "not asked for again");
        let mut replies = Vec::new();
        while desk.is_busy() {
            replies.extend(desk.work(SLICE, &clock));
        }
        assert!(replies.iter().any(is_best_move));
        let told = desk.take(Ok(think(THIRD, &game)));
        assert_eq!(told, Some(exact(THIRD, exactness)));
        assert_eq!(desk.wants(NOW), None);
    }
}

#[test]
fn a_table_that_could_not_be_had_is_asked_for_again_after_a_while() {
    let file = TableFile::Standard13;
    let bad = [
        (None, Exactness::Missing, Millis(15_000)),
        (
            Some(&b"<!doctype html>"[..]),
            Exactness::Damaged,
            Millis(60_000),
        ),
    ];
    for (bytes, exactness, wait) in bad {
        let after = |time: u64| Millis(NOW.0 + time);
        let mut desk = Desk::with_memory(16 << 20);
        let game = start(&STANDARD);
        desk.take(Ok(think(FIRST, &game)));
        assert_eq!(desk.wants(Millis(0)), Some(file));
        // The time counts from the failure, however long that took.
        assert_eq!(desk.give(file, bytes, NOW), [exact(FIRST, exactness)]);
        assert_eq!(desk.wants(NOW), None);
        desk.take(Ok(think(SECOND, &game)));
        assert_eq!(desk.wants(after(wait.0 - 1)), None);
        let told = desk.take(Ok(think(THIRD, &game)));
        assert_eq!(told, Some(exact(THIRD, exactness)));
        assert_eq!(desk.wants(after(wait.0)), Some(file));
        assert_eq!(desk.wants(after(10 * wait.0)), None, "under way");

        let again = after(2 * wait.0);
        assert_eq!(desk.give(file, bytes, again), [exact(THIRD, exactness)]);
        assert_eq!(desk.wants(again), None, "and waits as long again");
        let third = Millis(again.0 + wait.0);
        assert_eq!(desk.wants(third), Some(file));
        assert_eq!(desk.give(file, Some(&table(file)), third), []);
        let told = desk.work(SLICE, &|| third);
        assert_eq!(told, [exact(THIRD, Exactness::Known)]);
        assert_eq!(desk.wants(Millis(u64::MAX)), None);
    }
}

#[test]
fn nothing_is_asked_for_again_while_nobody_asks_about_it() {
    let mut desk = Desk::with_memory(16 << 20);
    desk.take(Ok(think(FIRST, &start(&STANDARD))));
    let file = desk.wants(NOW).unwrap();
    desk.give(file, None, NOW);
    desk.take(Ok(Request::Stop { id: FIRST }));
    let late = Millis(NOW.0 + 1_000_000);
    assert_eq!(desk.wants(late), None);
    desk.take(Ok(think(SECOND, &start(&HALATAFL))));
    assert_eq!(desk.wants(late), None);
}

#[test]
fn the_time_goes_on_when_a_table_comes() {
    let clock = ticking();
    let mut desk = Desk::with_memory(16 << 20);
    let time = Millis(1_000);
    desk.take(Ok(Request::Think {
        id: FIRST,
        game: (&start(&STANDARD)).into(),
        strength: Strength {
            level: Level::HIGHEST,
            time,
        },
        seed: SEED,
    }));
    let begun = clock();
    let file = desk.wants(begun).unwrap();
    for _ in 0..10 {
        desk.work(SLICE, &clock);
    }
    desk.give(file, None, begun);
    while desk.is_busy() {
        desk.work(SLICE, &clock);
    }
    assert!(clock().since(begun) < time);
}

#[test]
fn a_small_device_lends_less_memory() {
    let megabytes = |device| memory_for(device) >> 20;
    assert_eq!(megabytes(None), 64);
    let devices = [0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 32.0].map(|device| megabytes(Some(device)));
    assert_eq!(devices, [16, 16, 16, 32, 64, 64, 64]);
}
