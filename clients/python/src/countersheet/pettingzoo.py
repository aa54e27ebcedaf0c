"""``AECEnv`` and ``ParallelEnv`` as classes of PettingZoo, for wrappers that check the class. Needs ``pettingzoo``."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import pettingzoo

from . import environments
from .gymnasium import space_of

if TYPE_CHECKING:
    from gymnasium import spaces

    _Base = environments._OneMatch
else:
    _Base = object


class _Spaces(_Base):
    """Adds spaces of Gymnasium. An agent always gets the same space objects, as PettingZoo requires."""

    @lru_cache(maxsize=None)
    def observation_space(self, agent: str) -> spaces.Space:
        return space_of(super().observation_space(agent))

    @lru_cache(maxsize=None)
    def action_space(self, agent: str) -> spaces.Space:
        return space_of(super().action_space(agent))


class AECEnv(_Spaces, environments.AECEnv, pettingzoo.AECEnv):
    """:class:`countersheet.AECEnv`, with spaces of Gymnasium."""


class ParallelEnv(_Spaces, environments.ParallelEnv, pettingzoo.ParallelEnv):
    """:class:`countersheet.ParallelEnv`, with spaces of Gymnasium."""
