"""A real browser, driven by the protocol of chromedriver: no more of it than our pages need."""

from __future__ import annotations

import json
import shutil
import subprocess
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)
DRIVER = shutil.which("chromedriver")
WHY_NOT = "" if CHROMIUM and DRIVER else "no chromium with its chromedriver here"

_ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
KEYS = {
    "escape": "\ue00c",
    "enter": "\ue007",
    "space": " ",
    "down": "\ue015",
    "up": "\ue013",
    "right": "\ue014",
    "left": "\ue012",
    "home": "\ue011",
    "end": "\ue010",
    "tab": "\ue004",
}


class Browser:
    """One window. What the console says is kept; a page of ours says nothing there."""

    def __init__(self, driver: str, session: str) -> None:
        self._session = f"{driver}/session/{session}"

    def open(self, page: Path, fragment: str = "") -> None:
        _ask("POST", f"{self._session}/url", {"url": "about:blank"})
        _ask("POST", f"{self._session}/url", {"url": f"{page.as_uri()}#{fragment}"})

    def run(self, script: str) -> Any:
        """The value of an expression on the page."""
        return _ask("POST", f"{self._session}/execute/sync", {"script": f"return {script}", "args": []})

    def wait_for(self, promise: str) -> Any:
        """The value of a promise on the page."""
        script = f"const done = arguments[arguments.length - 1]; {promise}.then(done);"
        return _ask("POST", f"{self._session}/execute/async", {"script": script, "args": []})

    def load(self, script: str) -> None:
        """Run a script that the page itself does not have."""
        _ask("POST", f"{self._session}/execute/sync", {"script": script, "args": []})

    def press(self, key: str) -> None:
        pressed = KEYS.get(key, key)
        actions = [{"type": "keyDown", "value": pressed}, {"type": "keyUp", "value": pressed}]
        self._act({"type": "key", "id": "keyboard", "actions": actions})

    def touch(self, selector: str) -> None:
        """Tap the middle of an element."""
        x, y = self.run(
            f"(box => [box.x + box.width / 2, box.y + box.height / 2].map(Math.round))"
            f"(document.querySelector({selector!r}).getBoundingClientRect())"
        )
        self._finger([(x, y)])

    def swipe(self, across: int) -> None:
        """Draw a finger over the middle of the board."""
        self._finger([(195, 250), (195 + across, 252)])

    def _finger(self, places: list[tuple[int, int]]) -> None:
        (x, y), *others = places
        actions: list[dict[str, Any]] = [
            {"type": "pointerMove", "duration": 0, "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            *({"type": "pointerMove", "duration": 60, "x": to, "y": at} for to, at in others),
            {"type": "pointerUp", "button": 0},
        ]
        finger = {
            "type": "pointer",
            "id": "finger",
            "parameters": {"pointerType": "touch"},
            "actions": actions,
        }
        self._act(finger)

    def _act(self, source: dict[str, Any]) -> None:
        _ask("POST", f"{self._session}/actions", {"actions": [source]})

    def size(self, width: int, height: int) -> None:
        params = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}
        self._command("Emulation.setDeviceMetricsOverride", params)

    def medium(self, name: str) -> None:
        """Printed, for instance; the empty name is whatever it would be without."""
        self._command("Emulation.setEmulatedMedia", {"media": name})

    def scripts(self, *, on: bool) -> None:
        """Whether a page may run scripts of its own."""
        self._command("Emulation.setScriptExecutionDisabled", {"value": not on})

    def paper(self) -> bytes:
        """The page as a PDF."""
        return b64decode(self._command("Page.printToPDF", {})["data"])

    def prefers(self, theme: str) -> None:
        features = [{"name": "prefers-color-scheme", "value": theme}]
        self._command("Emulation.setEmulatedMedia", {"features": features})

    def _command(self, cmd: str, params: dict[str, Any]) -> Any:
        return _ask("POST", f"{self._session}/goog/cdp/execute", {"cmd": cmd, "params": params})

    def console(self) -> list[str]:
        return [line["message"] for line in _ask("POST", f"{self._session}/se/log", {"type": "browser"})]

    def serious(self) -> list[str]:
        """What axe-core finds that keeps somebody from reading, and where."""
        if not self.run("'axe' in window"):
            self.load((files("axe_core_python") / "axe.min.js").read_text(encoding="utf-8"))
        found = self.wait_for("axe.run()")["violations"]
        return [
            f"{one['id']}: {node['html'][:200]} {node['failureSummary']}"
            for one in found
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"]
        ]


@contextmanager
def browser(folder: Path) -> Iterator[Browser]:
    """A browser of its own, that is closed in the end."""
    assert DRIVER
    assert CHROMIUM
    with subprocess.Popen(
        [DRIVER, "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        try:
            driver = f"http://127.0.0.1:{_port(process)}"
            options = {"binary": CHROMIUM, "args": [*_ARGUMENTS, f"--user-data-dir={folder}"]}
            wanted = {"goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}
            session = _ask("POST", f"{driver}/session", {"capabilities": {"alwaysMatch": wanted}})[
                "sessionId"
            ]
            try:
                yield Browser(driver, session)
            finally:
                _ask("DELETE", f"{driver}/session/{session}")
        finally:
            process.terminate()


def _port(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if "started successfully on port" in line:
            return line.rstrip(" .\n").rpartition(" ")[2]
    raise RuntimeError("chromedriver did not start")


def _ask(method: str, url: str, body: dict[str, Any] | None = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = Request(url, data, {"Content-Type": "application/json"}, method=method)
    with urlopen(request, timeout=60) as answer:
        return json.load(answer)["value"]
