# Everything a player or a contributor runs. `make` alone prints the list.

PYTHON ?= python3
BIN := .venv/bin
LOCK := scripts/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command "make lock" $(ARGS)

.DEFAULT_GOAL := help
.PHONY: help play test coverage format bench lock clean

help: ## Print this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1	\2/p' Makefile | expand -t 16

play: .venv/.play ## Play in the terminal
	@$(BIN)/sixthcow play

test: .venv/.dev ## Run every check and every test
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy src tests benchmarks
	$(BIN)/vulture
	$(BIN)/pytest -n auto

coverage: .venv/.dev ## Run the tests and list the lines they miss
	$(BIN)/pytest -n auto --cov --cov-report=term-missing:skip-covered

format: .venv/.dev ## Format the code and fix what can be fixed
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

bench: .venv/.play ## Measure the speed against references
	@$(BIN)/python -m benchmarks

lock: .venv/.uv ## Pin the dependencies of pyproject.toml (ARGS=--upgrade for newer ones)
	$(LOCK) pyproject.toml --group build --group dev -o requirements/dev.txt
	$(LOCK) pyproject.toml --group build -c requirements/dev.txt -o requirements/play.txt
	$(LOCK) --group uv -o requirements/uv.txt
	@touch .venv/.uv

clean: ## Remove the environment and everything that was built
	rm -rf .venv dist .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
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

.venv/.play .venv/.dev: .venv/.%: .venv/.uv pyproject.toml requirements/%.txt
	@echo "Installing the packages of requirements/$*.txt into .venv ..."
	@$(call install,scripts/uv pip install --quiet) || { \
		echo "uv could not install them; trying pip, which takes longer ..."; \
		$(call install,$(BIN)/python -m pip install -qq); }
	@$(BIN)/python -m sixthcow.fast
	@touch $@

install = { $(1) --require-hashes -r requirements/$*.txt \
	&& $(1) --no-deps --no-build-isolation -e .; }
