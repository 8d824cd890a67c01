//! A colour and how far it stands out.

/// A colour of the screen: red, green, blue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colour([u8; 3]);

impl Colour {
    /// The colour of `#rgb` or `#rrggbb`.
    pub fn of(written: &str) -> Self {
        let digits = written
            .strip_prefix('#')
            .unwrap_or_else(|| panic!("{written} is no colour"));
        let value = u32::from_str_radix(digits, 16).unwrap();
        let [_, red, green, blue] = match digits.len() {
            6 => value.to_be_bytes(),
            3 => [8, 8, 4, 0].map(|shift| u8::try_from(value >> shift & 0xf).unwrap() * 0x11),
            _ => panic!("{written} is no colour"),
        };
        Self([red, green, blue])
    }

    /// Relative luminance, from 0 for black to 1 for white.
    /// Source: <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>.
    fn luminance(self) -> f64 {
        let [red, green, blue] = self.0.map(|channel| match f64::from(channel) / 255.0 {
            low @ ..=0.04045 => low / 12.92,
            high => ((high + 0.055) / 1.055).powf(2.4),
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// Contrast ratio, from 1 to 21, whichever of the two is in front.
    /// Source: <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>.
    pub fn contrast(self, other: Self) -> f64 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }
}

/// Colours written as `#` and digits in a style sheet. Shadows are black with an opacity, and no concern of a theme.
pub fn written_in(css: &str) -> impl Iterator<Item = &str> {
    let parts = css.split('#').skip(1);
    parts.filter_map(|part| {
        let end = part
            .find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-')
            .unwrap_or(part.len());
        let word = &part[..end];
        ([3, 4, 6, 8].contains(&end) && word.bytes().all(|sign| sign.is_ascii_hexdigit()))
            .then_some(word)
    })
}

#[test]
fn contrast_is_what_others_compute() {
    let contrast = |one, two| Colour::of(one).contrast(Colour::of(two));
    assert!((contrast("#000", "#ffffff") - 21.0).abs() < 1e-9);
    assert!((contrast("#abc", "#aabbcc") - 1.0).abs() < 1e-9);
    // The grey that just passes on white, known from the understanding documents of WCAG.
    assert!((contrast("#767676", "#fff") - 4.54).abs() < 0.005);
    assert!((contrast("#fff", "#0000ff") - 8.59).abs() < 0.005);
}

#[test]
fn a_colour_is_found_in_a_style_sheet() {
    let css =
        "a { color: #FFF; fill: url(\"#goal-hatch\"); stroke: #12345678; } #page { color: red }";
    assert_eq!(written_in(css).collect::<Vec<_>>(), ["FFF", "12345678"]);
}
