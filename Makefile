# Every target does all of its own set-up, from a fresh clone, given Python 3.11 or newer, make and npm.

PYTHON   ?= python3
WORKERS  ?= 2
COMPILED ?= auto
TESTS    ?=
ARGS     ?=

VENV   := .venv
PY     := $(VENV)/bin/python
CVENV  := .venv-compiled
CPY    := $(CVENV)/bin/python
RVENV  := .venv-ray
PIP     = -m pip --disable-pip-version-check --quiet
VENDOR := src/gloam/web/vendor
NPM    := npm --silent --no-package-lock --ignore-scripts --no-audit --no-fund
RULES  := tests/core tests/vendetta tests/blood_orders tests/rivals tests/conformance
ENGINE := $(RULES) tests/cli/test_interrupts.py
SHARED := -n $(WORKERS) --dist worksteal

# The compiled build is made anew when, and only when, the contents of a source have changed.
SOURCES = find src setup.py pyproject.toml constraints.txt package.json -type f -not -path '*.egg-info/*' -not -path '*/__pycache__/*' \
          -not -path '$(VENDOR)/*' | LC_ALL=C sort | xargs cksum | cksum | cut -d' ' -f1
SUM     = $(shell $(SOURCES))
BUILT   = $(CVENV)/.built-$(SUM)
FAILED  = build/failed-$(SUM)

# Is there what a C extension needs? Prints yes or nothing.
TOOLCHAIN = $(shell $(PYTHON) -c 'import os, pathlib, shutil, sysconfig; \
    cc = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]; \
    print("yes" if shutil.which(cc) and pathlib.Path(sysconfig.get_path("include"), "Python.h").exists() else "")')

# The first is Chromium without windows, which nobody would see: pages open in half the time.
CHROMIUM = $(or $(GLOAM_CHROMIUM),$(shell command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome))
APT      = DEBIAN_FRONTEND=noninteractive apt-get -qq

# Many tests start a Python of their own: what one has compiled is there for the next.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play docs test quick check test-interpreted test-compiled test-ray compiled engine browser bench bench-waiting bench-web bench-store load soak clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-24s %s\n", $$1, $$2 }'

play: $(VENV)/.play $(VENDOR)/.done ## set everything up and open the table in the browser (COMPILED=no ARGS="--port 8041 --host 0.0.0.0")
	@if [ "$(COMPILED)" = must ]; then $(MAKE) --no-print-directory engine || exit 1; fi; \
	built=$(BUILT); failed=$(FAILED); \
	if [ "$(COMPILED)" != no ] && [ -e $$built ]; then exec $(CVENV)/bin/gloam serve --open --quiet $(ARGS); fi; \
	if [ "$(COMPILED)" = no ]; then \
	    true; \
	elif [ -e $$failed ]; then \
	    echo "Playing without a compiled engine: it could not be compiled. \"make compiled\" tries again."; \
	elif [ -z "$(TOOLCHAIN)" ]; then \
	    echo "Playing without a compiled engine: there is no C compiler here, or Python's headers are missing."; \
	else \
	    $(CHANGE_OVER); \
	fi; \
	exec $(VENV)/bin/gloam serve --open --quiet $(ARGS)

# The first time, people play while the engine is compiled beside them; then the table goes on with it, on the same
# port and with the same games. Whoever stops the table stops the compiling as well.
define CHANGE_OVER
echo "The table opens at once. Beside it the engine is compiled, this once: it takes about two minutes, then the table changes over by itself and the bots think four times as fast. (COMPILED=no goes without.)"; \
mkdir -p build; rm -f build/ready; ended=0; \
$(VENV)/bin/gloam serve --open --quiet $(ARGS) & serving=$$!; \
( $(PY) -c 'import os, sys; os.setpgrp(); os.execvp(sys.argv[1], sys.argv[1:])' $(MAKE) --no-print-directory engine >build/engine.log 2>&1 & \
  making=$$!; trap '{ kill -- -$$making || kill $$making; } 2>/dev/null; exit' TERM; \
  if wait $$making; then \
      touch build/ready; kill $$serving 2>/dev/null; \
  else \
      echo "The engine could not be compiled; build/engine.log and build/compile.log say why. Playing without."; touch $$failed; \
  fi ) & watching=$$!; \
trap : INT; trap 'kill $$serving' TERM; \
while kill -0 $$serving 2>/dev/null; do wait $$serving; ended=$$?; done; \
kill $$watching 2>/dev/null; \
[ -e build/ready ] || exit $$ended; \
exec $(CVENV)/bin/gloam serve --quiet $(ARGS)
endef

test: $(VENV)/.dev $(VENDOR)/.done ## all checks and the whole suite: on the compiled engine, and the engine's tests on the sources as well
	@$(MAKE) --no-print-directory compiled & compiled=$$!; $(MAKE) --no-print-directory check; checked=$$?; \
	wait $$compiled && exit $$checked
	@if [ "$(COMPILED)" != no ] && [ -e $(BUILT) ]; then \
	    $(MAKE) --no-print-directory test-interpreted TESTS="$(ENGINE)" && $(MAKE) --no-print-directory test-compiled TESTS=; \
	else \
	    echo "There is no compiled engine here: the whole suite is run on the sources alone."; \
	    $(MAKE) --no-print-directory test-interpreted; \
	fi

check: $(VENV)/.dev ## lint, format, types and the direction of imports
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy --strict
	$(VENV)/bin/lint-imports

quick: $(VENV)/.dev ## for those at work: the engine's tests without the slow ones, in under a minute (ARGS="-k withdraw")
	GLOAM_EXPECT=interpreted $(PY) -m pytest $(SHARED) -m "not slow" $(RULES) $(ARGS)

test-interpreted: $(VENV)/.dev $(VENDOR)/.done browser ## the whole suite, or TESTS, on the sources (ARGS="-k withdraw")
	GLOAM_EXPECT=interpreted $(PY) -m pytest $(SHARED) $(TESTS) $(ARGS)

test-compiled: TESTS = $(ENGINE)
test-compiled: $(VENV)/.dev $(VENDOR)/.done compiled browser ## the engine's tests, or TESTS, on the compiled build (ARGS="-k withdraw")
	@if [ -x $(CPY) ] && [ -e $(BUILT) ]; then \
	    set -x; GLOAM_EXPECT=compiled $(CPY) -m pytest $(SHARED) $(TESTS) $(ARGS); \
	else \
	    echo "NOT run: there is no compiled build."; \
	fi

test-ray: $(RVENV)/.done ## simulation on Ray, in an environment of its own (300 MB)
	$(RVENV)/bin/python -m pytest -m ray tests/lab/test_ray.py $(ARGS)

compiled: $(VENV)/.dev engine ## compile the engine with mypyc into its own environment, .venv-compiled, the lab included

engine:
	@if [ "$(COMPILED)" = no ]; then \
	    echo "No compiled build: COMPILED=no."; \
	elif [ -e $(BUILT) ]; then \
	    true; \
	elif [ -n "$(TOOLCHAIN)" ] || [ "$(COMPILED)" = must ]; then \
	    $(MAKE) --no-print-directory $(BUILT); \
	else \
	    echo "No compiled build: there is no C compiler here, or Python's headers are missing."; \
	fi

browser: ## a Chromium for the tests, through apt where it is missing and allowed
	@[ -n "$(CHROMIUM)" ] || { echo "Setting up Chromium ..."; \
	    sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
	    $$sudo env $(APT) update && \
	    { $$sudo env $(APT) install -y --no-install-recommends chromium-headless-shell >/dev/null 2>&1 || \
	      $$sudo env $(APT) install -y --no-install-recommends chromium >/dev/null; } || \
	    { echo "There is no Chromium here and it cannot be installed. Install one, or say GLOAM_CHROMIUM=/path/to/it."; exit 1; }; }

bench: $(VENV)/.bench compiled ## speed and size, search included, interpreted and compiled, beside other people's engines
	$(PY) bench/run.py $(ARGS)

bench-waiting: $(VENV)/.dev compiled ## how long a person waits for three masters in each game (ARGS="rivals --games 3")
	@if [ -x $(CPY) ] && [ -e $(BUILT) ]; then set -x; $(CPY) -m bench.waiting $(ARGS); else set -x; $(PY) -m bench.waiting $(ARGS); fi

bench-web: $(VENV)/.dev $(VENDOR)/.done ## the browser table: from an answer to all pages, bytes, drawing time
	$(PY) bench/web.py $(ARGS)

bench-store: $(VENV)/.dev ## what it costs to keep an answer, on SQLite and on PostgreSQL
	$(PY) bench/store.py $(ARGS)

load: $(VENV)/.dev $(VENDOR)/.done compiled ## how many tables a server holds: 100, 300 and 1,000, all pages open, on one process and on two (ARGS="--tables 100 --workers 2")
	@if [ -x $(CPY) ] && [ -e $(BUILT) ]; then set -x; $(CPY) -m bench.load $(ARGS); else set -x; $(PY) -m bench.load $(ARGS); fi

docs: $(VENV)/.docs ## the pages and the reference of the library as a site, in build/site
	NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs --quiet build --strict
	@echo "build/site/index.html"

soak: $(VENV)/.dev ## a million random decisions a game, everything checked on the way; then servers that are killed
	$(PY) bench/soak.py $(ARGS)
	$(PY) -m bench.kills

clean: ## remove everything that make has made, the environments included
	rm -rf $(VENV) $(CVENV) $(RVENV) $(VENDOR) node_modules build dist src/*.egg-info
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.play: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Gloam needs Python 3.11 or newer: make PYTHON=python3.12 ...")'
	@echo "Setting up $(VENV) ..."
	@[ -x $(PY) ] || $(PYTHON) -m venv $(VENV)
	@$(PY) $(PIP) install -c constraints.txt setuptools wheel
	@$(PY) $(PIP) install -c constraints.txt --no-build-isolation -e '.[web]'
	@touch $@

# What the pages take from npm: htmx and two typefaces, and axe-core for the tests. None of it is committed.
$(VENDOR)/.done: package.json
	@echo "Setting up htmx and the fonts ..."
	@$(NPM) install
	@mkdir -p $(VENDOR)
	@cp node_modules/htmx.org/dist/htmx.min.js node_modules/htmx.org/dist/ext/hx-sse.min.js $(VENDOR)
	@cp node_modules/@fontsource-variable/newsreader/files/newsreader-latin*-opsz-*.woff2 $(VENDOR)
	@cp node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin*-wdth-*.woff2 $(VENDOR)
	@touch $@

$(VENV)/.dev: $(VENV)/.play
	@echo "Setting up what the checks and tests need ..."
	@$(PY) $(PIP) install -c constraints.txt --no-build-isolation -e '.[dev]'
	@touch $@

$(VENV)/.docs: $(VENV)/.play
	@echo "Setting up what makes the site ..."
	@$(PY) $(PIP) install -c constraints.txt --no-build-isolation -e '.[docs]'
	@touch $@

# A peer that cannot be had on this machine is left out; bench/run.py says so.
$(VENV)/.bench: $(VENV)/.dev
	@for peer in open_spiel rlcard chess; do \
	    echo "Setting up $$peer to measure against ..."; \
	    $(PY) $(PIP) install -c constraints.txt $$peer || echo "$$peer cannot be installed here; the benchmark goes on without it."; \
	done
	@touch $@

$(RVENV)/.done: pyproject.toml constraints.txt
	@echo "Setting up Ray in $(RVENV) ..."
	@[ -x $(RVENV)/bin/python ] || $(PYTHON) -m venv $(RVENV)
	@$(RVENV)/bin/python $(PIP) install -c constraints.txt setuptools wheel
	@$(RVENV)/bin/python $(PIP) install -c constraints.txt --no-build-isolation -e '.[ray,test]'
	@touch $@

$(VENV)/.compiler: $(VENV)/.play
	@echo "Setting up what compiles the engine ..."
	@$(PY) $(PIP) install -c constraints.txt mypy
	@touch $@

# The compiled environment holds nothing but Gloam: all other packages are those of .venv, whose own Gloam stays as it is in src.
$(CVENV)/.built-%: $(VENV)/.compiler $(VENDOR)/.done
	@echo "Compiling the engine ..."
	@rm -rf build/wheel build/failed-* $(CVENV)/.built-*
	@mkdir -p build/wheel
	@GLOAM_COMPILE=must $(PY) -c 'from setuptools import build_meta; build_meta.build_wheel("build/wheel")' >build/compile.log
	@[ -x $(CPY) ] || $(PY) -m venv --without-pip $(CVENV)
	@rm -f $(CVENV)/lib/python*/site-packages/shared.pth
	@$(PY) $(PIP) --python $(CPY) install --no-deps --no-index --force-reinstall build/wheel/gloam-*.whl
	@$(PY) -c 'import sysconfig; print(sysconfig.get_path("purelib"))' >"$$($(CPY) -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/shared.pth"
	@$(CPY) -P -c 'import gloam, sys; sys.exit(not gloam.compiled and "the compiled build is not compiled")'
	@touch $@
