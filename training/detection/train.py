"""Trains the trees on the stacked features, with a round of hard negatives, and writes the model without calibration.

Usage: python3 train.py OUT
Reads documents.jsonl, main.f32, main.units.i32, main.json and lm-all.bin in OUT; writes OUT/trees-style.txt,
OUT/trees-likelihood.txt, OUT/trees-both.txt (LightGBM) and OUT/uncalibrated.bin.

There are three ensembles: on the features of style, on those of the language models, and on both. Their values are
added, the second with half weight. Trees that may use both learn the likelihood ratios so well in the known domains
that they hardly use style elsewhere. With separate trees for style, sources left out are found more often
(sources_out.py).
"""

import json
import sys

import edited
import lightgbm as lgb
import numpy as np
from container import read_container, write_container
from documents import edited as edited_documents
from documents import load_documents
from trees import Experts, tree_arrays

PARAMETERS = {
    "objective": "binary", "learning_rate": 0.06, "num_leaves": 24, "min_data_in_leaf": 60, "lambda_l2": 5,
    "feature_fraction": 0.3, "bagging_fraction": 0.7, "bagging_freq": 1, "max_bin": 127, "verbosity": -1,
    "num_threads": 1, "seed": 7, "deterministic": True, "force_row_wise": True,
    "monotone_constraints_method": "basic",
}  # fmt: skip
TREES = 240
# enough of them to show which human passages look most like machine text
MINING_TREES = 100
# caps per source x generator x domain, so that no collection decides alone
HUMAN_CAP, MACHINE_CAP = 500, 90
# human text of kinds that the machine side lacks: at full weight the trees learn "expository, so human"
CORPUS_WEIGHT = 0.1
# textbooks apart: nothing that people write is closer to what assistants answer, and with as little of them as of the
# other corpora one in twenty of those never trained on was taken for a machine's
TEXTBOOKS, TEXTBOOK_WEIGHT = "openstax-older", 2
# texts gathered for this training, by prefix of their source: written texts (more of it finds more debates and fewer of
# older models' answers), answers of language models, texts of the other collections (machine_texts.py), human text of
# the written kinds, human answers; chosen on collections left out (README.md)
GATHERED_WEIGHTS = {"written": 0.05, "answers: ": 0.3, "models: ": 0.2, "people: ": 0.3, "people: stack-": 0.1}
# the weight of an ensemble's value, by the features it may use; chosen on sources left out (sources_out.py)
EXPERTS = {"style": 0.5, "likelihood": 0.5, "both": 1.0}
CORPORA = {
    "arxiv-abstracts", "pmc-medicine-anglo", "pmc-medicine-intl", "pmc-plantsci-anglo", "pmc-plantsci-intl",
    "plos-misc", "standardebooks-us", "standardebooks-uk", "nih-genetic-diseases", "textbooks-misc", "openstax-older",
}  # fmt: skip
# share of the pool's passages with the highest values that are hard negatives, and their weight; a larger share made
# new domains worse
HARD_SHARE, HARD_WEIGHT = 0.01, 1.0


def monotone(features):
    """The more the likelihood ratio favours the machine's model, the more it may speak for the machine, never less."""
    return [
        1 if (": ratio" in name and not name.endswith(" sd")) or ": sentence ratio m" in name else 0 for name in features
    ]


def weights(documents, index, label):
    # disguised copies count together with their originals
    keys = [f"{a}|{b}|{c}" for a, b, c in zip(*(documents[n][index] for n in ("source", "generator", "domain")))]
    _, inverse, count = np.unique(keys, return_inverse=True, return_counts=True)
    weight = np.minimum(1, np.where(label == 1, MACHINE_CAP, HUMAN_CAP) / count[inverse])
    source = documents["source"][index].astype(str)
    weight = weight * np.where(np.isin(source, list(CORPORA)), CORPUS_WEIGHT, 1)
    weight[source == TEXTBOOKS] *= TEXTBOOK_WEIGHT / CORPUS_WEIGHT
    gathered = np.ones(len(weight))
    for beginning, share in GATHERED_WEIGHTS.items():
        gathered[np.char.startswith(source, beginning)] = share
    return weight * gathered


def balanced(weight, label):
    """Equal weight for both classes, one per row on average."""
    mass = np.where(label == 1, weight[label == 1].sum(), weight[label == 0].sum())
    return weight / mass * len(weight) / 2


def fit(rows, label, weight, features, trees=TREES):
    parameters = {**PARAMETERS, "monotone_constraints": monotone(features)}
    likelihood = np.array([": " in name for name in features])
    models = {}
    for name, own in (("style", ~likelihood), ("likelihood", likelihood), ("both", np.ones_like(likelihood))):
        # a column without variation is never split on, and the other columns keep their indexes
        masked = np.where(own, rows, np.float32(0))
        data = lgb.Dataset(masked, label, weight=balanced(weight, label), params={"verbosity": -1})
        models[name] = lgb.train(parameters, data, trees)
    return Experts(models, EXPERTS)


def edited_trees(rows, documents, document, features):
    """The trees for edited text, against human and against machine text; nothing here was changed by rule."""
    part, label = documents["part"][document], documents["label"][document]
    plain = documents["disguised"][document] != True  # noqa: E712
    own = edited_documents(documents)[document]
    people = plain & (((part == "train") & (label == 0)) | np.isin(part, ["pool", "original"]))
    machines = plain & (part == "train") & (label == 1)
    likelihood = np.array([": " in name for name in features])

    def prepared(others):
        index = np.r_[np.flatnonzero(own), np.flatnonzero(others)]
        return rows[index], documents, document[index], np.r_[np.ones(own.sum()), np.zeros(others.sum())]

    made = np.flatnonzero(machines)
    machine = rows[made], weights(documents, document[made], np.ones(len(made)))
    return {
        "edited": edited.against_people(*prepared(people), machine, likelihood, CORPORA, PARAMETERS),
        "editedOrMade": edited.against_machines(*prepared(machines), CORPORA, PARAMETERS),
    }


def main():
    out = sys.argv[1]
    documents = load_documents(out)
    features = json.load(open(f"{out}/main.json"))["features"]
    units = np.fromfile(f"{out}/main.units.i32", np.int32).reshape(-1, 3)
    rows = np.fromfile(f"{out}/main.f32", np.float32).reshape(-1, len(features))
    document, kind = units[:, 0], units[:, 1]
    part, label = documents["part"][document], documents["label"][document]
    some = np.random.default_rng(3).random(len(units)) < 0.7
    train = np.flatnonzero((part == "train") & ((kind == 0) | some))
    weight = weights(documents, document[train], label[train])
    model = fit(rows[train], label[train], weight, features, MINING_TREES)
    pool = np.flatnonzero(part == "pool")
    values = model.predict(rows[pool])
    hard = pool[values > np.quantile(values, 1 - HARD_SHARE)]
    print(f"hard negatives: {len(hard)} of {len(pool)} passages")
    index = np.r_[train, hard]
    weight = np.r_[weight, np.full(len(hard), HARD_WEIGHT)]
    model = fit(rows[index], label[index], weight, features)
    model.save(out)
    facts, arrays = read_container(f"{out}/lm-all.bin")
    arrays.update(tree_arrays(model))
    for name, experts in edited_trees(rows, documents, document, features).items():
        arrays.update(tree_arrays(experts, name))
    arrays["vocabulary"] = open(f"{out}/vocabulary.txt", "rb").read()
    write_container(f"{out}/uncalibrated.bin", arrays, {**facts, "features": len(features)})
    for name, trees in model.models.items():
        gain = trees.feature_importance("gain")
        print(name, [(features[k], round(float(gain[k] / gain.sum()), 3)) for k in np.argsort(-gain)[:15]])


if __name__ == "__main__":
    main()
