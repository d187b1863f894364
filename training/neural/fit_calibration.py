"""Fits how the editor's log-odds and the n-gram model's opinion become a confidence, a line for each kind of change.

    python3 fit_calibration.py ROWS.jsonl OUT.json [--odds 3]

Logistic regressions by Newton's method with a little ridge; kinds with few rows get the fit of all. `--odds` says how many times
likelier a change is right in the rows than on people's text: rows have artificial errors, which are easier to tell. It only shifts the bias,
and is chosen on the development sets.
"""
import argparse
import json
import math
from collections import defaultdict

FEWEST = 150


def solve(matrix, vector):
    """Gaussian elimination with pivoting."""
    n = len(vector)
    rows = [list(row) + [value] for row, value in zip(matrix, vector)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(i + 1, n):
            factor = rows[r][i] / rows[i][i]
            for c in range(i, n + 1):
                rows[r][c] -= factor * rows[i][c]
    result = [0.0] * n
    for i in reversed(range(n)):
        result[i] = (rows[i][n] - sum(rows[i][c] * result[c] for c in range(i + 1, n))) / rows[i][i]
    return result


def fit(rows):
    weights, ridge = [0.0, 1.0, 0.0], 1.0
    for _ in range(30):
        gradient = [-ridge * (w - start) for w, start in zip(weights, (0.0, 1.0, 0.0))]
        hessian = [[ridge if i == j else 0.0 for j in range(3)] for i in range(3)]
        for x, y in rows:
            p = 1 / (1 + math.exp(-max(-30, min(30, sum(w * v for w, v in zip(weights, x))))))
            for i in range(3):
                gradient[i] += (y - p) * x[i]
                for j in range(3):
                    hessian[i][j] += p * (1 - p) * x[i] * x[j]
        weights = [w + step for w, step in zip(weights, solve(hessian, gradient))]
    return weights


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("rows")
    parser.add_argument("out")
    parser.add_argument("--odds", type=float, default=1.0)
    options = parser.parse_args()
    by_kind = defaultdict(list)
    for line in open(options.rows, encoding="utf-8"):
        row = json.loads(line)
        p = min(0.9999, row["probability"])
        by_kind[row["kind"]].append(((1.0, math.log(p / (1 - p)), max(-4.0, min(4.0, row["fluency"]))), 1.0 if row["right"] else 0.0))
    everything = fit([row for rows in by_kind.values() for row in rows])
    kinds = {}
    for kind, rows in sorted(by_kind.items()):
        bias, editor, fluency = fit(rows) if len(rows) >= FEWEST else everything
        kinds[kind] = {"bias": round(bias - math.log(options.odds), 4), "editor": round(editor, 4), "fluency": round(fluency, 4)}
        print(f"{kind}: {len(rows)} rows, {sum(y for _, y in rows) / len(rows):.0%} right, {kinds[kind]}")
    json.dump({"kinds": kinds}, open(options.out, "w"), indent=1)
