"""Trees that distinguish human text that a language model polished or rewrote from unchanged human text, and from
machine text.

They learn from ImBD's texts (stories and encyclopaedia by seven models), from L2R's (nineteen kinds by three models, and
what people wrote) and from polished texts of the web (written/polished.txt.xz). Machine texts, with three tenths of their weight, show a model's style in kinds of text that
nobody polished: when only encyclopaedia is trained on, 83 % of the polished stories are found instead of 54
(training/detection/README.md). The reworked passages of written/ made the results on new collections worse, and so did
the likelihoods without the features of style.
"""

import lightgbm as lgb
import numpy as np
from trees import Experts

TREES = 200
# human text of the polished domains has half the weight of all human text, because it is half of what was polished.
# Otherwise the trees learn that encyclopaedia and stories are polished
SAME_DOMAIN = {
    "wiki": ["wiki", "encyclopaedia"], "story": ["story", "fiction"],
    "polished": ["web reviews", "web email", "web weblog", "web newsgroup", "masc"],
    "rewritten": ["rewritten"],
}  # fmt: skip
PEOPLE_SHARE = 0.5
MOST, CORPUS_WEIGHT = 300, 0.3
# a few dozen polished texts of the web next to 1,700 of other kinds; the weight of machine texts as a share of that of
# edited ones
POLISHED_WEIGHT, MACHINE_SHARE = 4, 0.3
# polished prose by people is closest to this
TEXTBOOKS, TEXTBOOK_WEIGHT = "openstax-older", 3


def weights(documents, number, corpora):
    """At most this much weight per source, generator and domain; corpora count less."""
    keys = [f"{a}|{b}|{c}" for a, b, c in zip(*(documents[n][number] for n in ("source", "generator", "domain")))]
    _, inverse, count = np.unique(keys, return_inverse=True, return_counts=True)
    source = documents["source"][number].astype(str)
    return np.minimum(1, MOST / count[inverse]) * np.where(np.isin(source, list(corpora)), CORPUS_WEIGHT, 1)


def fit(rows, label, weight, parameters):
    mass = np.where(label == 1, weight[label == 1].sum(), weight[label == 0].sum())
    data = lgb.Dataset(rows, label, weight=weight / mass * len(weight) / 2, params={"verbosity": -1})
    return lgb.train(parameters, data, TREES)


def against_people(rows, documents, number, label, machine, likelihood, corpora, parameters):
    """
    Two ensembles whose values are added: one on all features, one on style only. `label`: 1 edited, 0 human. `machine`:
    rows of machine texts and their weights; they count as edited.
    """
    weight = weights(documents, number, corpora)
    domain, edited = documents["domain"][number].astype(str), label == 1
    weight[edited & (domain == "polished")] *= POLISHED_WEIGHT
    for name, kin in SAME_DOMAIN.items():
        own, people = edited & (domain == name), ~edited & np.isin(domain, kin)
        wanted = PEOPLE_SHARE * weight[own].sum() / weight[edited].sum() * weight[~edited].sum()
        weight[people] *= max(1, wanted / weight[people].sum())
    weight[~edited & (documents["source"][number] == TEXTBOOKS)] *= TEXTBOOK_WEIGHT
    machine_rows, machine_weight = machine
    machine_weight = machine_weight * MACHINE_SHARE * weight[edited].sum() / machine_weight.sum()
    rows, label, weight = np.r_[rows, machine_rows], np.r_[label, np.ones(len(machine_rows))], np.r_[weight, machine_weight]
    style = np.where(likelihood, np.float32(0), rows)
    models = {"all": fit(rows, label, weight, parameters), "style": fit(style, label, weight, parameters)}
    return Experts(models, {"all": 1, "style": 1})


def against_machines(rows, documents, number, label, corpora, parameters):
    """`label`: 1 edited, 0 machine-made."""
    return Experts({"all": fit(rows, label, weights(documents, number, corpora), parameters)}, {"all": 1})
