"""The page: files, caching, packed forms, and one door for every address."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.http.house import House, a_house


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a small built page."""
    path = tmp_path_factory.mktemp("built")
    page = path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Cows</title>")
    (page / "t").mkdir()
    (page / "t" / "index.html").write_text("<!doctype html><title>A table</title>")
    (page / "favicon.svg").write_text("<svg/>")
    (page / "assets" / "index-Dk3_x-9a.js").write_text("export {}")
    (page / "assets" / "index-Dk3_x-9a.js.br").write_bytes(b"brotli")
    (page / "assets" / "index-Dk3_x-9a.js.gz").write_bytes(b"gzip")
    (path / "secret.txt").write_text("secret")
    with a_house(path, page_directory=page) as house:
        yield house


@pytest.mark.parametrize("path", ["/", "/index.html", "/table/abcdefghijkl", "/de/rules", "/x.y"])
def test_the_page_opens_at_every_address(built: House, path: str) -> None:
    answer = built.browser().get(path)
    assert answer.text == "<!doctype html><title>Cows</title>"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("path", ["/t/abcdefghijkl", "/t/", "/t", "/t/index.html"])
def test_a_screen_may_have_a_door_of_its_own(built: House, path: str) -> None:
    answer = built.browser().get(path)
    assert answer.text == "<!doctype html><title>A table</title>"
    assert answer.headers["cache-control"] == "no-cache"


def test_hashed_files_are_kept_for_ever_and_packed(built: House) -> None:
    path = "/assets/index-Dk3_x-9a.js"
    plain = built.browser(**{"accept-encoding": "identity"}).get(path)
    assert plain.text == "export {}"
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in plain.headers["cache-control"]
    with built.browser().stream("GET", path, headers={"accept-encoding": "gzip, br"}) as packed:
        assert packed.headers["content-encoding"] == "br"
        assert b"".join(packed.iter_raw()) == b"brotli"
    with built.browser().stream("GET", path, headers={"accept-encoding": "gzip"}) as packed:
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["vary"] == "accept-encoding"
    again = built.browser().get(path, headers={"if-none-match": plain.headers["etag"]})
    for answer in (plain, again):
        assert answer.headers["vary"] == "accept-encoding", "a cache must keep every form apart"
    favicon = built.browser().get("/favicon.svg")
    assert favicon.headers["cache-control"] == "no-cache"
    assert "vary" not in favicon.headers
    head = built.browser(**{"accept-encoding": "identity"}).head(path)
    assert (head.content, head.headers["content-length"]) == (b"", "9")


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//secret.txt"]
)
def test_nothing_outside_the_page_is_served(built: House, path: str) -> None:
    assert "secret" not in built.browser().get(path).text


def test_a_browser_that_has_a_file_is_told_so(built: House) -> None:
    browser = built.browser()
    first = browser.get("/favicon.svg")
    again = browser.get("/favicon.svg", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = browser.get("/favicon.svg", headers={"if-none-match": 'W/"other"'})
    assert other.content == first.content == b"<svg/>"


def test_a_missing_file_is_not_the_page(built: House) -> None:
    assert built.browser().get("/assets/index-old00000.js").status_code == 404


def test_without_a_built_page_the_server_says_so(tmp_path: Path) -> None:
    with a_house(tmp_path, page_directory=tmp_path / "none") as house:
        answer = house.browser().get("/")
        assert answer.status_code == 200
        assert "has not been built" in answer.text
