"""Trains the neural second opinion on a GPU: artificial errors in correct text for SECONDS, then real corrections, once
with all of them and once without each of the FOLDS (the trees that weigh its opinion must see its opinion of text that
it has not read). The result is the mean of the weights from two passes over the real corrections, in different orders
and at different paces (Wortsman et al. 2022, "Model soups").

    python3 train.py FOLDER OUT --seconds 430 --epochs 10 [--more FOLDER] [--until FILE]

FOLDER: ids.u16, flags.u8, unknown.u16 (each may be .xz), words.json, gaps.json, noise.json, real.jsonl, learners.jsonl,
dev.jsonl. MORE: further ids.u16 etc., read when its file `ready` appears. UNTIL: a file that can set another number of
seconds during the run. OUT: editor.bin, editor-0.bin …, and `done`.
"""
import argparse
import json
import os
import time

import torch
import torch.multiprocessing as processes

import data
from export import endings, read_editor, write_editor
from measure import measure
from model import Editor, block
from noise import Noise
from stages import artificial, finetune, losses, pretrain, word_loss

FOLDS = 3
# how often learners' texts are read per round
LEARNERS = 2
# order and pace of each pass over real corrections
SOUP = ((1, 1.0), (2, 1.5))
NAMES = ["editor.bin", *(f"editor-{fold}.bin" for fold in range(FOLDS))]


def load_json(folder, name):
    return json.loads(data.read(folder, name))


class House:
    """What every process needs: the network, its words, artificial errors, correct text."""

    def __init__(self, options, device):
        load = lambda name: load_json(options.folder, name)
        self.words, self.gaps, tables = ["", "", "", "", *load("words.json")["words"]], load("gaps.json"), load("noise.json")
        self.editor = Editor(*endings(self.words, device), len(self.gaps), options.layers).to(device)
        self.word_loss = word_loss
        if device == "cuda":
            torch._dynamo.config.suppress_errors = True
            self.editor.block = torch.compile(block)
            self.word_loss = torch.compile(word_loss)
        identity = {word: number for number, word in enumerate(self.words)}
        self.noise = Noise(tables, [identity[word] for word in self.gaps], len(self.words), device)


def prepare(device):
    torch.set_float32_matmul_precision("high")
    torch.manual_seed(1)
    return device


def empty(device):
    """Frees memory, because five processes share the device."""
    if device == "cuda":
        torch.cuda.empty_cache()


def tune(name, fold, options, device, began, share=1.0):
    """A separate process: real corrections without this fold, in the memory that the others leave. With less than 1 as
    share: only that share of the papers and repositories, in one pass, to see what more of them brings."""
    log = lambda text: print(f"[{time.time() - began:.0f}] {name}: {text}", flush=True)
    house = House(options, prepare(device))
    lines = data.read_lines(options.folder, "real.jsonl")
    learners = data.read_lines(options.folder, "learners.jsonl")
    kept = [line for line in lines + LEARNERS * learners if fold is None or data.fold_of(line, FOLDS) != fold]
    if share < 1:
        kept = [line for line in kept if data.fold_of(line, 100) < 100 * share]
    real = data.pack_rows(kept, device)
    log(f"{len(real['ids'])} rows of real corrections")
    corpus = data.Corpus(device, 4_000_000)
    corpus.add(data.read_corpus(options.folder, 3_000_000))
    # compiled before it is needed
    sum(losses(house.editor, artificial(house.noise, corpus, options.rows * 3 // 4), house.word_loss)).backward()
    house.editor.zero_grad(set_to_none=True)
    empty(device)
    base = os.path.join(options.out, "base.pt")
    while not os.path.exists(base + ".whole"):
        time.sleep(0.1)
    start = torch.load(base, map_location=device)
    mixed = {}
    for seed, pace in SOUP if share == 1 else SOUP[:1]:
        torch.manual_seed(seed)
        house.editor.load_state_dict(start)
        finetune(house.editor, house.noise, corpus, real, options.rows // 2, options.epochs, house.word_loss, options.recorded, log, pace)
        for key, tensor in house.editor.state_dict().items():
            mixed[key] = mixed.get(key, 0) + tensor / len(SOUP)
        empty(device)
        if fold is None:
            show(house.editor, options, device, lambda text: log(f"pace {pace} {text}"))
    if share < 1:
        return
    house.editor.load_state_dict(mixed)
    write_editor(os.path.join(options.out, name), house.editor, house.words, house.gaps)
    log("written")
    show(house.editor, options, device, log)


def show(editor, options, device, log):
    for text in measure(editor, data.read_lines(options.folder, "dev.jsonl"), device):
        log(text)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("out")
    parser.add_argument("--seconds", type=float, default=430)
    parser.add_argument("--epochs", type=float, default=10)
    parser.add_argument("--more")
    parser.add_argument("--until")
    parser.add_argument("--shares", type=float, nargs="*", default=[], help="learn from these shares of the real corrections as well, to measure")
    parser.add_argument("--base", help="an editor-base.bin: start with the second stage")
    parser.add_argument("--rows", type=int, default=512)
    parser.add_argument("--layers", type=int, default=6)
    parser.add_argument("--most", type=int)
    parser.add_argument("--room", type=int, default=72_000_000)
    parser.add_argument("--plain", action="store_true", help="steps as they are, not as CUDA graphs")
    options = parser.parse_args()
    options.recorded = torch.cuda.is_available() and not options.plain
    began = time.time()
    log = lambda text: print(f"[{time.time() - began:.0f}] {text}", flush=True)
    device = prepare("cuda" if torch.cuda.is_available() else "cpu")
    os.makedirs(options.out, exist_ok=True)
    workers = [
        processes.get_context("spawn").Process(target=tune, args=(name, fold, options, device, began), daemon=True)
        for name, fold in zip(NAMES, [None, *range(FOLDS)])
    ]
    workers += [
        processes.get_context("spawn").Process(target=tune, args=(f"{share} of it", None, options, device, began, share), daemon=True)
        for share in options.shares
    ]
    for worker in workers:
        worker.start()
    house = House(options, device)
    corpus = data.Corpus(device, options.room)
    corpus.add(data.read_corpus(options.folder, options.most))
    log(f"{device}: {corpus.length} places of right text, {sum(p.numel() for p in house.editor.parameters()) / 1e6:.1f} M weights")

    def seconds():
        if options.until and os.path.exists(options.until):
            with open(options.until) as file:
                return float(file.read().strip() or options.seconds)
        return options.seconds

    def more():
        if not os.path.exists(os.path.join(options.more, "ready")):
            return False
        corpus.add(data.read_corpus(options.more))
        log(f"{corpus.length} places of right text")
        return True

    if options.base:
        start, words, _ = read_editor(options.base)
        assert words == house.words, "the base knows other words than FOLDER"
        house.editor.load_state_dict(start.state_dict())
    else:
        pretrain(house.editor, house.noise, corpus, options.rows, seconds, house.word_loss, options.recorded, log, more if options.more else None)
    empty(device)
    base = os.path.join(options.out, "base.pt")
    torch.save(house.editor.state_dict(), base)
    open(base + ".whole", "w").close()
    write_editor(os.path.join(options.out, "editor-base.bin"), house.editor, house.words, house.gaps)
    show(house.editor, options, device, lambda text: log(f"artificial errors only: {text}"))
    for worker in workers:
        worker.join()
    open(os.path.join(options.out, "done"), "w").close()
    log("done")


if __name__ == "__main__":
    main()
