"""A bot that searches: it tries each choice in many random matches and plays the best one.

npx countersheet simulate up-against-the-wall --bot "search=python3 search_bot.py" --bots random --games 10
"""

from countersheet import Position, Server, run_bot


def choose(position: Position) -> int:
    """Returns a choice. Each round halves the choices and the playouts: the first round spends half of all playouts."""
    match = server.sample(position.game, position.view, seed=position.seed)
    left = int(position.limits.get("iterations", 1000))
    best = list(range(position.size))
    shares = {}
    while len(best) > 1 and not position.is_stopped:
        count = max(1, left // (2 * len(best)))
        left -= count * len(best)
        for choice in best:
            payoffs = match.playout(position.player, action=choice, count=count, seed=position.rng.randrange(2**32))
            shares[choice] = payoffs[position.player]
        best.sort(key=lambda choice: -shares[choice])
        best = best[: len(best) // 2]
    match.drop()
    return best[0]


with Server() as server:
    run_bot(choose)
