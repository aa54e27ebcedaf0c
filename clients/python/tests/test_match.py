"""Matches, refusals, and bots in processes."""

import json
import subprocess
import sys
import unittest
from pathlib import Path

from countersheet import ProtocolError, Server

from .setting import COMMAND, GAME, environment

EXAMPLES = Path(__file__).parent.parent / "examples"


class MatchTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.server = Server(GAME, command=COMMAND)

    @classmethod
    def tearDownClass(cls) -> None:
        cls.server.close()

    def test_plays_to_the_end(self) -> None:
        match = self.server.new(GAME, seed=1)
        while not match.is_over:
            self.assertIsNone(match.why(0))
            match.play(0)
        self.assertEqual(sum(match.payoffs.values()), 1)
        self.assertIsNone(match.mover)
        self.assertEqual(match.record()["game"], GAME)

    def test_gives_the_same_match_for_the_same_seed(self) -> None:
        one, other = (self.server.new(GAME, seed="same") for _ in range(2))
        self.assertEqual(one.view("radicals"), other.view("radicals"))
        self.assertEqual(one.play(0, "radicals"), other.play(0, "radicals"))

    def test_hides_what_a_player_does_not_see(self) -> None:
        match = self.server.new(GAME, seed="first")
        hands = [match.view(player)["own"]["hand"] for player in match.players]
        self.assertEqual([len(hand) for hand in hands], [1, 0])
        self.assertNotIn("own", match.view("spectator"))
        with self.assertRaises(ProtocolError) as refused:
            match.clone()
        self.assertEqual(refused.exception.code, "hidden")

    def test_looks_ahead_in_sampled_matches(self) -> None:
        match = self.server.new(GAME, seed=1)
        sampled = self.server.sample(GAME, match.view("radicals"), seed=2)
        copy = sampled.clone(seed=3)
        copy.play(0)
        self.assertEqual(sampled.choices().size, match.choices().size)
        payoffs = match.playout(count=20, action=1, seed=4)
        self.assertAlmostEqual(sum(payoffs.values()), 1)
        copy.drop()
        with self.assertRaises(ProtocolError):
            copy.play(0)

    def test_says_what_is_wrong(self) -> None:
        match = self.server.new(GAME, seed="first")
        with self.assertRaises(ProtocolError) as refused:
            match.play("radicals attack alumni")
        self.assertEqual(refused.exception.code, "illegal")
        self.assertEqual(refused.exception.violation["rule"], "UW-5.2")
        with self.assertRaises(ProtocolError) as refused:
            self.server.new("chess")
        self.assertEqual(refused.exception.path, "game")

    def test_says_that_the_process_has_ended(self) -> None:
        server = Server(command=[sys.executable, "-c", ""])
        with self.assertRaises(ConnectionError):
            server.games()
        server.close()


class BotTest(unittest.TestCase):
    def test_searching_bot_answers_and_ends_with_its_input(self) -> None:
        with Server(GAME, command=COMMAND) as server:
            match = server.new(GAME, seed=1)
            view, choices = match.view("radicals"), match.choices()
        position = {"v": 1, "type": "position", "game": GAME, "view": view, "size": choices.size}
        go = {"v": 1, "type": "go", "limits": {"iterations": 30, "decisionTime": 60000}, "seed": 5}
        lines = [{**position, "choices": choices.actions}, {**go, "id": 1}, {**go, "id": 2}]
        done = subprocess.run(
            [sys.executable, str(EXAMPLES / "search_bot.py")],
            input="\n".join(json.dumps(line) for line in lines) + "\n",
            capture_output=True,
            text=True,
            env=environment(),
            timeout=60,
        )
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        self.assertEqual([(answer["type"], answer["id"]) for answer in answers], [("bestaction", 1), ("bestaction", 2)])
        self.assertEqual(answers[0]["action"], answers[1]["action"])
        self.assertEqual(done.returncode, 0, done.stderr)
