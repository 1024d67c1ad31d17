"""The files of deploy/, which cannot be run here, fit what there is: commands, settings, files."""

import configparser
import json
import re
import shlex
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from sixthcow.cli import parser
from sixthcow.server.config import FIELDS, PREFIX, Config, load

DEPLOY = Path(__file__).parent.parent / "deploy"
GIVEN = {"COW_PASSWORD": "secret", "PUBLIC_URL": "https://cows.example"}
OURS = "sixthcow"  # the name of the image, and of the command


def compose() -> dict[str, Any]:
    """The compose file, with what its user must set."""
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    wanted = set(re.findall(r"\$\{(\w+)", text))
    assert wanted == GIVEN.keys()
    for name, value in GIVEN.items():
        text = text.replace(f"${{{name}:?}}", value)
    assert "$" not in text
    document: dict[str, Any] = import_module("yaml").safe_load(text)
    return document


SERVICES: dict[str, dict[str, Any]] = compose()["services"]
OUR_SERVICES = [name for name, service in SERVICES.items() if service["image"] == OURS]


def check_command(arguments: list[str]) -> None:
    """Commands and options are those of the program."""
    try:
        parser().parse_args(arguments)
    except SystemExit:
        pytest.fail(f"there is no such command: {arguments}")


def test_there_are_servers_and_workers() -> None:
    assert [SERVICES[name]["command"][0] for name in OUR_SERVICES] == ["serve", "worker"]


@pytest.mark.parametrize("name", OUR_SERVICES)
def test_our_services_can_be_started(name: str) -> None:
    check_command(SERVICES[name]["command"])
    environment = SERVICES[name]["environment"]
    known = {f"{PREFIX}{field.upper()}" for field in FIELDS}
    assert environment.keys() <= known
    config = load(None, environment, {}).config
    assert config.store == "postgresql://cow:secret@postgres/sixthcow"
    assert config.bus == "nats://nats:4222"


def test_the_database_is_the_one_that_servers_ask_for() -> None:
    made = SERVICES["postgres"]["environment"]
    asked = SERVICES["server"]["environment"]["SIXTHCOW_STORE"]
    assert asked == (
        f"postgresql://{made['POSTGRES_USER']}:{made['POSTGRES_PASSWORD']}"
        f"@postgres/{made['POSTGRES_DB']}"
    )


def test_services_and_files_that_are_named_are_there() -> None:
    volumes = compose()["volumes"]
    for service in SERVICES.values():
        assert set(service.get("depends_on", ())) <= SERVICES.keys()
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in volumes
        if build := service.get("build"):
            context = DEPLOY / build["context"]
            assert (context / build["dockerfile"]).samefile(DEPLOY / "Containerfile")


def test_the_proxy_knows_where_the_servers_are() -> None:
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    assert re.findall(r"^\s*server (\S+) ", text, re.M)[0] == f"server:{Config().port}"
    assert "server" in SERVICES
    listening = re.findall(r"^\s*listen (\d+)", text, re.M)
    assert [port.split(":")[1] for port in SERVICES["proxy"]["ports"]] == listening
    assert text.count("{") == text.count("}")


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Containerfile, each with all its lines."""
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    lines = (line for line in text.splitlines() if line and not line.startswith("#"))
    return [(line.split()[0], line.partition(" ")[2]) for line in lines]


def test_the_image_is_made_of_what_is_there() -> None:
    made = instructions()
    assert made[0][0] == "FROM"
    copied = [text.split()[0] for kind, text in made if kind == "COPY"]
    assert copied[1:] == ["dist/*.whl"]  # which the host makes first
    assert (DEPLOY.parent / copied[0]).is_file()
    told = dict(made)
    assert json.loads(told["ENTRYPOINT"]) == [OURS]
    check_command(json.loads(told["CMD"]))
    assert told["EXPOSE"] == str(Config().port)
    modules = re.findall(r"python -m (\S+)", " ".join(text for kind, text in made if kind == "RUN"))
    assert modules
    assert all(find_spec(f"{module}.__main__") for module in modules)


@pytest.mark.parametrize("unit", sorted(DEPLOY.glob("*.service")), ids=lambda path: path.name)
def test_units_start_what_there_is(unit: Path) -> None:
    sections = configparser.ConfigParser(interpolation=None)
    sections.read(unit, "utf-8")
    assert sections.sections() == ["Unit", "Service", "Install"]
    program, *arguments = shlex.split(sections["Service"]["ExecStart"].replace("%i", "8006"))
    assert Path(program).name == OURS
    check_command(arguments)
