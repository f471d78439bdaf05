"""The system's Chromium without a window, driven by Playwright; and whether there is one."""

from __future__ import annotations

import shutil
from importlib.util import find_spec

from tests.server.built import IS_BUILT

# The one without any windows needs less than half of the processor.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
PHONE, SMALL, DESK = (390, 844), (360, 740), (1440, 900)
TABLET, WIDE = (1024, 768), (2560, 1080)
SIDEWAYS = (844, 390)  # a phone on its side
ZOOMED = (720, 450)  # what a desk of 1440 x 900 has at a zoom of 200 %


def find_chromium() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def why_not() -> str:
    """Say why nothing can be tested in a browser, or nothing."""
    if find_spec("playwright") is None:
        return "no browser tests: Playwright is not installed (`make setup-full` does it)"
    if find_chromium() is None:
        return "no browser tests: there is no Chromium (apt install chromium-headless-shell)"
    if not IS_BUILT:
        return "no browser tests: the page is not built (`make setup` does it)"
    return ""
