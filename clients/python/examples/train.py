"""The first points of a training curve: a linear policy learns by self-play (REINFORCE). Needs numpy.

python3 train.py up-against-the-wall
"""

import os
import sys
import time
from typing import Any, Dict, List, Tuple

# Small matrices are faster on one core.
os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy  # noqa: E402

from countersheet import VectorEnv  # noqa: E402

RATE, COPIES, ROUNDS, MATCHES = 0.03, 64, 10, 128

game = sys.argv[1] if len(sys.argv) > 1 else "up-against-the-wall"
rng = numpy.random.default_rng(1)


def features(observations: Any) -> Any:
    """Observations, and a constant 1."""
    return numpy.hstack([observations, numpy.ones((len(observations), 1), numpy.float32)])


def chances(weights: Any, seen: Any, masks: Any) -> Any:
    """The chances of all codes: a softmax over the legal ones."""
    scores = numpy.where(masks > 0, seen @ weights, -numpy.inf)
    scores = numpy.exp(scores - scores.max(axis=1, keepdims=True))
    return scores / scores.sum(axis=1, keepdims=True)


def drawn(odds: Any) -> Any:
    """A code for each row, drawn with its chances."""
    return (odds.cumsum(axis=1) > rng.random((len(odds), 1))).argmax(axis=1)


def play(weights: List[Any], count: int, learn: bool) -> Tuple[Any, Any]:
    """Plays matches. Place ``p`` gives player ``q`` the weights with number ``(p + q) % len(weights)``.

    :returns: the mean payoff of the first weights, and the gradient of the first weights.
    """
    observations, infos = env.reset(seed=int(rng.integers(2**31)))
    paths: Dict[Tuple[int, int], List[Tuple[Any, Any]]] = {}
    gradient, gained, played = numpy.zeros_like(weights[0]), 0.0, 0
    places = numpy.arange(COPIES)
    while played < count:
        seen, movers, masks = features(observations), infos["mover"], infos["action_mask"]
        choice = (places + movers) % len(weights)
        odds = numpy.empty(masks.shape, numpy.float32)
        for number, each in enumerate(weights):
            rows = choice == number
            odds[rows] = chances(each, seen[rows], masks[rows])
        codes = drawn(odds)
        if learn:
            odds[places, codes] -= 1
            for place, mover in enumerate(movers):
                paths.setdefault((place, int(mover)), []).append((seen[place], odds[place].copy()))
        observations, _, over, _, infos = env.step(codes)
        for place in numpy.flatnonzero(over):
            played += 1
            for player, payoff in enumerate(infos["rewards"][place]):
                gained += payoff if (place + player) % len(weights) == 0 else 0
                path = paths.pop((place, player), None)
                if path is not None:
                    rows, errors = (numpy.array(each) for each in zip(*path))
                    averages[player] += 0.02 * (payoff - averages[player])
                    gradient += rows.T @ errors * (averages[player] - payoff) / len(path)
    return gained / played, gradient / played


env = VectorEnv(game, COPIES)
codes = env.single_action_space.n
size = env.single_observation_space.shape[0] + 1
averages = numpy.full(len(env.players), 1 / len(env.players))
policy, untrained = numpy.zeros((size, codes), numpy.float32), numpy.zeros((size, codes), numpy.float32)
start = time.time()
print("seconds  matches  share against random play")
for step in range(ROUNDS + 1):
    share, _ = play([policy, untrained], MATCHES, learn=False)
    print(f"{time.time() - start:7.0f}  {step * MATCHES:7}  {share:.3f}", flush=True)
    for _ in range(4):
        policy += RATE * size * play([policy], MATCHES // 4, learn=True)[1]
env.close()
