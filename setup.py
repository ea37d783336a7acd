"""Builds Gloam: pure Python, or with the engine compiled by mypyc when asked.

GLOAM_COMPILE=1     compile if mypyc and a C compiler are there; else, or if it fails, say so and build pure Python
GLOAM_COMPILE=must  compile or fail: what `make compiled` and the tests use, so that they never test the wrong thing

mypyc is not a build requirement: install mypy first and build with `pip install --no-build-isolation .`
"""

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.modified import newer_group

ROOMS = ("src/gloam/core", "src/gloam/vendetta", "src/gloam/blood_orders", "src/gloam/rivals", "src/gloam/bots")
PAGES = ("elements", "markup", "parts")  # of the web: what every page is made with
TO_DERIVE_FROM = ("bot", "guide", "judge", "random", "beginner", "greedy", "instinct", "search")
TO_PICKLE = ("budget", "thought")  # they travel between processes
LEFT_INTERPRETED = tuple(f"bots/{name}.py" for name in TO_DERIVE_FROM + TO_PICKLE)  # paths below src/gloam
BUILD = Path("build")
CORES = os.cpu_count() or 1
WISH = os.environ.get("GLOAM_COMPILE", "")
MUST = WISH == "must"
BUILDS = {"bdist_wheel", "build", "build_ext", "install"}  # pip also runs this file for metadata and editable installs


class CannotCompile(Exception):
    """There is no way to compile here."""


def engine() -> list[str]:
    """The modules to compile, in an order that does not depend on the file system."""
    pages = [Path("src/gloam/web", f"{name}.py") for name in PAGES]
    found = [*sorted(path for room in ROOMS for path in Path(room).rglob("*.py")), *pages]
    left = {Path("src/gloam", name) for name in LEFT_INTERPRETED}
    return [path.as_posix() for path in found if path.name != "__init__.py" and path not in left]


def notice(reason: object) -> None:
    print(f"gloam: not compiled, building pure Python instead: {reason}", file=sys.stderr)


def c_compiler() -> str:
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def compiled() -> list[Extension]:
    """All modules in one group, so that calls between them are native."""
    if sys.platform != "win32" and not shutil.which(c_compiler()):
        raise CannotCompile(f"there is no C compiler ({c_compiler()})")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CannotCompile("Python's headers are missing")
    try:
        from mypyc.build import mypycify
    except ImportError:
        raise CannotCompile("mypyc is not installed (it comes with mypy)") from None
    try:
        made: list[Extension] = mypycify(
            engine(),
            opt_level="1",  # as fast as level 3 when measured, and compiled in two thirds of the time
            debug_level="0",
            multi_file=True,  # as fast as one file when measured, and what has not changed is not compiled again
            separate=False,
            group_name="gloam",
            target_dir=str(BUILD / "c"),
        )
    except SystemExit as end:  # how mypyc reports an error of type or of its own, after printing it
        raise CannotCompile(f"mypyc refused the sources ({end})") from None
    if sys.platform != "win32":
        for extension in made:
            # Numbers that are full begin again: see core/chance.py. mypyc gives all of them the same list.
            extension.extra_compile_args = [*extension.extra_compile_args, "-fwrapv"]
    return made


def extensions() -> list[Extension]:
    if WISH in {"", "0"} or not BUILDS.intersection(sys.argv):
        return []
    try:
        return compiled()
    except Exception as problem:  # noqa: BLE001 - whatever goes wrong, there is still pure Python
        if MUST:
            sys.exit(f"gloam: cannot compile: {problem}")
        notice(problem)
        return []


class Build(build_py):
    """What an earlier build left behind never gets into this one; unchanged compiled modules are kept."""

    def run(self) -> None:
        kept = {ext.name.replace(".", "/") for ext in self.distribution.ext_modules or ()}
        lib = Path(self.build_lib)
        for path in [path for path in lib.rglob("*") if path.is_file()]:
            module = path.relative_to(lib).with_name(path.name.partition(".")[0]).as_posix()
            if path.suffix not in {".so", ".pyd"} or module not in kept:
                path.unlink()
        super().run()


class Progress:
    """Says how far it is: all the time to somebody who watches, else after each quarter."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.done = 0
        self.telling = Lock()

    def add(self, more: int) -> None:
        with self.telling:
            quarter = 4 * self.done // self.count
            self.done += more
            watched = sys.stderr.isatty()
            if watched or 4 * self.done // self.count > quarter:
                end = "\r" if watched and self.done < self.count else "\n"
                print(f"  {self.done} of {self.count} files compiled", end=end, file=sys.stderr, flush=True)


class BuildExtensions(build_ext):
    """Compiles only what has changed, on all cores. A C compiler that fails is no reason to have no Gloam."""

    def build_extensions(self) -> None:
        compile_all = self.compiler.compile
        progress = Progress(sum(len(extension.sources) for extension in self.extensions))

        def compile_changed(sources: list[str], output_dir: str, depends: list[str], **options: object) -> list[str]:
            objects: list[str] = self.compiler.object_filenames(sources, output_dir=output_dir)
            changed = [
                [source]
                for source, made in zip(sources, objects, strict=True)
                if newer_group([source, "setup.py", *depends], made)
            ]
            progress.add(len(sources) - len(changed))
            with ThreadPoolExecutor(CORES) as pool:
                for _ in pool.map(lambda source: compile_all(source, output_dir=output_dir, **options), changed):
                    progress.add(1)
            return objects

        self.compiler.compile = compile_changed
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            if MUST:
                raise
            notice(problem)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": Build, "build_ext": BuildExtensions},
    options={"build_ext": {"parallel": CORES}},
)
