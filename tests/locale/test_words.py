"""The texts: complete and equal in five languages, and said as each language says them."""

import re
import subprocess
import sys
from itertools import chain
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import sixthcow.locale
from sixthcow.engine.options import OneOf, spell
from sixthcow.games import GAMES
from sixthcow.games.rows.match import EDITIONS
from sixthcow.locale import LANGUAGES, Words, best_language
from tests.locale.matches import CLAUSES

FOLDER = Path(sixthcow.locale.__file__).parent
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))


def patterns(language: str, file: str) -> list[tuple[str, ast.Pattern]]:
    """Every text of a file with its key, attributes as `key.attribute`, in order."""
    source = (FOLDER / language / file).read_text("utf-8")
    found: list[tuple[str, ast.Pattern]] = []
    for entry in FluentResource(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            if entry.value:
                found.append((entry.id.name, entry.value))
            found += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
    return found


def variables(language: str, file: str) -> dict[str, set[str]]:
    """The names of the variables in every text of a file."""
    source = (FOLDER / language / file).read_text("utf-8")
    names: dict[str, set[str]] = {}
    for key, pattern in patterns(language, file):
        assert pattern.span
        written = source[pattern.span.start : pattern.span.end]
        names[key] = set(re.findall(r"\$([A-Za-z][\w-]*)", written))
    return names


def keys_of_all_files(language: str) -> list[str]:
    return [key for file in FILES for key, _ in patterns(language, file)]


def every_text(language: str) -> dict[str, str]:
    """All texts of a language, said with 2 for every variable."""
    words = Words(language)
    wanted = chain.from_iterable(variables(language, file).items() for file in FILES)
    return {key: words.text(key, **dict.fromkeys(names, 2)) for key, names in wanted}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (FOLDER / language).iterdir()) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_in_the_same_order(language: str, file: str) -> None:
    assert [key for key, _ in patterns(language, file)] == [key for key, _ in patterns("en", file)]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_variables(language: str, file: str) -> None:
    assert without_counts(variables(language, file)) == without_counts(variables("en", file))


def without_counts(names: dict[str, set[str]]) -> dict[str, set[str]]:
    """Leave out how many cards are listed: every text with cards is given it, for its plural."""
    return {key: found - {"count"} if "cards" in found else found for key, found in names.items()}


def test_no_key_stands_twice() -> None:
    keys = keys_of_all_files("en")
    assert sorted(set(keys)) == sorted(keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    for key, text in every_text(language).items():
        assert text == text.strip() and text, key
        assert "  " not in text, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_explanation_is_a_sentence_and_every_name_is_not(language: str) -> None:
    for key, text in every_text(language).items():
        if key.startswith("clause-"):
            assert text.endswith(".") == key.endswith(".text"), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_a_name_and_a_text(language: str) -> None:
    told = [key for key, _ in patterns(language, "clauses.ftl")]
    assert told == [f"clause-{clause}{part}" for clause in CLAUSES for part in ("", ".text")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_edition_and_option_has_its_texts(language: str) -> None:
    words = Words(language, ["games"])
    wanted = [f"game-{game}{part}" for game in GAMES for part in ("", ".summary")]
    for spec in {spec for game in GAMES.values() for spec in game.option_specs}:
        wanted += [f"option-{spec.name}", f"option-{spec.name}.help"]
        if isinstance(spec, OneOf):
            wanted += [f"value-{spec.name}-{spell(value)}" for value in spec.values]
    wanted += [f"edition-{edition}" for edition in EDITIONS]
    wanted += ["title-loser", "title-winner"]
    assert [key for key in wanted if not words.has(key)] == []


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", 1, "1 penalty point"),
        ("en", 0, "0 penalty points"),
        ("en", 3.5, "3.5 penalty points"),
        ("de", 1, "1 Minuspunkt"),
        ("de", 3.5, "3,5 Minuspunkte"),
        ("pl", 1, "1 ujemny punkt"),
        ("pl", 2, "2 ujemne punkty"),
        ("pl", 5, "5 ujemnych punktów"),
        ("pl", 12, "12 ujemnych punktów"),
        ("pl", 21, "21 ujemnych punktów"),
        ("pl", 22, "22 ujemne punkty"),
        ("pl", 3.5, "3,5 ujemnego punktu"),
        ("ru", 1, "1 штрафное очко"),
        ("ru", 3, "3 штрафных очка"),
        ("ru", 5, "5 штрафных очков"),
        ("ru", 11, "11 штрафных очков"),
        ("ru", 21, "21 штрафное очко"),
        ("ru", 104, "104 штрафных очка"),
        ("ru", 3.5, "3,5 штрафного очка"),
        ("fa", 1, "۱ امتیاز منفی"),
        ("fa", 66.5, "۶۶٫۵ امتیاز منفی"),
    ],
)
def test_a_number_bends_its_noun(language: str, count: float, said: str) -> None:
    assert Words(language).text("count-points", count=count) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "3 cards"), ("pl", "3 karty"), ("ru", "3 карты"), ("fa", "۳ کارت")],
)
def test_a_whole_float_is_said_as_an_integer(language: str, said: str) -> None:
    assert Words(language).text("count-cards", count=3.0) == said


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1234, "۱٬۲۳۴ کارت"),
        (1234.5, "۱٬۲۳۴٫۵ کارت"),
        (-3, "\u200e−۳ کارت"),
        ("3, 9, 104", "۳, ۹, ۱۰۴ کارت"),
        ("18:05", "۱۸:۰۵ کارت"),
        ("10.0.0.1", "۱۰.۰.۰.۱ کارت"),
    ],
)
def test_persian_numbers(count: str | float, said: str) -> None:
    assert Words("fa").text("count-cards", count=count) == said


@pytest.mark.parametrize(
    ("count", "said"), [(1234.5, "1,234.5 کارت"), (-3, "\u200e−3 کارت"), ("3، 9", "3، 9 کارت")]
)
def test_persian_numbers_with_latin_digits(count: str | float, said: str) -> None:
    assert Words("fa", latin=True).text("count-cards", count=count) == said


def test_latin_digits_in_lists_and_in_other_languages() -> None:
    assert Words("fa", latin=True).join(["۳", "۹"]) == "3 و 9"
    assert Words("de", latin=True).text("count-cards", count=3) == "3 Karten"


def test_persian_texts_have_no_latin_digits_and_no_arabic_letters() -> None:
    for key, text in every_text("fa").items():
        own = re.sub("[\u2066-\u2068][^\u2069]*\u2069", "", text)
        assert not re.search("[0-9A-Za-zА-я]", own), key
        assert not re.search("[٠-٩كيى]", text), key
    # The page puts no Persian digits into plain text: they must stand in the files themselves.
    for file in FILES:
        for key, pattern in patterns("fa", file):
            plain = [part for part in pattern.elements if isinstance(part, ast.TextElement)]
            foreign = key.startswith("edition-")
            assert foreign or not any(re.search("[0-9]", part.value) for part in plain), key


def test_a_foreign_name_keeps_its_direction_and_its_digits() -> None:
    assert Words("fa").text("count-cards", count="Ada 2") == "\u2068Ada 2\u2069 کارت"
    assert Words("en").text("count-cards", count="آدا") == "\u2068آدا\u2069 cards"
    assert Words("en").text("count-cards", count="Аня") == "Аня cards"
    assert Words("fa").text("count-cards", count="آدا") == "آدا کارت"
    assert Words("fa").text("edition-6-bierze") == "\u20666. bierze!\u2069"


def test_a_foreign_word_still_selects(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from sixthcow.locale import _catalogue

    (tmp_path / "fa").mkdir()
    source = "side = { $side ->\n    [left] چپ { $side }\n   *[other] راست\n}\n"
    (tmp_path / "fa" / "sides.ftl").write_text(source, "utf-8")
    monkeypatch.setattr(_catalogue, "FOLDER", tmp_path)
    catalogue = _catalogue.Catalogue("fa", "rtl", None)
    assert catalogue.text("side", {"side": "left"}) == "چپ \u2068left\u2069"
    assert catalogue.text("side", {"side": "right"}) == "راست"


def test_a_broken_file_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from sixthcow.locale import _catalogue

    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "broken.ftl").write_text("row = { $row\n", "utf-8")
    monkeypatch.setattr(_catalogue, "FOLDER", tmp_path)
    with pytest.raises(ValueError, match=r"en/broken\.ftl"):
        _catalogue.Catalogue("en", "ltr", None).text("row", {"row": 1})


@pytest.mark.parametrize("key", ["clause-NONE-1", "clause-CARD-1.none", "", ".text"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_key_is_an_error(language: str, key: str) -> None:
    words = Words(language)
    assert not words.has(key)
    with pytest.raises(KeyError, match=re.escape(f"no text {key!r} in {language!r}")):
        words.text(key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_argument_is_an_error(language: str) -> None:
    with pytest.raises(ValueError, match=f"'count-points' in '{language}'.*count"):
        Words(language).text("count-points")


def test_only_the_named_files_are_read() -> None:
    words = Words("en", ["games"])
    assert words.has("game-classic.summary")
    assert not words.has("clause-PLACE-2")


@pytest.mark.parametrize(("language", "direction"), [("en", "ltr"), ("ru", "ltr"), ("fa", "rtl")])
def test_a_language_knows_its_direction(language: str, direction: str) -> None:
    words = Words(language)
    assert (words.language, words.direction) == (language, direction)


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"'xx'.*en, de, pl, ru, fa"):
        Words("xx")


@pytest.mark.parametrize(
    ("tags", "language"),
    [
        ([], "en"),
        ([""], "en"),
        (["C"], "en"),
        (["C.UTF-8", "pl_PL.UTF-8"], "pl"),
        (["de_AT@euro"], "de"),
        (["ru"], "ru"),
        (["FA-ir"], "fa"),
        (["fr:ru:de"], "ru"),
        (["fr", "sv"], "en"),
        (["fr-FR,de;q=0.7,pl;q=0.9,*;q=0.1"], "pl"),
        (["de;q=0.5, ru ; q=0.5"], "de"),
        (["de;q=0", "fa;q=0.001"], "fa"),
        (["de;q=nan"], "de"),
        (["delta", "english"], "en"),
    ],
)
def test_best_language(tags: list[str], language: str) -> None:
    assert best_language(tags) == language


def test_the_heavy_modules_wait_for_the_first_text() -> None:
    program = (
        "import sys; from sixthcow.locale import Words; words = Words('pl');"
        "assert not {'fluent', 'babel'} & set(sys.modules);"
        "words.text('title-loser'); assert 'fluent' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
