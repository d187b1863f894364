"""Sources left out in turn, at low cost: which weights and features generalise to new collections.

Usage: python3 sources_out.py OUT CLASS_COUNT CACHE [SOURCE...]
For every row, language models (crossed over two folds) and trees are trained without the sources, both machine and
human ones. The features are cached in CACHE, so that another choice of trees takes seconds. Prints AUROC against human
texts of the sources left out (or of the development set, if they have none) and what is found at 1 % of the development
set's human texts, for documents and paragraphs, for every choice of EXPERTS. Only texts that may be trained on are
used, so choices made here do not depend on the measuring sets.
"""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
from crossfit import sampled
from documents import load_documents
from language_models import Symbols, build
from left_out import auroc
from train import CORPORA, fit, weights
from trees import Experts

# sources left out together, by prefix of their names
LEFT = {
    "answers": ("answers: ", "people: stack-", "models: wildbench", "models: justeval", "models: mtbench", "models: halueval"),
    "essays": ("outfox", "herbold", "models: persuasion"),
    "reviews, stories, abstracts": ("biscope",),
    "encyclopaedia, stories": ("imbd", "fast-detect-gpt", "glimpse", "models: factscore-bios", "people: encyclopaedia"),
    "long stories": ("eqbench", "models: hanna", "models: lamp", "models: slop-score", "models: confederacy"),
    "written": ("written", "people: "),
}
# weights of the ensembles on style, on likelihoods and on both
CHOICES = [(1, 1, 0.5), (1, 0.5, 1), (1, 0.25, 1), (1, 0, 1), (0, 0, 1), (1, 0, 0), (0, 1, 0)]
TEST_CAP = 600


def starts(source, beginnings):
    return np.logical_or.reduce([np.char.startswith(source, beginning) for beginning in beginnings])


def chosen_for(source, name):
    out = starts(source, LEFT[name])
    # human answers are a row of their own
    return out & ~np.char.startswith(source, "people: stack-") if name == "written" else out


def cache(out, class_count, folder, name, documents):
    """Features of what is trained on, of what is left out and of the development set's human texts; CACHE/NAME.*"""
    label, source, part = documents["label"], documents["source"].astype(str), documents["part"]
    plain, fold = documents["disguised"] != True, documents["fold"] % 2  # noqa: E712
    gone, symbols = chosen_for(source, name), Symbols(out)
    train = (part == "train") & plain
    files = []
    for k in (0, 1):
        # human text is plentiful; a share of it keeps the two sides similar in size
        keep = train & ~gone & (fold != k) & ((label == 1) | (np.random.default_rng(2).random(len(label)) < 0.6))
        files.append(str(folder / f"{name}-{k}.bin"))
        build(symbols, np.flatnonzero(keep & (label == 0)), np.flatnonzero(keep & (label == 1)), files[-1], class_count)
    use = np.full(len(label), -1)
    seen = sampled(documents, train) & ~gone
    use[seen] = fold[seen]
    use[(part == "dev") & (label == 0) & ~np.char.startswith(source, "people: ")] = 0
    for side in (0, 1):
        tested = np.flatnonzero(np.isin(part, ["train", "dev"]) & plain & gone & (label == side))
        use[np.random.default_rng(6).permutation(tested)[:TEST_CAP]] = 0
    plan = folder / f"{name}-plan.json"
    plan.write_text(json.dumps({"files": files, "use": use.tolist()}))
    command = ["npx", "tsx", "training/detection/dump-features.ts", out, str(plan), f"sources-out {name}"]
    subprocess.run(command, check=True, cwd=sys.path[0] + "/../..", stderr=subprocess.DEVNULL)
    for kind in ("f32", "units.i32", "json"):
        (Path(out) / f"sources-out {name}.{kind}").rename(folder / f"{name}.{kind}")


def measure(folder, name, documents):
    features = json.loads((folder / f"{name}.json").read_text())["features"]
    units = np.fromfile(folder / f"{name}.units.i32", np.int32).reshape(-1, 3)
    rows = np.fromfile(folder / f"{name}.f32", np.float32).reshape(-1, len(features))
    number, kind = units[:, 0], units[:, 1]
    label, part, source = (documents[column][number] for column in ("label", "part", "source"))
    source = source.astype(str)
    gone = chosen_for(source, name)
    people = (part == "dev") & (label == 0) & ~gone & ~np.isin(source, [*CORPORA, "ewt"])
    some = (kind == 0) | (np.random.default_rng(3).random(len(number)) < 0.7)
    train = np.flatnonzero((part == "train") & ~gone & some)
    models = fit(rows[train], label[train], weights(documents, number[train], label[train]), features).models
    for choice in CHOICES:
        values = Experts(models, dict(zip(("style", "likelihood", "both"), choice))).predict(rows)
        shown = []
        for unit in (0, 1):
            machine, own = (values[(kind == unit) & gone & (label == side)] for side in (1, 0))
            known = values[(kind == unit) & people]
            found = 100 * (machine > np.quantile(known, 0.99)).mean()
            shown.append(f"{auroc(machine, own if len(own) > 150 else known):.3f} found {found:.1f} %")
        print(f"{name:28}{str(choice):16}{' / '.join(shown)}", flush=True)


def main():
    out, class_count, folder = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    documents = load_documents(out)
    for name in sys.argv[4:] or LEFT:
        if not (folder / f"{name}.json").exists():
            cache(out, class_count, folder, name, documents)
        measure(folder, name, documents)


if __name__ == "__main__":
    main()
