# Every target sets up what it needs in .venv: slow the first time, instant afterwards.
# PYTHON chooses the interpreter that .venv is made with, WORKERS the number of test processes.

PYTHON  ?= python3
WORKERS ?= 2

BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check --constraint constraints.txt

# The part of the suite that also runs interpreted, so that coverage sees inside the compiled functions.
INTERPRETED := tests/games tests/perft tests/rules tests/test_against_oracle.py tests/test_players.py -m "not compiled"
COVER_ALL   := 95
COVER_GAMES := 98

.DEFAULT_GOAL := help
.PHONY: help play test check suite interpreted coverage bench format clean

help: ## Show this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## */\1\t/' | expand -t 14

play: .venv/.base ## Play in the terminal
	@$(BIN)/cabochon play

bench: .venv/.base ## Measure the engine
	@$(BIN)/cabochon bench engine

test: check coverage ## Check everything and run every test, with coverage

check: .venv/.dev ## Lint, formatting, types, levels
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

suite: .venv/.dev ## Run the whole test suite, compiled
	COVERAGE_FILE=.coverage.compiled $(BIN)/pytest -q -n $(WORKERS) --cov --cov-report=

interpreted: .venv/.dev ## Run the tests of the rules without compiling
	COVERAGE_FILE=.coverage.interpreted NUMBA_DISABLE_JIT=1 \
		$(BIN)/pytest -q -n $(WORKERS) --cov --cov-report= $(INTERPRETED)

coverage: suite interpreted ## Run both and report what they cover together
	@$(BIN)/coverage combine --quiet .coverage.compiled .coverage.interpreted
	$(BIN)/coverage report --fail-under=$(COVER_ALL)
	$(BIN)/coverage report --fail-under=$(COVER_GAMES) --include='src/cabochon/games/*' --format=total

format: .venv/.dev ## Format the code and fix what can be fixed
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean: ## Remove .venv and everything generated
	rm -rf .venv build dist .coverage .coverage.* htmlcov .hypothesis .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Two stages, so that playing does not wait for the developers' tools. The build backend is installed from the
# pinned versions too, hence no build isolation.
.venv/.base: pyproject.toml constraints.txt
	@echo "Setting up .venv"
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Python 3.11 or newer is needed: make PYTHON=…")'
	@test -x $(BIN)/pip || $(PYTHON) -m venv --clear .venv || { rm -rf .venv; exit 1; }
	@$(PIP) hatchling editables
	@$(PIP) --no-build-isolation --editable .
	@touch $@

.venv/.dev: .venv/.base
	@echo "Installing the tools for tests and checks"
	@$(PIP) --no-build-isolation --editable '.[test,check]'
	@touch $@
