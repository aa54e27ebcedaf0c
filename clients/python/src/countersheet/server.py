"""The process that runs the rules, and the messages to this process."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
from types import TracebackType
from typing import Any, Dict, List, Optional, Sequence, Type, Union

from .match import Match, Seed

#: The version of the protocol.
PROTOCOL = 1


class ProtocolError(Exception):
    """The process has refused a message.

    ``code`` is ``'malformed'``, ``'illegal'``, ``'hidden'`` and so on; ``path`` is the field of the message that is not
    valid. If an action is illegal, ``violation`` contains the rule that it breaks.
    """

    def __init__(self, answer: Dict[str, Any]) -> None:
        path = answer["path"]
        super().__init__(f"{path}: {answer['reason']}" if path else answer["reason"])
        self.code: str = answer["code"]
        self.path: str = path
        self.violation: Optional[Dict[str, Any]] = answer.get("violation")


def command_of(command: Union[str, Sequence[str], None] = None) -> List[str]:
    """Returns the command line that starts ``countersheet``, as a list of words.

    The default is the environment variable ``COUNTERSHEET``, or the program ``countersheet`` if it is installed, or
    ``npx countersheet``.
    """
    given = command or os.environ.get("COUNTERSHEET")
    if given is None:
        return ["countersheet"] if shutil.which("countersheet") else ["npx", "--no-install", "countersheet"]
    return shlex.split(given) if isinstance(given, str) else list(given)


class Server:
    """A process of ``countersheet serve``. Use a ``with`` statement, or call :meth:`close` to end the process.

    :param games: ids, short names or paths of games. Default: all games of the package.
    :param command: the command that starts ``countersheet``; see :func:`command_of`.
    :param state: whether the process also shows data that players cannot see.

    >>> with Server("up-against-the-wall") as server:
    ...     match = server.new("up-against-the-wall", seed=1)
    ...     match.players
    ['radicals', 'administration']
    """

    def __init__(self, *games: str, command: Union[str, Sequence[str], None] = None, state: bool = False) -> None:
        words = [*command_of(command), "serve", *games, *(["--state"] if state else [])]
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, type: str, **fields: Any) -> Dict[str, Any]:
        """Sends one message and returns the answer. Fields that are ``None`` are left out.

        :raises ProtocolError: if the process refuses the message.
        :raises ConnectionError: if the process has ended.
        """
        message = {"v": PROTOCOL, "type": type, **{key: value for key, value in fields.items() if value is not None}}
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None and stdout is not None
        line = b""
        try:
            stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
            stdin.flush()
            line = stdout.readline()
        except (BrokenPipeError, ValueError):
            pass
        if not line:
            raise ConnectionError(f"countersheet serve has ended with exit code {self._process.poll()}")
        answer: Dict[str, Any] = json.loads(line)
        if answer["type"] == "error":
            raise ProtocolError(answer)
        return answer

    def games(self) -> List[Dict[str, Any]]:
        """Returns facts about each game: id, title, numbers of players, presets, options."""
        games: List[Dict[str, Any]] = self.ask("games")["games"]
        return games

    def new(
        self,
        game: str,
        *,
        preset: Optional[str] = None,
        players: Optional[int] = None,
        options: Optional[Dict[str, Any]] = None,
        seed: Optional[Seed] = None,
    ) -> Match:
        """Starts a match. The same seed gives the same dice; without a seed, the dice cannot be predicted."""
        answer = self.ask("new", game=game, preset=preset, players=players, options=options, seed=seed)
        return Match(self, answer)

    def sample(self, game: str, view: Dict[str, Any], *, seed: Optional[Seed] = None) -> Match:
        """Starts a match in a random world that agrees with a view, for example with the view of a bot."""
        return Match(self, self.ask("sample", game=game, view=view, seed=seed))

    def playout(
        self,
        game: str,
        view: Dict[str, Any],
        *,
        action: Union[int, str, Dict[str, Any], None] = None,
        count: int = 1,
        seed: Optional[Seed] = None,
    ) -> Dict[str, float]:
        """Plays random matches from worlds that agree with a view, after ``action`` if given. Returns mean payoffs."""
        answer = self.ask("playout", game=game, view=view, action=action, count=count, seed=seed)
        payoffs: Dict[str, float] = answer["payoffs"]
        return payoffs

    def close(self) -> None:
        """Ends the process."""
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                stream.close()
        self._process.wait()

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        self.close()
