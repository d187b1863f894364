"""Reads the output of encode-corpus.ts and encode-corrections.ts. Rows are POSITIONS places wide; each segment lies
between two EDGEs."""
import json
import lzma
import os
import zlib
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import torch

from model import EDGE, POSITIONS, UNKNOWN

# correct text is cut into shorter rows, to leave room for what artificial errors add
RIGHT = 120


def read(folder, name):
    path = os.path.join(folder, name)
    if os.path.exists(path + ".xz"):
        with lzma.open(path + ".xz") as file:
            return file.read()
    with open(path, "rb") as file:
        return file.read()


def fnv(text):
    state = 2166136261
    for unit in np.frombuffer(text.encode("utf-16-le"), np.uint16).tolist():
        state = ((state ^ unit) * 16777619) & 0xFFFFFFFF
    return state


def read_corpus(folder, most=None):
    """ids, flags, endings and segments of correct text as arrays, with one more EDGE where a segment ends."""
    with ThreadPoolExecutor(3) as pool:
        raw = pool.map(lambda name: read(folder, name), ("ids.u16", "flags.u8", "unknown.u16"))
    ids, flags, pairs = (np.frombuffer(each, kind) for each, kind in zip(raw, (np.uint16, np.uint8, np.uint16)))
    ids, pairs = ids[:most], pairs.reshape(-1, 2)
    flags = flags[: len(ids)]
    endings = np.zeros((len(ids), 2), np.int16)
    unknown = ids == UNKNOWN
    endings[unknown] = pairs[: int(unknown.sum())]
    # an EDGE opens a segment; another one closes the previous segment
    twice = np.where(ids == EDGE, 2, 1)
    starts = np.cumsum(twice)[ids == EDGE] - 1
    segments = np.zeros(int(twice.sum()), np.int32)
    segments[starts] = 1
    return (*(np.repeat(array, twice, 0) for array in (ids.astype(np.int32), flags, endings)), np.cumsum(segments, dtype=np.int32))


class Corpus:
    """All correct text as one stream on the device; a row is a window of it. Its tensors keep their addresses when text
    is added, as a recorded step requires."""

    def __init__(self, device, room):
        zeros = lambda kind, *shape: torch.zeros(room, *shape, dtype=kind, device=device)
        self.pieces = zeros(torch.int32), zeros(torch.uint8), zeros(torch.int16, 2), zeros(torch.int32)
        self.length = 0
        self.starts = torch.zeros((), dtype=torch.float64, device=device)
        self.device = device

    def add(self, arrays):
        end = self.length + len(arrays[0])
        for piece, array in zip(self.pieces, arrays):
            piece[self.length : end] = torch.from_numpy(np.ascontiguousarray(array)).to(self.device)
        self.length = end
        self.starts.fill_(end - RIGHT)

    def rows(self, count):
        start = (torch.rand(count, 1, dtype=torch.float64, device=self.device) * self.starts).long()
        at = start + torch.arange(RIGHT, device=self.device)
        ids, flags, endings, segments = (piece[at].long() for piece in self.pieces)
        return ids, flags, endings[..., 0], endings[..., 1], segments


FIELDS = ("ids", "flags", "suffixes", "prefixes", "segments", "wanted", "gaps", "weight", "gap_weight")


def pack_rows(lines, device, most=POSITIONS):
    """Segments of corrections in rows: a dict of tensors rows × POSITIONS."""
    rows, row, used, number = [], None, most, 0
    for line in lines:
        size = len(line["ids"])
        if used + size > most:
            row = {name: np.zeros(most, np.float32 if "weight" in name else np.int64) for name in FIELDS}
            row["ids"][:] = row["wanted"][:] = EDGE
            row["segments"][:] = -1
            rows.append(row)
            used, number = 0, 0
        part = slice(used, used + size)
        ids = np.array(line["ids"])
        row["ids"][part], row["wanted"][part], row["flags"][part], row["segments"][part] = ids, ids, line["flags"], number
        places = np.flatnonzero(ids == UNKNOWN) + used
        pairs = np.array(line["unknown"], np.int64).reshape(-1, 2)
        row["suffixes"][places], row["prefixes"][places] = pairs[:, 0], pairs[:, 1]
        row["weight"][part] = (ids > EDGE).astype(np.float32)
        row["gap_weight"][used + 1 : used + size] = 1
        for place, wanted, weight in line["subs"]:
            row["wanted"][used + place], row["weight"][used + place] = wanted, weight
        for place, wanted, weight in line["gaps"]:
            row["gaps"][used + place], row["gap_weight"][used + place] = wanted, weight
        row["weight"][[used + place for place in line["maskedPlaces"]]] = 0
        row["gap_weight"][[used + place for place in line["maskedGaps"]]] = 0
        used, number = used + size, number + 1
    return {name: torch.from_numpy(np.stack([row[name] for row in rows])).to(device) for name in FIELDS}


def fold_of(line, folds):
    """The part with which a paper or a repository is left out."""
    return zlib.crc32(line["group"].encode()) % folds


def read_lines(folder, name):
    return [json.loads(line) for line in read(folder, name).decode().splitlines()]
