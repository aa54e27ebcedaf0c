"""Reads and writes the arrays of messages: bytes in base64. With numpy, arrays are numpy arrays, otherwise lists."""

from __future__ import annotations

from array import array
from base64 import b64decode, b64encode
from typing import Any, Dict, Sequence

try:
    import numpy
except ImportError:  # numpy is optional.
    numpy = None  # type: ignore[assignment]

#: For each type of number in the messages, its type codes in the modules ``array`` and ``numpy``.
_TYPES: Dict[str, Sequence[str]] = {"float32": ("f", "<f4"), "int32": ("i", "<i4"), "uint8": ("B", "u1")}


def read(text: str, kind: str, *shape: int) -> Any:
    """Reads an array as a numpy array or as nested lists. One dimension of the shape can be -1, for any length."""
    if numpy is not None:
        return numpy.frombuffer(b64decode(text), _TYPES[kind][1]).reshape(shape)
    numbers = array(_TYPES[kind][0])
    numbers.frombytes(b64decode(text))
    return _nested(numbers.tolist(), shape[1:])


def write(numbers: Any, kind: str) -> str:
    """Converts an array with one dimension to the text in a message."""
    if numpy is not None:
        return b64encode(numpy.ascontiguousarray(numbers, _TYPES[kind][1]).tobytes()).decode()
    return b64encode(array(_TYPES[kind][0], numbers).tobytes()).decode()


def masks(codes: Any, counts: Any, size: int) -> Any:
    """Returns a mask of ``size`` numbers for each group of codes: 1 at each code, else 0. ``counts``: group sizes."""
    if numpy is not None:
        marked = numpy.zeros((len(counts), size), numpy.int8)
        marked[numpy.repeat(numpy.arange(len(counts)), counts), codes[: sum(counts)]] = 1
        return marked
    rows, start = [], 0
    for count in counts:
        row = [0] * size
        for code in codes[start : start + count]:
            row[code] = 1
        rows.append(row)
        start += count
    return rows


def split(codes: Any, counts: Any) -> "list[Any]":
    """Splits the codes into groups. ``counts`` are the group sizes."""
    ends = [sum(counts[: index + 1]) for index in range(len(counts))]
    return [codes[end - count : end] for end, count in zip(ends, counts)]


def _nested(numbers: Any, shape: Sequence[int]) -> Any:
    for size in reversed(shape):
        numbers = [numbers[start : start + size] for start in range(0, len(numbers), size)] if size else []
    return numbers
