"""``VectorEnv`` as a class of Gymnasium, for wrappers that check the class. Needs ``gymnasium`` and ``numpy``."""

from __future__ import annotations

from typing import Any

import numpy
from gymnasium import spaces, vector

from . import environments


def space_of(shape: Any) -> spaces.Space:
    """Converts a space of this package, or a dictionary of spaces, to the space of Gymnasium with the same values."""
    if isinstance(shape, dict):
        return spaces.Dict({name: space_of(each) for name, each in shape.items()})
    if isinstance(shape, environments.Discrete):
        return spaces.Discrete(shape.n)
    return spaces.Box(shape.low, shape.high, shape.shape, numpy.dtype(shape.dtype))


class VectorEnv(environments.VectorEnv, vector.VectorEnv):
    """:class:`countersheet.VectorEnv`, with spaces of Gymnasium."""

    metadata = {"autoreset_mode": vector.AutoresetMode.SAME_STEP}

    def __init__(self, game: str, num_envs: int = 64, **settings: Any) -> None:
        super().__init__(game, num_envs, **settings)
        self.single_observation_space = space_of(self.single_observation_space)
        self.single_action_space = space_of(self.single_action_space)
        self.observation_space = space_of(self.observation_space)
        self.action_space = spaces.MultiDiscrete([self.single_action_space.n] * num_envs)
