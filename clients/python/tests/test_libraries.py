"""The environments as classes of PettingZoo and Gymnasium. Without these libraries, the tests are skipped."""

import unittest
import warnings
from importlib.util import find_spec

from .setting import COMMAND, GAME


@unittest.skipUnless(find_spec("pettingzoo"), "needs pettingzoo")
class LibrariesTest(unittest.TestCase):
    def setUp(self) -> None:
        shown = warnings.catch_warnings()
        shown.__enter__()
        self.addCleanup(shown.__exit__, None, None, None)
        # The tests of PettingZoo recommend other names of agents, and observations that are arrays.
        warnings.simplefilter("ignore")

    def test_pass_the_tests_of_pettingzoo(self) -> None:
        from pettingzoo.test import api_test, parallel_api_test, seed_test

        from countersheet.pettingzoo import AECEnv, ParallelEnv

        for game in (GAME, "revolting-behaviour"):
            aec, parallel = AECEnv(game, command=COMMAND), ParallelEnv(game, command=COMMAND)
            api_test(aec, num_cycles=100)
            parallel_api_test(parallel, num_cycles=100)
            aec.close()
            parallel.close()
        seed_test(lambda: AECEnv(GAME, command=COMMAND), num_cycles=20)

    def test_take_a_wrapper_of_gymnasium(self) -> None:
        from gymnasium.wrappers.vector import RecordEpisodeStatistics

        from countersheet.gymnasium import VectorEnv

        env = RecordEpisodeStatistics(VectorEnv(GAME, 4, command=COMMAND))
        _, infos = env.reset(seed=1)
        while "episode" not in infos:
            _, _, over, _, infos = env.step(infos["codes"][infos["counts"].cumsum() - 1])
        self.assertEqual(infos["_episode"].tolist(), over.tolist())
        env.close()
