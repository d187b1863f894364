"""Trains the ranking model on real corrections (dump-corrections.ts): a linear model of errors over hashed words, and boosted trees by kind.

    python3 training/ranker/train_ranker.py OUT_FOLDER ROWS_FOLDER ...

Everything is cross-fitted over three parts of the papers and repositories: what the trees learn from, and what their probabilities are
calibrated on, comes from models that have not seen the text. Writes ranker.json, errors.f32 and out-of-fold.npz.
"""
import json
import sys
import time

import lightgbm as lgb
import numpy as np
from scipy.sparse import csr_matrix
from sklearn.linear_model import LogisticRegression, SGDClassifier

FOLDS = 3
ERROR_BITS = 18
# Real errors of documentation differ from those of papers; a place that a correction touches differently is not a clean
# negative.
SET_WEIGHT = {"academic": 1.0, "commits": 0.5, "clean": 0.5}
# Kinds that learn from documentation too. In other kinds, its contributors correct and leave different things than
# readers of papers.
FROM_COMMITS = ("agreement", "noun-number", "verb-form", "be-form", "auxiliary", "confusable", "word-form", "missing-word", "needless-word", "other-word")
NEAR_WEIGHT = 0.4
LATE_WEIGHT = 0.5
LATE_KINDS = ("determiner", "comma", "hyphen")
PARAMS = dict(objective="binary", learning_rate=0.05, num_leaves=24, min_data_in_leaf=40, feature_fraction=0.5, bagging_fraction=0.8,
              bagging_freq=1, lambda_l2=8.0, verbose=-1, seed=1, num_threads=1, deterministic=True, force_row_wise=True, max_bin=127)
MOST_TREES = 350
EASY_SHARE = 0.2
# src/engine/ranking/editor-opinion.ts
NO_WORD = 40
# Kinds that the trees for everyday writing do not know: only the second opinion judges them.
UNKNOWN_TO_EVERYDAY = ("agreement", "missing-word", "needless-word", "other-word")

# Kinds of everyday writing that these trees help to judge: those that documentation taught them and that they judge
# better than the others do alone (correct on the development sets at 60 % precision: agreement 51 -> 60, be-form 3 ->
# 27, needless word 15 -> 20, number 117 -> 125, other word 9 -> 33, verb form 115 -> 117).
WITH_PAPERS = ("agreement", "be-form", "needless-word", "noun-number", "other-word", "verb-form")

# The kinds that these trees judge (LEARNED_FROM_PAPERS of ranker.ts), those with most corrections first. For the other
# kinds, readers marked too few errors to learn from.
LEARNED = ["hyphen", "comma", "determiner", "noun-number", "preposition", "semicolon", "agreement", "verb-form", "be-form", "confusable", "word-form", "missing-word", "needless-word", "other-word"]
# Whether the paragraph was read closely is known only in training: the trees may split on it, and are packed as they
# judge the other paragraphs.
DENSE = "read-densely"


def read(folders):
    parts = []
    names, kinds, sets, changes = None, None, None, {}
    group_base = 0
    for folder in folders:
        meta = json.load(open(f"{folder}/names.json"))
        names, kinds, sets = meta["features"], meta["kinds"], meta["sets"]
        rows = np.fromfile(f"{folder}/rows.i32", dtype=np.int32).reshape(-1, 7)
        X = np.fromfile(f"{folder}/features.f32", dtype=np.float32).reshape(-1, len(names))
        everyday = np.fromfile(f"{folder}/everyday.f32", dtype=np.float32)
        E = np.fromfile(f"{folder}/errors.i32", dtype=np.int32).reshape(-1, meta["errorWidth"])
        change = np.array([changes.setdefault(c, len(changes)) for c in meta["changes"]])
        rows[:, 6] = change[rows[:, 6]]
        rows[:, 4] += group_base
        rows[:, 5] += group_base
        group_base = max(rows[:, 4].max(), rows[:, 5].max()) + 1
        parts.append((X, E, rows, everyday))
    X, E, rows, everyday = (np.concatenate(part) for part in zip(*parts))
    return X, E, rows, everyday, names, kinds, sets, list(changes)


def hashed(E):
    """Bucket of each hashed feature, as the engine finds it: the top bits of the unsigned hash."""
    buckets = (E.view(np.uint32) >> np.uint32(32 - ERROR_BITS)).astype(np.int32)
    n, width = buckets.shape
    return csr_matrix((np.ones(n * width, dtype=np.float32), buckets.ravel(), np.arange(n + 1) * width), shape=(n, 2**ERROR_BITS))


def fit_errors(S, y, w):
    # averaged stochastic gradient: as good as liblinear here, in a tenth of its time
    model = SGDClassifier(loss="log_loss", alpha=1e-6, max_iter=6, tol=None, average=True, random_state=1)
    model.fit(S, y, sample_weight=w)
    return model


def log_odds(p):
    return np.log(p / (1 - p))


def main():
    out, folders = sys.argv[1], sys.argv[2:]
    started = time.time()
    X, E, rows, everyday, names, kinds, sets, changes = read(folders)
    label, kind, source, late, group, text, change = rows.T
    y = (label == 1).astype(np.int8)
    opinion = (X[:, names.index("editor-gain")].copy(), X[:, names.index("editor-over-rivals")].copy(), everyday, rows)
    w = np.array([SET_WEIGHT[s] for s in sets])[source]
    w[label == 2] *= NEAR_WEIGHT
    w[(late == 1) & np.isin(kind, [kinds.index(k) for k in LATE_KINDS])] *= LATE_WEIGHT
    fair = w.copy()
    learned = np.isin(kind, [kinds.index(k) for k in LEARNED])
    learned &= (source != sets.index("commits")) | np.isin(kind, [kinds.index(k) for k in FROM_COMMITS])
    # of the candidates in which no model believes, a fifth is enough
    easy = (label == 0) & (X[:, names.index("fluency-total")] < 0.1) & (X[:, names.index("slot-gain")] <= 0.3) & (X[:, names.index("editor-gain")] < -2)
    keep = learned & (~easy | (np.random.default_rng(1).random(len(y)) < EASY_SHARE))
    w[easy] /= EASY_SHARE
    kept = np.where(keep)[0]
    of_papers = np.full(len(y), np.nan)
    of_easy = np.where(easy, 1 / EASY_SHARE, 1)
    X, E, y, w, fair = X[keep], E[keep], y[keep], w[keep], fair[keep]
    label, kind, source, late, group, text, change = (column[keep] for column in (label, kind, source, late, group, text, change))
    fold = (group.astype(np.int64) * 2654435761 % 2**32 >> 7) % FOLDS
    S = hashed(E)
    del E
    print(f"{len(y)} rows, {y.sum()} right, {time.time() - started:.0f} s", flush=True)

    odds = np.zeros(len(y))
    for f in range(FOLDS):
        odds[fold == f] = fit_errors(S[fold != f], y[fold != f], w[fold != f]).decision_function(S[fold == f])
    whole = fit_errors(S, y, w)
    whole.coef_[0].astype(np.float32).tofile(f"{out}/errors.f32")
    X[:, names.index("error-odds")] = odds
    print(f"error model: {time.time() - started:.0f} s", flush=True)

    # log-odds of each change, shrunk to that of its kind by 20 pseudo-rows, without the part that a row is in
    prior_column = names.index("change-prior")
    kind_of = np.array([kinds.index(c.split(" ")[0]) for c in changes])
    priors, kind_priors = {}, {}
    base = np.array([(w[(kind == k) & (y == 1)].sum() + 1) / (w[kind == k].sum() + 2) for k in range(len(kinds))])
    for f in list(range(FOLDS)) + [None]:
        part = slice(None) if f is None else fold != f
        hits = np.bincount(change[part], weights=(w * y)[part], minlength=len(changes))
        seen = np.bincount(change[part], weights=w[part], minlength=len(changes))
        table = log_odds((hits + 20 * base[kind_of]) / (seen + 20))
        if f is None:
            priors = {changes[c]: round(float(table[c]), 3) for c in np.where(seen >= 5)[0]}
        else:
            X[fold == f, prior_column] = table[change[fold == f]]
    kind_priors = {k: round(float(log_odds(base[i])), 3) for i, k in enumerate(kinds)}

    X = np.column_stack([X, late])
    judged = np.column_stack([X[:, :-1], np.zeros(len(y), dtype=X.dtype)])
    columns = [*names, DENSE]

    calibration = {}
    models, scores = {}, np.full(len(y), np.nan)
    for name in LEARNED:
        k = kinds.index(name)
        mine = np.where(kind == k)[0]
        if y[mine].sum() < 60:
            print(f"{name}: {int(y[mine].sum())} right, too few")
            continue
        best = []
        for f in range(FOLDS):
            train, test = mine[fold[mine] != f], mine[fold[mine] == f]
            data = lgb.Dataset(X[train], y[train], weight=w[train], feature_name=columns, free_raw_data=True)
            held = lgb.Dataset(X[test], y[test], weight=w[test], reference=data)
            model = lgb.train(PARAMS, data, MOST_TREES, valid_sets=[held], callbacks=[lgb.early_stopping(20, verbose=False)])
            scores[test] = model.predict(judged[test], raw_score=True)
            best.append(model.best_iteration)
        calibration[name] = platt(scores[mine], y[mine], w[mine] * (source[mine] == 0) / np.where(source[mine] == 0, fair[mine], 1))
        if name in WITH_PAPERS:
            slope, offset = calibration[name]
            of_papers[kept[mine]] = slope * scores[mine] + offset
        trees = max(20, int(np.mean(best) * 1.1))
        model = lgb.train(PARAMS, lgb.Dataset(X[mine], y[mine], weight=w[mine], feature_name=columns), trees)
        gains = model.feature_importance("gain")
        report(name, mine[source[mine] == 0], y, label, scores, trees, [columns[i] for i in np.argsort(-gains)[:9]])
        models[name] = [pack(tree["tree_structure"], len(names)) for tree in model.dump_model()["tree_info"]]
        print(f"    {time.time() - started:.0f} s", flush=True)
        np.savez_compressed(f"{out}/out-of-fold.npz", label=label, kind=kind, source=source, group=group, text=text, change=change, weight=w, scores=scores, fluency=X[:, names.index("fluency-total")], gain=X[:, names.index("slot-gain")])
    header = {"features": names, "priors": priors, "kindPriors": kind_priors, "models": models, "errorBits": ERROR_BITS,
              "errorBias": float(whole.intercept_[0]), "second": second_opinion(*opinion, of_papers, of_easy, kinds, sets)}
    json.dump(calibration, open(f"{out}/calibration.json", "w"))
    json.dump(header, open(f"{out}/ranker.json", "w"))


def second_opinion(gain, lead, everyday, rows, of_papers, of_easy, kinds, sets):
    """By kind, how the odds of being right depend on the log-odds of the trees for everyday writing, those of the
    neural second opinion and those of the trees of papers (`of_papers`, out of fold; NaN if they have no opinion): a
    logistic regression over sentences that people corrected and paragraphs with nothing to correct. [offset, trees,
    gain, lead over rivals, known to the network, trees of papers]"""
    label, kind, source, *_ = rows.T
    known = gain < NO_WORD
    columns = np.column_stack([np.nan_to_num(everyday), np.where(known, gain, 0), np.where(known, np.clip(lead, -12, 12), 0), known, np.nan_to_num(of_papers)])
    weights = {}
    for k, name in enumerate(kinds):
        judged = (kind == k) & (source != sets.index("academic"))
        if name not in UNKNOWN_TO_EVERYDAY and np.isnan(everyday[judged]).all():
            continue
        if name in WITH_PAPERS:
            judged &= ~np.isnan(of_papers)
        y = label[judged] == 1
        if y.sum() < 20:
            # too few to learn from: only the trees
            weights[name] = [0, 1, 0, 0, 0, 0]
            continue
        weight = np.where(label[judged] == 2, NEAR_WEIGHT, 1) * np.where(name in WITH_PAPERS, of_easy[judged], 1)
        used = columns[judged] if name in WITH_PAPERS else columns[judged, :4]
        model = LogisticRegression(C=1.0, max_iter=1000).fit(used, y, sample_weight=weight)
        weights[name] = [round(float(value), 4) for value in (model.intercept_[0], *model.coef_[0])] + [0] * (5 - used.shape[1])
        odds = model.decision_function(used)
        for what, values in (("trees", columns[judged, 0]), ("second opinion", columns[judged, 1]), ("trees of papers", columns[judged, 4]), ("all", odds)):
            order = np.argsort(-values)
            hits = np.cumsum(y[order])
            share = hits / np.arange(1, len(order) + 1)
            enough = [np.where(share >= p)[0] for p in (0.7, 0.6, 0.5)]
            print(f"everyday {name}, {what}: of {y.sum()} right", ", ".join(f"{hits[e[-1]] if len(e) else 0} at {p}" for e, p in zip(enough, (0.7, 0.6, 0.5))))
        print("   ", weights[name], flush=True)
    return weights


def platt(scores, y, w):
    """Slope and offset that make the scores the log-odds of being right in academic paragraphs (Platt 1999)."""
    used = w > 0
    model = LogisticRegression(C=100.0).fit(scores[used, None], y[used], sample_weight=w[used])
    return [round(float(model.coef_[0, 0]), 4), round(float(model.intercept_[0]), 4)]


def report(name, mine, y, label, scores, trees, gains):
    """Precision on academic paragraphs, out of fold, among the most certain candidates, with the share of reachable
    errors that they correct."""
    order = mine[np.argsort(-scores[mine])]
    hits = np.cumsum(y[order])
    line = [f"{name}: {len(mine)} rows, {hits[-1] if len(hits) else 0} right, {trees} trees"]
    for precision in (0.8, 0.7, 0.6, 0.5):
        enough = np.where(hits / np.arange(1, len(order) + 1) >= precision)[0]
        if len(enough):
            n = enough[-1]
            line.append(f"P{precision:.1f}: {hits[n]} right (p {1 / (1 + np.exp(-scores[order][n])):.2f})")
    print(", ".join(line))
    print("   ", ", ".join(gains))


def pack(node, dense):
    if "leaf_value" in node:
        return round(node["leaf_value"], 6)
    assert node["decision_type"] == "<="
    if node["split_feature"] == dense:
        return pack(node["left_child"], dense)
    return [node["split_feature"], float(np.float32(node["threshold"])), pack(node["left_child"], dense), pack(node["right_child"], dense)]


if __name__ == "__main__":
    main()
