"""A headless Chromium, driven over the DevTools protocol."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = (
    "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions", "--hide-scrollbars",
    "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--remote-debugging-port=0", "--mute-audio",
)  # fmt: skip
PATIENCE = 60.0  # s


def chromium() -> str | None:
    """The Chromium of this machine, or None."""
    return os.environ.get("CHROMIUM") or next((path for path in map(shutil.which, NAMES) if path), None)


class Browser:
    """One browser with one page."""

    def __init__(self, program: str) -> None:
        self.folder = tempfile.mkdtemp(prefix="dalembert-chromium-")
        command = [program, *FLAGS, f"--user-data-dir={self.folder}", "about:blank"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port, address = self._port()
        self.open_things = ExitStack()
        self.socket = self.open_things.enter_context(connect(f"ws://127.0.0.1:{port}{address}", max_size=None, proxy=None))
        self.number = 0
        self.session: str | None = None
        self.complaints: list[str] = []  # errors and warnings of the page's console
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.ask(f"{domain}.enable")

    def _port(self) -> tuple[str, str]:
        file, end = Path(self.folder, "DevToolsActivePort"), time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if file.exists() and len(lines := file.read_text().split()) == 2:
                return lines[0], lines[1]
            time.sleep(0.05)
        raise TimeoutError("Chromium did not start")

    def ask(self, method: str, **parameters: Any) -> Any:
        """The answer to one command."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        self.socket.send(json.dumps(message | ({"sessionId": self.session} if self.session else {})))
        while True:
            heard = json.loads(self.socket.recv(timeout=PATIENCE))
            if heard.get("id") == self.number:
                assert "error" not in heard, heard
                return heard["result"]
            self._note(heard)

    def _note(self, heard: dict[str, Any]) -> None:
        about = heard.get("params", {})
        if heard["method"] == "Runtime.exceptionThrown":
            self.complaints.append(str(about["exceptionDetails"].get("exception", {}).get("description")))
        elif heard["method"] == "Runtime.consoleAPICalled" and about["type"] in ("error", "warning", "assert"):
            self.complaints.append(" ".join(str(a.get("value", a.get("description"))) for a in about["args"]))
        elif heard["method"] == "Log.entryAdded" and about["entry"]["level"] in ("error", "warning"):
            self.complaints.append(about["entry"]["text"])
        elif heard["method"] == "Network.requestWillBeSent" and not about["request"]["url"].startswith(("data:", Path("/").as_uri())):
            self.complaints.append(f"asked for {about['request']['url'][:80]}")

    def window(self, width: int, height: int, scale: float = 1, touch: bool = False) -> None:
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=touch)

    def media(self, **features: str) -> None:
        """prefers_color_scheme="dark", prefers_reduced_motion="reduce"."""
        chosen = [{"name": k.replace("_", "-"), "value": v} for k, v in features.items()]
        self.ask("Emulation.setEmulatedMedia", features=chosen)

    def open(self, path: Path) -> None:
        """Show a page and wait until its script has run."""
        self.complaints.clear()
        self.ask("Page.navigate", url=path.as_uri())
        self.wait("document.readyState === 'complete' && Boolean(window.dalembert)")

    def wait(self, what: str) -> None:
        """Until an expression of the page is true."""
        end = time.monotonic() + PATIENCE
        while not self.run(what):
            if time.monotonic() > end:
                raise TimeoutError(f"never true: {what}; {self.complaints}")
            time.sleep(0.05)

    def run(self, script: str) -> Any:
        """The value of an expression of the page."""
        found = self.ask("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in found, found["exceptionDetails"]
        return found["result"].get("value")

    def point(self, x: float, y: float, kind: str = "mouseMoved", **more: Any) -> None:
        self.ask("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def key(self, key: str, **more: Any) -> None:
        for kind in ("keyDown", "keyUp"):
            self.ask("Input.dispatchKeyEvent", type=kind, key=key, **more)

    def picture(self, path: Path) -> bytes:
        """A screenshot, kept as PNG."""
        data = base64.b64decode(self.ask("Page.captureScreenshot", format="png")["data"])
        path.write_bytes(data)
        return data

    def close(self) -> None:
        self.open_things.close()
        self.process.terminate()
        self.process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)
