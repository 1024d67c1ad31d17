"""The configuration of an installation: a file, the environment and flags, later ones override."""

import json
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_data_path

from sixthcow.engine import Refused

FILE = "sixthcow.toml"
PREFIX = "SIXTHCOW_"

Origin = Annotated[str, Meta(pattern=r"^https?://[^/\s]+$", examples=["https://cows.example"])]


class Config(Struct, frozen=True, kw_only=True):
    """All settings; the description of a field is printed with it by `--print-config`."""

    host: Annotated[
        str,
        Meta(
            min_length=1,
            examples=["127.0.0.1", "0.0.0.0"],
            description="The address to listen on; 0.0.0.0 lets the whole network in.",
        ),
    ] = "127.0.0.1"
    port: Annotated[
        int, Meta(ge=0, le=65535, description="The port to listen on; 0 takes any free one.")
    ] = 8006
    database: Annotated[
        str,
        Meta(
            examples=["/var/lib/sixthcow/sixthcow.db"],
            description="The SQLite file; empty: sixthcow.db in your data folder.",
        ),
    ] = ""
    store: Annotated[
        str,
        Meta(
            pattern=r"^(postgres(ql)?://\S+)?$",
            examples=["postgresql://cow:secret@db.example/sixthcow"],
            description="A PostgreSQL database for several servers; empty: the SQLite file.",
        ),
    ] = ""
    bus: Annotated[
        str,
        Meta(
            pattern=r"^((nats|tls)://[^\s,]+(,(nats|tls)://[^\s,]+)*)?$",
            examples=["nats://bus.example:4222"],
            description="NATS, which tells several servers the news; empty: there is one server.",
        ),
    ] = ""
    public_url: Annotated[
        str,
        Meta(
            pattern=r"^(https?://[^/\s]+)?$",
            examples=["https://cows.example"],
            description="The address that people use, if a proxy stands before the server.",
        ),
    ] = ""
    origins: Annotated[
        tuple[Origin, ...],
        Meta(description="Further origins whose pages may use this server, besides its own."),
    ] = ()
    trusted_proxies: Annotated[
        tuple[Annotated[str, Meta(min_length=1, examples=["127.0.0.1"])], ...],
        Meta(description="Addresses of proxies whose X-Forwarded headers are believed."),
    ] = ()
    bot_processes: Annotated[
        int, Meta(ge=1, le=64, description="How many processes think for bots.")
    ] = 1
    metrics: Annotated[bool, Meta(description="Whether /metrics answers Prometheus.")] = True
    limits: Annotated[
        dict[str, int | tuple[float, int]],
        Meta(
            examples=['{ "sockets_per_address" = 500, "requests" = [80, 800] }'],
            description="Limits to change: a number, or a rate per second and a burst.",
        ),
    ] = msgspec.field(default_factory=dict)
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="The least to be logged.")
    ] = "info"
    log_format: Annotated[
        Literal["text", "json"], Meta(description="Lines for people, or JSON for programs.")
    ] = "text"
    access_log: Annotated[bool, Meta(description="Whether every request is logged.")] = False

    @property
    def path(self) -> Path:
        """Where the database is."""
        return Path(self.database).expanduser() if self.database else data_folder() / "sixthcow.db"


FIELDS = {field.name: field for field in msgspec.structs.fields(Config)}
SCHEMAS: dict[str, dict[str, Any]] = {
    name: msgspec.json.schema(field.type) for name, field in FIELDS.items()
}


def data_folder() -> Path:
    """The user's folder for application data."""
    return user_data_path("sixthcow", appauthor=False)


class Loaded(NamedTuple):
    """A configuration, and the names of the settings that were set explicitly."""

    config: Config
    given: frozenset[str]


class Layer(NamedTuple):
    """The settings of one source; `typed` if its values already have types, as in TOML."""

    source: str
    values: Mapping[str, Any]
    typed: bool = False


def load(
    file: Path | None, environment: Mapping[str, str], flags: Mapping[str, str | None]
) -> Loaded:
    """The configuration, or Refused with the source, what is wrong there and what is allowed.

    Without a file, `sixthcow.toml` in the current folder is read if it exists.
    """
    path = file or (Path(FILE) if Path(FILE).exists() else None)
    known = {f"{PREFIX}{name.upper()}": name for name in FIELDS}
    given = {name: value for name, value in flags.items() if value is not None}
    return merge(
        [
            *([Layer(str(path), read(path), typed=True)] if path else []),
            *(
                Layer(variable, {name: environment[variable]})
                for variable, name in known.items()
                if variable in environment
            ),
            *(Layer(f"--{name.replace('_', '-')}", {name: given[name]}) for name in given),
        ]
    )


def read(path: Path) -> dict[str, Any]:
    """The values of a file."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise Refused("unreadable", file=str(path), detail=error.strerror or str(error)) from None
    except ValueError as error:  # not TOML, or not even text
        raise Refused("config-file", file=str(path), detail=str(error)[:120]) from None


def merge(layers: Iterable[Layer]) -> Loaded:
    """Merge the layers, each checked separately so that errors name their source."""
    values: dict[str, Any] = {}
    for layer in layers:
        for name, value in layer.values.items():
            if name not in FIELDS:
                allowed = ", ".join(FIELDS)
                raise Refused("config-unknown", source=layer.source, field=name, allowed=allowed)
            values[name] = _checked(layer, name, value)
    return Loaded(Config(**values), frozenset(values))


def _checked(layer: Layer, name: str, value: Any) -> Any:
    kind, schema = FIELDS[name].type, SCHEMAS[name]
    given = value
    try:
        if not layer.typed and schema.get("type") == "array":
            given = [part.strip() for part in value.split(",") if part.strip()]
        elif not layer.typed and schema.get("type") == "object":
            given = tomllib.loads(f"it = {value}")["it"]
        return msgspec.convert(given, kind, strict=layer.typed)
    except ValueError:
        raise Refused(
            "config-value",
            source=layer.source,
            field=name,
            value=str(value),
            allowed=_allowed(schema),
        ) from None


def _allowed(schema: Mapping[str, Any]) -> str:
    """The allowed values of a field: a list, a range or examples."""
    if "enum" in schema:
        return ", ".join(schema["enum"])
    match schema["type"]:
        case "boolean":
            return "true, false"
        case "integer":
            return f"{schema['minimum']}–{schema['maximum']}"
        case "array":
            return f"[{_allowed(schema['items'])}, …]"
        case "object":
            return ", ".join(schema["examples"])
    return ", ".join(f'"{example}"' for example in schema["examples"])


def to_toml(config: Config) -> str:
    """The configuration as a file, with an explanation of each setting."""
    lines = []
    for name, value in msgspec.structs.asdict(config).items():
        # A JSON string, number, list or boolean on one line is the same in TOML.
        written = json.dumps(value, ensure_ascii=False)
        if isinstance(value, dict):
            pairs = (f"{json.dumps(key)} = {json.dumps(item)}" for key, item in value.items())
            written = f"{{ {', '.join(pairs)} }}" if value else "{}"
        about = SCHEMAS[name]
        hint = "For example" if "examples" in about.get("items", about) else "Allowed"
        lines.append(f"# {about['description']} {hint}: {_allowed(about)}")
        lines.append(f"{name} = {written}\n")
    return "\n".join(lines)
