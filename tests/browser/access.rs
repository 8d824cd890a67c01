//! A game by the accessibility tree alone: what is not named there is not found, and only what is found there is acted on.

use fox_and_geese::locale::{Message, msg};
use fox_and_geese::notation::parse_moves;
use fox_and_geese::rules::{ASALTO, Game, Move, Point};
use serde::Deserialize;
use serde_json::{Value, json};
use thirtyfour::Key;

use crate::stage::games::ASALTO_REBELS_WIN;
use crate::stage::{Page, Sheet, journey, say};

/// A node of the tree.
#[derive(Deserialize, Debug, Clone)]
#[serde(rename_all = "camelCase")]
struct Node {
    node_id: String,
    parent_id: Option<String>,
    #[serde(default)]
    ignored: bool,
    #[serde(default)]
    role: Value,
    #[serde(default)]
    name: Value,
    #[serde(rename = "backendDOMNodeId")]
    element: Option<i64>,
    #[serde(default)]
    properties: Vec<Value>,
}

impl Node {
    fn is(&self, role: &str) -> bool {
        !self.ignored && self.role["value"] == role
    }

    fn name(&self) -> &str {
        self.name["value"].as_str().unwrap_or_default()
    }

    /// Whether something holds of it, such as `focused` or `selected`.
    fn has(&self, property: &str) -> bool {
        let mut properties = self.properties.iter();
        properties.any(|known| known["name"] == property && known["value"]["value"] == true)
    }
}

/// The tree as it is now.
struct Tree(Vec<Node>);

impl Tree {
    fn all(&self, role: &str) -> Vec<&Node> {
        self.0.iter().filter(|node| node.is(role)).collect()
    }

    /// The one node with this role and name.
    fn one(&self, role: &str, name: &str) -> Option<&Node> {
        let mut found = self
            .all(role)
            .into_iter()
            .filter(|node| node.name() == name);
        let first = found.next()?;
        assert!(found.next().is_none(), "two of {role} {name:?}");
        Some(first)
    }

    fn is_within(&self, node: &Node, outer: &Node) -> bool {
        let parent = |node: &Node| {
            let id = node.parent_id.as_ref()?;
            self.0.iter().find(|parent| parent.node_id == *id).cloned()
        };
        std::iter::successors(Some(node.clone()), parent).any(|at| at.node_id == outer.node_id)
    }

    /// The texts in the place where everything is said, the latest at the end.
    fn said(&self) -> Vec<String> {
        let log = self.one("log", &say(&msg::ANNOUNCER_LABEL)).expect("a log");
        let texts = self.all("StaticText").into_iter();
        texts
            .filter(|text| self.is_within(text, log))
            .map(|text| text.name().to_owned())
            .collect()
    }
}

impl Page {
    async fn tree(&self) -> Tree {
        let answer = self
            .devtools("Accessibility.getFullAXTree", json!({}))
            .await;
        Tree(serde_json::from_value(answer["nodes"].clone()).unwrap())
    }

    /// Waits until the tree has something.
    async fn tree_with<T>(&self, what: &str, find: impl Fn(&Tree) -> Option<T>) -> T {
        for _ in 0..300 {
            if let Some(found) = find(&self.tree().await) {
                return found;
            }
            tokio::time::sleep(std::time::Duration::from_millis(30)).await;
        }
        let tree = self.tree().await;
        let names: Vec<String> = tree
            .0
            .iter()
            .filter(|node| !node.ignored)
            .map(|node| format!("{} {:?}", node.role["value"], node.name()))
            .collect();
        panic!("no {what} in {names:#?}");
    }

    /// Goes to the one node with this role and name, and presses a key there.
    async fn act(&self, role: &str, name: &str, key: Key) {
        let element = self
            .tree_with(name, |tree| {
                tree.one(role, name).and_then(|node| node.element)
            })
            .await;
        self.devtools("DOM.focus", json!({ "backendNodeId": element }))
            .await;
        self.key(key).await;
    }

    /// Chooses a radio button of this name within a group.
    async fn choose_in_group(&self, group: &str, radio: impl Fn(&str) -> bool) {
        let element = self
            .tree_with(group, |tree| {
                let group = tree.one("group", group)?;
                let radios = tree.all("radio").into_iter();
                let mut fitting =
                    radios.filter(|node| tree.is_within(node, group) && radio(node.name()));
                fitting.next().and_then(|node| node.element)
            })
            .await;
        self.devtools("DOM.focus", json!({ "backendNodeId": element }))
            .await;
        self.key(Key::Space).await;
    }

    /// Waits until exactly these are the last things said.
    async fn tells(&self, messages: &[Message]) {
        let words: Vec<String> = messages.iter().map(say).collect();
        self.tree_with(&words.join(" / "), |tree| {
            tree.said().ends_with(&words).then_some(())
        })
        .await;
    }
}

fn name(point: Point) -> String {
    format!("{point:?}")
}

/// Makes a move by the names of its points, each as the page must name it before.
async fn by_names(page: &Page, mv: &Move) {
    match mv {
        Move::Place(placement) => {
            let cell = say(&msg::point_placeable(name(placement.at())));
            page.act("gridcell", &cell, Key::Enter).await;
        }
        Move::Step(step) => {
            let side = page_side(page).await;
            let cell = say(&msg::point_movable(name(step.from()), side));
            page.act("gridcell", &cell, Key::Enter).await;
            let held = say(&msg::point_picked(name(step.from()), side));
            page.tree_with(&held, |tree| {
                tree.one("gridcell", &held)
                    .filter(|node| node.has("selected") && node.has("focused"))
                    .map(|_| ())
            })
            .await;
            let cell = say(&msg::point_reachable(name(step.to())));
            page.act("gridcell", &cell, Key::Space).await;
        }
        Move::Capture(_) => panic!("this game has no captures"),
    }
    if !mv.huffed().is_empty() {
        let title = say(&msg::HUFF_WARNING_TITLE);
        page.tree_with(&title, |tree| tree.one("dialog", &title).map(|_| ()))
            .await;
        page.act("button", &say(&msg::HUFF_MOVE_ANYWAY), Key::Enter)
            .await;
    }
}

/// Whose pieces can be moved, by the names of the points.
async fn page_side(page: &Page) -> &'static str {
    let officers = |node: &&Node| {
        node.name()
            .ends_with(say(&msg::point_movable("", "officers")).trim_start())
    };
    let tree = page.tree().await;
    if tree.all("gridcell").iter().any(officers) {
        "officers"
    } else {
        "rebels"
    }
}

/// The move in words, and what it brings with it.
fn words(game: &Game, mv: &Move) -> Message {
    let side = if game.position().to_move() == fox_and_geese::rules::Side::Foxes {
        "officers"
    } else {
        "rebels"
    };
    let Some(from) = mv.from() else {
        return msg::move_placement(name(mv.to()));
    };
    let step = msg::move_step(side, name(from), name(mv.to()));
    let huffed: Vec<String> = mv.huffed().into_iter().map(name).collect();
    let huffed = huffed.join(", ");
    if mv.huffed().is_empty() {
        step
    } else {
        msg::move_with_consequence(
            say(&step),
            say(&msg::move_huffed(i64::from(mv.huffed().len()), huffed)),
        )
    }
}

#[test]
fn a_whole_game_by_roles_and_names() {
    journey(async |page| {
        page.open_home().await;
        let asalto = say(&msg::game_name("asalto"));
        page.choose_in_group(&say(&msg::START_CHOOSE_GAME), |name| {
            name.starts_with(&asalto)
        })
        .await;
        let person = say(&msg::PLAYER_PERSON);
        page.choose_in_group(&say(&msg::start_who_plays("officers")), |name| {
            name == person
        })
        .await;
        page.act("button", &say(&msg::START_GAME), Key::Enter).await;
        page.tells(&[msg::place_officer(2)]).await;

        let tree = page.tree().await;
        let grid = tree
            .one("grid", &say(&msg::board_label("asalto")))
            .expect("the board");
        let cells = tree.all("gridcell");
        assert_eq!((tree.all("row").len(), cells.len()), (7, 33));
        assert!(cells.iter().all(|cell| tree.is_within(cell, grid)));
        assert_eq!(cells.iter().filter(|cell| cell.has("focused")).count(), 1);

        let mut game = Sheet::ASALTO.game();
        let whole = parse_moves(*game.position(), ASALTO_REBELS_WIN).unwrap();
        let moves: Vec<Move> = whole.moves().copied().collect();
        for (index, mv) in moves.iter().enumerate() {
            by_names(page, mv).await;
            let said = words(&game, mv);
            game.play(*mv).unwrap();
            if index + 1 == moves.len() {
                page.tells(&[said, msg::RESULT_NO_OFFICER]).await;
            } else {
                page.tells(&[said, turn(&game)]).await;
            }
        }
        assert_eq!(game.rules(), &ASALTO);
    });
}

/// Whose turn it is, as the page says it.
fn turn(game: &Game) -> Message {
    let position = game.position();
    if position.hand() > 0 {
        msg::place_officer(i64::from(position.hand()))
    } else if position.to_move() == fox_and_geese::rules::Side::Geese {
        msg::to_move("rebels")
    } else if position.capturers().is_empty() {
        msg::to_move("officers")
    } else {
        msg::may_capture("officers")
    }
}

#[test]
fn a_board_that_is_not_played_on_is_one_picture() {
    journey(async |page| {
        page.open_home().await;
        let tree = page.tree().await;
        assert!(tree.all("gridcell").is_empty());
        let label = say(&msg::board_label("standard"));
        let pictures = tree
            .0
            .iter()
            .filter(|node| !node.ignored && node.name() == label);
        let roles: Vec<&Value> = pictures.map(|node| &node.role["value"]).collect();
        assert_eq!(roles, ["image"]);
    });
}

#[test]
fn the_name_of_a_button_holds_what_is_written_on_it() {
    journey(async |page| {
        page.start(Sheet::STANDARD).await;
        let script = "
            return [...document.querySelectorAll('button')]
                .filter(b => b.ariaLabel && b.textContent.trim() && !b.ariaLabel.includes(b.textContent.trim()))
                .map(b => b.outerHTML)";
        assert_eq!(
            page.script::<Vec<String>>(script).await,
            Vec::<String>::new()
        );
    });
}
