//! The name of the page as it is set on its title.

use yew::prelude::*;

use crate::locale::msg;

use super::kit::Kit;

/// The name, with a drawn sign in the place of the words between the first and the last; those are there for who listens. A name of
/// fewer words is set as it is.
pub fn wordmark(kit: &Kit) -> Html {
    let name = kit.say(&msg::APP_NAME);
    let Some((first, joint, last)) = parts(&name) else {
        return html! { <span>{ name }</span> };
    };
    html! {
        <span>
            { first }<span class="joint">{ joint }</span>
            <svg class="ampersand" viewBox="0 0 100 100" aria-hidden="true"><use href="#ampersand" /></svg>{ last }
        </span>
    }
}

/// The first word, what joins it to the last with its spaces, and the last.
fn parts(name: &str) -> Option<(&str, &str, &str)> {
    let (first, joint) = (name.find(' ')?, name.rfind(' ')?);
    (first < joint).then(|| (&name[..first], &name[first..=joint], &name[joint + 1..]))
}

#[cfg(test)]
mod tests {
    use super::parts;

    #[test]
    fn a_name_comes_apart_where_its_words_are_joined() {
        assert_eq!(parts("Fox and Geese"), Some(("Fox", " and ", "Geese")));
        assert_eq!(parts("Halatafl"), None);
        assert_eq!(parts("Fox Game"), None);
    }
}
