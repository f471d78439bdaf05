"""Whether there is a page to test: it is built by `make setup`, where Node can be had."""

from __future__ import annotations

import pytest

from funnymoney.server.http.static import STATIC

IS_BUILT = (STATIC / "index.html").is_file()
needs_page = pytest.mark.skipif(not IS_BUILT, reason="the page is not built: `make setup` does it")
