"""Builds the three pairs of models from the selected documents and writes them as a container.

As a module: build(out, human documents, machine documents, path).
"""

import numpy as np
from container import write_container
from ngrams import model_arrays, pair_model

# alphabets: classes only (order 5), 4,000 words and classes (3), 20,000 words and classes (3)
MODELS = {"classes": (0, 5), "words4k": (4000, 3), "words20k": (20000, 3)}
CUTS = {
    "classes": {2: 1, 3: 4, 4: 5, 5: 8},
    "words4k": {2: 2, 3: 5},
    "words20k": {2: 3, 3: 5},
}


class Symbols:
    def __init__(self, out):
        self.classes = np.fromfile(f"{out}/classes.u16", np.uint16)
        self.ranks = np.fromfile(f"{out}/ranks.i32", np.int32)
        self.offsets = np.fromfile(f"{out}/offsets.i32", np.int32)
        self.class_count = None

    def stream(self, documents, words, order, class_count):
        """Symbols of the documents, with order - 1 zeros before every sentence."""
        spans = [(self.offsets[d], self.offsets[d + 1]) for d in documents]
        index = np.concatenate([np.arange(a, b) for a, b in spans]) if spans else np.zeros(0, np.int64)
        ranks, classes = self.ranks[index], self.classes[index].astype(np.int64)
        symbols = np.where((ranks >= 0) & (ranks < words), class_count + ranks, classes)
        ends = ranks == -2
        symbols[ends] = 0
        # a sentence end is already one zero; extend it to order - 1
        repeats = np.where(ends, order - 1, 1)
        return np.r_[np.zeros(order - 1, np.int64), np.repeat(symbols, repeats)]


def build(symbols, human, machine, path, class_count, cuts=CUTS, facts=None, extra=None):
    arrays = dict(extra or {})
    described = {}
    for name, (words, order) in MODELS.items():
        streams = [symbols.stream(d, words, order, class_count) for d in (human, machine)]
        levels, bits = pair_model(*streams, order, class_count + words, cuts[name])
        arrays.update(model_arrays(name, levels, bits))
        described[name] = {"order": order, "words": words, "alphabet": class_count + words}
        described[name]["ngrams"] = {str(m): len(level["keys"]) for m, level in levels.items()}
    write_container(path, arrays, {**(facts or {}), "models": described})
    return described
