# Every target sets up what it needs in .venv and web/node_modules: slow the first time, instant afterwards.
# PYTHON chooses the interpreter that .venv is made with, WORKERS the number of test processes; SERVE holds
# options for the server: make play SERVE="--lan".

PYTHON  ?= python3
WORKERS ?= 3

# Otherwise every build of the documentation begins with a notice about Material's successor.
export NO_MKDOCS_2_WARNING := 1

# Modules stay compiled from one process to the next, whatever the environment says: the tests start hundreds.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check --constraint constraints.txt

# The part of the suite that also runs interpreted, so that coverage sees inside the compiled functions. Measuring
# makes a test take twice as long, so it is measured then and not the first time (see tests/conftest.py).
INTERPRETED := tests/games tests/perft tests/rules tests/oracle tests/players
COVER_ALL   := 95
COVER_GAMES := 98

# The page is built from the client's sources and the language files.
PAGE         := src/cabochon/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/building web/public src/cabochon/language -type f -not -name '*.test.ts' -not -name '*.py*') \
                web/index.html web/vite.config.ts
NPM          := npm --prefix web --no-audit --no-fund --no-update-notifier --loglevel=error
WIRE         := web/src/wire/types.ts
NODE_IS_NEW  := const [major, minor] = process.versions.node.split(".").map(Number); \
                process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)

.DEFAULT_GOAL := help
.PHONY: help node play terminal page docs test check check-page compiled suite interpreted coverage pythons wire lessons snapshots bench format clean

help: ## Show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## */\1\t/' | expand -t 14

play: node .venv/.server $(PAGE) ## Play in the browser: builds the page if needed and starts the server
	@$(BIN)/cabochon serve --open $(SERVE)

terminal: .venv/.base ## Play in the terminal
	@$(BIN)/cabochon play

page: node $(PAGE) ## Build the page

docs: .venv/.docs ## Build the documentation as a site into build/site
	@$(BIN)/mkdocs build --strict
	@echo "Open build/site/index.html"

bench: .venv/.base ## Measure the engine
	@$(BIN)/cabochon bench engine

# What one process does goes two at a time, the longest first; the suite then has the machine to itself.
test: node ## Check everything and run every test, with coverage
	@$(MAKE) --jobs 2 --output-sync=target WORKERS=1 interpreted check-page check $(PAGE) compiled
	@$(MAKE) suite
	@$(MAKE) coverage

check: .venv/.dev ## Lint, formatting, types, levels
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-page: .venv/.dev web/node_modules/.installed ## Types, lint, formatting and tests of the page; the wire's types
	@$(BIN)/python -m cabochon.server.show.schema | web/node_modules/.bin/json2ts | diff $(WIRE) - \
		|| { echo "The wire has changed: run make wire"; exit 1; }
	$(NPM) run check
	$(NPM) test

wire: .venv/.dev web/node_modules/.installed ## Generate the page's types from the server's
	@$(BIN)/python -m cabochon.server.show.schema | web/node_modules/.bin/json2ts > $(WIRE)

lessons: .venv/.dev ## Generate the page's lessons from the rules
	@for game in splendor duel; do \
		$(BIN)/python -m cabochon.lessons.course $$game > web/src/learn/courses/$$game.json; \
	done

snapshots: .venv/.dev $(PAGE) ## Take the pictures of the main pages anew that the tests compare them with
	rm -rf tests/browser/snapshots
	RENEW_SNAPSHOTS=1 $(BIN)/pytest -q tests/browser/test_snapshots.py -k looks_as_it_did

compiled: .venv/.dev
	@for game in splendor duel; do $(BIN)/python -m tests.compiling $$game & done; wait

suite: compiled $(PAGE) ## Run the whole test suite, compiled, the browser included
	@export COVERAGE_FILE=.coverage.compiled MEASURED_INTERPRETED="$(INTERPRETED)"; \
	$(BIN)/pytest -q -n $(WORKERS) --dist worksteal --cov --cov-report= || { \
		status=$$?; [ $$status = 1 ] || exit $$status; \
		echo "What failed beside all the others must pass alone."; \
		$(BIN)/pytest -q --last-failed --cov --cov-append --cov-report=; \
	}

interpreted: .venv/.dev ## Run the tests of the rules without compiling
	COVERAGE_FILE=.coverage.interpreted NUMBA_DISABLE_JIT=1 \
		$(BIN)/pytest -q -n $(WORKERS) --dist worksteal --cov --cov-report= -m "not compiled" $(INTERPRETED)

coverage: .venv/.dev ## Report what the suite and the interpreted run have covered together
	@$(BIN)/coverage combine --quiet .coverage.compiled .coverage.interpreted
	$(BIN)/coverage report --fail-under=$(COVER_ALL)
	$(BIN)/coverage report --fail-under=$(COVER_GAMES) --include='src/cabochon/games/*' --format=total

pythons: ## Run a part of the suite with every Python that the package is for and that is found
	@WORKERS=$(WORKERS) sh tests/pythons.sh

format: .venv/.dev ## Format the code and fix what can be fixed
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run format

clean: ## Remove .venv and everything generated
	rm -rf .venv web/node_modules src/cabochon/server/page build dist .coverage .coverage.* htmlcov .hypothesis .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Stages, so that playing does not wait for the developers' tools. The build backend is installed from
# the pinned versions too, hence no build isolation.
.venv/.base: pyproject.toml constraints.txt
	@echo "Setting up .venv"
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Python 3.11 or newer is needed: make PYTHON=…")'
	@test -x $(BIN)/pip || $(PYTHON) -m venv --clear .venv || { rm -rf .venv; exit 1; }
	@$(PIP) hatchling editables
	@$(PIP) --no-build-isolation --editable .
	@touch $@

.venv/.server: .venv/.base
	@echo "Installing the server and the arena"
	@$(PIP) --no-build-isolation --editable '.[server,arena]'
	@touch $@

# The notebook is run for its page, and a part of it is about the arena.
.venv/.docs: .venv/.base
	@echo "Installing the tools for the documentation"
	@$(PIP) --no-build-isolation --editable '.[docs,arena]'
	@touch $@

.venv/.dev: .venv/.server
	@echo "Installing the tools for tests and checks"
	@$(PIP) --no-build-isolation --editable '.[server,arena,postgres,docs,test,check]'
	@sh tests/system_packages.sh
	@touch $@

# First of all: whoever lacks it should know before minutes of other installing.
node:
	@{ command -v npm && node -e '$(NODE_IS_NEW)'; } > /dev/null 2>&1 || { \
		found=$$(node --version 2> /dev/null || echo none); \
		echo "Node.js 20.19 or newer, with npm, is needed to build the page; found: $$found"; \
		exit 1; \
	}

web/node_modules/.installed: web/package.json web/package-lock.json | node
	@echo "Installing the page's packages"
	@# Not `npm ci`: it refuses a lock without the optional packages of other systems.
	@$(NPM) install --no-save
	@touch $@

$(PAGE): web/node_modules/.installed $(PAGE_SOURCES)
	@echo "Building the page"
	@$(NPM) run build -- --logLevel warn
