"""Third step of training: prunes the counted n-grams to a number and estimates modified Kneser-Ney probabilities.

Pruning and estimation go together. When an n-gram is pruned, its whole count passes to its suffix, not just one
distinct context ("On Growing and Pruning Kneser-Ney Smoothed N-Gram Models", Siivola, Hirsimaki and Virpioja 2007), so
the back-off distributions stay right however much is pruned. The n-grams to prune are chosen by the relative entropy
that the model loses (Stolcke 1998), with the context's probability taken from its count, not from the smoothed model:
Kneser-Ney's lower orders are not marginals (Chelba et al. 2010).

Occurrences have weights (how far their corpus is trusted). Discounts are computed from the number of occurrences and
apply to their mean weight.

Writes model{k}.ids.u32, model{k}.prob.f32 and model{k}.backoff.f32 (log10; NaN if the n-gram is not a context).
"""

import argparse
import json
from pathlib import Path

import numpy as np

START = 1


def load(work: Path):
    order = len(list(work.glob("order*.npz")))
    return [None] + [dict(np.load(work / f"order{k}.npz")) for k in range(1, order + 1)]


def adjusted_counts(tables, kept):
    """Counts after the transfer: a kept extension to the left counts once, a pruned one with its whole count."""
    n = [None] * len(tables)
    c = [None] * len(tables)
    n[-1] = tables[-1]["n"].astype(np.float64)
    c[-1] = tables[-1]["c"]
    for k in range(len(tables) - 2, 0, -1):
        above = tables[k + 1]
        size = len(tables[k]["n"])
        lost_n = above["n"] - np.where(kept[k + 1], 1.0, n[k + 1])
        lost_c = above["c"] - np.where(kept[k + 1], c[k + 1] / n[k + 1], c[k + 1])
        n[k] = tables[k]["n"] - np.bincount(above["suffix"], weights=lost_n, minlength=size)
        c[k] = tables[k]["c"] - np.bincount(above["suffix"], weights=lost_c, minlength=size)
    n[1][START] = 0
    c[1][START] = 0
    return n, c


def discounts(n, once):
    """Chen and Goodman's three discounts from the numbers of n-grams with adjusted counts 1 to 4."""
    t = [np.count_nonzero(n == i) for i in range(5)]
    t[1] += once
    y = t[1] / max(1, t[1] + 2 * t[2])
    return [0.0] + [min(i - 0.05, max(0.05, i - (i + 1) * y * t[i + 1] / max(1, t[i]))) for i in (1, 2, 3)]


def estimate(tables, kept):
    """The probability of every counted n-gram and, for every context, the share left to the order below."""
    n, c = adjusted_counts(tables, kept)
    model = [None] * len(tables)
    below = None
    for k in range(1, len(tables)):
        table = tables[k]
        d = np.array(discounts(n[k], int(table.get("once", 0))))
        rounded = np.minimum(np.maximum(n[k], 0), 3).astype(np.int64)
        discounted = c[k] * (1 - d[rounded] / np.maximum(n[k], 1e-9)).clip(0)
        if k == 1:
            discounted[START] = 0
            total = c[1].sum()
            rest = 1 - discounted.sum() / total
            seen = np.arange(len(c[1])) != START
            probability = discounted / total + rest * seen / seen.sum()
            model[1] = {"p": probability, "discounts": d}
        else:
            contexts = tables[k - 1]
            size = len(contexts["n"])
            lost = np.bincount(table["prefix"], weights=table["c"] - c[k], minlength=size)
            total = np.maximum(contexts["c"] - lost, 1e-12)
            own = np.where(kept[k], discounted, 0) / total[table["prefix"]]
            used = np.bincount(table["prefix"], weights=own, minlength=size)
            backoff = np.clip(1 - used, 1e-6, 1)
            probability = own + backoff[table["prefix"]] * below[table["suffix"]]
            model[k] = {"p": probability, "own": own, "backoff": backoff, "discounts": d}
        below = model[k]["p"]
    return model


def entropy_costs(tables, kept, model):
    """Relative entropy lost by pruning each kept n-gram, in nats per token; infinite if it is already pruned."""
    total = tables[1]["c"].sum()
    costs = [None] * len(tables)
    for k in range(2, len(tables)):
        table, m = tables[k], model[k]
        p = m["p"]
        below = model[k - 1]["p"][table["suffix"]]
        share = m["backoff"][table["prefix"]]
        kept_mass = np.bincount(table["prefix"], weights=np.where(kept[k], p, 0), minlength=len(m["backoff"]))
        without = share + m["own"]
        context = tables[k - 1]["c"][table["prefix"]] / total
        loss = p * np.log(p / (without * below))
        gain = (1 - kept_mass[table["prefix"]]).clip(0) * np.log(without / share)
        costs[k] = np.where(kept[k], context * (loss - gain), -np.inf)
    return costs


def select(tables, kept, costs, target):
    """The n-grams above the cost at which `target` of them remain, with all their prefixes and suffixes."""

    def closure(threshold):
        chosen = [None] * len(tables)
        for k in range(len(tables) - 1, 1, -1):
            chosen[k] = kept[k] & (costs[k] > threshold)
            if k + 1 < len(tables):
                above = tables[k + 1]
                for side in ("suffix", "prefix"):
                    chosen[k][above[side][chosen[k + 1]]] = True
        return chosen

    low, high = -60.0, 0.0
    for _ in range(24):
        middle = (low + high) / 2
        count = sum(int(mask.sum()) for mask in closure(np.exp(middle))[2:])
        if count > target:
            low = middle
        else:
            high = middle
    return closure(np.exp(high)), high


def columns(tables):
    """Word ids of every counted n-gram, by order."""
    ids = [None, np.arange(len(tables[1]["n"]), dtype=np.uint32)[:, None]]
    for k in range(2, len(tables)):
        ids.append(np.column_stack([ids[k - 1][tables[k]["prefix"]], tables[k]["word"]]))
    return ids


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("counts", type=Path)
    options.add_argument("out", type=Path)
    options.add_argument("--ngrams", type=int, required=True, help="n-grams of order 2 and more to keep")
    args = options.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    tables = load(args.counts)
    kept = [None] + [np.ones(len(table["n"]), dtype=bool) for table in tables[1:]]
    counted = sum(int(mask.sum()) for mask in kept[2:])
    model = estimate(tables, kept)
    # two rounds: the second uses probabilities that reflect the first
    for goal in (int((counted * args.ngrams) ** 0.5), args.ngrams):
        if goal >= sum(int(mask.sum()) for mask in kept[2:]):
            continue
        chosen, threshold = select(tables, kept, entropy_costs(tables, kept, model), goal)
        kept = [None, kept[1], *chosen[2:]]
        model = estimate(tables, kept)
        print(f"pruned to {sum(int(mask.sum()) for mask in kept[2:])} at e^{threshold:.2f}", flush=True)
    ids = columns(tables)
    report = {}
    for k in range(1, len(tables)):
        mask = kept[k]
        probability = np.log10(np.maximum(model[k]["p"][mask], 1e-30)).astype(np.float32)
        backoff = np.full(len(mask), np.nan, dtype=np.float32)
        if k + 1 < len(tables):
            contexts = np.unique(tables[k + 1]["prefix"][kept[k + 1]])
            backoff[contexts] = np.log10(model[k + 1]["backoff"][contexts])
        ids[k][mask].astype(np.uint32).tofile(args.out / f"model{k}.ids.u32")
        probability.tofile(args.out / f"model{k}.prob.f32")
        backoff[mask].tofile(args.out / f"model{k}.backoff.f32")
        report[k] = {"counted": len(mask), "kept": int(mask.sum()), "discounts": model[k]["discounts"].tolist()}
        report[k]["contexts"] = int(np.count_nonzero(~np.isnan(backoff[mask])))
        print(k, report[k], flush=True)
    (args.out / "estimate.json").write_text(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
