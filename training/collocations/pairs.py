"""The counts that count-pairs.ts wrote, as sorted arrays."""
import glob
import os

import numpy as np

# first words: subject, object, modifier and the like; see src/engine/collocations/slots.ts
PN, VC = 9, 10
RELATIONS = 13
WORDS = 1 << 21


class Pairs:
    """How often words occur together: pairs that were seen at least twice."""

    def __init__(self, folder):
        self.number = {}
        keys = []
        for path in sorted(glob.glob(os.path.join(folder, "*.pairs"))):
            words = open(path[: -len("pairs")] + "words", encoding="utf8").read().split("\n")
            numbers = np.array([self.number.setdefault(word, len(self.number)) for word in words], dtype=np.int64)
            read = np.fromfile(path, dtype=np.float64).astype(np.int64)
            relation = read // (WORDS * WORDS)
            keys.append((relation * WORDS + numbers[(read // WORDS) % WORDS]) * WORDS + numbers[read % WORDS])
        self.keys, self.counts = np.unique(np.concatenate(keys), return_counts=True)
        often = self.counts >= 2
        self.keys, self.counts = self.keys[often], self.counts[often]
        self.words = list(self.number)
        self.relation = self.keys // (WORDS * WORDS)
        self.first = (self.keys // WORDS) % WORDS
        self.second = self.keys % WORDS
        self.totals = np.zeros((2, RELATIONS, len(self.words)), dtype=np.int64)
        np.add.at(self.totals[0], (self.relation, self.first), self.counts)
        np.add.at(self.totals[1], (self.relation, self.second), self.counts)
        self.frequency = self.totals.sum((0, 1))

    def count(self, relation, place, word, partner):
        """How often words occur in this place of the relation (0 first, 1 second) with their partners; arrays."""
        first, second = np.where(place == 0, word, partner), np.where(place == 0, partner, word)
        keys = (relation * WORDS + first) * WORDS + second
        at = np.minimum(np.searchsorted(self.keys, keys), len(self.keys) - 1)
        return np.where(self.keys[at] == keys, self.counts[at], 0)
