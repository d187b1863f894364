"""
Fit the weights of src/engine/spelling/certainty.ts to the samples of sample-slips.ts.

usage: fit_certainty.py ACADEMIC.jsonl DOCUMENTATION.jsonl

Rows of the two files are weighted four to one, so that the terms of papers have as much weight as the many slips of
documentation. Slips that a second reading found (unmarked-slips.txt) count as marked. Prints, by five-fold
cross-validation over blocks of 40 paragraphs, how many corrections above each certainty are right, among all and among
those that are offered (a known misspelling, or a word that is not the author's own:
src/engine/spelling/authors-word.ts), then the weights from all rows. Needs numpy.
"""
import json
import sys
from pathlib import Path

import numpy as np

PENALTY = 1.5


def fit(features, labels, weights):
    scale = features.std(axis=0)
    scale[scale == 0] = 1
    scaled = features / scale
    coefficients = np.zeros(features.shape[1])
    for _ in range(60):
        chance = 1 / (1 + np.exp(-scaled @ coefficients))
        gradient = scaled.T @ (weights * (labels - chance)) - PENALTY * coefficients
        hessian = (scaled.T * (weights * chance * (1 - chance))) @ scaled + PENALTY * np.eye(scaled.shape[1])
        step = np.linalg.solve(hessian, gradient)
        coefficients += step
        if abs(step).max() < 1e-6:
            break
    return coefficients / scale


def second_reading():
    slips, variants = set(), set()
    for line in (Path(__file__).parent / 'unmarked-slips.txt').read_text(encoding='utf-8').splitlines():
        if line.startswith('- '):
            variants.update(line[2:].split())
        elif not line.startswith('#'):
            slips.update(line.split())
    return slips, variants


def main() -> None:
    slips, variants = second_reading()
    samples = []
    for path, weight in zip(sys.argv[1:3], (2.0, 0.5)):
        with open(path, encoding='utf-8') as file:
            rows = [row for row in map(json.loads, file) if row['word'] not in variants]
        for row in rows:
            row['right'] = row['right'] or row['word'] in slips
        samples.append((path, rows, weight))
    names = samples[0][1][0]['names']
    features = np.array([row['evidence'] for _, rows, _ in samples for row in rows])
    labels = np.array([float(row['right']) for _, rows, _ in samples for row in rows])
    weights = np.array([weight for _, rows, weight in samples for _ in rows])
    blocks = np.array([row['row'] // 40 % 5 for _, rows, _ in samples for row in rows])
    certainty = np.zeros(len(labels))
    for block in range(5):
        train = blocks != block
        found = fit(features[train], labels[train], weights[train])
        certainty[~train] = 1 / (1 + np.exp(-features[~train] @ found))
    start = 0
    for path, rows, _ in samples:
        part = slice(start, start + len(rows))
        start += len(rows)
        before = np.array([row['chance'] for row in rows]) >= 0.5
        print(f'{path}: by chance alone {int(labels[part][before].sum())} right, {int((1 - labels[part][before]).sum())} wrong')
        for least in (0.3, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 0.97):
            chosen = certainty[part] >= least
            offered = chosen & np.array([row['known'] or row['own'] is None for row in rows])
            counts = [
                f'{int(labels[part][mask].sum())} right, {int((1 - labels[part][mask]).sum())} wrong, {labels[part][mask].mean():.3f}'
                for mask in (chosen, offered)
            ]
            print(f'  {least}: {counts[0]}; offered: {counts[1]}')
    final = fit(features, labels, weights)
    for name, value in zip(names, final):
        print(f'{name:16s} {value:.2f}')
    print('[' + ', '.join(f'{value:.2f}' for value in final) + ']')


if __name__ == '__main__':
    main()
