"""Fits what turns raw values into probabilities and scores, and writes the finished model.

Usage: python3 calibrate.py OUT plan            writes OUT/which.json for dump-evidence.ts
       python3 calibrate.py OUT finish VERSION  reads OUT/evidence.jsonl; writes OUT/detector.bin

Probabilities: Platt's logistic on development documents, both classes with equal mass. Scores: quantiles of human text
(development documents and kinds never trained on), every source with equal mass, so that no easy corpus hides a hard one.
"""

import json
import sys

import lightgbm as lgb
import numpy as np
from container import read_container, write_container
from documents import load_documents
from sklearn.linear_model import LogisticRegression

UNSEEN = ["openstax", "usgov", "ukgov", "opendocs"]
PER_SOURCE = 500
PASSAGE_BINS = [75, 120, 200, 10**9]
DOCUMENT_BINS = [130, 250, 10**9]
# shares of human passages below the scores 0, 36 and 71
SHARES = [0.98, 0.993, 0.9985]


def chosen(documents):
    rng = np.random.default_rng(1)
    which = list(np.flatnonzero(documents["part"] == "dev"))
    for source in UNSEEN:
        which += list(rng.permutation(np.flatnonzero(documents["source"] == source))[:PER_SOURCE])
    return np.sort(np.array(which))


def source_mass(source):
    """Equal mass for every source; one with few texts counts by their number."""
    _, inverse, count = np.unique(source.astype(str), return_inverse=True, return_counts=True)
    return np.minimum(1.0, 300 / count[inverse])


def quantile(values, weight, share):
    order = np.argsort(values)
    reached = np.cumsum(weight[order]) / weight.sum()
    return float(values[order][np.searchsorted(reached, share)])


def platt(values, label, source):
    weight = source_mass(source)
    weight = np.where(label == 1, weight / weight[label == 1].sum(), weight / weight[label == 0].sum())
    fitted = LogisticRegression(C=1e6).fit(values.reshape(-1, 1), label, sample_weight=weight * len(weight))
    return float(fitted.coef_[0, 0]), float(fitted.intercept_[0])


def fit_bin(up_to, values, label, source, calibration):
    """`calibration`: rows that the probability is fitted on; human quantiles use all rows."""
    slope, intercept = platt(values[calibration], label[calibration], source[calibration])
    human = label == 0
    anchors = [quantile(values[human], source_mass(source[human]), share) for share in SHARES]
    anchors.append(max(anchors[2] + 1.0, float(np.median(values[label == 1]))))
    for k in range(1, 4):
        anchors[k] = max(anchors[k], anchors[k - 1] + 0.05)
    rounded = [round(a, 4) for a in anchors]
    print(f"  to {up_to}: {human.sum()} human, {(label == 1).sum()} machine, anchors {rounded}, slope {slope:.3f}")
    return {"upTo": up_to, "slope": round(slope, 5), "intercept": round(intercept, 5), "anchors": rounded}


def fit_bins(bins, words, values, label, source, calibration):
    fitted, low = [], 0
    for up_to in bins:
        # neighbours in length lend a bin their passages, or its upper quantiles would rest on a handful
        near = (words > low * 0.8) & (words <= up_to * 1.25)
        fitted.append(fit_bin(up_to, values[near], label[near], source[near], calibration[near]))
        low = up_to
    return fitted


def main():
    out, step = sys.argv[1], sys.argv[2]
    documents = load_documents(out)
    which = chosen(documents)
    if step == "plan":
        with open(f"{out}/which.json", "w") as file:
            json.dump(which.tolist(), file)
        return
    version = sys.argv[3]
    features = json.load(open(f"{out}/main.json"))["features"]
    units = np.fromfile(f"{out}/main.units.i32", np.int32).reshape(-1, 3)
    used = np.isin(units[:, 0], which)
    units = units[used]
    rows = np.memmap(f"{out}/main.f32", np.float32, mode="r").reshape(-1, len(features))[used]
    values = lgb.Booster(model_file=f"{out}/trees.txt").predict(np.array(rows), raw_score=True)
    number = units[:, 0]
    label, source = documents["label"][number], documents["source"][number]
    development = documents["part"][number] == "dev"
    print("passages")
    passages = fit_bins(PASSAGE_BINS, units[:, 2], values, label, source, development)

    evidence = [json.loads(line) for line in open(f"{out}/evidence.jsonl")]
    number = np.array([row["document"] for row in evidence])
    label, source = documents["label"][number], documents["source"][number]
    development = documents["part"][number] == "dev"
    value = np.array([row["value"] for row in evidence])
    print("documents")
    words = np.array([row["words"] for row in evidence])
    whole = fit_bins(DOCUMENT_BINS, words, value, label, source, development)
    facts, arrays = read_container(f"{out}/uncalibrated.bin")
    facts["version"] = version
    facts["calibration"] = {"passages": passages, "documents": whole}
    write_container(f"{out}/detector.bin", arrays, facts)


main()
