//! Pictures of a game in the middle as people see it who tell fewer colours apart, for others to look at: every piece and where the
//! last move went has to be seen. Greyscale, and without red, green or blue.

use fox_and_geese::rules::{ASALTO, Game, STANDARD};
use serde_json::json;

use crate::stage::texts::usual;
use crate::stage::{Page, journey, screenshots};

const SIGHTS: [&str; 4] = ["achromatopsia", "protanopia", "deuteranopia", "tritanopia"];

async fn keep(page: &Page, game: &Game, name: &str) {
    page.resize(1024, 768).await;
    page.open_game(game).await;
    page.until("return document.getAnimations().length", &0)
        .await;
    for sight in SIGHTS {
        page.devtools(
            "Emulation.setEmulatedVisionDeficiency",
            json!({ "type": sight }),
        )
        .await;
        let path = screenshots().join(format!("vision-{name}-{sight}.png"));
        page.driver().screenshot(&path).await.unwrap();
        let bytes = std::fs::metadata(&path).unwrap().len();
        assert!(bytes > 5_000, "{} shows something", path.display());
    }
}

#[test]
fn as_others_see_it() {
    journey(async |page| {
        let capture = usual(&STANDARD, "d4-e4 e3-f4 e4xg4 a3-b4 g4-g5 g3-g4 g5xg3xe3");
        let officers = usual(&ASALTO, "@c5 @e5 d4-d5 c5-d4 c4-c5");
        for pieces in ["figures", "discs"] {
            page.open_home().await;
            let script = "localStorage.setItem('fox-and-geese:settings', arguments[0])";
            let settings = json!(format!("pieces={pieces} theme=light"));
            let (): () = page.script_with(script, vec![settings]).await;
            keep(page, &capture, &format!("fox-{pieces}")).await;
            keep(page, &officers, &format!("officers-{pieces}")).await;
        }
    });
}
