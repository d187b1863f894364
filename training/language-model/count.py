"""Second step of training: counts every n-gram of words or of classes that occurs at least twice.

Reads tokens.u32 and corpora.json (and the file of classes, if given); writes order{k}.npz with, for each n-gram, its
number of occurrences (n), their weight (c), its last id and the index of its prefix and of its suffix in the order
below. N-grams that occur once are not kept: the estimation needs only their number, and that each adds one to its
suffix and its context. For classes, emissions.f32 is log10 P(word | class) of each
word.
"""

import argparse
import json
from pathlib import Path

import numpy as np

START = 1


def load(work: Path):
    ids = np.fromfile(work / "tokens.u32", dtype=np.uint32)
    weights = np.empty(len(ids), dtype=np.float32)
    for part in json.loads((work / "corpora.json").read_text()):
        weights[part["from"] : part["to"]] = part["weight"]
    return ids, weights


def next_order(ids, weights, previous, order, bigrams):
    """Counts of `order`, and the index of the n-gram that ends at each position (-1 where it is not kept).

    Writes all of them, including those that occur once, to the file `bigrams` if it is given: first word, last word,
    occurrences.
    """
    shift = order - 1
    inside = np.zeros(len(ids), dtype=bool)
    inside[shift:] = ids[1 : len(ids) - shift + 1] != START
    occurrences = int(inside.sum())
    inside &= previous >= 0
    inside[1:] &= previous[:-1] >= 0
    at = np.flatnonzero(inside)
    del inside
    key = previous[at].astype(np.uint64) << np.uint64(17)
    key |= ids[at - shift].astype(np.uint64)
    by_key = np.argsort(key)
    key = key[by_key]
    at = at[by_key]
    del by_key
    starts = np.flatnonzero(np.concatenate(([True], key[1:] != key[:-1])))
    del key
    n = np.diff(np.append(starts, len(at)))
    c = np.add.reduceat(weights[at], starts, dtype=np.float64)
    if bigrams is not None:
        np.column_stack([ids[at[starts] - 1], ids[at[starts]], n]).astype(np.uint32).tofile(bigrams)
    kept = n >= 2
    index = np.where(kept, np.cumsum(kept) - 1, -1).astype(np.int32)
    current = np.full(len(ids), -1, dtype=np.int32)
    current[at] = np.repeat(index, n)
    example = at[starts[kept]]
    n = n[kept].astype(np.int32)
    table = {
        "n": n,
        "c": c[kept],
        "word": ids[example],
        "suffix": previous[example],
        "prefix": previous[example - 1],
        "once": np.int64(occurrences - int(n.sum())),
    }
    return table, current


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("work", type=Path)
    options.add_argument("out", type=Path)
    options.add_argument("--order", type=int, required=True)
    options.add_argument("--classes", type=Path, help="class of each word, 16 bits each: count these in place of words")
    args = options.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    ids, weights = load(args.work)
    if args.classes:
        class_of = np.fromfile(args.classes, dtype=np.uint16).astype(np.uint32)
        own = np.bincount(ids, weights=weights, minlength=len(class_of)).clip(0.1)
        emissions = np.log10(own / np.bincount(class_of, weights=own)[class_of])
        emissions.astype(np.float32).tofile(args.out / "emissions.f32")
        ids = class_of[ids]
    np.savez(args.out / "order1.npz", n=np.bincount(ids).astype(np.int32), c=np.bincount(ids, weights=weights))
    previous = ids.astype(np.int32)
    for order in range(2, args.order + 1):
        bigrams = args.out / "bigrams.u32" if order == 2 and not args.classes else None
        table, previous = next_order(ids, weights, previous, order, bigrams)
        np.savez(args.out / f"order{order}.npz", **table)
        print(f"order {order}: {len(table['n'])} n-grams twice or more, {table['once']} once", flush=True)


if __name__ == "__main__":
    main()
