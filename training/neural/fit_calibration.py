"""Fits how the editor's log-odds and the n-gram model's opinion become a confidence, a line for each kind of change.

    python3 fit_calibration.py ROWS.jsonl OUT.json [--odds 3]

Logistic regressions by Newton's method with a little ridge; kinds with few rows, or few of either outcome, get the fit of all. `--odds` says how many times
likelier a change is right in the rows than on people's text: rows have artificial errors, which are easier to tell. It only shifts the bias,
and is chosen on the development sets.
"""
import argparse
import json
import math
from collections import defaultdict

FEWEST = 150
FEWEST_OF_EACH = 20
RIDGE = 1.0
START = (0.0, 1.0, 0.0)


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


def penalised(weights, rows):
    """Log-likelihood less the ridge, which pulls towards the editor's own opinion."""
    total = -RIDGE / 2 * sum((w - start) ** 2 for w, start in zip(weights, START))
    for x, y in rows:
        score = sum(w * v for w, v in zip(weights, x))
        total += y * score - (score + math.log1p(math.exp(-score)) if score > 0 else math.log1p(math.exp(score)))
    return total


def fit(rows):
    weights = list(START)
    value = penalised(weights, rows)
    for _ in range(50):
        gradient = [-RIDGE * (w - start) for w, start in zip(weights, START)]
        hessian = [[RIDGE if i == j else 0.0 for j in range(3)] for i in range(3)]
        for x, y in rows:
            p = 1 / (1 + math.exp(-max(-500, min(500, sum(w * v for w, v in zip(weights, x))))))
            for i in range(3):
                gradient[i] += (y - p) * x[i]
                for j in range(3):
                    hessian[i][j] += p * (1 - p) * x[i] * x[j]
        step, length = solve(hessian, gradient), 1.0
        # a full step overshoots where nearly all rows have one outcome
        while length > 1e-6:
            tried = [w + length * s for w, s in zip(weights, step)]
            reached = penalised(tried, rows)
            if reached >= value:
                break
            length /= 2
        else:
            break
        gained, weights, value = reached - value, tried, reached
        if gained < 1e-9:
            break
    return weights


def enough(rows):
    right = sum(y for _, y in rows)
    return len(rows) >= FEWEST and min(right, len(rows) - right) >= FEWEST_OF_EACH


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
    together = [row for rows in by_kind.values() for row in rows]
    if not enough(together):
        print(f"{len(together)} rows, {sum(y for _, y in together):.0f} right: too few to say anything of single kinds")
    everything = fit(together)
    kinds = {}
    for kind, rows in sorted(by_kind.items()):
        bias, editor, fluency = fit(rows) if enough(rows) else everything
        kinds[kind] = {"bias": round(bias - math.log(options.odds), 4), "editor": round(editor, 4), "fluency": round(fluency, 4)}
        print(f"{kind}: {len(rows)} rows, {sum(y for _, y in rows) / len(rows):.0%} right, {kinds[kind]}")
    json.dump({"kinds": kinds}, open(options.out, "w"), indent=1)
