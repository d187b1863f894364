"""Tunes the network on texts written as learners write, on a CPU, starting from the file that the engine reads: once on all of them and, for the trees that weigh its
opinion, once without each of the FOLDS. Half of what it reads is what it learned before: corrections of papers and of documentation, and right text.

Each tuning goes SHARE of the way from where it started (Wortsman et al. 2022, "Robust fine-tuning of zero-shot models" and "Model soups"): all the way it forgets
papers; the mean of two and where they started is better than each everywhere (models/editor.md).

    python3 tune.py FOLDER EDITOR.bin OUT [--folds all,0,1,2] [--rates 2e-4,6e-4]

FOLDER: learners.enc.jsonl, papers.enc.jsonl, docs.enc.jsonl, right.enc.jsonl and dev.jsonl (encode-corrections.ts). OUT: editor.bin, editor-0.bin …
"""
import argparse
import os
import time

import torch

import data
from export import read_editor, write_editor
from measure import measure
from train import FOLDS, GAP_WEIGHT, losses

# how far each tuning goes; two of them
SHARE = 0.3
# rows of a step, by what they are drawn from: half of them is new
ROWS = {"learners": 16, "papers": 7, "docs": 5, "right": 4}


class Stream:
    """Rows in a random order, again and again."""

    def __init__(self, rows):
        self.rows, self.order = rows, torch.empty(0, dtype=torch.long)

    def take(self, count):
        if len(self.order) < count:
            self.order = torch.cat((self.order, torch.randperm(len(self.rows["ids"]))))
        at, self.order = self.order[:count], self.order[count:]
        return {field: tensor[at] for field, tensor in self.rows.items()}


def tune(editor, streams, steps, rate, log):
    """AdamW with a short climb and a straight way down; loss as in train.py."""
    optimizer = torch.optim.AdamW(editor.parameters(), lr=rate, betas=(0.9, 0.98), eps=1e-9, weight_decay=0.0)
    start, mean = time.time(), None
    for number in range(steps):
        drawn = [streams[name].take(count) for name, count in ROWS.items()]
        batch = [torch.cat([rows[field] for rows in drawn]) for field in data.FIELDS]
        for group in optimizer.param_groups:
            group["lr"] = rate * min(1, (number + 1) / 20) * (1 - number / steps)
        with torch.autocast("cpu", dtype=torch.bfloat16):
            word, gap = losses(editor, batch)
            loss = word + GAP_WEIGHT * gap
        loss.backward()
        optimizer.step()
        optimizer.zero_grad(set_to_none=True)
        mean = loss.item() if mean is None else 0.95 * mean + 0.05 * loss.item()
        if (number + 1) % 25 == 0:
            log(f"{number + 1} of {steps} steps, {time.time() - start:.0f} s, loss {mean:.4f}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("editor")
    parser.add_argument("out")
    parser.add_argument("--epochs", type=float, default=3)
    parser.add_argument("--rates", default="2e-4,6e-4")
    parser.add_argument("--folds", default="all,0,1,2")
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    began = time.time()
    log = lambda text: print(f"[{time.time() - began:.0f}] {text}", flush=True)
    lines = {name: data.read_lines(options.folder, f"{name}.enc.jsonl") for name in ROWS}
    dev = data.read_lines(options.folder, "dev.jsonl")
    others = {name: data.pack_rows(lines[name], "cpu") for name in ROWS if name != "learners"}
    os.makedirs(options.out, exist_ok=True)
    for fold in options.folds.split(","):
        start, words, gaps = read_editor(options.editor)
        mixed = {key: tensor.clone() for key, tensor in start.state_dict().items()}
        kept = [line for line in lines["learners"] if fold == "all" or data.fold_of(line, FOLDS) != int(fold)]
        streams = {"learners": Stream(data.pack_rows(kept, "cpu"))} | {name: Stream(rows) for name, rows in others.items()}
        steps = round(options.epochs * len(streams["learners"].rows["ids"]) / ROWS["learners"])
        for rate in options.rates.split(","):
            torch.manual_seed(1)
            tuned, *_ = read_editor(options.editor)
            tune(tuned, streams, steps, float(rate), log)
            for key, tensor in tuned.state_dict().items():
                mixed[key] += SHARE * (tensor - start.state_dict()[key])
        start.load_state_dict(mixed)
        name = "editor.bin" if fold == "all" else f"editor-{fold}.bin"
        write_editor(os.path.join(options.out, name), start, words, gaps)
        for text in measure(start, dev, "cpu"):
            log(f"{name} {text}")


if __name__ == "__main__":
    main()
