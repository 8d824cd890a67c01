//! Journeys through the release page in a real browser.
