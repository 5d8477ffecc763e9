# Everything runs in .venv, which the first command makes. Needs Python 3.11 or later, pip and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src/wolfden/engine src/wolfden/games -name '*.py')
JOBS ?= auto

.PHONY: play test test-long lint game generate bench bench-server build web browser lock clean

play: build web
	$(BIN)/wolfden serve --open

test: build web browser lint $(VENV)/dev
	$(BIN)/python tools/page.py run test
	$(BIN)/pytest -n $(JOBS)

test-long: build web browser $(VENV)/dev
	$(BIN)/pytest -n $(JOBS) -m long

lint: $(VENV)/dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python tools/page.py run lint

# A new game, begun as a copy of the example: make game NAME=foxes
game: $(VENV)/dev
	@$(BIN)/python tools/game.py new '$(NAME)'

# Whatever is made out of a game, anew: make generate NAME=foxes
generate: $(VENV)/dev
	@$(BIN)/python tools/game.py generate '$(NAME)'

bench: build $(VENV)/dev
	$(BIN)/python -m bench

# Beside boardgame.io, which is installed into .make the first time.
bench-server: build $(VENV)/dev
	$(BIN)/python -m bench.server

build: .make/built

# Compiles in place; without a C compiler it says so, and plain Python runs.
.make/built: $(VENV)/ready $(SOURCES) hatch_build.py pyproject.toml
	$(BIN)/python hatch_build.py
	@mkdir -p .make && touch $@

# Builds the page into the package, unless it is there and fresh.
web: $(VENV)/ready
	$(BIN)/python tools/page.py

# What the browser tests need; if it cannot be had they fail, and say why.
browser: $(VENV)/dev
	-@$(BIN)/python tools/chromium.py

# What building and playing need.
$(VENV)/ready: requirements.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --requirement requirements.txt
	WOLFDEN_PURE=1 $(BIN)/pip install --quiet --no-build-isolation --no-deps --editable .
	@touch $@

# What tests, checks and comparisons need besides: a browser's driver, OpenSpiel, PettingZoo ...
$(VENV)/dev: $(VENV)/ready requirements-dev.txt
	$(BIN)/pip install --quiet --requirement requirements-dev.txt
	@touch $@

# Renews the pinned versions, the same in both files. They record no download addresses.
LOCK := uv pip compile pyproject.toml --universal --python-version 3.11 --no-header --no-annotate \
	--no-emit-index-url --quiet
lock: $(VENV)/ready
	$(BIN)/pip install --quiet uv
	$(BIN)/$(LOCK) --upgrade --group dev --all-extras --output-file requirements-dev.txt
	$(BIN)/$(LOCK) --group build --constraint requirements-dev.txt --output-file requirements.txt

clean:
	rm -rf $(VENV) .make build dist web/node_modules src/wolfden/server/page
	find src -name '*.so' -delete
