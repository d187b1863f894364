"""Language models for stacking: one pair set per fold, trained on the other folds, and one on all of them.

Usage: python3 crossfit.py OUT CLASS_COUNT
Writes OUT/lm-0.bin to OUT/lm-3.bin, OUT/lm-all.bin and OUT/plan.json for dump-features.ts. Training documents are
scored by models that have not seen them (nor their group), all others by the models trained on everything. The same
applies to human texts that a model polished, from which the trees of edited text learn, because their originals may be
among the training documents. The n-gram models learn from all training documents; the trees need only some of each
source, generator and domain (train.py weights by the same keys).
"""

import hashlib
import json
import sys

import numpy as np
from calibrate import chosen
from documents import FOLDS, edited, load_documents
from language_models import Symbols, build

# documents of a source, generator and domain for the trees, and of the pool
MACHINE, HUMAN, PEOPLE, POOL = 110, 200, 90, 4_000


def sampled(documents, keep):
    """Keeps at most this many documents per key: those whose identities have the lowest hashes, whatever else is
    there."""
    seen, taken = {}, np.zeros(len(keep), bool)
    order = sorted(np.flatnonzero(keep), key=lambda k: hashlib.md5(documents["id"][k].encode()).digest())
    for k in order:
        source, disguised = documents["source"][k], documents["disguised"][k] is True
        if documents["part"][k] == "pool":
            key, most = "pool", POOL
        else:
            key = (source, documents["generator"][k], documents["domain"][k], disguised)
            most = MACHINE if documents["label"][k] == 1 else PEOPLE if source.startswith("people: ") else HUMAN
        seen[key] = seen.get(key, 0) + 1
        taken[k] = seen[key] <= (most // 2 if disguised else most)
    return taken


def main():
    out, class_count = sys.argv[1], int(sys.argv[2])
    documents = load_documents(out)
    symbols = Symbols(out)
    train = documents["part"] == "train"
    # only the trees learn from changed copies of texts
    learned = train & (documents["disguised"] != True)  # noqa: E712
    human = learned & (documents["label"] == 0)
    machine = learned & (documents["label"] == 1)
    fold = documents["fold"]
    files = []
    for k in [*range(FOLDS), None]:
        path = f"{out}/lm-{'all' if k is None else k}.bin"
        keep = fold != (-1 if k is None else k)
        described = build(symbols, np.flatnonzero(human & keep), np.flatnonzero(machine & keep), path, class_count)
        files.append(path)
        print(path, {name: model["ngrams"] for name, model in described.items()}, flush=True)
    part = documents["part"]
    use = np.where(train, fold, FOLDS)
    used = sampled(documents, train | (part == "pool")) | np.isin(np.arange(len(use)), chosen(documents))
    use[~used] = -1
    beside = edited(documents) | (part == "original")
    use[beside] = fold[beside]
    with open(f"{out}/plan.json", "w") as file:
        json.dump({"files": files, "use": use.tolist()}, file)


if __name__ == "__main__":
    main()
