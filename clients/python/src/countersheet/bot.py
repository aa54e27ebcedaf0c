"""Runs a function as a bot in a process that another program starts."""

from __future__ import annotations

import json
import random
import sys
import threading
import time
from queue import Queue
from typing import Any, Callable, Dict, List, Optional

from .match import Action


class Position:
    """A decision that a bot must make.

    ``view`` is what the player sees, ``size`` is the number of the player's choices, and ``choices`` has the
    first 1,000 choices. If the bot takes all random numbers from ``rng``, a contest gives the same results each time.
    """

    def __init__(self, position: Dict[str, Any], go: Dict[str, Any], stopped: threading.Event) -> None:
        self.game: str = position["game"]
        self.view: Dict[str, Any] = position["view"]
        self.player: str = self.view["viewer"]
        self.size: int = position["size"]
        self.choices: List[Dict[str, Any]] = position["choices"]
        #: ``iterations`` or ``milliseconds``, and ``decisionTime``, the maximum number of milliseconds.
        self.limits: Dict[str, float] = go["limits"]
        self.seed: int = go["seed"]
        self.rng = random.Random(self.seed)
        self._stopped = stopped
        self._start = time.monotonic()

    @property
    def milliseconds(self) -> float:
        """Returns the milliseconds since the bot was asked."""
        return (time.monotonic() - self._start) * 1000

    @property
    def is_stopped(self) -> bool:
        """Returns whether the bot must answer now."""
        return self._stopped.is_set()


def run_bot(choose: Callable[[Position], Action]) -> None:
    """Reads positions from the standard input and answers each one, until the input ends.

    :param choose: returns the number of a choice, the notation of an action, or its fields; must not print.

    >>> run_bot(lambda position: position.rng.randrange(position.size))  # doctest: +SKIP
    """
    stopped = threading.Event()
    questions: Queue[Optional[Position]] = Queue()
    threading.Thread(target=_listen, args=(stopped, questions), daemon=True).start()
    asked = 0
    while True:
        question = questions.get()
        if question is None:
            return
        asked += 1
        answer = {"v": 1, "type": "bestaction", "id": asked, "action": choose(question)}
        print(json.dumps(answer), flush=True)


def _listen(stopped: threading.Event, questions: "Queue[Optional[Position]]") -> None:
    position: Dict[str, Any] = {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "position":
            position = message
        elif message["type"] == "go":
            stopped.clear()
            questions.put(Position(position, message, stopped))
        elif message["type"] == "stop":
            stopped.set()
    questions.put(None)
