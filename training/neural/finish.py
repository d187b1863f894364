"""The second stage of train.py on a CPU, from the network that has read only artificial errors (editor-base.bin of
train.py): real corrections, in two processes, each with one half of the papers, repositories and texts. The mean of
their weights ships (Wortsman et al. 2022, "Model soups"). For each text, the trees that weigh its opinion use the half
that has not read it.

    python3 finish.py FOLDER EDITOR.bin OUT --half 0 --minutes 45     (and --half 1 beside it)
    python3 finish.py FOLDER EDITOR.bin OUT --mean

FOLDER: as for train.py, with ids.u16 … unpacked or not. OUT: editor-0.bin (has not read half 0), editor-1.bin, editor.bin.
"""
import argparse
import os
import time

import torch

import data
import stages
from export import read_editor, write_editor
from measure import measure
from model import Editor, rms
from noise import Noise
from optimizer import Optimizer
from train import LEARNERS, load_json

HALVES = 2
# real and artificial rows per step; artificial ones in total
ROWS, ARTIFICIAL = (56, 8), 1500
# layers that stay unchanged
KEPT = 3
STACKED = ("qkv", "out", "widen", "narrow", "norm1", "norm2")
# Without instructions for bfloat16, a processor needs several times as long for it as for 32 bits.
NUMBERS = torch.bfloat16 if torch.cpu._is_avx512_bf16_supported() or torch.cpu._is_amx_tile_supported() else torch.float32
# a softmax over all words for one place in twelve: two thirds of the time is spent in the layers
SAMPLED = 12


def autocast():
    return torch.autocast("cpu", dtype=torch.bfloat16, enabled=NUMBERS == torch.bfloat16)


def schedule(share):
    return min(1, share / 0.06) * (1 - share)


class Upper(Editor):
    """The layers from KEPT on and their readers, on the output of the layers below, which is computed once: a CPU has
    no time for more."""

    def __init__(self, whole):
        super().__init__(whole.suffix_of, whole.prefix_of, len(whole.gap_bias), len(whole.qkv) - KEPT)
        state = whole.state_dict()
        self.load_state_dict({name: tensor[KEPT:] if name in STACKED else tensor for name, tensor in state.items()})
        for name in ("words", "suffixes", "prefixes", "flags"):
            getattr(self, name).requires_grad = False
        with torch.no_grad():
            self.fixed = whole.table().to(NUMBERS)

    def table(self):
        return self.fixed

    def states(self, ids, below, suffixes, prefixes, segments):
        return rms(self.through(below.to(NUMBERS), segments, range(len(self.qkv))), self.norm)

    def into(self, whole):
        state = whole.state_dict()
        for name, tensor in self.state_dict().items():
            if name in STACKED:
                state[name][KEPT:] = tensor
            else:
                state[name] = tensor
        return state


@torch.no_grad()
def read_below(whole, rows):
    """The same rows, with the output of the layers below KEPT in place of the flags."""
    made = []
    for part in range(0, len(rows["ids"]), 64):
        batch = [rows[name][part : part + 64] for name in data.FIELDS[:5]]
        with autocast():
            made.append(whole.through(whole.embedded(*batch[:4]).to(NUMBERS), batch[4], range(KEPT)).bfloat16())
    return {**rows, "flags": torch.cat(made)}


def learn(options, log):
    stages.SAMPLED = SAMPLED
    torch.set_num_threads(1)
    torch.manual_seed(options.half)
    whole, words, gaps = read_editor(options.editor)
    identity = {word: number for number, word in enumerate(words)}
    noise = Noise(load_json(options.folder, "noise.json"), [identity[word] for word in gaps], len(words), "cpu")
    corpus = data.Corpus("cpu", 4_000_000)
    corpus.add(data.read_corpus(options.folder, 3_000_000))
    lines = data.read_lines(options.folder, "real.jsonl") + LEARNERS * data.read_lines(options.folder, "learners.jsonl")
    real = data.pack_rows([line for line in lines if data.fold_of(line, HALVES) != options.half], "cpu")
    made = dict(zip(data.FIELDS, stages.artificial(noise, corpus, ARTIFICIAL, strength=0.5, masked=0.02)))
    pools = [read_below(whole, rows) for rows in (real, made)]
    log(f"{len(real['ids'])} rows of real corrections")
    if options.again:
        whole.load_state_dict(torch.load(path(options, ".pt")))
    editor = Upper(whole)
    pace = 0.5 if options.again else 1
    optimizer = Optimizer(editor, matrix_rate=0.004 * pace, rate=6e-4 * pace)
    orders = [torch.empty(0, dtype=torch.long)] * 2
    steps, start, mean = 0, time.time(), 0

    def drawn(number):
        if len(orders[number]) < ROWS[number]:
            orders[number] = torch.cat((orders[number], torch.randperm(len(pools[number]["ids"]))))
        at, orders[number] = orders[number][: ROWS[number]], orders[number][ROWS[number] :]
        return [pools[number][name][at] for name in data.FIELDS]

    while (share := (time.time() - start) / (60 * options.minutes)) < 1:
        batch = [torch.cat(pair) for pair in zip(drawn(0), drawn(1))]
        with autocast():
            word, gap = stages.losses(editor, batch)
            loss = word + stages.GAP_WEIGHT * gap
        loss.backward()
        optimizer.step(torch.tensor(schedule(share)))
        steps += 1
        mean = loss.item() if steps == 1 else 0.97 * mean + 0.03 * loss.item()
        if steps in (1, 5) or steps % 50 == 0:
            log(f"{steps} steps, {steps * ROWS[0] / len(real['ids']):.2f} rounds, {time.time() - start:.0f} s, loss {mean:.4f}")
        if steps % 200 == 0:
            torch.save(editor.into(whole), path(options, ".pt"))
    whole.load_state_dict(editor.into(whole))
    torch.save(whole.state_dict(), path(options, ".pt"))
    write_editor(path(options, ".bin"), whole, words, gaps)
    log("written")


def path(options, ending, half=None):
    return os.path.join(options.out, f"editor-{options.half if half is None else half}{ending}")


def join(options, log):
    editor, words, gaps = read_editor(options.editor)
    halves = [torch.load(path(options, ".pt", half)) for half in range(HALVES)]
    editor.load_state_dict({key: sum(half[key] for half in halves) / HALVES for key in halves[0]})
    write_editor(os.path.join(options.out, "editor.bin"), editor, words, gaps)
    for text in measure(editor, data.read_lines(options.folder, "dev.jsonl"), "cpu"):
        log(text)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("editor")
    parser.add_argument("out")
    parser.add_argument("--half", type=int)
    parser.add_argument("--minutes", type=float, default=45)
    parser.add_argument("--again", action="store_true", help="go on from what is in OUT, at half the pace")
    parser.add_argument("--mean", action="store_true")
    options = parser.parse_args()
    began = time.time()
    log = lambda text: print(f"[{time.time() - began:.0f}] {text}", flush=True)
    os.makedirs(options.out, exist_ok=True)
    (join if options.mean else learn)(options, log)


if __name__ == "__main__":
    main()
