"""Trains a linear policy by self-play (REINFORCE), and prints the start of its training curve. Needs numpy.

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

# The gradient is multiplied by RATE and by the length of an observation.
RATE, COPIES, ROUNDS, MATCHES = 0.03, 64, 10, 128

game = sys.argv[1] if len(sys.argv) > 1 else "up-against-the-wall"
rng = numpy.random.default_rng(1)


def features(observations: Any) -> Any:
    """Returns the observations, each with a constant 1 at its end."""
    return numpy.hstack([observations, numpy.ones((len(observations), 1), numpy.float32)])


def chances(scores: Any, starts: Any, places: Any) -> Any:
    """Returns the probabilities of the legal actions of each match: a softmax of their scores."""
    odds = numpy.exp(scores - numpy.maximum.reduceat(scores, starts)[places])
    return odds / numpy.add.reduceat(odds, starts)[places]


def play(weights: List[Any], count: int, learn: bool) -> Tuple[float, Any]:
    """Plays matches. In match ``p`` of the batch, player ``q`` uses the weights with index ``(p + q) % len(weights)``.

    :returns: the mean payoff of the players who use the first weights, and the gradient of the mean payoff with respect
        to the weights: add it to the weights to raise the payoff.
    """
    observations, infos = env.reset(seed=int(rng.integers(2**31)))
    paths: Dict[Tuple[int, int], List[Tuple[Any, Any, Any]]] = {}
    gradient, gained, played = numpy.zeros_like(weights[0]), 0.0, 0
    while played < count:
        seen, codes, counts, movers = features(observations), infos["codes"], infos["counts"], infos["mover"]
        ends = numpy.cumsum(counts)
        starts, places = ends - counts, numpy.repeat(numpy.arange(COPIES), counts)
        choice = ((numpy.arange(COPIES) + movers) % len(weights))[places]
        scores = numpy.empty(len(codes), numpy.float32)
        for number, each in enumerate(weights):
            rows = choice == number
            scores[rows] = numpy.einsum("ij,ij->i", each[codes[rows]], seen[places[rows]])
        odds = chances(scores, starts, places)
        # Each action has the greatest of these numbers with its probability in ``odds`` (the Gumbel trick).
        drawn = numpy.log(odds + 1e-30) + rng.gumbel(size=len(odds))
        chosen = numpy.flatnonzero(drawn == numpy.maximum.reduceat(drawn, starts)[places])
        if learn:
            odds[chosen] -= 1
            for place, mover in enumerate(movers):
                rows = slice(starts[place], ends[place])
                paths.setdefault((place, int(mover)), []).append((codes[rows], odds[rows], seen[place]))
        observations, _, over, _, infos = env.step(codes[chosen])
        for place in numpy.flatnonzero(over):
            played += 1
            for player, payoff in enumerate(infos["rewards"][place]):
                gained += payoff if (place + player) % len(weights) == 0 else 0
                path = paths.pop((int(place), player), [])
                averages[player] += 0.02 * (payoff - averages[player])
                for legal, errors, own in path:
                    gradient[legal] += numpy.outer(errors, own) * (averages[player] - payoff) / len(path)
    return gained / played, gradient / played


env = VectorEnv(game, COPIES)
size = env.single_observation_space.shape[0] + 1
averages = numpy.full(len(env.players), 1 / len(env.players))
policy, untrained = (numpy.zeros((env.single_action_space.n, size), numpy.float32) for _ in range(2))
start = time.time()
print("seconds  matches  share against random play")
for step in range(ROUNDS + 1):
    share, _ = play([policy, untrained], MATCHES, learn=False)
    print(f"{time.time() - start:7.0f}  {step * MATCHES:7}  {share:.3f}", flush=True)
    for _ in range(4):
        policy += RATE * size * play([policy], MATCHES // 4, learn=True)[1]
env.close()
