"""schemathesis on the HTTP API: whatever is sent, the server answers as its OpenAPI document says."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from table_server import Device, cautious, serving

API = Path(__file__).parents[2] / "docs" / "formats" / "openapi.json"
KINDS = ("requests", "tables", "reads", "records", "qrs", "pages", "guesses")
EXAMPLES = 200 if os.environ.get("TACORA_LONG") else 20  # for each operation
NO_LIMITS = (*(f"--limit={kind}_burst=1000000" for kind in KINDS), "--limit=tables=1000000", "--limit=joins=1000000")


def _tables(device: Device) -> list[str]:
    """Tables in the lobby, in play, and over."""
    over = device.create("pbb", start=True)

    async def play() -> None:
        async with device.sit(over) as socket:
            await socket.hear_type("welcome")
            await socket.play(cautious)

    asyncio.run(play())
    return [device.create("pff"), device.create("pp", names="Ada,Ben", start=True), over]


def _with_codes(codes: list[str]) -> dict[str, Any]:
    """The document; where it asks for a table's code, it knows these."""
    document: dict[str, Any] = json.loads(API.read_text(encoding="utf-8"))
    for path in document["paths"].values():
        for operation in path.values():
            for parameter in operation.get("parameters", ()):
                if parameter["name"] == "code":
                    parameter["schema"]["enum"] = codes
    return document


def test_the_api_keeps_its_word(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db", "--bot-pace=0", *NO_LIMITS) as server:
        document = _with_codes(_tables(Device(server.url)))
        api = tmp_path / "openapi.json"
        api.write_text(json.dumps(document), encoding="utf-8")
        run = subprocess.run(
            [
                Path(sys.executable).with_name("st"), "run", api, f"--url={server.url}",
                f"--header=Origin: {server.url}", "--phases=coverage,fuzzing", f"--max-examples={EXAMPLES}",
                "--generation-deterministic", "--no-color",
                # a body may have the right shape and still be no table: as many players as seats is more than a
                # schema can say
                "--exclude-checks=positive_data_acceptance",
            ],
            cwd=tmp_path, capture_output=True, text=True, check=False,
        )  # fmt: skip
    assert run.returncode == 0, run.stdout + run.stderr
    operations = [method for path in document["paths"].values() for method in path]
    assert f"Tested: {len(operations)}\n" in run.stdout
    assert "Missing test data" not in run.stdout  # no operation sees nothing but 404
    assert "Rate limited" not in run.stdout
