"""A match that a server process plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, NamedTuple, Optional, Union

if TYPE_CHECKING:
    from .server import Server

#: The seed of a random sequence: the same seed gives the same random numbers.
Seed = Union[int, str]

#: An action: the number of a choice, the notation of the game, or the fields of the action.
Action = Union[int, str, Dict[str, Any]]


class Choices(NamedTuple):
    """The number of all choices, and the choices that the program has asked for."""

    size: int
    actions: List[Dict[str, Any]]


class Match:
    """A match that a :class:`~countersheet.Server` plays.

    ``players`` are in seating order. ``turn`` has the ``kind`` ``'decision'`` with the ``players`` to move, or
    ``'over'`` with the ``outcome``.
    """

    def __init__(self, server: Server, answer: Dict[str, Any]) -> None:
        self._server = server
        self._number: int = answer["match"]
        self.players: List[str] = answer["players"]
        self.turn: Dict[str, Any] = answer["turn"]
        #: The payoff of each player, from 0 to 1; ``None`` until the match is over.
        self.payoffs: Optional[Dict[str, float]] = answer.get("payoffs")

    @property
    def is_over(self) -> bool:
        return bool(self.turn["kind"] == "over")

    @property
    def mover(self) -> Optional[str]:
        """The player to move, or the first of several players to move; ``None`` after the end."""
        return None if self.is_over else self.turn["players"][0]

    def view(self, viewer: str) -> Dict[str, Any]:
        """Returns what a viewer sees. The viewer is a player or ``'spectator'``."""
        view: Dict[str, Any] = self._ask("view", viewer=viewer)["view"]
        return view

    def choices(self, player: Optional[str] = None, *, start: int = 0, most: int = 1000) -> Choices:
        """Returns up to ``most`` choices of a player (default: the player to move), from choice ``start`` on."""
        answer = self._ask("choices", viewer=player, **{"from": start}, most=most)
        return Choices(answer["size"], answer["choices"])

    def why(self, action: Action, player: Optional[str] = None) -> Optional[Dict[str, Any]]:
        """Returns the reason why an action is illegal: code, rule and details; ``None`` if the action is legal."""
        violation: Optional[Dict[str, Any]] = self._ask("why", action=action, viewer=player)["violation"]
        return violation

    def play(self, action: Action, viewer: str = "spectator") -> List[Dict[str, Any]]:
        """Plays an action of the player to move. Returns the events that a viewer sees.

        :raises countersheet.ProtocolError: if the action is illegal; nothing changes.
        """
        answer = self._ask("play", action=action, viewer=viewer)
        self.turn, self.payoffs = answer["turn"], answer.get("payoffs")
        events: List[Dict[str, Any]] = answer["events"]
        return events

    def sample(self, viewer: Optional[str] = None, *, seed: Optional[Seed] = None) -> Match:
        """Starts a new match in a random world that agrees with what a viewer sees."""
        return Match(self._server, self._ask("sample", viewer=viewer, seed=seed))

    def playout(
        self,
        viewer: Optional[str] = None,
        *,
        action: Optional[Action] = None,
        count: int = 1,
        seed: Optional[Seed] = None,
    ) -> Dict[str, float]:
        """Plays random matches from worlds that agree with what a viewer sees. Returns the mean payoffs."""
        answer = self._ask("playout", viewer=viewer, action=action, count=count, seed=seed)
        payoffs: Dict[str, float] = answer["payoffs"]
        return payoffs

    def clone(self, *, seed: Optional[Seed] = None) -> Match:
        """Returns a copy of a sampled match, with other dice."""
        return Match(self._server, self._ask("clone", seed=seed))

    def record(self) -> Dict[str, Any]:
        """Returns the record of a match that is over."""
        record: Dict[str, Any] = self._ask("record")["record"]
        return record

    def drop(self) -> None:
        """Removes the match from the memory of the process."""
        self._ask("drop")

    def _ask(self, type: str, **fields: Any) -> Dict[str, Any]:
        return self._server.ask(type, match=self._number, **fields)
