"""How the tests start the program: with the command in ``COUNTERSHEET``, by default the build of this repository."""

import os
from pathlib import Path
from typing import Dict

ROOT = Path(__file__).parent.parent.parent.parent

COMMAND = os.environ.get("COUNTERSHEET", f"node {ROOT / 'dist/cli/main.js'}")

GAME = "up-against-the-wall"


def environment() -> Dict[str, str]:
    """The environment of another Python process that uses this package."""
    return {**os.environ, "COUNTERSHEET": COMMAND, "PYTHONPATH": str(ROOT / "clients/python/src")}
