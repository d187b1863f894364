"""Language models for stacking: one pair set a fold, trained on the other folds, and one on all of them.

Usage: python3 crossfit.py OUT CLASS_COUNT
Writes OUT/lm-0.bin to OUT/lm-3.bin, OUT/lm-all.bin and OUT/plan.json for dump-features.ts: training documents are scored
by models that have not seen them (nor their group), all others by the models of everything.
"""

import json
import sys

import numpy as np
from documents import FOLDS, load_documents
from language_models import Symbols, build


POOL = 14_000


def main():
    out, class_count = sys.argv[1], int(sys.argv[2])
    documents = load_documents(out)
    symbols = Symbols(out)
    train = documents["part"] == "train"
    human = train & (documents["label"] == 0)
    machine = train & (documents["label"] == 1)
    fold = documents["fold"]
    files = []
    for k in [*range(FOLDS), None]:
        path = f"{out}/lm-{'all' if k is None else k}.bin"
        keep = fold != (-1 if k is None else k)
        described = build(symbols, np.flatnonzero(human & keep), np.flatnonzero(machine & keep), path, class_count)
        files.append(path)
        print(path, {name: model["ngrams"] for name, model in described.items()}, flush=True)
    use = np.where(train, fold, FOLDS)
    # a share of the pool is enough to mine hard negatives in
    pool = np.flatnonzero(documents["part"] == "pool")
    use[np.random.default_rng(7).permutation(pool)[POOL:]] = -1
    with open(f"{out}/plan.json", "w") as file:
        json.dump({"files": files, "use": use.tolist()}, file)


main()
