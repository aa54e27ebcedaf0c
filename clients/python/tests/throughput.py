"""Prints the time of a step in Python and in the process with the rules. `npm run bench -- protocol` runs this file."""

import resource
import time

import numpy

from countersheet import VectorEnv

STEPS = 100_000


def measured(copies: int, steps: int) -> "tuple[float, float, float]":
    """Microseconds of a step: processor time of Python and of the process (with its start), and elapsed time."""
    rng = numpy.random.default_rng(1)
    env = VectorEnv("up-against-the-wall", copies, seed="bench")
    _, infos = env.reset(seed="bench")
    spent, waited = 0.0, 0.0
    for _ in range(steps // copies):
        counts = infos["counts"]
        chosen = numpy.cumsum(counts) - 1 - (rng.random(copies) * counts).astype(numpy.int32)
        actions = infos["codes"][chosen]
        start, clock = time.process_time(), time.perf_counter()
        infos = env.step(actions)[-1]
        spent += time.process_time() - start
        waited += time.perf_counter() - clock
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    env.close()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    served = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return tuple(1e6 * each / steps for each in (spent, served, waited))


rows = zip(measured(1, STEPS // 5), measured(64, STEPS))
names = ["Python", "its process, with the start", "both, by the clock"]
for name, (one, many) in zip(names, rows):
    print(f"{name:28}{one:10.1f}{many:10.1f}")
