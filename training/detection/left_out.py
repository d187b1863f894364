"""Generators and domains left out in turn: what the model finds in kinds that it has never seen.

Usage: python3 left_out.py OUT CLASS_COUNT TARGET.json
For every row, language models (crossed over two folds) and trees are trained without the generators, the domain or
both. The texts left out are scored against human ones: those of the domain if one is left out, otherwise development
texts of all domains. Fewer documents are used than for the shipped model (caps below), so the figures are slightly low.
"""

import json
import subprocess
import sys

import numpy as np
from documents import load_documents
from language_models import Symbols, build
from scipy.stats import rankdata
from train import fit, weights

GENERATORS = {
    "OpenAI": ("gpt", "text-davinci", "davinci", "chatgpt", "o3", "o4"),
    "Anthropic": ("claude",),
    "all others": (),
}
DOMAINS = {
    "essay": {"essay"},
    "story": {"story", "fiction"},
    "review": {"review"},
    "abstract": {"abstract"},
}
BOTH = [("essay", "OpenAI"), ("story", "Anthropic"), ("review", "Anthropic"), ("abstract", "OpenAI")]
HUMAN_CAP, MACHINE_CAP, TEST_CAP = 300, 90, 500


def family(generator):
    if generator is None:
        return None
    for name, starts in GENERATORS.items():
        if any(generator.startswith(start) for start in starts):
            return name
    return "all others"


def auroc(machine, human):
    ranks = rankdata(np.r_[machine, human])
    n = len(machine)
    return (ranks[:n].sum() - n * (n + 1) / 2) / (n * len(human))


class Experiment:
    def __init__(self, out, class_count):
        self.out, self.class_count = out, class_count
        self.documents = load_documents(out)
        self.symbols = Symbols(out)
        self.family = np.array([family(g) for g in self.documents["generator"]], object)
        self.number = 0

    def capped(self, keep):
        """At most this many documents per source, generator and domain."""
        rng = np.random.default_rng(4)
        chosen, seen = [], {}
        for k in rng.permutation(np.flatnonzero(keep)):
            key = tuple(self.documents[n][k] for n in ("source", "generator", "domain"))
            seen[key] = seen.get(key, 0) + 1
            if seen[key] <= (MACHINE_CAP if self.documents["label"][k] == 1 else HUMAN_CAP):
                chosen.append(k)
        return np.array(sorted(chosen))

    def run(self, domain, generators):
        """AUROC and true positives at 1 % false positives, documents and paragraphs."""
        d, self.number = self.documents, self.number + 1
        machine = d["label"] == 1
        out_domain = np.isin(d["domain"], list(DOMAINS[domain])) if domain else np.zeros(len(machine), bool)
        out_family = (self.family == generators) if generators else np.zeros(len(machine), bool)
        licensed = np.isin(d["part"], ["train", "dev"])
        train = (d["part"] == "train") & ~out_domain & ~out_family
        # old novels belong to the stories, but only texts of the kind that the machine writes are scored
        named = (d["domain"] == domain) if domain else np.ones(len(machine), bool)
        test_machine = licensed & machine & named & (out_family if generators else True)
        # if the domain is left out, its human texts were not trained on either; otherwise those of the development set
        test_human = licensed & ~machine & (named if domain else d["part"] == "dev")
        rng = np.random.default_rng(6)
        test = [rng.permutation(np.flatnonzero(t))[:TEST_CAP] for t in (test_machine, test_human)]
        subset = self.capped(train)
        fold = d["fold"] % 2
        files = []
        for k in (0, 1, None):
            path = f"{self.out}/left-{k}.bin"
            keep = train & (fold != (-1 if k is None else k))
            # human text is plentiful; a share of it keeps the two sides similar in size
            keep &= machine | (np.random.default_rng(2).random(len(keep)) < 0.7)
            build(self.symbols, np.flatnonzero(keep & ~machine), np.flatnonzero(keep & machine), path, self.class_count)
            files.append(path)
        use = np.full(len(machine), -1)
        use[subset] = fold[subset]
        use[np.concatenate(test)] = 2
        with open(f"{self.out}/left-plan.json", "w") as file:
            json.dump({"files": files, "use": use.tolist()}, file)
        command = ["npx", "tsx", "training/detection/dump-features.ts", self.out, f"{self.out}/left-plan.json", "left"]
        subprocess.run(command, check=True, cwd=sys.path[0] + "/../..", stderr=subprocess.DEVNULL)
        features = json.load(open(f"{self.out}/left.json"))["features"]
        units = np.fromfile(f"{self.out}/left.units.i32", np.int32).reshape(-1, 3)
        rows = np.fromfile(f"{self.out}/left.f32", np.float32).reshape(-1, len(features))
        number, kind = units[:, 0], units[:, 1]
        index = np.flatnonzero(np.isin(number, subset) & (use[number] < 2))
        label = d["label"][number]
        model = fit(rows[index], label[index], weights(d, number[index], label[index]), features, 220)
        scores = model.predict(rows)
        result = []
        for unit in (0, 1):
            a, h = (scores[(kind == unit) & np.isin(number, t)] for t in test)
            result.append((auroc(a, h), float((a > np.quantile(h, 0.99)).mean()), len(a), len(h)))
        return result


def main():
    out, class_count, target = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    experiment = Experiment(out, class_count)
    rows = []

    def row(label, results, must, aim):
        documents, paragraphs = (np.mean([r[unit][0] for r in results]) for unit in (0, 1))
        found = " / ".join(f"{100 * np.mean([r[unit][1] for r in results]):.0f} %" for unit in (0, 1))
        rows.append({"label": label, "value": f"{documents:.3f} / {paragraphs:.3f} (found {found})", "must": must, "aim": aim})
        with open(target, "w") as file:
            json.dump(rows, file, indent=1)

    def several(label, pairs, must, aim):
        results = []
        for domain, generators in pairs:
            results.append(experiment.run(domain, generators))
            name = " and ".join(n for n in (domain, generators) if n)
            print(name, [tuple(round(float(v), 3) for v in r) for r in results[-1]], flush=True)
            row(f"  {name}", results[-1:], "", "")
        row(label, results, must, aim)

    several("domain left out, mean AUROC", [(d, None) for d in DOMAINS], ".95", ".97")
    several("domain AND generator left out, mean AUROC", BOTH, ".85", ".93")
    several("generator left out, mean AUROC", [(None, g) for g in GENERATORS], ".97", ".99")


if __name__ == "__main__":
    main()
