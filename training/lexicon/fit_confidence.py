"""
Fit the weights of src/engine/spelling/confidence.ts to the sample of calibrate-spelling.ts.

usage: fit_confidence.py SAMPLE WEIGHT

WEIGHT is the weight of the misspellings relative to the clean words. Clean words that a first fit classifies as slips
with 97 % are left out of the second fit; when they were read, nearly all of them were slips of the authors. Needs
numpy.
"""
import json
import sys

import numpy as np


def fit(features, labels, weights):
    coefficients = np.zeros(features.shape[1])
    for _ in range(60):
        chance = 1 / (1 + np.exp(-features @ coefficients))
        gradient = features.T @ (weights * (labels - chance)) - 0.5 * coefficients
        hessian = (features.T * (weights * chance * (1 - chance))) @ features + 0.5 * np.eye(features.shape[1])
        step = np.linalg.solve(hessian, gradient)
        coefficients += step
        if abs(step).max() < 1e-6:
            break
    return coefficients


def main() -> None:
    with open(sys.argv[1], encoding='utf-8') as file:
        sample = json.load(file)
    rows = sample['rows']
    features = np.array([row['features'] for row in rows])
    labels = np.array([1.0 if row['correct'] else 0.0 for row in rows])
    clean = np.array([row['right'] is None for row in rows])
    unit = float(sys.argv[2]) * clean.sum() / labels.sum()
    weights = np.where(labels == 1, unit, np.where(clean, 1.0, 0.5 * unit))
    first = fit(features, labels, weights)
    keep = ~(clean & (1 / (1 + np.exp(-features @ first)) > 0.97))
    final = fit(features[keep], labels[keep], weights[keep])
    chance = 1 / (1 + np.exp(-features @ final))
    for name, value in zip(sample['names'], final):
        print(f'{name:18s} {value:.2f}')
    for threshold in (0.3, 0.5, 0.65, 0.8, 0.9):
        print(f'{threshold}: clean words changed {(chance[clean & keep] >= threshold).mean():.3f}, '
              f'misspellings corrected {((chance >= threshold) & (labels == 1))[~clean].mean():.3f}')
    print('[' + ', '.join(f'{value:.2f}' for value in final) + ']')


if __name__ == '__main__':
    main()
