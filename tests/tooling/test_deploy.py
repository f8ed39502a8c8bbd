"""What is handed to operators fits the program: commands, options, paths, variables, metrics."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
import typer

from sottovoce.cli.app import app
from sottovoce.server.settings import Limits
from sottovoce.store.database import URL_VARIABLE, data_folder, default_url

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
SERVER = ROOT / "src" / "sottovoce" / "server"
OPERATIONS = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
PROGRAM = "sottovoce"


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def commands() -> dict[str, object]:
    return dict(typer.main.get_command(app).commands)  # type: ignore[attr-defined]


def check_command(words: list[str]) -> None:
    """Let the program itself read a command; what it does not know it refuses."""
    known = commands()
    assert words[0] in known
    known[words[0]].make_context(words[0], list(words[1:]))  # type: ignore[attr-defined]


# ---------------------------------------------------------------- the unit of systemd


@pytest.fixture(scope="module")
def unit() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(strict=False, interpolation=None, comment_prefixes=("#",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(text_of("sottovoce.service"))
    return parser


def test_the_unit_starts_a_command_that_there_is(unit: configparser.ConfigParser) -> None:
    program, *words = shlex.split(unit["Service"]["ExecStart"])
    assert Path(program).name == PROGRAM
    assert Path(program).is_absolute()
    check_command(words)
    assert "--data" not in words  # it would count for more than the variable for PostgreSQL


def test_the_unit_keeps_the_data_where_the_program_looks(
    unit: configparser.ConfigParser, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, _, value = unit["Service"]["Environment"].partition("=")
    monkeypatch.setenv(name, value.replace("%S", "state"))
    monkeypatch.delenv(URL_VARIABLE, raising=False)
    assert data_folder() == Path("state") / unit["Service"]["StateDirectory"]
    assert str(data_folder()) in default_url()


def test_the_unit_gives_the_program_no_more_than_it_needs(unit: configparser.ConfigParser) -> None:
    service = unit["Service"]
    wanted = {"DynamicUser", "NoNewPrivileges", "PrivateTmp", "PrivateDevices", "ProtectHome"}
    assert {name for name in wanted if service[name] != "yes"} == set()
    assert service["ProtectSystem"] == "strict"
    assert service["CapabilityBoundingSet"] == ""


def test_systemd_understands_the_unit() -> None:
    """It reads the unit itself; all it may miss is the program."""
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("needs systemd")
    command = [analyze, "verify", str(DEPLOY / "sottovoce.service")]
    found = subprocess.run(command, capture_output=True, text=True)
    said = [line for line in found.stderr.splitlines() if "is not executable" not in line]
    assert said == []


# ---------------------------------------------------------------- the image


def instructions() -> list[tuple[str, str]]:
    lines = re.sub(r"\\\n", " ", text_of("Dockerfile")).splitlines()
    pairs = [line.partition(" ") for line in lines if line and not line.startswith("#")]
    return [(name, rest.strip()) for name, _, rest in pairs]


def arguments(name: str) -> list[str]:
    return [rest for instruction, rest in instructions() if instruction == name]


def test_every_instruction_is_one() -> None:
    known = {
        "FROM", "RUN", "WORKDIR", "COPY", "ENV", "VOLUME", "USER", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK",
        "ENTRYPOINT", "CMD",
    }  # fmt: skip
    assert {name for name, _ in instructions()} <= known


def test_the_image_stands_on_a_plain_one_of_a_python_we_run_on() -> None:
    for base in arguments("FROM"):
        found = re.fullmatch(r"python:3\.(\d+)-slim(?: AS \w+)?", base)
        assert found is not None
        assert 11 <= int(found[1]) <= 13


def test_what_is_copied_and_installed_is_there() -> None:
    copied = [rest.split()[:-1] for rest in arguments("COPY") if not rest.startswith("--from=")]
    assert [name for names in copied for name in names if not (ROOT / name).exists()] == []
    lists = [name for run in arguments("RUN") for name in re.findall(r"-r (\S+)", run)]
    assert lists
    assert [name for name in lists if not (ROOT / name).exists()] == []
    extras = (ROOT / "pyproject.toml").read_text(encoding="utf-8").partition("optional-dependencies]")[2]
    assert all(
        re.search(rf"^{extra} = ", extras, re.M)
        for extra in re.findall(r"\.\[(\w+)\]", text_of("Dockerfile"))
    )


def test_what_the_package_is_built_from_is_copied() -> None:
    copied = {name for rest in arguments("COPY") for name in rest.split()}
    assert {"pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE", "src"} <= copied


def test_the_image_serves_on_its_port_and_not_as_root() -> None:
    (entry,), (command,), (port,) = arguments("ENTRYPOINT"), arguments("CMD"), arguments("EXPOSE")
    words = json.loads(command)
    check_command(words)
    assert words[words.index("--port") + 1] == port
    assert Path(json.loads(entry)[0]).name == PROGRAM
    assert arguments("USER") == [PROGRAM]
    assert f":{port}/health" in arguments("HEALTHCHECK")[0]
    assert "XDG_DATA_HOME=/data" in arguments("ENV")[0].split()
    assert arguments("VOLUME") == ["/data"]


# ---------------------------------------------------------------- the proxies


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_a_proxy_hides_the_metrics_and_limits_what_comes_in(name: str) -> None:
    text = text_of(name)
    assert text.count("{") == text.count("}")
    assert "/metrics" in text
    assert re.search(rf"\b{Limits().body // 1024}(?:k|KB)\b", text)
    told = re.search(r"`sottovoce (serve [^`]*)`", text)
    assert told is not None
    check_command(told[1].split())


def test_nginx_passes_sockets_through_and_nobodys_own_word() -> None:
    text = text_of("nginx.conf")
    assert "proxy_set_header Upgrade $http_upgrade;" in text
    assert "proxy_set_header X-Forwarded-For $remote_addr;" in text
    beat = re.search(r"HEARTBEAT = (\d+)", (ROOT / "src/sottovoce/web/table/line.js").read_text("utf-8"))
    patience = re.search(r"proxy_read_timeout (\d+)s", text)
    assert beat is not None
    assert patience is not None
    assert int(patience[1]) * 1000 >= 2 * int(beat[1])


def test_a_proxy_writes_no_address_down() -> None:
    """Addresses hold the tokens of invitations; tests/tooling/test_nginx.py looks into what nginx writes."""
    servers = text_of("nginx.conf").split("\nserver {")[1:]
    assert len(servers) == 2
    for server in servers:
        assert "access_log off;" in server
        assert re.search(r"error_log \S+ crit;", server)
    caddy = text_of("Caddyfile")
    assert "exclude http.log.error http.handlers.reverse_proxy" in caddy
    assert re.findall(r"^\s*log\b.*", caddy, re.MULTILINE) == ["\tlog default {"]


def test_a_proxy_packs_nothing() -> None:
    assert "gzip off;" in text_of("nginx.conf")
    assert "encode" not in text_of("Caddyfile")


# ---------------------------------------------------------------- the document


def test_every_metric_is_explained_and_no_other() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in SERVER.glob("*.py"))
    told = set(re.findall(r'"(sottovoce_\w+)"', sources))
    assert set(re.findall(r"\b(sottovoce_[a-z_]+[a-z])", OPERATIONS)) == told


def test_the_document_names_commands_and_variables_that_there_are() -> None:
    blocks = re.findall(r"^    (sottovoce .*)$", OPERATIONS, re.MULTILINE)
    assert len(blocks) >= 3
    for line in blocks:
        check_command(shlex.split(line.partition("#")[0])[1:])
    package = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    for text in (OPERATIONS, text_of("sottovoce.service")):
        assert all(f'"{name}"' in package for name in re.findall(r"SOTTOVOCE_[A-Z_]+", text))
