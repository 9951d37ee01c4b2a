"""schemathesis on the HTTP API: whatever is sent, the server answers as its OpenAPI document says."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from table_server import ServerProcess, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(
        tmp_path_factory.mktemp("api") / "t.db", "--limit=requests_burst=1000000", "--limit=tables=1000000"
    ) as server:
        yield server


schema = schemathesis.openapi.from_path(str(Path(__file__).parents[2] / "docs" / "formats" / "openapi.json"))


@schema.parametrize()
@settings(
    max_examples=60, deadline=None, phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck), derandomize=True,
)  # fmt: skip
def test_the_api_keeps_its_word(case: schemathesis.Case[Any], server: ServerProcess) -> None:
    # a body may have the right shape and still be no table: as many players as seats is more than a schema can say
    case.call_and_validate(
        base_url=server.url, headers={"Origin": server.url}, excluded_checks=[positive_data_acceptance]
    )
