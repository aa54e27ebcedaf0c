"""Environments for training with the interfaces of Gymnasium and PettingZoo, which do not need to be installed."""

from __future__ import annotations

import math
import random
from typing import Any, Dict, Iterator, List, NamedTuple, Optional, Sequence, Tuple, Union

from .arrays import masks, numpy, read, split, write
from .match import Seed
from .server import Server


#: Games with at most this many action codes have masks. In other games, choose from the ``codes`` of the infos.
MASK_MOST = 65_536


class Box(NamedTuple):
    """A space of vectors of numbers, like Gymnasium's ``Box``."""

    shape: Tuple[int, ...]
    low: float
    high: float
    dtype: str = "float32"


class Discrete(NamedTuple):
    """A space of whole numbers from 0 (included) to ``n`` (excluded), like Gymnasium's ``Discrete``."""

    n: int
    dtype: str = "int32"

    def sample(self, mask: Optional[Sequence[int]] = None) -> int:
        """Returns a random number from this space; with a mask, a number that the mask allows."""
        if mask is None:
            return random.randrange(self.n)
        return random.choice([number for number, allowed in enumerate(mask) if allowed])

    def contains(self, number: int) -> bool:
        return 0 <= number < self.n


class VectorEnv:
    """Many matches at once, with the interface of Gymnasium's ``VectorEnv``.

    Every step plays one action in each match. The observation shows what the player to move sees, so one policy plays
    all seats. A match that ends starts again in the same step, with another seed; ``final_obs`` of the infos has its
    last position, as each player saw it. The ``k``-th match at index ``p``, both from 0, has the seed
    ``'<seed>/<p>/<k>'``; with this seed, :meth:`countersheet.Server.new` plays the same match.

    The infos have for each match: ``counts``, the number of legal actions; ``codes``, the codes of these actions, one
    match after the other; ``mover``, the index of the player to move; ``rewards``, the reward of each player for the
    last action: the payoff at the end of the match, otherwise 0. :meth:`action_masks` returns the legal codes as masks.

    :param game: id, short name or path of a game.
    :param num_envs: number of matches, 1 to 4,096. 64 is as fast as any higher number.
    :param seed: text or number, for the matches up to the second :meth:`reset`. Default: matches cannot be repeated.
    :param command: the command that starts ``countersheet``.
    """

    metadata: Dict[str, Any] = {"autoreset_mode": "SameStep"}

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        *,
        preset: Optional[str] = None,
        players: Optional[int] = None,
        options: Optional[Dict[str, Any]] = None,
        seed: Optional[Seed] = None,
        command: Union[str, Sequence[str], None] = None,
    ) -> None:
        self._batch = _Batch(game, num_envs, command, preset=preset, players=players, options=options)
        self._seed: Optional[Seed] = seed
        self.num_envs = num_envs
        answer = self._batch.start(seed)
        self.players: List[str] = answer["players"]
        #: The features of an observation: each feature has a name, a description, a shape, and the index of its first
        #: number.
        self.features: List[Dict[str, Any]] = answer["observation"]["features"]
        #: For each type of action, its first code and its fields.
        self.kinds: List[Dict[str, Any]] = answer["actions"]["kinds"]
        self.single_observation_space = self._batch.observed
        self.single_action_space = Discrete(self._batch.codes)
        self.observation_space = self._batch.observed._replace(shape=(num_envs, self._batch.width))
        self._shown = self._read(answer)

    def reset(self, *, seed: Optional[Seed] = None, options: Any = None) -> Tuple[Any, Dict[str, Any]]:
        """Starts all matches again.

        :param seed: one seed for all matches. By default, the first call uses the seed of the constructor, and later calls
            use a random seed.
        """
        chosen, self._seed = (self._seed if seed is None else seed), None
        self._shown = self._read(self._batch.start(chosen))
        return self._shown

    def step(self, actions: Any) -> Tuple[Any, Any, Any, Any, Dict[str, Any]]:
        """Plays one action code in each match.

        :returns: observations of the players to move; the rewards of the players who have acted; which matches have
            ended; which matches were cut off (always none); infos.
        :raises countersheet.ProtocolError: if an action is illegal; then no action is played in any match.
        """
        before = self._shown[1]["mover"]
        observations, infos = self._shown = self._read(self._batch.step(actions))
        rewards, over = infos["rewards"], infos["over"]
        if numpy is None:
            own = [rewards[place][mover] for place, mover in enumerate(before)]
            return observations, own, [bool(each) for each in over], [False] * self.num_envs, infos
        own = rewards[numpy.arange(self.num_envs), before]
        return observations, own, over.astype(bool), numpy.zeros(self.num_envs, bool), infos

    def action_masks(self) -> Any:
        """Returns, for each match and action code, 1 if this code is legal now, otherwise 0. Slow with many codes."""
        infos = self._shown[1]
        return masks(infos["codes"], infos["counts"], self._batch.codes)

    def close(self) -> None:
        """Ends the process."""
        self._batch.close()

    def _read(self, answer: Dict[str, Any]) -> Tuple[Any, Dict[str, Any]]:
        width, players = self._batch.width, len(self.players)
        infos = {
            "codes": read(answer["codes"], "int32", -1),
            "counts": read(answer["counts"], "int32", self.num_envs),
            "mover": read(answer["movers"], "uint8", self.num_envs),
            "over": read(answer["over"], "uint8", self.num_envs),
            "rewards": read(answer["rewards"], "float32", self.num_envs, players),
        }
        if answer["final"]:
            infos["final_obs"] = read(answer["final"], "float32", -1, players, width)
        return read(answer["observations"], "float32", self.num_envs, width), infos


class _Batch:
    """A batch of matches in a separate process."""

    def __init__(self, game: str, copies: int, command: Union[str, Sequence[str], None], **settings: Any) -> None:
        self._server = Server(game, command=command)
        self.game: str = self._server.games()[0]["id"]
        self._settings = {"game": self.game, "copies": copies, **settings}
        self._number: Optional[int] = None

    def start(self, seed: Optional[Seed]) -> Dict[str, Any]:
        """Starts all matches, and drops the matches of an earlier start."""
        answer = self._server.ask("batch", seed=seed, **self._settings)
        if self._number is not None:
            self._server.ask("drop", batch=self._number)
        self._number = answer["batch"]
        self.width: int = answer["observation"]["size"]
        self.codes: int = answer["actions"]["size"]
        self.observed = Box((self.width,), -math.inf, math.inf)
        return answer

    def step(self, actions: Any) -> Dict[str, Any]:
        return self._server.ask("step", batch=self._number, actions=write(actions, "int32"))

    def close(self) -> None:
        self._server.close()


class _OneMatch:
    """The base of the PettingZoo environments: one match with an observation for each player."""

    metadata: Dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        *,
        preset: Optional[str] = None,
        players: Optional[int] = None,
        options: Optional[Dict[str, Any]] = None,
        command: Union[str, Sequence[str], None] = None,
    ) -> None:
        self._batch = _Batch(game, 1, command, preset=preset, players=players, options=options, observers="all")
        self.metadata = {**self.metadata, "name": self._batch.game}
        self.possible_agents: List[str] = self._batch.start(None)["players"]
        self.agents: List[str] = []
        self.rewards: Dict[str, float] = {}
        self.terminations: Dict[str, bool] = {}
        self.truncations: Dict[str, bool] = {}
        self.infos: Dict[str, Dict[str, Any]] = {}
        self._observations: Dict[str, Dict[str, Any]] = {}

    def observation_space(self, agent: str) -> Dict[str, Any]:
        """Returns the spaces of an observation: the vector and, with at most ``MASK_MOST`` codes, the mask."""
        mask = Box((self._batch.codes,), 0, 1, "int8")
        return {"observation": self._batch.observed, **({"action_mask": mask} if self._has_masks else {})}

    def action_space(self, agent: str) -> Discrete:
        """Returns the space of action codes. Pass the mask of an observation to the ``sample`` of this space."""
        return Discrete(self._batch.codes)

    @property
    def _has_masks(self) -> bool:
        return self._batch.codes <= MASK_MOST

    def close(self) -> None:
        """Ends the process."""
        self._batch.close()

    def render(self) -> None:
        """Does nothing; :meth:`countersheet.Match.view` shows a position."""

    def _begin(self, seed: Optional[Seed]) -> None:
        self.agents = list(self.possible_agents)
        self._look(self._batch.start(seed))

    def _act(self, actions: Dict[str, Optional[int]]) -> None:
        codes = [actions.get(agent) for agent in self.possible_agents]
        self._look(self._batch.step([-1 if code is None else code for code in codes]))

    def _look(self, answer: Dict[str, Any]) -> None:
        """Stores what every agent sees, and the rewards for the last action."""
        count, batch = len(self.possible_agents), self._batch
        is_over = bool(read(answer["over"], "uint8", 1)[0])
        seen = answer["final"] if is_over else answer["observations"]
        observations = read(seen, "float32", count, batch.width)
        counts = [0] * count if is_over else read(answer["counts"], "int32", count)
        codes = read(answer["codes"], "int32", -1)
        allowed = masks(codes, counts, batch.codes) if self._has_masks else None
        rewards = read(answer["rewards"], "float32", count)
        for index, (agent, legal) in enumerate(zip(self.possible_agents, split(codes, counts))):
            mask = {} if allowed is None else {"action_mask": allowed[index]}
            self._observations[agent] = {"observation": observations[index], **mask}
            self.rewards[agent] = float(rewards[index])
            self.terminations[agent], self.truncations[agent] = is_over, False
            self.infos[agent] = {"codes": legal}
        self._is_over = is_over
        self._mover = self.possible_agents[int(read(answer["movers"], "uint8", 1)[0])]


class AECEnv(_OneMatch):
    """One match in which agents act in turn, with the interface of PettingZoo's ``AECEnv``.

    An observation is a dictionary with ``observation``, a vector, and ``action_mask``, the mask of the legal codes. The
    infos have the legal codes, ``codes``: an array with numpy, else a list.
    """

    def reset(self, seed: Optional[Seed] = None, options: Any = None) -> None:
        """Starts a match."""
        self._begin(seed)
        self.agent_selection = self._mover
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}

    def observe(self, agent: str) -> Dict[str, Any]:
        """Returns what an agent sees now. If the agent is not to move, all numbers of the mask are zero."""
        return self._observations[agent]

    def last(self, observe: bool = True) -> Tuple[Any, float, bool, bool, Dict[str, Any]]:
        """Returns what the selected agent sees, its reward since its last action, termination, truncation, infos."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        gained = self._cumulative_rewards[agent]
        return seen, gained, self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action: Optional[int]) -> None:
        """Plays an action code of the selected agent. After the end, pass ``None`` for each agent.

        :raises countersheet.ProtocolError: if the action is illegal; nothing changes.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self.agents.remove(agent)
            for entries in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
                del entries[agent]
            self.rewards.update(dict.fromkeys(self.agents, 0.0))
            self.agent_selection = self.agents[0] if self.agents else agent
            return
        self._act({agent: action})
        self._cumulative_rewards[agent] = 0.0
        for each in self.agents:
            self._cumulative_rewards[each] += self.rewards[each]
        self.agent_selection = self.agents[0] if self._is_over else self._mover

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Yields the agent that is selected for each step, until all agents are done."""
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1


class ParallelEnv(_OneMatch):
    """One match in which agents act together, with the interface of PettingZoo's ``ParallelEnv``.

    Each step plays the actions of all agents with at least one code in their infos. Other actions can be ``None``.
    """

    def reset(self, seed: Optional[Seed] = None, options: Any = None) -> Tuple[Dict[str, Any], Dict[str, Any]]:
        """Starts a match."""
        self._begin(seed)
        return dict(self._observations), dict(self.infos)

    def step(
        self, actions: Dict[str, Optional[int]]
    ) -> Tuple[Dict[str, Any], Dict[str, float], Dict[str, bool], Dict[str, bool], Dict[str, Any]]:
        """Plays one action code of each agent who is to move.

        :raises countersheet.ProtocolError: if an action is illegal or missing; nothing changes.
        """
        to_move = [agent for agent in self.agents if len(self.infos[agent]["codes"])]
        self._act({agent: actions.get(agent) for agent in to_move})
        if self._is_over:
            self.agents = []
        return dict(self._observations), dict(self.rewards), dict(self.terminations), dict(self.truncations), dict(self.infos)
