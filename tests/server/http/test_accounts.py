"""Guests, accounts, devices: who somebody is, and that nobody else can be them."""

from pathlib import Path

import httpx
import pytest

from sixthcow.server.http.limits import Limits, Rate
from sixthcow.server.store import PersonChange
from tests.server.http.house import House, a_house
from tests.server.http.test_tables import command, open_table

ACCOUNT = {"account": "ada.l", "password": "difference engine"}


def cookie_of(answer: httpx.Response) -> dict[str, str]:
    """The parts of the cookie that an answer sets, in small letters."""
    parts = answer.headers["set-cookie"].split("; ")
    pairs = (part.partition("=")[::2] for part in parts)
    return {name.lower(): value for name, value in pairs}


def test_a_guest_is_made_at_the_first_visit_and_known_at_the_next(house: House) -> None:
    browser = house.browser(**{"accept-language": "xx, fa-IR;q=0.9, de"})
    first = browser.get("/api/me")
    assert first.status_code == 200
    assert first.json()["language"] == "fa"
    assert first.json()["account"] is None
    cookie = cookie_of(first)
    assert len(cookie["sixthcow"]) == 43
    assert cookie["path"] == "/"
    assert cookie["samesite"] == "Lax"
    assert int(cookie["max-age"]) > 300 * 24 * 3600
    assert "httponly" in cookie
    assert "secure" not in cookie
    assert browser.get("/api/me").json()["id"] == first.json()["id"]


def test_under_https_the_cookie_is_secure_and_tied_to_the_host(tmp_path: Path) -> None:
    with a_house(tmp_path, public_url="https://cows.example") as house:
        browser = house.browser()
        answer = browser.get("/api/me")
        cookie = cookie_of(answer)
        assert "__host-sixthcow" in cookie
        assert "secure" in cookie
        assert "domain" not in cookie
        assert "max-age=31536000" in answer.headers["strict-transport-security"]


@pytest.mark.parametrize("value", ["x" * 43, "short", "cow_" + "x" * 43, "%C3%A9" * 9, ""])
def test_a_forged_cookie_is_nobody(house: House, value: str) -> None:
    browser = house.browser()
    browser.headers["cookie"] = f"sixthcow={value}"
    assert browser.get("/api/me/export").status_code == 401
    assert browser.delete("/api/me").status_code == 401
    assert len(browser.get("/api/me").json()["id"]) == 12


def test_a_person_changes_name_language_and_settings(house: House) -> None:
    browser = house.browser()
    settings = {"speed": "fast", "sound": True}
    answer = browser.patch(
        "/api/me", json={"name": "  Bo\u0308   b ", "language": "pl", "settings": settings}
    )
    assert answer.json()["name"] == "Bö b"
    assert answer.json()["language"] == "pl"
    assert answer.json()["settings"]["speed"] == "fast"
    person = answer.json()["id"]
    assert browser.get("/api/me").json()["settings"]["sound"] is True
    assert browser.get(f"/api/people/{person}").json() == {
        "id": person, "name": "Bö b", "account": False, "bot": False,
    }  # fmt: skip


def test_settings_that_are_not_mentioned_stay_as_they_are(house: House) -> None:
    browser = house.browser()
    settings = browser.get("/api/me").json()["settings"]
    for change in ({"theme": "dark"}, {"sound": True}, {"theme": "light"}, {}):
        settings |= change
        answer = browser.patch("/api/me", json={"settings": change})
        assert answer.json()["settings"] == settings
    browser.patch("/api/me", json={"language": "fa"})
    assert browser.get("/api/me").json()["settings"] == settings
    for wrong in ({"theme": "pink"}, {"theme": None}, {"colour": "red"}):
        assert browser.patch("/api/me", json={"settings": wrong}).status_code == 400


def test_settings_of_another_version_are_left_out_alone(house: House) -> None:
    browser = house.browser()
    me = browser.get("/api/me").json()
    stored = {"theme": "dark", "speed": "warp", "smell": "hay"}
    store = house.app.state.context.services.store
    house.do(store.change_person(me["id"], PersonChange(settings=stored)))
    assert browser.get("/api/me").json()["settings"] == me["settings"] | {"theme": "dark"}


@pytest.mark.parametrize(
    "name",
    [
        " ", "a\u202eb", "a\nb\x07", "\u200d", "a" * 25, "a" + "\u0301\u0323" * 4, "\ufeff",
        "\u3164", "\u2800", "\u115f\u1160", "Ada\uffa0", "Ada\u034f", "A\U000e0100",
        "\U0001d159", "\ufe0f",
    ],
    ids=ascii,
)  # fmt: skip
def test_a_name_that_nobody_could_read_is_refused(house: House, name: str) -> None:
    browser = house.guest("Ada")
    answer = browser.patch("/api/me", json={"name": name})
    assert answer.status_code == 400
    assert answer.json()["reason"] in {"bad-name", "bad-request"}
    assert browser.get("/api/me").json()["name"] == "Ada"


def test_a_name_may_have_an_emoji(house: House) -> None:
    browser = house.browser()
    for name in ("Ada ❤\ufe0f", "👩\u200d🌾", "🐄"):
        assert browser.patch("/api/me", json={"name": name}).json()["name"] == name


@pytest.mark.parametrize("account", ["\u3164\u3164\u3164", "ada\u115f", "\u1160abc"], ids=ascii)
def test_an_account_that_nobody_could_read_is_refused(house: House, account: str) -> None:
    answer = house.guest("Ada").post("/api/me/account", json=ACCOUNT | {"account": account})
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad-name")


def test_a_persian_name_keeps_its_joiners(house: House) -> None:
    browser = house.browser()
    name = "می\u200cخواهم"
    assert browser.patch("/api/me", json={"name": name}).json()["name"] == name


def test_a_guest_becomes_an_account_and_is_the_same_person_elsewhere(house: House) -> None:
    laptop = house.guest("Ada")
    phone = house.guest("Phone")
    guest, secret = laptop.get("/api/me").json(), laptop.cookies["sixthcow"]
    made = laptop.post("/api/me/account", json=ACCOUNT)
    assert made.status_code == 201
    assert made.json()["id"] == guest["id"]
    assert made.json()["account"] == "ada.l"
    assert laptop.cookies["sixthcow"] != secret
    assert laptop.post("/api/me/account", json=ACCOUNT).json()["reason"] == "has-account"
    taken = phone.post("/api/me/account", json=ACCOUNT | {"account": "ADA.L"})
    assert (taken.status_code, taken.json()["reason"]) == (409, "name-taken")

    wrong = phone.post("/api/login", json=ACCOUNT | {"password": "difference motor"})
    unknown = phone.post("/api/login", json=ACCOUNT | {"account": "nobody"})
    assert wrong.status_code == unknown.status_code == 401
    assert wrong.json() == unknown.json()

    before = phone.get("/api/me").json()["id"]
    assert phone.post("/api/login", json=ACCOUNT).json()["id"] == guest["id"]
    assert phone.get("/api/me").json()["id"] == guest["id"]
    assert phone.get(f"/api/people/{before}").status_code == 404

    change = {"old": "difference engine", "new": "analytical engine"}
    assert laptop.post("/api/me/password", json=change).status_code == 204
    assert laptop.post("/api/me/password", json=change).json()["reason"] == "wrong-password"
    assert laptop.get("/api/me").json()["id"] == guest["id"]
    assert phone.get("/api/me").json()["id"] != guest["id"]

    assert laptop.post("/api/logout").status_code == 204
    assert "sixthcow" not in laptop.cookies
    assert laptop.get("/api/me").json()["id"] != guest["id"]


def test_a_guest_takes_their_seat_along_into_the_account(house: House) -> None:
    account = {"account": "grace.h", "password": "nanoseconds"}
    grace = house.guest("Grace")
    grace.post("/api/me/account", json=account)
    person = grace.get("/api/me").json()["id"]
    phone = house.guest("Phone")
    table = open_table(phone, terms={"game": "toy", "seats": 2})
    line = house.socket(phone, f"/api/tables/{table}/socket")
    line.hear()
    assert phone.post("/api/login", json=account).json()["id"] == person
    assert line.ended()[1][-1] == {"type": "bye", "reason": "logged-in"}
    seen = phone.get(f"/api/tables/{table}").json()
    assert (seen["seat"], seen["table"]["host"]) == (0, person)
    assert table in phone.get("/api/me").json()["tables"]
    assert command(phone, table, "add-bot", level="first").status_code == 200


@pytest.mark.parametrize("started", [False, True])
@pytest.mark.parametrize("absorb", [False, True])
def test_a_guest_who_logs_in_where_the_account_sits_leaves_the_other_seat(
    house: House, started: bool, absorb: bool
) -> None:
    account = {"account": f"hedy.{started:d}{absorb:d}", "password": "frequencies"}
    hedy, phone = house.guest("Hedy"), house.guest("Phone")
    hedy.post("/api/me/account", json=account)
    table = open_table(hedy, terms={"game": "toy", "seats": 2})
    assert command(phone, table, "sit").status_code == 200
    if started:
        assert command(hedy, table, "start").status_code == 200
    assert phone.post("/api/login", json=account | {"absorb": absorb}).status_code == 200
    seen = phone.get(f"/api/tables/{table}").json()
    own, other = seen["table"]["seats"]
    assert (seen["seat"], own["person"]) == (0, phone.get("/api/me").json()["id"])
    # Before the start it is free again; later a bot plays on.
    assert other["stand_in"] if started else not other["name"]


def test_all_that_is_stored_can_be_taken_along_and_deleted(house: House) -> None:
    browser = house.guest("Ada")
    person = browser.get("/api/me").json()["id"]
    secret = browser.cookies["sixthcow"]
    export = browser.get("/api/me/export")
    assert "attachment" in export.headers["content-disposition"]
    assert person in export.text
    assert secret not in export.text
    assert browser.delete("/api/me").status_code == 204
    assert "sixthcow" not in browser.cookies
    assert browser.get(f"/api/people/{person}").status_code == 404
    browser.cookies.set("sixthcow", secret, domain="127.0.0.1")
    assert browser.get("/api/me/export").status_code == 401


def test_the_history_of_a_newcomer_is_empty(house: House) -> None:
    browser = house.guest("Ada")
    person = browser.get("/api/me").json()["id"]
    empty: dict[str, object] = {"games": [], "before": None}
    assert browser.get("/api/me/history?game=toy&won=true&before=5").json() == empty
    assert browser.get(f"/api/people/{person}/history").json() == empty
    assert browser.get(f"/api/people/{person}/stats").json()["games"] == []
    assert browser.get("/api/people/nobodyatall1/history").status_code == 404
    assert browser.get("/api/people/nobodyatall1/stats").status_code == 404
    assert browser.get("/api/leaderboard/toy").json() == {"game": "toy", "people": []}
    assert browser.get("/api/leaderboard/chess").status_code == 404
    wrong = browser.get("/api/me/history?before=soon")
    assert (wrong.status_code, wrong.json()["reason"]) == (400, "bad-request")


def test_passwords_cannot_be_tried_for_ever(tmp_path: Path) -> None:
    limits = Limits(logins_per_address=Rate(0.001, 3))
    with a_house(tmp_path, limits=limits) as house:
        browser = house.browser()
        statuses = [browser.post("/api/login", json=ACCOUNT).status_code for _ in range(4)]
        assert statuses == [401, 401, 401, 429]
        last = browser.post("/api/login", json=ACCOUNT)
        assert int(last.headers["retry-after"]) > 0
        assert last.json()["reason"] == "too-many-requests"


def test_other_spellings_of_an_account_are_no_further_tries(tmp_path: Path) -> None:
    limits = Limits(logins_per_account=Rate(0.001, 2))
    with a_house(tmp_path, limits=limits) as house:
        spellings = ["victim", "VICTIM", "v\u0456ctim", "vict1m"]
        tries = [ACCOUNT | {"account": spelling} for spelling in spellings]
        statuses = [house.browser().post("/api/login", json=one).status_code for one in tries]
        assert statuses == [401, 401, 429, 429]


def test_guests_cannot_be_made_without_end(tmp_path: Path) -> None:
    limits = Limits(guests=Rate(0.001, 2))
    with a_house(tmp_path, limits=limits) as house:
        statuses = []
        for _ in range(3):
            browser = house.browser()
            statuses.append(browser.get("/api/me").status_code)
        assert statuses == [200, 200, 429]
