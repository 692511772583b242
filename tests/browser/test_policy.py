"""What the page is forbidden: markup from texts, and styles in markup.

The other tests see that it needs neither.
"""

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import TELL_FORBIDDEN

MARKUP = "document.body.innerHTML = '<p>text</p>'"
STYLE = "document.body.setAttribute('style', 'opacity: 0')"
STYLE_ELEMENT = """document.head.append(Object.assign(document.createElement("style"),
    { textContent: "body { opacity: 0 }" }))"""

# What Svelte would ask for if it made elements from texts, which it is told not to (vite.config.ts).
POLICY = "trustedTypes.createPolicy('svelte-trusted-html', { createHTML: (text) => text })"


@pytest.mark.parametrize(
    ("attempt", "directive"),
    [
        (MARKUP, "require-trusted-types-for"),
        (POLICY, "trusted-types"),
        (STYLE, "style-src-attr"),
        (STYLE_ELEMENT, "style-src-elem"),
    ],
)
def test_it_is_forbidden_and_told(browser: Browser, address: str, attempt: str, directive: str) -> None:
    with browser.new_context(base_url=address) as context:
        context.add_init_script(TELL_FORBIDDEN)
        page = context.new_page()
        page.goto("/")
        page.locator("main > :not(.loading)").first.wait_for()
        with page.expect_console_message(lambda message: f"forbidden: {directive}" in message.text):
            page.evaluate(f"() => {{ try {{ {attempt} }} catch {{}} }}")
        assert page.locator("main").count() == 1
        assert page.evaluate("getComputedStyle(document.body).opacity") == "1"
