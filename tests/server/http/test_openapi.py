"""The OpenAPI document, and every route tried against it with whatever Schemathesis thinks of."""

from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import negative_data_rejection, positive_data_acceptance

from tests.server.http.house import House
from tests.server.http.test_sockets import play
from tests.server.http.test_tables import open_table


@pytest.fixture(scope="module")
def api(house: House) -> schemathesis.BaseSchema:
    """What the server says about itself."""
    return schemathesis.openapi.from_url(f"{house.address}/api/openapi.json")


@pytest.fixture(scope="module")
def session(house: House) -> requests.Session:
    """A browser's session."""
    session = requests.Session()
    session.headers["origin"] = house.address
    return session


every_route = schemathesis.pytest.from_fixture("api")


@every_route.parametrize()
@settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_route_keeps_to_the_document(
    case: schemathesis.Case[Any], session: requests.Session
) -> None:
    # What makes sense (an unknown game, an unreadable name) is more than a schema can say.
    case.call_and_validate(session=session, excluded_checks=[positive_data_acceptance])


@pytest.fixture(scope="module")
def real(house: House) -> dict[str, str]:
    """Ids of a table and a person that are really there."""
    ada = house.guest("Ada")
    new = {"terms": {"game": "toy", "seats": 1}, "start": True}
    table = open_table(ada, **new)
    play(house.socket(ada, f"/api/tables/{table}/socket"), 0)
    return {"table": table, "person": ada.get("/api/me").json()["id"]}


@every_route.include(path_regex=r"\{(table|person)\}").parametrize()
@settings(max_examples=10, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_route_keeps_to_the_document_where_there_is_something(
    case: schemathesis.Case[Any], session: requests.Session, real: dict[str, str]
) -> None:
    case.path_parameters.update({name: real[name] for name in case.path_parameters})
    case.call_and_validate(
        session=session, excluded_checks=[positive_data_acceptance, negative_data_rejection]
    )


def test_the_document_names_every_route_and_its_refusals(house: House) -> None:
    document = house.browser().get("/api/openapi.json").json()
    paths = document["paths"]
    assert len(paths) > 20
    for path, methods in paths.items():
        for method, operation in methods.items():
            assert operation["description"], (method, path)
            assert "429" in operation["responses"], (method, path)
    assert "#/components/schemas/Problem" in str(paths["/api/tables"]["post"]["responses"]["409"])
    assert "/api/tables/{table}/commands" in paths
    assert document["components"]["schemas"]["Act"]["properties"]["type"] == {"enum": ["act"]}
