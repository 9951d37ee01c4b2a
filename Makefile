# make play: set-up, then a table in the browser (ARGS=--lan for phones nearby).   make test: set-up, then every check.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test setup web chromium check tests screenshots kill prove bench golden cards balance clean

play: web
	@$(BIN)/tacora serve $(ARGS)

test: check tests

setup: $(READY)

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Tacora needs Python 3.11 or newer: make PYTHON=/path/to/python3.11 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -m venv $(VENV) >/dev/null \
		|| { echo "Python cannot make a virtual environment here: install python3-venv"; exit 1; }
	@echo "Setting up (the first time only) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

# Builds the browser app, if its sources have changed.
web: $(READY)
	@needed=$$($(BIN)/python hatch_build.py --requires) \
		&& { [ -z "$$needed" ] || $(BIN)/python -m pip install --quiet --disable-pip-version-check "$$needed"; }
	@$(BIN)/python hatch_build.py

# The browser that the tests drive.
chromium: $(READY)
	@sh tests/web/chromium.sh

check: web
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

tests: web chromium
	$(BIN)/pytest -n auto --cov --cov-report=term
	$(BIN)/coverage report --include='src/tacora/core/*,src/tacora/games/*' --fail-under=100

# Takes the pictures in docs/screenshots anew.
screenshots: web chromium
	PYTHONPATH=tests $(BIN)/python tests/web/screenshots.py

# Plays 50 games at once on a server that is killed again and again.
kill: $(READY)
	PYTHONPATH=tests $(BIN)/python tests/kill_games.py --games 50 --kills 40

# Compares the dungeon solver with brute force, on thousands of small dungeons (ARGS="--cases 100" for fewer).
prove: $(READY)
	PYTHONPATH=tests $(BIN)/python tests/prove_solver.py $(ARGS)

bench: $(READY)
	$(BIN)/python bench/diamant_games.py

# Rewrites the golden matches; look at the difference before you commit it.
golden: $(READY)
	$(BIN)/python tests/golden.py

# Draws the dungeon's cards for the docs, and the pictures of the gallery of paths, anew.
cards: $(READY)
	$(BIN)/python tests/dungeon_cards_page.py
	$(BIN)/python tests/dungeon_gallery.py

# Plays the games of the balance study, and writes docs/balance.md and its plots anew; takes long (GAMES=20 is quicker).
GAMES ?= 100
balance: $(READY)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[plots,fast]'
	$(BIN)/tacora dungeon balance --games $(GAMES) --report docs

clean:
	rm -rf $(VENV) .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist web/node_modules src/tacora/server/static
