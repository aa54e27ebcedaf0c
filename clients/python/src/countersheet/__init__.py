"""Plays the games of countersheet, checks actions, and trains agents."""

from .bot import Position, run_bot
from .environments import AECEnv, Box, Discrete, ParallelEnv, VectorEnv
from .match import Action, Choices, Match, Seed
from .server import ProtocolError, Server

__all__ = [
    "AECEnv",
    "Action",
    "Box",
    "Choices",
    "Discrete",
    "Match",
    "ParallelEnv",
    "Position",
    "ProtocolError",
    "Seed",
    "Server",
    "VectorEnv",
    "run_bot",
]
