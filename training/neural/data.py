"""Reads what encode-corpus.ts and encode-corrections.ts write. Rows are POSITIONS places wide; a segment stands between two EDGEs."""
import json
import lzma
import os
import zlib

import numpy as np
import torch

from model import EDGE, POSITIONS, UNKNOWN

# right text is cut into shorter rows, so that what artificial errors add has room
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


class Corpus:
    """All right text as one stream on the device; a row is a window of it."""

    def __init__(self, folder, device, most=None):
        ids = np.frombuffer(read(folder, "ids.u16"), np.uint16)[:most]
        flags = np.frombuffer(read(folder, "flags.u8"), np.uint8)[: len(ids)]
        pairs = np.frombuffer(read(folder, "unknown.u16"), np.uint16).reshape(-1, 2)
        endings = np.zeros((len(ids), 2), np.uint16)
        unknown = ids == UNKNOWN
        endings[unknown] = pairs[: int(unknown.sum())]
        # an EDGE opens a segment; another closes the one before
        twice = np.where(ids == EDGE, 2, 1)
        starts = np.cumsum(twice)[ids == EDGE] - 1
        segments = np.zeros(int(twice.sum()), np.int32)
        segments[starts] = 1
        tensor = lambda array, kind: torch.from_numpy(np.repeat(array, twice, 0).astype(kind)).to(device)
        self.ids, self.flags = tensor(ids, np.int32), tensor(flags, np.uint8)
        self.endings = tensor(endings, np.int16)
        self.segments = torch.from_numpy(np.cumsum(segments).astype(np.int32)).to(device)
        self.device = device

    def rows(self, count):
        start = torch.randint(len(self.ids) - RIGHT, (count, 1), device=self.device)
        at = start + torch.arange(RIGHT, device=self.device)
        endings = self.endings[at].long()
        return self.ids[at].long(), self.flags[at].long(), endings[..., 0], endings[..., 1], self.segments[at].long()


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
    """The part that a paper or a repository is kept out with."""
    return zlib.crc32(line["group"].encode()) % folds


def read_lines(folder, name):
    return [json.loads(line) for line in read(folder, name).decode().splitlines()]
