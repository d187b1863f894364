"""Trains the neural second opinion on a GPU: artificial errors in right text for SECONDS, then real corrections, once for all of them and once without
each of the FOLDS (the trees that weigh its opinion must see what it thinks of text that it has not read).

    python3 train.py FOLDER OUT --seconds 430 --epochs 5 [--smoke]

FOLDER: ids.u16, flags.u8, unknown.u16 (each may be .xz), words.json, gaps.json, noise.json, real.jsonl, dev.jsonl. OUT: editor.bin, editor-0.bin …
"""
import argparse
import json
import os
import time

import torch
import torch.nn.functional as F

import data
from export import endings, write_editor
from measure import measure
from model import EDGE, UNKNOWN, Editor, block
from noise import Noise
from optimizer import Optimizer

FOLDS = 3
# one place in five goes through the softmax over all words: those that changed, and some that did not
SAMPLED = 5
GAP_WEIGHT = 3.0


def losses(editor, batch):
    """batch: ids, flags, suffixes, prefixes, segments, wanted, gaps, weight, gap_weight."""
    states = editor.states(*batch[:5])
    ids, (wanted, gaps, weight, gap_weight) = batch[0], batch[5:]
    # unknown words are wanted by nobody: their score is no word's of the list
    weight = weight * (wanted != UNKNOWN)
    order = (weight > 0) * (torch.rand_like(weight) + 2 * (wanted != ids))
    chosen = order.flatten().topk(ids.numel() // SAMPLED).indices
    scores = editor.word_scores(states.flatten(0, 1)[chosen]).float()
    word = F.cross_entropy(scores, wanted.flatten()[chosen], reduction="none")
    shares = weight.flatten()[chosen]
    gap = F.cross_entropy(editor.gap_scores(states).flatten(0, 1).float(), gaps.flatten(), reduction="none")
    gap_shares = gap_weight.flatten()
    return (word * shares).sum() / shares.sum(), (gap * gap_shares).sum() / gap_shares.sum()


def artificial(noise, corpus, rows, strength=1.0, **options):
    ids, flags, suffixes, prefixes, segments, wanted, gaps, _, real = noise.corrupt(*corpus.rows(rows), strength=strength, **options)
    weight = (real & (ids != EDGE) & (wanted != EDGE)).float()
    return [ids, flags, suffixes, prefixes, segments, wanted, gaps, weight, real.float()]


def step(editor, optimizer, batch, rate):
    word, gap = losses(editor, batch)
    loss = word + GAP_WEIGHT * gap
    loss.backward()
    optimizer.step(rate)
    return loss.detach()


def rate_at(share):
    """Of the highest learning rate: a short climb, a plateau, a long way down."""
    return min(1, share / 0.02) * min(1, (1 - share) / 0.65)


def pretrain(editor, noise, corpus, rows, seconds, log):
    optimizer = Optimizer(editor, matrix_rate=0.02, rate=3e-3)
    start, steps, seen = time.time(), 0, 0.0
    while (share := (time.time() - start) / seconds) < 1:
        loss = step(editor, optimizer, artificial(noise, corpus, rows), rate_at(share))
        steps += 1
        if steps in (1, 2, 5, 10, 20, 50, 100) or steps % 500 == 0:
            log(f"{steps} steps, {time.time() - start:.0f} s, loss {loss.item():.4f}, {steps * rows * 128 / (time.time() - start) / 1e6:.2f} M places/s")
    log(f"pretrained: {steps} steps, {time.time() - start:.0f} s")


def finetune(editor, noise, corpus, real, rows, epochs, log):
    optimizer = Optimizer(editor, matrix_rate=0.004, rate=6e-4)
    count = len(real["ids"])
    numbers = torch.arange(rows, device=real["ids"].device)
    steps = max(1, epochs * count // rows)
    for number in range(steps):
        if number % max(1, count // rows) == 0:
            order = torch.randperm(count, device=real["ids"].device)
        at = order[(number * rows + numbers) % count]
        made = artificial(noise, corpus, rows, strength=0.5, masked=0.02)
        batch = [torch.cat((real[name][at], each)) for name, each in zip(data.FIELDS, made)]
        loss = step(editor, optimizer, batch, min(1, 10 * (number + 1) / steps) * (1 - number / steps))
    log(f"finetuned: {steps} steps, last loss {loss.item():.4f}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("out")
    parser.add_argument("--seconds", type=float, default=430)
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--more", type=int, help="epochs of another run over all corrections, to see what they are worth")
    parser.add_argument("--rows", type=int, default=512)
    parser.add_argument("--layers", type=int, default=6)
    parser.add_argument("--most", type=int)
    parser.add_argument("--eager", action="store_true")
    options = parser.parse_args()
    began = time.time()
    log = lambda text: print(f"[{time.time() - began:.0f}] {text}", flush=True)
    torch.manual_seed(1)
    torch.set_float32_matmul_precision("high")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    load = lambda name: json.loads(data.read(options.folder, name))
    words, gaps, tables = ["", "", "", "", *load("words.json")["words"]], load("gaps.json"), load("noise.json")
    editor = Editor(*endings(words, device), len(gaps), options.layers).to(device)
    if device == "cuda" and not options.eager:
        torch._dynamo.config.suppress_errors = True
        editor.block = torch.compile(block)
    identity = {word: number for number, word in enumerate(words)}
    noise = Noise(tables, [identity[word] for word in gaps], len(words), device)
    corpus = data.Corpus(options.folder, device, options.most)
    lines = data.read_lines(options.folder, "real.jsonl")
    dev = data.read_lines(options.folder, "dev.jsonl")
    log(f"{device}: {len(corpus.ids)} places of right text, {len(lines)} corrected segments, {sum(p.numel() for p in editor.parameters()) / 1e6:.1f} M weights")
    os.makedirs(options.out, exist_ok=True)
    save = lambda name: write_editor(os.path.join(options.out, name), editor, words, gaps)
    show = lambda name: [log(f"{name} {text}") for text in measure(editor, dev, device)]

    parts = [data.pack_rows([line for line in lines if data.fold_of(line, FOLDS) == fold], device) for fold in range(FOLDS)]
    log("packed")
    pretrain(editor, noise, corpus, options.rows, options.seconds, log)
    show("artificial errors only:")
    torch.save(editor.state_dict(), "/tmp/editor-base.pt")
    base = {name: tensor.clone() for name, tensor in editor.state_dict().items()}

    def tune(name, fold, epochs):
        editor.load_state_dict(base)
        real = {field: torch.cat([part[field] for number, part in enumerate(parts) if number != fold]) for field in data.FIELDS}
        finetune(editor, noise, corpus, real, options.rows // 2, epochs, log)
        save(name)
        show(f"{name}, {epochs} epochs:")

    tune("editor.bin", None, options.epochs)
    for fold in range(FOLDS):
        tune(f"editor-{fold}.bin", fold, options.epochs)
    if options.more:
        tune("editor-more.bin", None, options.more)
    log("done")


if __name__ == "__main__":
    main()
