"""deploy/nginx.conf in a real nginx with TLS, on loopback: from a browser to the server and back."""

from __future__ import annotations

import json
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from scripts.serving import address_in
from tests.services import free_port

SITE = (Path(__file__).resolve().parents[2] / "deploy" / "nginx.conf").read_text(encoding="utf-8")
NAME = "table.example.org"
ORIGIN = f"https://{NAME}"
PAGE = {"Host": NAME, "Origin": ORIGIN, "X-Sottovoce": "1", "Accept-Encoding": "gzip"}
INVITE = "an-invitation-that-is-nobodys-business"
PATIENCE = 20.0  # seconds
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")

# Around the site: what packages of nginx come with, that is logs of everything, and packing.
AROUND = """
daemon off;
master_process off;
pid {folder}/pid;
error_log {folder}/main.log;
events {{}}
http {{
    {temporary}
    access_log {folder}/access.log;
    gzip on;
    gzip_types application/json;
    include {folder}/site.conf;
}}
"""


@pytest.fixture(scope="module")
def program() -> str:
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if found is None or shutil.which("openssl") is None:
        pytest.skip("needs nginx, and openssl for a certificate")
    return found


@pytest.fixture(scope="module")
def certificate(program: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate of our own making, with its key beside it."""
    folder = tmp_path_factory.mktemp("certificate")
    command = (
        "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -keyout key.pem"
    )
    names = ["-out", "chain.pem", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    subprocess.run([*command.split(), *names], cwd=folder, check=True, capture_output=True)
    return folder / "chain.pem"


class Proxy:
    """The site in a folder of its own, with addresses that are free here."""

    def __init__(self, program: str, folder: Path, certificate: Path, server: int) -> None:
        self.folder = folder
        self.certificate = certificate
        self.plain, self.port = free_port(), free_port()
        self.command = [program, "-p", str(folder), "-c", str(folder / "nginx.conf")]
        temporary = " ".join(f"{what}_temp_path {folder}/{what};" for what in TEMPORARY)
        self._write("nginx.conf", AROUND.format(folder=folder, temporary=temporary))
        self._write("site.conf", self._here(server))

    def _write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text, encoding="utf-8")

    def _here(self, server: int) -> str:
        """The site as it is handed out, but for addresses and paths."""
        changes = {
            r"(?m)^    server 127\.0\.0\.1:8000;": f"    server 127.0.0.1:{server};",
            r"listen 80;": f"listen 127.0.0.1:{self.plain};",
            r"listen 443 ": f"listen 127.0.0.1:{self.port} ",
            r"/\S+/fullchain\.pem": str(self.certificate),
            r"/\S+/privkey\.pem": str(self.certificate.with_name("key.pem")),
            r"/var/log/nginx/": f"{self.folder}/",
        }
        text = SITE
        for pattern, here in changes.items():
            text, found = re.subn(pattern, here, text)
            assert found, pattern
        return text

    @contextmanager
    def running(self) -> Iterator[Proxy]:
        with subprocess.Popen(self.command, stderr=subprocess.DEVNULL) as process:
            try:
                self._wait(process)
                yield self
            finally:
                process.terminate()

    def _wait(self, process: subprocess.Popen[bytes]) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            assert process.poll() is None
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            assert time.monotonic() < end
            time.sleep(0.02)

    def trust(self, *protocols: str) -> ssl.SSLContext:
        trusting = ssl.create_default_context(cafile=self.certificate)
        if protocols:
            trusting.set_alpn_protocols(protocols)
        return trusting

    def plant(self, old: str, new: str = "") -> None:
        """Change the site for the worse."""
        text = (self.folder / "site.conf").read_text(encoding="utf-8")
        assert old in text
        self._write("site.conf", text.replace(old, new))

    def written(self) -> str:
        """All that stands in its logs."""
        return "".join(log.read_text(encoding="utf-8") for log in self.folder.glob("*.log"))


class Caller:
    """A browser, as far as it matters here."""

    def __init__(self, proxy: Proxy) -> None:
        self._proxy = proxy
        self._client = httpx.Client(
            base_url=f"https://127.0.0.1:{proxy.port}", verify=proxy.trust(), headers=PAGE, timeout=PATIENCE
        )

    def __enter__(self) -> Caller:
        return self

    def __exit__(self, *_: object) -> None:
        self._client.close()

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        return self._client.request(method, path, json=body, extensions={"sni_hostname": NAME})

    def sit(self, match: str) -> ClientConnection:
        return connect(
            f"wss://{NAME}/api/matches/{match}/socket",
            sock=socket.create_connection(("127.0.0.1", self._proxy.port), PATIENCE),
            ssl=self._proxy.trust(),
            origin=Origin(ORIGIN),
            additional_headers={"Cookie": "; ".join("=".join(one) for one in self._client.cookies.items())},
        )


@pytest.fixture
def proxy(program: str, certificate: Path, tmp_path: Path) -> Proxy:
    """Nginx before nothing."""
    return Proxy(program, tmp_path, certificate, free_port())


@pytest.fixture(scope="module")
def whole(program: str, certificate: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    """Nginx before a server."""
    data, folder = tmp_path_factory.mktemp("data"), tmp_path_factory.mktemp("nginx")
    serve = ["serve", "--port", "0", "--lang", "en", "--data", str(data), "--origin", ORIGIN]
    command = [sys.executable, "-m", "sottovoce.cli", *serve, "--proxy", "127.0.0.1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            port = int(address_in(server.stdout.readline()).rpartition(":")[2])
            with Proxy(program, folder, certificate, port).running() as proxy:
                yield proxy
        finally:
            server.terminate()


def test_nginx_understands_the_site(proxy: Proxy) -> None:
    done = subprocess.run([*proxy.command, "-t"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_a_browser_is_offered_the_second_http(proxy: Proxy) -> None:
    trust = proxy.trust("h2", "http/1.1")
    with (
        proxy.running(),
        socket.create_connection(("127.0.0.1", proxy.port), PATIENCE) as plain,
        trust.wrap_socket(plain, server_hostname=NAME) as line,
    ):
        assert line.selected_alpn_protocol() == "h2"


def test_who_comes_without_tls_is_sent_to_it(proxy: Proxy) -> None:
    with proxy.running():
        answer = httpx.get(f"http://127.0.0.1:{proxy.plain}/invite/x", headers={"Host": NAME})
    assert (answer.status_code, answer.headers["Location"]) == (301, f"{ORIGIN}/invite/x")


def test_people_play_through_it(whole: Proxy) -> None:
    with Caller(whole) as anna:
        entered = anna.ask("POST", "/api/guest", {"name": "Anna"})
        assert entered.status_code == 201, entered.text
        assert "secure" in entered.headers["Set-Cookie"].lower()  # the server knows that it is https
        opened = anna.ask("POST", "/api/matches", {"game": "sonata", "seats": ["me"]}).json()
        with anna.sit(opened["id"]) as line:
            shown = json.loads(line.recv(PATIENCE))["shown"]
            choice = shown["offers"][0]["notation"]
            line.send(json.dumps({"do": "decide", "id": "a", "seen": shown["number"], "choice": choice}))
            assert json.loads(line.recv(PATIENCE))["is"] == "ack"


def test_nothing_is_packed_and_the_metrics_are_hidden(whole: Proxy) -> None:
    with Caller(whole) as anna:
        games = anna.ask("GET", "/api/games")
        assert (games.status_code, games.headers.get("Content-Encoding")) == (200, None)
        assert len(games.content) > 1000
        assert anna.ask("GET", "/metrics").status_code == 404


def test_planted_packing_is_found(proxy: Proxy) -> None:
    proxy.plant("gzip off;")
    with proxy.running(), Caller(proxy) as anna:
        assert anna.ask("GET", "/metrics").headers["Content-Encoding"] == "gzip"


def written_about_an_invitation(proxy: Proxy) -> str:
    """Ask for one while the server is away, with and without TLS; return what nginx has written."""
    with proxy.running(), Caller(proxy) as anna:
        assert anna.ask("GET", f"/invite/{INVITE}").status_code == 502
        httpx.get(f"http://127.0.0.1:{proxy.plain}/invite/{INVITE}", headers={"Host": NAME})
    return proxy.written()


def test_no_token_of_an_invitation_is_written_down(proxy: Proxy) -> None:
    assert INVITE not in written_about_an_invitation(proxy)


@pytest.mark.parametrize(("old", "new"), [("access_log off;", ""), (" crit;", " error;")])
def test_a_planted_log_is_found(proxy: Proxy, old: str, new: str) -> None:
    proxy.plant(old, new)
    assert INVITE in written_about_an_invitation(proxy)
