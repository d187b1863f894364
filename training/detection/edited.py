"""Trees that tell people's text which a language model polished or rewrote: from people's own, and from machines'.

They learn from ImBD's texts (stories and encyclopaedia by seven models) and from polished texts of the web (written/polished.txt.xz). Machines' texts beside them,
with three tenths of their mass, show what a model's hand looks like in kinds of text that nobody polished: with encyclopaedia alone learned from, 83 % of
the polished stories are found instead of 54 (training/detection/README.md). The reworked passages of written/ made new collections worse, and so did the likelihoods
without the features of style beside them.
"""

import lightgbm as lgb
import numpy as np
from trees import Experts

TREES = 200
# people's text of the domains that were polished has half the mass of people's, as theirs is half of what was polished: else the
# trees learn that encyclopaedia and stories are polished
SAME_DOMAIN = {
    "wiki": ["wiki", "encyclopaedia"], "story": ["story", "fiction"],
    "polished": ["web reviews", "web email", "web weblog", "web newsgroup", "masc"],
}  # fmt: skip
PEOPLE_SHARE = 0.5
MOST, CORPUS_WEIGHT = 300, 0.3
# a few dozen polished texts of the web beside 1,700 of other kinds; the mass of machines' texts as a share of that of edited ones
POLISHED_WEIGHT, MACHINE_SHARE = 4, 0.3
# polished prose of people is nearest to this
TEXTBOOKS, TEXTBOOK_WEIGHT = "openstax-older", 3


def weights(documents, number, corpora):
    """At most so much mass of a source, generator and domain; corpora count less."""
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
    Two ensembles whose values are added: of all features, and of style alone. `label`: 1 edited, 0 a person's. `machine`: rows of
    machines' texts and their weights; they count as edited.
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
    """`label`: 1 edited, 0 the machine's."""
    return Experts({"all": fit(rows, label, weights(documents, number, corpora), parameters)}, {"all": 1})
