"""Distributional clusters from the counts of count-corpus.ts.

Usage: python3 training/tagger/cluster_words.py FOLDER
Positive pointwise mutual information of the neighbours on both sides, truncated by a randomised singular value
decomposition (Halko et al. 2011) to DIMENSIONS, then k-means in three grains, each made from the centres of the finer one.
Writes FOLDER/clusters.txt: word, coarse, middle and fine cluster, all from 1.
"""

import sys

import numpy as np

VOCABULARY = 80_000
COLUMNS = 2 * 1_501
DIMENSIONS = 100
GRAINS = (1_000, 250, 60)


def positive_pmi(counts: np.ndarray) -> np.ndarray:
    total = counts.sum()
    rows = counts.sum(axis=1, keepdims=True) + 1
    # contexts smoothed by the power 0.75 (Levy et al. 2015)
    columns = (counts.sum(axis=0, keepdims=True) + 1) ** 0.75
    columns *= total / columns.sum()
    for start in range(0, len(counts), 4_000):
        part = counts[start : start + 4_000]
        part *= total
        part /= rows[start : start + 4_000]
        part /= columns
        np.log(part, out=part, where=part > 0)
        np.maximum(part, 0, out=part)
    return counts


def truncated_svd(matrix: np.ndarray, rank: int, seed: int) -> np.ndarray:
    generator = np.random.default_rng(seed)
    basis = matrix @ generator.standard_normal((matrix.shape[1], rank + 20), dtype=np.float32)
    for _ in range(2):
        basis, _ = np.linalg.qr(basis)
        basis = matrix @ (matrix.T @ basis)
    basis, _ = np.linalg.qr(basis)
    left, values, _ = np.linalg.svd(basis.T @ matrix, full_matrices=False)
    return (basis @ left[:, :rank]) * np.sqrt(values[:rank])


def k_means(points: np.ndarray, weights: np.ndarray, k: int, rounds: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    generator = np.random.default_rng(seed)
    centres = points[generator.choice(len(points), k, replace=False, p=weights / weights.sum())].copy()
    labels = np.zeros(len(points), dtype=np.int64)
    for _ in range(rounds):
        half = (centres**2).sum(axis=1) / 2
        for start in range(0, len(points), 8_000):
            labels[start : start + 8_000] = (points[start : start + 8_000] @ centres.T - half).argmax(axis=1)
        sums = np.zeros((k, points.shape[1]), dtype=np.float64)
        np.add.at(sums, labels, points * weights[:, None])
        sizes = np.bincount(labels, weights=weights, minlength=k)
        for empty in np.flatnonzero(sizes == 0):
            sums[empty] = points[generator.integers(len(points))]
            sizes[empty] = 1
        centres = (sums / sizes[:, None]).astype(np.float32)
    return labels, centres


def main(folder: str) -> None:
    words = []
    frequency = []
    with open(f"{folder}/vocabulary.txt", encoding="utf-8") as lines:
        for line in lines:
            word, count, *_ = line.rstrip("\n").split("\t")
            words.append(word)
            frequency.append(int(count))
    words = words[:VOCABULARY]
    frequency = np.array(frequency[:VOCABULARY], dtype=np.float32)
    counts = np.fromfile(f"{folder}/cooccurrence.f32", dtype=np.float32).reshape(VOCABULARY, COLUMNS)
    vectors = truncated_svd(positive_pmi(counts), DIMENSIONS, seed=1)
    del counts
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True) + 1e-6
    weights = np.sqrt(frequency)
    fine, centres = k_means(vectors, weights, GRAINS[0], rounds=25, seed=2)
    sizes = np.bincount(fine, weights=weights, minlength=GRAINS[0]).astype(np.float32)
    middle, middle_centres = k_means(centres, sizes + 1, GRAINS[1], rounds=40, seed=3)
    middle_sizes = np.bincount(middle, weights=sizes, minlength=GRAINS[1]).astype(np.float32)
    coarse, _ = k_means(middle_centres, middle_sizes + 1, GRAINS[2], rounds=40, seed=4)
    np.save(f"{folder}/vectors.npy", vectors.astype(np.float16))
    with open(f"{folder}/clusters.txt", "w", encoding="utf-8") as out:
        for word, label in zip(words, fine):
            m = middle[label]
            out.write(f"{word}\t{coarse[m] + 1}\t{m + 1}\t{label + 1}\n")


if __name__ == "__main__":
    main(sys.argv[1])
