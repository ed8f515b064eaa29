# The commands of the README. Each makes its own environment; needs Python 3.11 or newer and make.

PYTHON ?= python3
TESTS ?= tests
BIN := .venv/bin
USABLE := .venv/.usable
READY := .venv/.ready

.DEFAULT_GOAL := help
.PHONY: help demo test bench mutants clean

help:  ## Show this list.
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 18

demo: $(USABLE)  ## Derive, prove and print the double pendulum; write what comes out to demo/.
	@$(BIN)/python examples/demo.py

test: $(READY)  ## Format, lint, types and every test.
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/pyright
	@$(BIN)/python -m pytest -n auto $(TESTS)

bench: $(READY)  ## Measure against peers, in one run; results are kept under benchmarks/results/.
	@$(BIN)/python -m benchmarks

mutants: $(READY)  ## Flip every sign of the mechanics, one at a time, and see it caught (up to an hour).
	@$(BIN)/python -m benchmarks.mutants

clean:  ## Remove the environment and what demo wrote.
	@rm -rf .venv demo

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Python 3.11 or newer is needed (make PYTHON=python3.12 ...)")'
	@$(PYTHON) -m venv .venv || { rm -rf .venv; echo "no venv here: install python3-venv, or make PYTHON=..." >&2; exit 1; }

$(USABLE): pyproject.toml | .venv/bin/python
	@echo "setting up .venv (once; half a minute) ..."
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --editable .
	@touch $@

$(READY): pyproject.toml | .venv/bin/python
	@echo "setting up .venv with all that tests need (once; a few minutes) ..."
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --editable '.[dev]'
	@touch $(USABLE) $@
