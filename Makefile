# Everything a player or a contributor runs. `make` alone prints the list.

PYTHON ?= python3
BIN := .venv/bin
LOCK := scripts/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command "make lock" $(ARGS)

# The tests start hundreds of processes: what one of them has compiled, the next one loads.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play terminal test check static page-static page-tests python-tests browser coverage kernels format bench soak attack ray screenshots lock clean

# The rules, the texts and the repository itself: tests in one process that compile nothing.
QUICK := $(addprefix tests/,conformance engine games golden locale web) \
	$(filter-out tests/test_serving_benchmark.py,$(wildcard tests/test_*.py))

# What the page is built from: everything of it, and the texts it shares.
PAGE_SOURCES := $(shell find web src/sixthcow/locale -type f -not -path '*/node_modules/*' -not -path '*/.svelte-check/*' -not -name '*.py')

help: ## Print this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1	\2/p' Makefile | expand -t 16

play: .venv/.play .venv/.page ## Start the server and open its page
	@$(BIN)/sixthcow serve --open

terminal: .venv/.play ## Play in the terminal
	@$(BIN)/sixthcow play

# Two things at a time, each of which keeps one core busy: what is set up, then static checks, the
# page's own, and the kernels, which every process of the tests then loads. The tests of the page
# need one core and wait for nothing: they fill the time in which the others wait for each other.
test: ## Run every check and every test
	@$(MAKE) --no-print-directory -j2 .venv/.dev .venv/.page
	@$(MAKE) --no-print-directory -j2 static page-static kernels
	@$(MAKE) --no-print-directory -j2 python-tests page-tests

check: .venv/.dev .venv/.node ## Run what needs no server, browser or terminal: the daily loop
	@$(MAKE) --no-print-directory -j2 page-tests static page-static
	$(BIN)/pytest -q -n auto --dist worksteal -p no:schemathesis $(QUICK)

kernels:
	@$(BIN)/python -m sixthcow.fast

static:
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/lint-imports --no-logo >/dev/null || $(BIN)/lint-imports --no-logo
	$(BIN)/mypy src tests benchmarks
	$(BIN)/vulture

page-static:
	scripts/npm run --silent check

python-tests:
	$(BIN)/pytest -n auto --dist worksteal

page-tests:
	scripts/npm run --silent test

browser: ## Install the browser that the tests drive (Debian, Ubuntu)
	apt-get -q update && apt-get -q install -y --no-install-recommends chromium-headless-shell

coverage: .venv/.dev ## Run the tests and list the lines they miss
	$(BIN)/pytest -n auto --cov --cov-report=term-missing:skip-covered

format: .venv/.dev ## Format the code and fix what can be fixed
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	scripts/npm run --silent format

bench: .venv/.play ## Measure the speed against references
	@$(BIN)/python -m benchmarks

soak: .venv/.dev ## Torture real servers for a few minutes: kill them, and lose nothing
	@$(BIN)/python -m scripts.soak
	@$(BIN)/python -m scripts.soak_memory
	@$(BIN)/python -m scripts.soak_cluster

attack: .venv/.dev ## Attack a server of its own from loopback, for some minutes at most
	@$(BIN)/python -m scripts.attack

ray: .venv/.dev .venv/.ray ## Install Ray (250 MB) and test arenas on a cluster of it
	$(BIN)/pytest -n 0 tests/arena/test_cluster.py

screenshots: .venv/.dev .venv/.page ## Take pictures of every screen, into build/screenshots, and check every layout
	@$(BIN)/python -m scripts.screenshots
	@$(BIN)/python -m scripts.layouts

lock: .venv/.uv ## Pin the dependencies of pyproject.toml (ARGS=--upgrade for newer ones)
	$(LOCK) pyproject.toml --extra cluster --extra gpu --extra research --group build --group dev -o requirements/dev.txt
	$(LOCK) pyproject.toml --group build -c requirements/dev.txt -o requirements/play.txt
	$(LOCK) pyproject.toml --extra cluster -c requirements/dev.txt -o requirements/cluster.txt
	$(LOCK) pyproject.toml --extra ray --group build -c requirements/dev.txt -o requirements/ray.txt
	$(LOCK) --group uv -o requirements/uv.txt
	$(LOCK) --group node -o requirements/node.txt
	@touch .venv/.uv

clean: ## Remove the environment and everything that was built
	rm -rf .venv build dist web/.svelte-check web/node_modules src/sixthcow/server/page .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +

.venv/.uv: requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Sixth Cow needs Python 3.11 or newer; '$(PYTHON)' is older or missing." >&2; \
		echo "If you have another one, name it: make play PYTHON=python3.12" >&2; \
		exit 1; }
	@echo "Creating a Python environment in .venv ..."
	@$(PYTHON) -m venv --clear .venv
	@$(BIN)/python -m pip install -qq --require-hashes -r requirements/uv.txt
	@touch $@

.venv/.play .venv/.dev .venv/.ray: .venv/.%: .venv/.uv pyproject.toml requirements/%.txt
	@echo "Installing the packages of requirements/$*.txt into .venv ..."
	@$(call install,scripts/uv pip install --quiet) || { \
		echo "uv could not install them; trying pip, which takes longer ..."; \
		$(call install,$(BIN)/python -m pip install -qq); }
	@$(BIN)/python -m sixthcow.fast
	@touch $@

.venv/.node: .venv/.uv web/package-lock.json requirements/node.txt
	@echo "Installing what the page is built with into web/node_modules ..."
	@scripts/npm ci --silent --no-audit --no-fund
	@touch $@

.venv/.page: .venv/.node $(PAGE_SOURCES)
	@echo "Building the page ..."
	@scripts/npm run --silent build
	@touch $@

install = { $(1) --require-hashes -r requirements/$*.txt \
	&& $(1) --no-deps --no-build-isolation -e .; }
