"""Play the games of countersheet, and judge actions."""

from .bot import Position, run_bot
from .match import Action, Choices, Match, Seed
from .server import ProtocolError, Server

__all__ = ["Action", "Choices", "Match", "Position", "ProtocolError", "Seed", "Server", "run_bot"]
