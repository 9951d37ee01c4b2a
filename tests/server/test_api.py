"""schemathesis on the HTTP API: whatever is sent, the server answers as its OpenAPI document says."""

import json
import subprocess
import sys
from pathlib import Path

from table_server import serving

API = Path(__file__).parents[2] / "docs" / "formats" / "openapi.json"
NO_LIMITS = ("--limit=requests_burst=1000000", "--limit=tables=1000000")


def test_the_api_keeps_its_word(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db", *NO_LIMITS) as server:
        run = subprocess.run(
            [
                Path(sys.executable).with_name("st"), "run", API, f"--url={server.url}",
                f"--header=Origin: {server.url}", "--phases=coverage,fuzzing", "--max-examples=60",
                "--generation-deterministic", "--no-color",
                # a body may have the right shape and still be no table: as many players as seats is more than a
                # schema can say
                "--exclude-checks=positive_data_acceptance",
            ],
            cwd=tmp_path, capture_output=True, text=True, check=False,
        )  # fmt: skip
    assert run.returncode == 0, run.stdout + run.stderr
    operations = [method for path in json.loads(API.read_text(encoding="utf-8"))["paths"].values() for method in path]
    assert f"Tested: {len(operations)}\n" in run.stdout
