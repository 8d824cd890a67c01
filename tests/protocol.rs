//! Page and computer understand each other, and the game goes on whatever happens to the computer.
#![allow(clippy::unwrap_used)]

use std::collections::VecDeque;

use fox_and_geese::engine::{Limits, Millis, Nodes, Plies, Score};
use fox_and_geese::notation::{move_text, parse_moves};
use fox_and_geese::protocol::{
    BUILD, Caller, Desk, Event, Failure, GameText, Message, MessageError, Order, Reply, Report,
    Request, RequestId, Unavailable, VERSION, read,
};
use fox_and_geese::rules::{ASALTO, Game, Position, RuleSet, STANDARD, Side};

const FIRST: RequestId = RequestId(1);
const SECOND: RequestId = RequestId(2);
const BUDGET: Limits = Limits::nodes(Nodes(2_000));
const SLICE: Millis = Millis(10);

fn start(rules: &'static RuleSet) -> Game {
    Game::new(Position::usual(rules, &rules.starts[0]))
}

/// What one end sends and the other receives.
fn carried<T, U>(body: T) -> Result<U, MessageError>
where
    T: serde::Serialize,
    U: for<'de> serde::Deserialize<'de>,
{
    let text = serde_json::to_string(&Message::new(body)).unwrap();
    let value: serde_json::Value = serde_json::from_str(&text).unwrap();
    read(|| value.clone())
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
    starts: usize,
    sent: Vec<Request>,
}

impl House {
    fn carry_out(&mut self, orders: Vec<Order>) {
        let mut orders = VecDeque::from(orders);
        while let Some(order) = orders.pop_front() {
            match order {
                Order::Start => {
                    self.desk = Some(Desk::default());
                    self.starts += 1;
                }
                Order::End => self.desk = None,
                Order::SetAlarm(time) => self.alarm = Some(time),
                Order::ClearAlarm => self.alarm = None,
                Order::Tell(event) => self.events.push(event),
                Order::Send(request) => {
                    self.sent.push(request.clone());
                    let reply = self.desk.as_mut().unwrap().take(carried(request));
                    if let Some(reply) = reply {
                        orders.extend(self.caller.heard(carried(reply)));
                    }
                }
            }
        }
    }

    fn hear(&mut self, reply: Reply) {
        let orders = self.caller.heard(carried(reply));
        self.carry_out(orders);
    }

    fn think(&mut self, id: RequestId, game: &Game) {
        let orders = self.caller.think(id, game, BUDGET);
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
            if let Some(reply) = desk.work(SLICE, &clock) {
                self.hear(reply);
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

#[test]
fn messages_arrive_as_they_were_sent() {
    let think = Request::Think {
        id: FIRST,
        game: GameText::from(&start(&ASALTO)),
        limits: Limits {
            nodes: Some(Nodes(1)),
            time: None,
            depth: Some(Plies(3)),
        },
    };
    for request in [think, Request::Stop { id: SECOND }] {
        assert_eq!(carried::<_, Request>(request.clone()), Ok(request));
    }
    let report = Report {
        depth: Plies(9),
        score: Score::lost_in(Plies(4)),
        nodes: Nodes(1 << 40),
    };
    let replies = [
        ready(),
        Reply::Progress { id: FIRST, report },
        Reply::BestMove {
            id: FIRST,
            mv: "d4xd6".to_owned(),
            report,
        },
        Reply::Failed {
            id: None,
            reason: Failure::GameOver,
        },
    ];
    for reply in replies {
        assert_eq!(carried::<_, Reply>(reply.clone()), Ok(reply));
    }
}

#[test]
fn another_version_is_recognised_whatever_it_says() {
    let strange = serde_json::json!({ "protocol": VERSION + 1, "body": { "Sing": ["loud"] } });
    assert_eq!(
        read::<Request, _>(|| strange.clone()),
        Err(MessageError::OtherVersion(VERSION + 1))
    );
}

#[test]
fn garbage_is_an_error_and_not_the_end() {
    let garbage = [
        serde_json::json!(null),
        serde_json::json!("d4-d5"),
        serde_json::json!([1, 2, 3]),
        serde_json::json!({ "protocol": "one" }),
        serde_json::json!({ "protocol": VERSION }),
        serde_json::json!({ "protocol": VERSION, "body": { "Think": { "id": -1 } } }),
        serde_json::json!({ "protocol": VERSION, "body": { "Stop": { "id": 1.5 } } }),
    ];
    for value in garbage {
        let received = read::<Request, _>(|| value.clone());
        assert!(
            matches!(received, Err(MessageError::Garbage(_))),
            "{value} {received:?}"
        );
        let reply = Desk::default().take(received);
        assert!(matches!(reply, Some(Reply::Failed { id: None, .. })));
    }
}

#[test]
fn a_game_travels_with_its_history() {
    let game = parse_moves(*start(&STANDARD).start(), "1. d4-d5 c3-c4 2. d5-d4").unwrap();
    assert_eq!(Game::try_from(&GameText::from(&game)), Ok(game));
}

#[test]
fn games_that_cannot_be_read_are_refused_with_the_reason() {
    let good = GameText::from(&start(&STANDARD));
    let bad = [
        ("chess", good.start.as_str(), ""),
        ("standard", "3/3/7 f", ""),
        ("standard", good.start.as_str(), "d4-d4"),
    ];
    for (rules, start, moves) in bad {
        let game = GameText {
            rules: rules.to_owned(),
            start: start.to_owned(),
            moves: moves.to_owned(),
        };
        let request = Request::Think {
            id: FIRST,
            game,
            limits: BUDGET,
        };
        let reply = Desk::default().take(Ok(request));
        let Some(Reply::Failed { id, reason }) = reply else {
            panic!("{reply:?}")
        };
        assert_eq!(id, Some(FIRST));
        assert!(matches!(reason, Failure::Game(_)), "{reason}");
    }
}

#[test]
fn a_request_made_before_the_computer_is_ready_waits_for_it() {
    let mut house = House::default();
    house.think(FIRST, &start(&STANDARD));
    assert_eq!((house.starts, house.sent.len()), (1, 0));
    assert!(house.alarm.is_some());
    house.hear(ready());
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
        house.hear(ready());
        house.work();
        let Some(Event::BestMove { mv, report, .. }) = house.events.last() else {
            panic!("{:?}", house.events)
        };
        assert_eq!(game.position().check(mv), Ok(()));
        assert!(report.nodes <= Nodes(2_000));
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
    house.hear(ready());
    game.play(game.position().moves()[0]).unwrap();
    house.think(SECOND, &game);
    house.work();
    assert_eq!(house.moves_found(), [SECOND]);

    house.think(RequestId(3), &game);
    let orders = house.caller.stop();
    house.carry_out(orders);
    assert!(!house.desk.as_ref().unwrap().is_busy());
    house.work();
    assert_eq!(house.moves_found(), [SECOND]);
}

#[test]
fn late_answers_are_dropped() {
    let mut house = House::default();
    let game = start(&STANDARD);
    house.think(SECOND, &game);
    house.hear(ready());
    let best = game.position().moves()[0];
    house.hear(Reply::BestMove {
        id: FIRST,
        mv: move_text(&best, game.rules().lines()).to_string(),
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
    house.hear(ready());
    house.die();
    assert_eq!(house.starts, 2);
    house.hear(ready());
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
    assert_eq!(house.starts, 3);
    assert_eq!(house.events, [Event::Unavailable(Unavailable::Dead)]);

    house.think(SECOND, &game);
    house.hear(ready());
    house.work();
    assert_eq!(house.moves_found(), [SECOND]);
}

#[test]
fn deaths_are_forgiven_after_an_answer() {
    let mut house = House::default();
    let game = start(&STANDARD);
    for id in 1..=6 {
        house.think(RequestId(id), &game);
        house.hear(ready());
        house.die();
        house.hear(ready());
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
    assert!(house.desk.is_none() && house.starts == 1);
}

#[test]
fn another_build_of_the_same_version_is_told_and_used() {
    let mut house = House::default();
    house.think(FIRST, &start(&STANDARD));
    house.hear(Reply::Ready {
        build: "of yesterday".to_owned(),
    });
    house.work();
    assert_eq!(house.events.first(), Some(&Event::OtherBuild));
    assert_eq!(house.moves_found(), [FIRST]);
}

#[test]
fn nonsense_from_the_computer_counts_as_its_death() {
    let mut house = House::default();
    let game = start(&STANDARD);
    assert_eq!(game.position().to_move(), Side::Foxes);
    house.think(FIRST, &game);
    house.hear(ready());
    house.hear(Reply::BestMove {
        id: FIRST,
        mv: "a3-a5".to_owned(),
        report: Report {
            depth: Plies(1),
            score: Score::DRAW,
            nodes: Nodes(1),
        },
    });
    assert_eq!(house.starts, 2);
    house.hear(ready());
    house.work();
    assert_eq!(house.moves_found(), [FIRST]);
}

#[test]
fn an_answer_with_a_time_is_waited_for_a_little_longer() {
    let mut house = House::default();
    let game = start(&STANDARD);
    let orders = house
        .caller
        .think(FIRST, &game, Limits::time(Millis(1_000)));
    house.carry_out(orders);
    house.hear(ready());
    assert!(house.alarm.unwrap() > Millis(1_000));
}
