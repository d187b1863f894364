"""Byte-pair vocabulary over the product's tokens; src/engine/neural/subwords.ts encodes alike.

A token is split after its look-up form, digits written as 0; what that loses, capitals and the space before, goes in a flag of eight
values. U+2581 marks where a token starts.
"""
import heapq
import re
import unicodedata
from collections import Counter, defaultdict
from functools import lru_cache

PAD, UNKNOWN, START = 0, 1, 2
MARK = "\u2581"
# longer tokens are links and formulas: their head says enough
LONGEST_TOKEN = 24
MOST_PIECES = 6
INVISIBLE = re.compile("[\u00ad\u200b-\u200d\u2060\ufeff]")


def normalise(text):
    """The look-up form of a token (src/text/token.ts) with digits folded, cut to its head."""
    if not text.isascii():
        text = INVISIBLE.sub("", unicodedata.normalize("NFC", text))
        text = text.replace("\u2019", "'").replace("\u02bc", "'").replace("\uff07", "'")
    return re.sub("[0-9]", "0", text.lower())[:LONGEST_TOKEN]


def flag(text, space):
    """0 to 7: capitals (none, first, all, other) and whether a space stands before."""
    if text == text.lower():
        case = 0
    elif len(text) > 1 and text == text.upper():
        case = 2
    else:
        case = 1 if text[1:] == text[1:].lower() else 3
    return case * 2 + (1 if space else 0)


class Tokeniser:
    def __init__(self, alphabet, merges):
        self.alphabet, self.merges = alphabet, merges
        # two merges may spell the same piece: the first of its numbers stands for it
        self.ids = {}
        for i, piece in enumerate(list(alphabet) + [a + b for a, b in merges]):
            self.ids.setdefault(piece, i + 3)
        self.ranks = {pair: i for i, pair in enumerate(merges)}
        self.size = 3 + len(alphabet) + len(merges)
        self.encode_word = lru_cache(maxsize=200_000)(self._encode_word)

    def _encode_word(self, lower):
        pieces = list(MARK + lower)
        while len(pieces) > 1:
            ranked = [(self.ranks.get(pair, 1 << 30), i) for i, pair in enumerate(zip(pieces, pieces[1:]))]
            rank, at = min(ranked)
            if rank == 1 << 30:
                break
            pieces[at : at + 2] = [pieces[at] + pieces[at + 1]]
        return tuple(self.ids.get(piece, UNKNOWN) for piece in pieces)[:MOST_PIECES]

    def encode(self, tokens):
        """ids, flags (one a piece) and the index of each token's first piece; tokens[0] is the start."""
        ids, flags, firsts = [START], [0], [0]
        for text, space in tokens[1:]:
            pieces = self.encode_word(normalise(text))
            firsts.append(len(ids))
            ids.extend(pieces)
            flags.extend([flag(text, space)] * len(pieces))
        return ids, flags, firsts


def train(counts, size, rarest=40):
    """Merges until the vocabulary holds `size` pieces, from counts of look-up forms. Ties go by the alphabet: repeatable.

    Letters met less often than `rarest` stay unknown.
    """
    letters = Counter()
    for word, count in counts.items():
        for letter in MARK + word:
            letters[letter] += count
    alphabet = sorted(letter for letter, count in letters.items() if count >= rarest)
    words = [[list(MARK + word), count] for word, count in sorted(counts.items())]
    pairs, where = Counter(), defaultdict(set)
    for i, (pieces, count) in enumerate(words):
        for pair in zip(pieces, pieces[1:]):
            pairs[pair] += count
            where[pair].add(i)
    merges = []
    # entries whose count has changed since they were pushed are pushed again when they come up
    queue = [(-count, pair) for pair, count in pairs.items()]
    heapq.heapify(queue)
    while queue and 3 + len(alphabet) + len(merges) < size:
        count, pair = heapq.heappop(queue)
        if -count != pairs[pair]:
            if pairs[pair] > 1:
                heapq.heappush(queue, (-pairs[pair], pair))
            continue
        joined = pair[0] + pair[1]
        touched = set()
        merges.append(pair)
        for i in list(where[pair]):
            pieces, count = words[i]
            for old in zip(pieces, pieces[1:]):
                pairs[old] -= count
                where[old].discard(i)
            at, fresh = 0, []
            while at < len(pieces):
                if at + 1 < len(pieces) and pieces[at] == pair[0] and pieces[at + 1] == pair[1]:
                    fresh.append(joined)
                    at += 2
                else:
                    fresh.append(pieces[at])
                    at += 1
            words[i][0] = fresh
            for new in zip(fresh, fresh[1:]):
                pairs[new] += count
                where[new].add(i)
                if joined in new:
                    touched.add(new)
        for new in touched:
            heapq.heappush(queue, (-pairs[new], new))
    return alphabet, merges
