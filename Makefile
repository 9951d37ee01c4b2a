# make play: set-up, then a table in the browser (ARGS=--lan for phones nearby).   make test: set-up, then every check.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BASE := $(VENV)/.base
READY := $(VENV)/.ready
KERNELS := $(VENV)/.kernels
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -c constraints.txt
TACORA := --no-build-isolation -e '.[dev,fast]'
# uv is several times as fast; pip knows of settings that uv does not (pip.conf), and is there where uv is not.
install = $(BIN)/uv pip install --quiet --python $(BIN)/python -c constraints.txt $(1) || $(PIP) $(1)

# What is imported is compiled then, once: a setting against that would compile everything anew in every process.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test setup web web-check chromium check lint types rules tests long terminal terminal-screenshots screenshots layouts kill chaos postgres vanish attack prove bench golden cards worths balance clean

play: $(READY) web
	@$(BIN)/tacora serve $(ARGS)

test:
	@$(MAKE) --no-print-directory --jobs=3 check rules tests

setup: $(READY) web

$(BASE): constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Tacora needs Python 3.11 or newer: make PYTHON=/path/to/python3.11 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -m venv $(VENV) >/dev/null \
		|| { echo "Python cannot make a virtual environment here: install python3-venv"; exit 1; }
	@echo "Setting up (the first time only) ..."
	@-$(PIP) uv
	@$(call install,hatchling)
	@touch $@

$(READY): $(BASE) pyproject.toml src/tacora/__init__.py
	@$(call install,$(TACORA))
	@touch $@

# Builds the browser app, if its sources have changed.
web: $(BASE)
	@needed=$$($(BIN)/python hatch_build.py --requires) && { [ -z "$$needed" ] || $(call install,"$$needed"); }
	@$(BIN)/python hatch_build.py

# Lints, type-checks and tests the browser app's sources.
web-check: web
	@$(BIN)/python hatch_build.py --check

# The browser that the tests drive: one that is installed, or else Debian's (as root), or else Playwright's own.
chromium: $(READY)
	@$(BIN)/python tests/chromium.py

# Compiles the kernels once, before every process of the tests would.
$(KERNELS): $(READY) $(wildcard src/tacora/solvers/dungeon/*.py src/tacora/batch/*/*.py)
	@$(BIN)/python -c 'from tacora.solvers.dungeon.warm import warm_up; warm_up().join()'
	@$(BIN)/python -c 'from tacora.batch.diamant.games import warm_up; warm_up()'
	@$(BIN)/python -c 'from tacora.bots.diamant import warm_up; warm_up().join()'
	@touch $@

check: lint types web-check

lint: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports

types: $(READY)
	$(BIN)/mypy

# The tests of core and games, which must leave nothing out.
RULES := tests/core tests/games src/tacora/core src/tacora/games
rules: $(READY)
	@told=$$($(BIN)/pytest --quiet --cov --cov-report= $(RULES) 2>&1) || { echo "$$told"; exit 1; }; echo "$$told" | tail -n 1
	$(BIN)/coverage report --fail-under=100

# All other tests: a file's tests in one process, as they may share what it sets up. Many wait for clocks and browsers, so there are more processes than cores.
WORKERS := $(shell $(PYTHON) -c 'import os; print(2 * (os.cpu_count() or 1))')
tests: $(READY) web chromium $(KERNELS)
	$(BIN)/pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder $(RULES:%=--ignore=%)

# Plays a thousand matches of Dungeon, compares the browser's walk with ours on ten thousand, replays a hundred thousand games of
# Diamant's batch simulator through the engine, and asks the HTTP API thousands of questions: every run of the tests does a part.
long: $(READY) web
	TACORA_LONG=1 $(BIN)/pytest -n auto tests/test_matches_dungeon.py tests/test_twin_dungeon.py tests/batch/diamant/test_twin.py tests/server/test_api.py

# Plays whole games on terminals of both sizes in every language, and 200 sessions of random keys, bytes, sizes and signals (some minutes).
terminal: $(READY)
	TACORA_LONG=1 $(BIN)/pytest -n auto tests/terminal -k "full_screen or storm"
	PYTHONPATH=tests $(BIN)/python tests/terminal_storm.py $(ARGS)

# Draws the pictures of the terminal in docs/screenshots anew.
terminal-screenshots: $(READY)
	$(BIN)/python tests/terminal/screenshots.py
	$(BIN)/python tests/terminal/dungeon/screens.py docs/screenshots

# Takes the pictures in docs/screenshots anew.
screenshots: $(READY) web chromium
	PYTHONPATH=tests $(BIN)/python tests/web/screenshots.py

# Takes pictures of the table at every width, with 3, 5 and 8 players, into build/layouts (ARGS="de he" for other languages).
layouts: $(READY) web chromium
	PYTHONPATH=tests $(BIN)/python tests/web/layouts.py $(ARGS)

# Plays 50 games of Diamant at once, then 20 of Dungeon, on a server that is killed again and again.
kill: $(READY)
	PYTHONPATH=tests $(BIN)/python tests/kill_games.py --games 50 --kills 40
	PYTHONPATH=tests $(BIN)/python tests/kill_games.py --games 20 --kills 20 --game dungeon

# Plays 60 games on two workers and a PostgreSQL, then on three, while both die, hang and are replaced (ARGS="--games 20" for fewer).
chaos: $(READY)
	PYTHONPATH=tests $(BIN)/python tests/chaos.py --workers 2 $(ARGS)
	PYTHONPATH=tests $(BIN)/python tests/chaos.py --workers 3 $(ARGS)

# The server's tests on PostgreSQL; those that are about a SQLite file are left out. A part is in every run of the tests.
postgres: $(READY) web
	TACORA_STORE=postgres $(BIN)/pytest -n auto --dist loadfile $(shell grep -Li sqlite tests/server/test_*.py) $(ARGS)

# Plays 200 tables of four people of whom two vanish for good (ARGS="--games 20" for fewer).
vanish: $(READY)
	PYTHONPATH=tests $(BIN)/python tests/vanishing_games.py $(ARGS)

# Floods a server in every way we know, while somebody plays beside it: some minutes (ARGS="--seconds 4 pings" for less).
attack: $(READY)
	PYTHONPATH=tests $(BIN)/python tests/attack.py $(ARGS)

# Compares the dungeon solver with brute force, on thousands of small dungeons (ARGS="--cases 100" for fewer).
prove: $(READY)
	PYTHONPATH=tests $(BIN)/python tests/prove_solver.py $(ARGS)

bench: $(READY)
	$(BIN)/python bench/diamant_games.py

# Rewrites the golden matches and the recorded frames; look at the difference before you commit it.
golden: $(READY)
	$(BIN)/python tests/golden.py
	PYTHONPATH=tests $(BIN)/python tests/recorded_frames.py
	$(BIN)/python tests/fair_matches.py

# Draws the dungeon's cards for the docs, and the pictures of the gallery of paths, anew.
cards: $(READY)
	$(BIN)/python tests/dungeon_cards_page.py
	$(BIN)/python tests/dungeon_gallery.py

# Measures anew what cards are worth to the strong bots, and which tools they need: some minutes, after every change of the cards.
worths: $(READY)
	PYTHONPATH=tests $(BIN)/python tests/dungeon_worths.py
	PYTHONPATH=tests $(BIN)/python tests/dungeon_needs.py

# Plays the games of the balance study with two seeds, and writes docs/balance.md and its plots anew; takes long (GAMES=20 is quicker).
GAMES ?= 60
balance: $(READY)
	mkdir -p build
	$(BIN)/tacora dungeon balance --games $(GAMES) --seed 2 --json > build/balance-2.json
	$(BIN)/tacora dungeon balance --games $(GAMES) --seed 1 --report docs --and build/balance-2.json

clean:
	rm -rf $(VENV) .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist web/node_modules web/.drawn web/public/assets web/src/games/*/cards.json \
		src/tacora/server/static
