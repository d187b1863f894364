"""Trains an ensemble of boosted trees that revises the odds of everyday writing, on marked texts (dump-revising.ts): of
learners for all kinds of candidates, or of mended documentation for commas alone.

    python3 training/ranker/train_revising.py learners|commas OUT_FOLDER ROWS_FOLDER ...

Priors of changes are computed from the other parts of the texts. Writes learners.json or commas.json.
"""
import json
import sys

import lightgbm as lgb
import numpy as np

FOLDS = 5
# Text with nothing to correct: Emend is used on far more of it than of learners' text, so its weight is chosen by what
# is changed in it.
SET_WEIGHT = {"learners": {"learners": 1.0, "commits": 0.5, "clean": 0.1}, "commas": {"learners": 0.0, "commits": 1.0, "clean": 4.0}}
NEAR_WEIGHT = 0.4
PARAMS = dict(objective="binary", learning_rate=0.03, num_leaves=8, min_data_in_leaf=20, feature_fraction=0.4, bagging_fraction=0.8,
              bagging_freq=1, lambda_l2=10.0, verbose=-1, num_threads=1, deterministic=True, force_row_wise=True)
TREES = 150
SEEDS = (1, 2, 3)
PSEUDO_ROWS = 20


def read(folders):
    parts, changes, base = [], {}, 0
    for folder in folders:
        meta = json.load(open(f"{folder}/revising.json"))
        rows = np.fromfile(f"{folder}/revising.i32", dtype=np.int32).reshape(-1, 6)
        X = np.fromfile(f"{folder}/revising.f32", dtype=np.float32).reshape(-1, len(meta["features"]))
        rows[:, 5] = np.array([changes.setdefault(c, len(changes)) for c in meta["changes"]])[rows[:, 5]]
        rows[:, 3] += base
        base = rows[:, 3].max() + 1
        parts.append((X, rows))
    X, rows = (np.concatenate(part) for part in zip(*parts))
    return X, rows, meta["features"], meta["kinds"], meta["sets"], list(changes)


def log_odds(p):
    return np.log(p / (1 - p))


def train(ensemble, X, rows, names, kinds, sets, changes):
    label, kind, source, group, _, change = rows.T
    y = (label == 1).astype(np.int8)
    w = np.array([SET_WEIGHT[ensemble][s] for s in sets])[source]
    w[label == 2] *= NEAR_WEIGHT
    X = X.copy()
    fold = (group.astype(np.int64) * 2654435761 % 2**32 >> 7) % FOLDS
    column = names.index("learner-prior")
    kind_of = np.array([kinds.index(c.split(" ")[0]) for c in changes])
    base = np.array([(w[(kind == k) & (y == 1)].sum() + 1) / (w[kind == k].sum() + 10) for k in range(len(kinds))])
    for f in [*range(FOLDS), None]:
        part = slice(None) if f is None else fold != f
        hits = np.bincount(change[part], weights=(w * y)[part], minlength=len(changes))
        seen = np.bincount(change[part], weights=w[part], minlength=len(changes))
        table = log_odds((hits + PSEUDO_ROWS * base[kind_of]) / (seen + PSEUDO_ROWS))
        if f is None:
            priors = {changes[c]: round(float(table[c]), 3) for c in np.where(seen >= 5)[0]}
        else:
            X[fold == f, column] = table[change[fold == f]]
    kind_priors = {k: round(float(log_odds(base[i])), 3) for i, k in enumerate(kinds)}
    ensembles = [lgb.train({**PARAMS, "seed": seed}, lgb.Dataset(X, y, weight=w, feature_name=names), TREES) for seed in SEEDS]
    trees = [pack(tree["tree_structure"], len(SEEDS)) for model in ensembles for tree in model.dump_model()["tree_info"]]
    return {"features": names, "priors": priors, "kindPriors": kind_priors, "trees": trees}, ensembles


def pack(node, ensembles):
    if "leaf_value" in node:
        return round(node["leaf_value"] / ensembles, 6)
    assert node["decision_type"] == "<="
    return [node["split_feature"], float(np.float32(node["threshold"])), pack(node["left_child"], ensembles), pack(node["right_child"], ensembles)]


def main():
    ensemble, out, folders = sys.argv[1], sys.argv[2], sys.argv[3:]
    X, rows, *terms = read(folders)
    if ensemble == "commas":
        commas = rows[:, 1] == terms[1].index("comma")
        X, rows = X[commas], rows[commas]
    print(f"{len(X)} rows, {(rows[:, 0] == 1).sum()} right", flush=True)
    trained, ensembles = train(ensemble, X, rows, *terms)
    gains = sum(model.feature_importance("gain") for model in ensembles)
    print(", ".join(f"{terms[0][i]} {gains[i]:.0f}" for i in np.argsort(-gains)[:15]))
    json.dump(trained, open(f"{out}/{ensemble}.json", "w"))


if __name__ == "__main__":
    main()
