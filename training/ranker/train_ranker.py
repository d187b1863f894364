"""Trains one gradient-boosted model per candidate kind on the rows of dump-candidates.ts.

    python3 training/ranker/train_ranker.py ROWS_FOLDER OUT.json

The change prior (log-odds of each change in the training part) is filled in here. Scores are isotonic-free: LightGBM's log
loss on a held-out fifth of the sentences is printed with precision at fixed recalls.
"""
import json
import sys

import lightgbm as lgb
import numpy as np

folder, out = sys.argv[1], sys.argv[2]
meta = json.load(open(f"{folder}/changes.json"))
names, kinds, changes = meta["features"], meta["kinds"], meta["changes"]
width = len(names)
X = np.fromfile(f"{folder}/features.f32", dtype=np.float32).reshape(-1, width)
y = np.fromfile(f"{folder}/labels.u8", dtype=np.uint8)
kind = np.fromfile(f"{folder}/kinds.u8", dtype=np.uint8)
group = np.fromfile(f"{folder}/groups.i32", dtype=np.int32)
change = np.fromfile(f"{folder}/changes.i32", dtype=np.int32)
held = group % 5 == 0
PRIOR = names.index("change-prior")

# log-odds of a change, shrunk to that of its kind by 20 pseudo-rows
priors = {}
prior_of = np.zeros(len(changes))
kind_of_change = np.array([kinds.index(c.split(" ")[0]) for c in changes])
kind_base = []
for k in range(len(kinds)):
    rows = (kind == k) & ~held
    base = (y[rows].sum() + 1) / (rows.sum() + 2)
    kind_base.append(float(np.log(base / (1 - base))))
    pos = np.bincount(change[rows], weights=y[rows], minlength=len(changes))
    tot = np.bincount(change[rows], minlength=len(changes))
    mine = kind_of_change == k
    p = (pos + 20 * base) / (tot + 20)
    prior_of[mine] = np.log(p / (1 - p))[mine]
    for c in np.where(mine)[0]:
        if tot[c] >= 5:
            priors[changes[c]] = round(float(prior_of[c]), 3)
X[:, PRIOR] = prior_of[change]

models = {}
for k, name in enumerate(kinds):
    rows = kind == k
    if y[rows].sum() < 200:
        print(f"{name}: {int(y[rows].sum())} positives, too few")
        continue
    train = lgb.Dataset(X[rows & ~held], y[rows & ~held], feature_name=list(names))
    test = lgb.Dataset(X[rows & held], y[rows & held], reference=train)
    params = dict(objective="binary", learning_rate=0.07, num_leaves=24, min_data_in_leaf=60, feature_fraction=0.7,
                  bagging_fraction=0.8, bagging_freq=1, lambda_l2=5.0, verbose=-1, seed=1, num_threads=1, deterministic=True)
    model = lgb.train(params, train, 260, valid_sets=[test], callbacks=[lgb.early_stopping(25, verbose=False)])
    p = model.predict(X[rows & held])
    t = y[rows & held]
    order = np.argsort(-p)
    hits = np.cumsum(t[order])
    line = [f"{name}: {int(rows.sum())} rows, {int(y[rows].sum())} positive, {model.best_iteration} trees"]
    for recall in (0.2, 0.4, 0.6):
        n = int(np.searchsorted(hits, recall * t.sum()))
        n = min(n, len(order) - 1)
        line.append(f"P@R{recall:.1f} {hits[n] / (n + 1):.2f} (p {p[order][n]:.2f})")
    print(", ".join(line), flush=True)
    gains = model.feature_importance("gain")
    print("   ", ", ".join(names[i] for i in np.argsort(-gains)[:8]))
    trees = []
    for tree in model.dump_model(num_iteration=model.best_iteration)["tree_info"]:
        trees.append(tree["tree_structure"])

    def pack(node):
        if "leaf_value" in node:
            return round(node["leaf_value"], 6)
        assert node["decision_type"] == "<="
        return [node["split_feature"], float(np.float32(node["threshold"])), pack(node["left_child"]), pack(node["right_child"])]

    models[name] = [pack(t) for t in trees]
json.dump({"features": names, "priors": priors, "kindPriors": dict(zip(kinds, kind_base)), "models": models}, open(out, "w"))
