# Everything runs in .venv, which the first command makes. Needs Python 3.11 or later, pip and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py')
JOBS ?= auto

.PHONY: play test test-long lint bench build lock clean

play: build
	$(BIN)/wolfden play gulag

test: build lint
	$(BIN)/pytest -n $(JOBS)

test-long: build $(VENV)/ready-bench
	$(BIN)/pytest -n $(JOBS) -m long

lint: $(VENV)/ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

bench: build $(VENV)/ready-bench
	$(BIN)/python -m bench

build: .make/built

# Compiles in place; without a C compiler it says so, and plain Python runs.
.make/built: $(VENV)/ready $(SOURCES) hatch_build.py pyproject.toml
	$(BIN)/python hatch_build.py
	@mkdir -p .make && touch $@

$(VENV)/ready: requirements.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --requirement requirements.txt
	WOLFDEN_PURE=1 $(BIN)/pip install --quiet --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/ready-bench: requirements-bench.txt $(VENV)/ready
	$(BIN)/pip install --quiet --requirement requirements-bench.txt
	@touch $@

# Renews the pinned versions. The files record no download addresses.
LOCK := $(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --no-header --no-annotate --no-emit-index-url --upgrade --quiet
lock: $(VENV)/ready
	$(BIN)/pip install --quiet uv
	$(LOCK) --group dev --output-file requirements.txt
	$(LOCK) --group dev --group bench --constraint requirements.txt --output-file requirements-bench.txt

clean:
	rm -rf $(VENV) .make build dist
	find src -name '*.so' -delete
