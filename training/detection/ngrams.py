"""Pairs of interpolated Kneser-Ney models (human and machine) over one alphabet, pruned and quantised.

Estimation: Chen and Goodman (1999), interpolated Kneser-Ney with one discount per order, n1 / (n1 + 2 n2). Pruned
n-grams give their mass to the lower order, so that probabilities still add up to one.
"""

import numpy as np

QUANTA = 16


def pack(columns, bits):
    key = np.zeros(len(columns[0]), np.int64)
    for column in columns:
        key = (key << bits) | column
    return key


def unpack(keys, order, bits):
    mask = (1 << bits) - 1
    return [(keys >> (bits * (order - 1 - k))) & mask for k in range(order)]


def grams(stream, order, bits):
    """Packed n-grams that end at a symbol; the stream holds order - 1 zeros before every sentence."""
    n = len(stream)
    columns = [stream[k : n - order + 1 + k].astype(np.int64) for k in range(order)]
    keep = columns[-1] != 0
    return pack([column[keep] for column in columns], bits)


def counted(keys, weights=None):
    if weights is None:
        return np.unique(keys, return_counts=True)
    order = np.argsort(keys, kind="stable")
    keys, weights = keys[order], weights[order]
    starts = np.flatnonzero(np.r_[True, keys[1:] != keys[:-1]])
    return keys[starts], np.add.reduceat(weights, starts)


class Counts:
    """Kneser-Ney counts of one class of text: raw at the highest order, kinds of left neighbours below."""

    def __init__(self, stream, order, bits):
        self.levels = [None] * (order + 1)
        self.raw = [None] * (order + 1)
        for m in range(order, 0, -1):
            raw_keys, raw = counted(grams(stream, m, bits))
            self.raw[m] = (raw_keys, raw)
            if m == order:
                self.levels[m] = (raw_keys, raw)
                continue
            above = self.raw[m + 1][0]
            kinds_keys, kinds = counted(above & ((1 << (bits * m)) - 1))
            # the start of a sentence has only one left neighbour, so count its occurrences
            if m > 1:
                first = unpack(raw_keys, m, bits)[0]
                values = np.zeros(len(raw_keys), np.int64)
                at = np.searchsorted(raw_keys, kinds_keys)
                values[at] = kinds
                values = np.where(first == 0, raw, values)
                self.levels[m] = (raw_keys, values)
            else:
                self.levels[m] = (kinds_keys, kinds)


def look_up(keys, values, wanted, default=0.0):
    at = np.clip(np.searchsorted(keys, wanted), 0, len(keys) - 1)
    return np.where(keys[at] == wanted, values[at], default)


def pair_model(human, machine, order, alphabet, cut):
    """
    human, machine: symbol streams; cut: order -> the least raw count in either stream for an n-gram to be kept. Returns
    levels as dicts of keys, human, machine (log-probabilities) and back-off weights.
    """
    bits = int(np.ceil(np.log2(alphabet)))
    sides = [Counts(human, order, bits), Counts(machine, order, bits)]
    kept = {}
    need = np.zeros(0, np.int64)
    for m in range(order, 1, -1):
        parts = [need]
        for side in sides:
            keys, raw = side.raw[m]
            parts.append(keys[raw >= cut[m]])
        kept[m] = np.unique(np.concatenate(parts))
        # every n-gram's suffix and context must be included too
        suffix = kept[m] & ((1 << (bits * (m - 1))) - 1)
        context = kept[m] >> bits
        need = np.unique(np.concatenate([suffix, context[(context & ((1 << bits) - 1)) != 0] if m > 2 else suffix[:0]]))
    kept[1] = np.arange(alphabet, dtype=np.int64)
    levels = {}
    below = None
    for m in range(1, order + 1):
        keys = kept[m]
        level = {"keys": keys}
        for name, side in zip(("human", "machine"), sides):
            side_keys, values = side.levels[m]
            n1, n2 = np.sum(values == 1), np.sum(values == 2)
            discount = n1 / max(1, n1 + 2 * n2)
            if m == 1:
                count = look_up(side_keys, values.astype(float), keys)
                total = count.sum()
                discounted = np.maximum(count - discount, 0)
                share = discounted / total + (1 - discounted.sum() / total) / (alphabet - 1)
                level[name] = np.log(np.maximum(share, 1e-9))
                continue
            count = look_up(side_keys, values.astype(float), keys)
            contexts, totals = counted(side_keys >> bits, values)
            total = look_up(contexts, totals.astype(float), keys >> bits, 1.0)
            discounted = np.maximum(count - discount, 0) / total
            context_keys, mass = counted(keys >> bits, discounted)
            lower = below["keys"]
            gamma = 1 - look_up(context_keys, mass, lower)
            below[f"{name} backoff"] = np.log(np.maximum(gamma, 1e-6))
            own = look_up(context_keys, mass, keys >> bits)
            suffix = look_up(lower, np.exp(below[name]), keys & ((1 << (bits * (m - 1))) - 1))
            level[name] = np.log(discounted + (1 - own) * suffix)
        levels[m] = below = level
    return levels, bits


def hash_columns(columns):
    """numpy version of hashStep in src/detection/ngram-model.ts."""
    h = np.zeros(len(columns[0]), np.uint32)
    for column in columns:
        h = (h ^ (column.astype(np.uint32) + np.uint32(0x9E3779B9))) * np.uint32(0x85EBCA6B)
        h ^= h >> np.uint32(13)
        h = h * np.uint32(0xC2B2AE35)
        h ^= h >> np.uint32(16)
    return h


def quantised(logs):
    return np.clip(np.round(-logs * QUANTA), 0, 255).astype(np.uint8)


def model_arrays(prefix, levels, bits):
    """Sections of the container for one model pair."""
    arrays = {}
    order = max(levels)
    for m, level in levels.items():
        # unigrams are indexed by symbol; higher orders by hash, one per fingerprint, the most probable n-gram inserted
        # first
        columns = ["human", "machine"] + (["human backoff", "machine backoff"] if m < order else [])
        values = [quantised(level[c]) for c in columns]
        if m > 1:
            hashes = hash_columns(unpack(level["keys"], m, bits))
            bucket_bits = max(4, int(np.ceil(np.log2(max(16, len(hashes)) / 6))))
            place = np.argsort(hashes, kind="stable")
            hashes = hashes[place]
            identity = ((hashes >> np.uint32(32 - bucket_bits)).astype(np.int64) << 16) | (hashes & np.uint32(0xFFFF))
            _, first = np.unique(identity, return_index=True)
            place, hashes = place[first], hashes[first]
            bucket = hashes >> np.uint32(32 - bucket_bits)
            arrays[f"{prefix}.{m}.buckets"] = np.searchsorted(bucket, np.arange((1 << bucket_bits) + 1)).astype(np.uint32)
            arrays[f"{prefix}.{m}.fingerprints"] = (hashes & np.uint32(0xFFFF)).astype(np.uint16)
            values = [v[place] for v in values]
        for name, value in zip(columns, values):
            arrays[f"{prefix}.{m}.{name}"] = value
    return arrays
