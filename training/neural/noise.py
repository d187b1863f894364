"""Artificial errors on whole batches at once: a text with a writer's possible mistakes, and what should stand in each
place and gap."""
import torch

from model import EDGE, MASK, NOTHING, POSITIONS, PREFIXES, SUFFIXES, UNKNOWN

CHOICES = 24
MASKED = 0.06
MISSPELT = 0.004
# a share of the rows has no slips, because correct text must stay unchanged
SCALES = [0, 0.4, 0.8, 1, 1, 1.5, 2.2]


def cumulative(rows, size, width, device):
    """[(row, id, rate)] as tables: size × width ids, cumulative shares, and each row's total rate."""
    ids = torch.zeros(size, width, dtype=torch.long)
    shares = torch.zeros(size, width)
    used = [0] * size
    for row, identity, rate in sorted(rows, key=lambda each: -each[2]):
        if used[row] < width:
            ids[row, used[row]], shares[row, used[row]] = identity, rate
            used[row] += 1
    total = shares.sum(1)
    return ids.to(device), (shares.cumsum(1) / total.clamp(min=1e-9)[:, None]).to(device), total.to(device)


class Noise:
    def __init__(self, tables, gaps, words, device):
        """tables: noise.json; gaps: ids of the words of the gap classes, the first for nothing; words: number of
        ids."""
        self.device = device
        self.subs = cumulative(tables["subs"], words, CHOICES, device)
        self.puts = cumulative([(i, *pair) for i, profile in enumerate(tables["profiles"]) for pair in profile], 4, CHOICES, device)
        self.profile = torch.tensor(tables["profile"], device=device)
        self.drop = torch.zeros(words, device=device)
        self.gap_of = torch.zeros(words, dtype=torch.long, device=device)
        for identity, rate in tables["drops"]:
            self.drop[identity] = rate
        self.gap_of[torch.tensor(gaps[1:], device=device)] = torch.arange(1, len(gaps), device=device)
        self.hyphen, self.articles = tables["hyphen"], torch.tensor(tables["articles"], device=device)
        self.scales = torch.tensor(SCALES, device=device)

    def pick(self, tables, rows):
        ids, shares, _ = tables
        at = (torch.rand(rows.shape, device=self.device)[..., None] > shares[rows]).sum(-1).clamp(max=CHOICES - 1)
        return ids[rows, at]

    def corrupt(self, ids, flags, suffixes, prefixes, segments, strength=1.0, masked=MASKED):
        """Rows of right text → ids, flags, suffixes, prefixes, segments as written, wanted word (of each place), wanted gap class, changed, real (no padding)."""
        rows, length = ids.shape
        chance = lambda: torch.rand(rows, length, device=self.device)
        scale = strength * self.scales[torch.randint(len(SCALES), (rows, 1), device=self.device)]
        plain = ids > MASK
        before = torch.nn.functional.pad(ids[:, :-1], (1, 0), value=EDGE)
        sub = plain & (chance() < self.subs[2][ids] * scale)
        drop = plain & ~sub & (chance() < self.drop[ids] * scale)
        drop[:, 1:] &= ~drop[:, :-1]
        drop[:, -1] = False
        put = plain & ~sub & ~drop & (before > MASK) & (flags % 2 == 1) & (chance() < self.puts[2][self.profile[ids]] * scale)
        put &= ~torch.isin(before, self.articles)
        mask = plain & ~sub & ~drop & (chance() < masked)
        misspelt = plain & ~sub & ~drop & ~mask & (self.profile[ids] % 2 == 1) & (chance() < MISSPELT * scale)
        written = torch.where(sub, self.pick(self.subs, ids), ids)
        written = torch.where(mask, MASK, torch.where(misspelt, UNKNOWN, written))
        suffixes = torch.where(misspelt, torch.randint_like(ids, 1, SUFFIXES), suffixes)
        prefixes = torch.where(misspelt, torch.randint_like(ids, 1, PREFIXES), prefixes)
        added = self.pick(self.puts, self.profile[ids])

        # a missing hyphen separates two words, an inserted one joins them; a capital moves to the word that is now
        # first
        dropped_before = torch.nn.functional.pad(drop[:, :-1], (1, 0))
        flags = torch.where(dropped_before & (before == self.hyphen), flags | 1, flags)
        capital_before = torch.nn.functional.pad((flags // 2 == 1)[:, :-1], (1, 0))
        flags = torch.where(dropped_before & capital_before & (flags < 2), flags + 2, flags)
        flags = torch.where(put & (added == self.hyphen), flags & 6, flags)

        count = (~drop).long() + put.long()
        end = count.cumsum(1)
        own = torch.where(drop, POSITIONS, end - 1).clamp(max=POSITIONS)
        extra = torch.where(put, end - 2, POSITIONS).clamp(max=POSITIONS)
        gap_at = torch.where(drop, end, POSITIONS).clamp(max=POSITIONS)

        def lay(fill, *pieces):
            laid = torch.full((rows, POSITIONS + 1), fill, dtype=torch.long, device=self.device)
            for places, values in pieces:
                laid.scatter_(1, places, values.expand(rows, length))
            return laid[:, :POSITIONS]

        zero = torch.zeros_like(ids)
        put_flag = torch.where((added == self.hyphen) | (self.profile[added] == 0), 0, 1)
        return (
            lay(EDGE, (own, written), (extra, added)),
            lay(0, (own, flags), (extra, put_flag)),
            lay(0, (own, suffixes), (extra, zero)),
            lay(0, (own, prefixes), (extra, zero)),
            lay(-1, (own, segments), (extra, segments)),
            lay(EDGE, (own, ids), (extra, zero + NOTHING)),
            lay(0, (gap_at, self.gap_of[ids])),
            lay(0, (own, (sub | mask | misspelt).long()), (extra, zero + 1)).bool(),
            lay(0, (own, zero + 1), (extra, zero + 1)).bool(),
        )
