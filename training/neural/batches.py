"""Training batches: the corpus in pieces, each corrupted with a seed of its own, so that any piece can be made again."""
import json
import random

import numpy as np

from noise import SPECIAL_TAGS, Noise, pairs, read_token_line
from tokeniser import Tokeniser

OTHER_TAG = SPECIAL_TAGS.index("OTHER")
PIECE_LINES = 10_000


def load_vocabulary(path):
    data = json.load(open(path, encoding="utf-8"))
    tokeniser = Tokeniser(data["alphabet"], [tuple(pair) for pair in data["merges"]])
    return tokeniser, data["tags"]


class Corpus:
    """A file of encode-corpus.ts as pieces of so many lines."""

    def __init__(self, path):
        with open(path, "rb") as file:
            self.lines = file.read().split(b"\n")
        self.pieces = max(1, len(self.lines) // PIECE_LINES)

    def sentences(self, piece):
        held = None
        for line in self.lines[piece * PIECE_LINES : (piece + 1) * PIECE_LINES]:
            tokens = read_token_line(line.decode("utf-8")) if line else None
            if held:
                yield held, tokens
            held = tokens
        if held:
            yield held, None


def encode(tokeniser, tag_ids, tokens, tags, positions):
    """(ids, flags, firsts, labels); a repair outside the vocabulary is only to be detected."""
    ids, flags, firsts = tokeniser.encode(tokens)
    if len(ids) > positions:
        return None
    return ids, flags, firsts, [tag_ids.get(tag, OTHER_TAG) for tag in tags]


def piece_batches(corpus, piece, epoch, resources, tokeniser, tag_ids, scales, batch_tokens, positions):
    """Batches of about `batch_tokens` pieces, sentences of like length together, in a shuffled order."""
    seed = epoch * 1_000_003 + piece
    examples = []
    for tokens, tags in pairs(Noise(resources, seed), corpus.sentences(piece % corpus.pieces), scales):
        example = encode(tokeniser, tag_ids, tokens, tags, positions)
        if example:
            examples.append(example)
    shuffler = random.Random(seed)
    shuffler.shuffle(examples)
    examples.sort(key=lambda example: len(example[0]) // 4)
    batches, batch, longest = [], [], 0
    for example in examples:
        longest = max(longest, len(example[0]))
        if batch and longest * (len(batch) + 1) > batch_tokens:
            batches.append(batch)
            batch, longest = [], len(example[0])
        batch.append(example)
    batches.append(batch)
    shuffler.shuffle(batches)
    return batches


def pad(batch, multiple=1):
    """Numpy arrays ids, flags, firsts, labels of a batch, no wider than they must be: labels are -100 where there is no token.

    GPU kernels want lengths that are a `multiple` of 8, and few different ones.
    """
    length = -(-max(len(ids) for ids, _, _, _ in batch) // multiple) * multiple
    words = -(-max(len(firsts) for _, _, firsts, _ in batch) // multiple) * multiple
    ids = np.zeros((len(batch), length), np.int16)
    flags = np.zeros((len(batch), length), np.int8)
    firsts = np.zeros((len(batch), words), np.int16)
    labels = np.full((len(batch), words), -100, np.int16)
    for row, (i, f, w, t) in enumerate(batch):
        ids[row, : len(i)] = i
        flags[row, : len(f)] = f
        firsts[row, : len(w)] = w
        labels[row, : len(t)] = t
    return ids, flags, firsts, labels
