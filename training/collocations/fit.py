"""
Learns which words are written by mistake for which others beside a third word, and makes the table.

    python3 fit.py FOLDER candidates     # likely changes in train.marks -> candidates.jsonl, for dump-likelihoods.ts
    python3 fit.py FOLDER table          # with likelihoods.jsonl: what it finds, the weights, table.jsonl

FOLDER: counts of count-pairs.ts, train.marks and commits.marks of dump-marks.ts. All figures are from paragraphs that
were not used to train the model that judged them (five folds: pairs, weights).
"""
import collections
import difflib
import json
import os
import sys

import numpy as np
from sklearn.linear_model import LogisticRegression

from pairs import PN, VC, Pairs

FOLDS = 5
TYPES = {"WORD", "CONF", "WFORM", "VERB"}
# too common next to any word
LEFT_ALONE = set(
    "have be do not other such same many much most more few several different first second new also only one two three good high low large small left right "
    "early late upper lower".split()
)
LEAST_COUNT = 4
TIMES_WRITTEN = 4
# entries with lower log-odds are left out of the table
LEAST_ODDS = -3
CANDIDATES = 800


def read_marks(path):
    return [json.loads(line) for line in open(path, encoding="utf8")]


def corrected_pairs(paragraphs):
    """(written, meant) of each mark, by paragraph."""
    for number, (words, marks, _) in enumerate(paragraphs):
        by_place = {(word[0], word[1]): word for word in words}
        for start, end, kind, forms in marks:
            word = by_place.get((start, end))
            if kind in TYPES and word and word[2]:
                for form in forms:
                    if form != word[2]:
                        yield number, (word[2], form)


def lookalikes(pairs):
    """Words with the same first four letters where the other is common enough to be meant."""
    common = collections.defaultdict(list)
    for number, word in enumerate(pairs.words):
        if pairs.frequency[number] >= 60 and len(word) >= 5 and "-" not in word:
            common[word[:4]].append(word)
    found = {}
    for number, word in enumerate(pairs.words):
        if pairs.frequency[number] < 5 or len(word) < 5:
            continue
        for other in common[word[:4]]:
            if other != word and abs(len(other) - len(word)) <= 5:
                ratio = difflib.SequenceMatcher(None, word, other).ratio()
                if ratio >= 0.74:
                    found[(word, other)] = ratio
    return found


def features(pairs, relation, place, written, other, partner, like, marked, mended):
    """Rows of features for arrays of changes, and which of them the counts allow."""
    here, there = pairs.count(relation, place, written, partner), pairs.count(relation, place, other, partner)
    share_here = (here + 0.3) / (pairs.totals[place, relation, written] + 30)
    share_there = (there + 0.3) / (pairs.totals[place, relation, other] + 30)
    allowed = (there >= LEAST_COUNT) & (there >= TIMES_WRITTEN * here) & (share_there >= 2 * share_here)
    rows = np.stack(
        [
            np.log((there + 0.5) / (here + 0.5)),
            np.log(share_there / share_here),
            np.log1p(there),
            np.log1p(here),
            np.where(like > 0, like - 0.5, 0),
            like > 0,
            np.log1p(marked),
            marked > 0,
            np.log1p(mended),
            np.log1p(pairs.frequency[written]),
            np.log1p(pairs.frequency[other]),
            relation == VC,
        ],
        1,
    ).astype(float)
    return rows, allowed, here, there


def is_kept(relation, place):
    """Prepositions are handled elsewhere."""
    return not (relation in (6, 7, 8) and place == 1) and not (relation == PN and place == 0)


class Evidence:
    """Which words may be meant for a word, and the evidence for it besides the counts."""

    def __init__(self, pairs, likes, mended):
        self.pairs, self.likes, self.mended = pairs, likes, mended

    def others(self, marked):
        found = collections.defaultdict(set)
        for written, other in [*self.likes, *marked, *self.mended]:
            known = written in self.pairs.number and other in self.pairs.number
            if known and written != other and not {written, other} & LEFT_ALONE:
                found[written].add(other)
        return found

    def of(self, written, other, marked):
        key = (written, other)
        return self.likes.get(key, 0), marked.get(key, 0), self.mended.get(key, 0)


def candidate_rows(pairs, evidence, paragraphs, marked_by_fold):
    """Each change of a word that the counts allow: (paragraph, word, other), features of its best pair, verdict (1
    marked so, 2 marked differently, 0 unmarked)."""
    number = pairs.number
    changes = []
    for fold in range(FOLDS):
        marked = sum((counts for k, counts in enumerate(marked_by_fold) if k != fold), collections.Counter())
        others = evidence.others(marked)
        for at in range(fold, len(paragraphs), FOLDS):
            for k, (_, _, form, tag, slots) in enumerate(paragraphs[at][0]):
                for relation, place, partner in slots:
                    if partner in number and is_kept(relation, place):
                        for other in others.get(form, ()):
                            changes.append((at, k, form, other, relation, place, partner, *evidence.of(form, other, marked)))
    column = lambda i: np.array([change[i] for change in changes])
    ids = lambda i: np.array([number[change[i]] for change in changes])
    rows, allowed, _, _ = features(
        pairs, column(4), column(5), ids(2), ids(3), ids(6), column(7), column(8), column(9)
    )
    best = {}
    for i in np.flatnonzero(allowed):
        key = changes[i][:2] + (changes[i][3],)
        if key not in best or rows[i][0] > rows[best[key]][0]:
            best[key] = i
    keys, verdicts = [], []
    for at, k, other in best:
        words, marks, edits = paragraphs[at]
        start, end = words[k][:2]
        said = next((forms for s, e, _, forms in marks if (s, e) == (start, end)), [])
        touched = any(s <= end and e >= start for s, e, _ in edits)
        keys.append((at, k, other))
        verdicts.append(1 if other in said else 2 if touched else 0)
    return keys, rows[list(best.values())], np.array(verdicts)


def crossed(rows, right, folds):
    """Log-odds of each row by the model trained on the other folds."""
    odds = np.zeros(len(rows))
    for fold in range(FOLDS):
        here = folds == fold
        model = LogisticRegression(C=1, max_iter=300).fit(rows[~here], right[~here])
        odds[here] = model.decision_function(rows[here])
    return odds


def main(folder, step):
    pairs = Pairs(folder)
    paragraphs = read_marks(os.path.join(folder, "train.marks"))
    marked_by_fold = [collections.Counter() for _ in range(FOLDS)]
    for at, pair in corrected_pairs(paragraphs):
        marked_by_fold[at % FOLDS][pair] += 1
    mended = collections.Counter(pair for _, pair in corrected_pairs(read_marks(os.path.join(folder, "commits.marks"))))
    evidence = Evidence(pairs, lookalikes(pairs), mended)
    keys, rows, verdicts = candidate_rows(pairs, evidence, paragraphs, marked_by_fold)
    mean, deviation = rows.mean(0), rows.std(0) + 1e-9
    rows = (rows - mean) / deviation
    folds = np.array([at % FOLDS for at, _, _ in keys])
    odds = crossed(rows, verdicts == 1, folds)
    # one word per place: the most likely one
    likeliest = {}
    for i in np.argsort(odds):
        likeliest[keys[i][:2]] = i
    order = sorted(likeliest.values(), key=lambda i: -odds[i])[:CANDIDATES]
    print(f"{len(keys)} changes, {(verdicts == 1).sum()} of them right")
    if step == "candidates":
        by_paragraph = collections.defaultdict(list)
        for i in order:
            at, k, other = keys[i]
            by_paragraph[at].append([paragraphs[at][0][k][0], other])
        with open(os.path.join(folder, "candidates.jsonl"), "w") as out:
            out.writelines(json.dumps([at, changes]) + "\n" for at, changes in by_paragraph.items())
        return
    gains = {}
    for line in open(os.path.join(folder, "likelihoods.jsonl")):
        at, said = json.loads(line)
        for start, other, gain, opinion in said:
            gains[(at, start, other)] = (max(-3, min(6, gain)), opinion)
    told = [i for i in order if (keys[i][0], paragraphs[keys[i][0]][0][keys[i][1]][0], keys[i][2]) in gains]
    said = [gains[(keys[i][0], paragraphs[keys[i][0]][0][keys[i][1]][0], keys[i][2])] for i in told]
    gain, opinion = np.array([s[0] for s in said]), np.array([0 if s[1] is None else s[1] for s in said])
    both = np.stack([odds[told], gain], 1)
    p = 1 / (1 + np.exp(-crossed(both, verdicts[told] == 1, folds[told])))
    print("least odds, least probability: asked, right word marked, another marked, unmarked")
    for least_odds in (-9, LEAST_ODDS):
        for least in (0.1, 0.15, 0.2, 0.25, 0.3, 0.4):
            asked = verdicts[told][(odds[told] >= least_odds) & (p >= least) & (opinion >= -4)]
            print(least_odds, least, len(asked), *(int((asked == verdict).sum()) for verdict in (1, 2, 0)))
    model = LogisticRegression(C=1, max_iter=300).fit(rows, verdicts == 1)
    final = LogisticRegression(C=1).fit(
        np.stack([model.decision_function(rows[told]), gain], 1), verdicts[told] == 1
    )
    print("of counts, of model, bias:", final.coef_[0].round(2), final.intercept_.round(2))
    write_table(folder, pairs, evidence, sum(marked_by_fold, collections.Counter()), model, mean, deviation)


def write_table(folder, pairs, evidence, marked, model, mean, deviation):
    """Every word with the words that may be meant for it, and beside which partner."""
    places = [np.argsort(pairs.first, kind="stable"), np.argsort(pairs.second, kind="stable")]
    sorted_words = [pairs.first[places[0]], pairs.second[places[1]]]
    entries = 0
    with open(os.path.join(folder, "table.jsonl"), "w") as out:
        for written, others in sorted(evidence.others(marked).items()):
            found = []
            for other in sorted(others):
                number = pairs.number[other]
                for place in (0, 1):
                    within = slice(*np.searchsorted(sorted_words[place], [number, number + 1]))
                    at = places[place][within]
                    at = at[[is_kept(relation, place) for relation in pairs.relation[at]]] if len(at) else at
                    if len(at) == 0:
                        continue
                    one = np.ones(len(at), dtype=np.int64)
                    relation, partner = pairs.relation[at], (pairs.second, pairs.first)[place][at]
                    rows, allowed, here, there = features(
                        pairs, relation, one * place, one * pairs.number[written], one * number, partner,
                        *(one * value for value in evidence.of(written, other, marked)),
                    )
                    odds = model.decision_function((rows - mean) / deviation)
                    for i in np.flatnonzero(allowed & (odds >= LEAST_ODDS)):
                        found.append(
                            [other, int(relation[i]), place, pairs.words[partner[i]], round(float(odds[i]), 3), int(here[i]), int(there[i])]
                        )
            if found:
                entries += len(found)
                out.write(json.dumps([written, found]) + "\n")
    print(f"{entries} entries")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
