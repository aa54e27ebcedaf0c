"""Environments: their shapes, rewards, ends and seeds."""

import math
import random
import unittest
from typing import Any, List

from countersheet import AECEnv, ParallelEnv, ProtocolError, VectorEnv, arrays

from .setting import COMMAND, GAME


def codes_of(infos: Any, rng: random.Random) -> List[int]:
    """A random legal code for each match."""
    return [rng.choice(list(codes)) for codes in arrays.split(infos["codes"], infos["counts"])]


class VectorTest(unittest.TestCase):
    def play(self, **settings: Any) -> List[Any]:
        """Plays until three matches have ended. Returns every step."""
        env, rng = VectorEnv(GAME, 4, command=COMMAND, **settings), random.Random(1)
        observations, infos = env.reset(seed="vector")
        steps, ended = [(observations, None, None, None, infos)], 0
        while ended < 3:
            steps.append(env.step(codes_of(steps[-1][4], rng)))
            ended += sum(steps[-1][2])
        self.width, self.codes = env.single_observation_space.shape[0], env.single_action_space.n
        self.assertEqual(env.observation_space.shape, (4, self.width))
        env.close()
        return steps

    def test_gives_a_reward_at_the_end_and_starts_again(self) -> None:
        steps = self.play()
        for observations, rewards, over, cut, infos in steps[1:]:
            self.assertEqual((len(observations), len(observations[0])), (4, self.width))
            self.assertEqual(sum(infos["counts"]), len(infos["codes"]))
            self.assertEqual([sum(each) for each in infos["rewards"]], [float(each) for each in over])
            self.assertEqual(list(cut), [False] * 4)
            self.assertEqual(len(infos.get("final_obs", [])), sum(over))
            self.assertTrue(all(infos["counts"]))
        own = [rewards for _, rewards, over, _, _ in steps[1:] if sum(over)]
        self.assertTrue(all(0 <= reward <= 1 for rewards in own for reward in rewards))

    def test_gives_the_same_matches_for_the_same_seed_and_without_numpy(self) -> None:
        steps = self.play()
        numpy, arrays.numpy = arrays.numpy, None
        environments = __import__("countersheet.environments", fromlist=["numpy"])
        environments.numpy = None
        try:
            plain = self.play()
        finally:
            arrays.numpy = environments.numpy = numpy
        self.assertEqual(len(steps), len(plain))
        self.assertEqual([list(each) for each in steps[-1][0]], plain[-1][0])
        self.assertEqual([float(each) for each in steps[-1][1]], plain[-1][1])

    def test_plays_games_with_many_codes(self) -> None:
        rng = random.Random(1)
        for game in ("revolting-behaviour", "world-game", "chicago-chicago", "air-war"):
            env = VectorEnv(game, 2, command=COMMAND, seed=1)
            observations, infos = env.reset(seed=1)
            for _ in range(20):
                self.assertTrue(all(0 <= code < env.single_action_space.n for code in infos["codes"]))
                observations, _, _, _, infos = env.step(codes_of(infos, rng))
            self.assertEqual(len(observations[0]), env.features[-1]["start"] + math.prod(env.features[-1]["shape"]))
            env.close()

    def test_refuses_an_illegal_code_and_goes_on(self) -> None:
        env = VectorEnv(GAME, 2, command=COMMAND, seed=1)
        _, infos = env.reset(seed=1)
        legal = codes_of(infos, random.Random(1))
        illegal = list(env.action_masks()[1]).index(0)
        with self.assertRaises(ProtocolError) as refused:
            env.step([legal[0], illegal])
        self.assertEqual(refused.exception.path, "actions.1")
        env.step(legal)
        env.close()


class OneMatchTest(unittest.TestCase):
    def test_agents_act_in_turn(self) -> None:
        env, rng = AECEnv(GAME, command=COMMAND), random.Random(1)
        env.reset(seed=1)
        self.assertEqual(env.agents, ["radicals", "administration"])
        gained = {agent: 0.0 for agent in env.agents}
        for agent in env.agent_iter():
            seen, reward, done, cut, _ = env.last()
            gained[agent] += reward
            self.assertEqual(any(seen["action_mask"]), not done)
            env.step(None if done else rng.choice([code for code, legal in enumerate(seen["action_mask"]) if legal]))
        self.assertEqual(sum(gained.values()), 1)
        self.assertEqual(env.agents, [])
        env.reset(seed=1)
        self.assertEqual(len(env.agents), 2)
        env.close()

    def test_agents_act_together(self) -> None:
        env, rng = ParallelEnv(GAME, command=COMMAND), random.Random(1)
        seen, _ = env.reset(seed=1)
        rewards = {}
        while env.agents:
            codes = {agent: list(env.infos[agent]["codes"]) for agent in env.agents if len(env.infos[agent]["codes"])}
            self.assertTrue(codes)
            for agent, legal in codes.items():
                self.assertEqual([code for code, is_legal in enumerate(seen[agent]["action_mask"]) if is_legal], sorted(legal))
            seen, rewards, done, _, _ = env.step({agent: rng.choice(legal) for agent, legal in codes.items()})
        self.assertEqual(sum(rewards.values()), 1)
        self.assertEqual(set(done.values()), {True})
        env.close()
