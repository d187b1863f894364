"""Reads documents.jsonl without the texts, with folds; shared by the training steps."""

import hashlib
import json

import numpy as np

FOLDS = 4


def fold_of(group):
    return int(hashlib.md5(("fold" + group).encode()).hexdigest(), 16) % FOLDS


def load_documents(out):
    """Columns by name (all but the texts), one entry per document."""
    columns = {}
    with open(f"{out}/documents.jsonl", encoding="utf-8") as lines:
        for line in lines:
            row = json.loads(line)
            for name in ("id", "label", "generator", "domain", "source", "group", "native", "part", "pos", "disguised"):
                columns.setdefault(name, []).append(row.get(name))
    documents = {name: np.array(values, float if name == "label" else object) for name, values in columns.items()}
    documents["fold"] = np.array([fold_of(group) for group in columns["group"]])
    return documents


def edited(documents):
    """Human texts that a model polished or rewrote: those of the collections that may be trained on, and those written
    for it."""
    written = (documents["source"] == "written") & (documents["pos"] == "polished")
    return (documents["part"] == "mixed") & (np.isin(documents["source"], ["imbd", "models: l2r"]) | written)
