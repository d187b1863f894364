"""Trains the tagger; goes on where it stopped, so that it can run in pieces of a few minutes.

    python3 train.py RESOURCES.json VOCABULARY.json TRAIN.txt HELD.txt STATE --minutes 50 [--until EPOCH_SECONDS] [--hidden 384 …]

The learning rate, the share of masked-language pretraining and the switch to sparser errors follow the time spent of --minutes (training
time of all pieces together), so that one command fits a machine of any speed. Data are made on the fly by worker processes from
pieces of the corpus with fixed seeds. STATE: see checkpoint.py; log.jsonl gets a line every --log steps.
"""
import argparse
import json
import os
import time

import numpy as np
import torch
import torch.nn.functional as F

from batches import Corpus, load_vocabulary, pad, piece_batches
from checkpoint import restore, save
from first_weights import WAVES, count_neighbours, piece_vectors, set_first_weights
from model import Shape, Tagger

# sentence-wise multiples of the rates; the second stage has a text's errors at about the density of learners' essays
STAGES = [[0, 0.4, 0.8, 1, 1, 1.5, 2.2], [0, 0, 0.25, 0.4, 0.6, 0.9]]
MASK_SHARE = 0.15
SAVE_EVERY = 120


class Pieces(torch.utils.data.IterableDataset):
    """Batches from piece `first` on, without end; with workers, every worker makes every n-th piece."""

    def __init__(self, options, first, stage, multiple):
        self.options, self.first, self.stage, self.multiple = options, first, stage, multiple

    def __iter__(self):
        worker = torch.utils.data.get_worker_info()
        step, piece = (worker.num_workers, self.first + worker.id) if worker else (1, self.first)
        corpus = Corpus(self.options.train)
        resources = json.load(open(self.options.resources, encoding="utf-8"))
        tokeniser, tags = load_vocabulary(self.options.vocabulary)
        tag_ids = {tag: i for i, tag in enumerate(tags)}
        while True:
            epoch = piece // corpus.pieces
            made = piece_batches(
                corpus, piece, epoch, resources, tokeniser, tag_ids, STAGES[self.stage], self.options.batch, self.options.positions
            )
            for i, batch in enumerate(made):
                yield piece if i + 1 == len(made) else -1, pad(batch, self.multiple)
            piece += step


def unchanged(item):
    """Arrays go through a pipe as they are: tensors would go through /dev/shm, which is often 64 MB in a container."""
    return item


def mask_pieces(ids, pieces, generator):
    """Ids with a share hidden (mostly as unknown, else a random piece), and the mask of where."""
    chosen = (torch.rand(ids.shape, generator=generator) < MASK_SHARE).to(ids.device) & (ids > 2)
    random_ids = torch.randint(3, pieces, ids.shape, generator=generator).to(ids.device)
    replace = (torch.rand(ids.shape, generator=generator) < 0.15).to(ids.device)
    return torch.where(chosen, torch.where(replace, random_ids, torch.ones_like(ids)), ids), chosen


def loss_of(model, ids, flags, firsts, labels):
    early, detect, tags = model(ids, flags, firsts)
    there = (labels >= 0).float()
    wrong = (labels > 0).float()
    tag_loss = F.cross_entropy(tags.flatten(0, 1).float(), labels.flatten(), ignore_index=-100)
    # a weight instead of a choice of places: no wait for the GPU to count them
    detectors = sum(F.binary_cross_entropy_with_logits(logits.float(), wrong, there, reduction="sum") for logits in (detect, early))
    return tag_loss + 0.3 * detectors / there.sum(), tag_loss.detach()


@torch.no_grad()
def evaluate(model, batches, to_device, cast):
    """On held-out pairs: tag loss, and precision and recall of exact tags where KEEP is left at a probability of 0.5."""
    model.eval()
    loss = places = proposed = right = errors = 0
    for arrays in batches:
        ids, flags, firsts, labels = to_device(arrays)
        with cast():
            _, _, tags = model(ids, flags, firsts)
        probabilities = tags.float().softmax(-1)
        there = labels >= 0
        loss -= probabilities.gather(2, labels.clamp(min=0)[:, :, None]).squeeze(2)[there].clamp(min=1e-9).log().sum().item()
        places += there.sum().item()
        best = probabilities[:, :, 1:].argmax(-1) + 1
        sure = there & (probabilities.gather(2, best[:, :, None]).squeeze(2) > 0.5)
        proposed += sure.sum().item()
        right += (sure & (best == labels)).sum().item()
        errors += (labels > 0).sum().item()
    model.train()
    return {"loss": loss / places, "precision": right / max(1, proposed), "recall": right / max(1, errors), "errors": errors}


def optimiser_of(model, rate):
    decayed = [p for p in model.parameters() if p.dim() > 1]
    plain = [p for p in model.parameters() if p.dim() <= 1]
    return torch.optim.AdamW(
        [{"params": decayed, "weight_decay": 0.01}, {"params": plain, "weight_decay": 0.0}], lr=rate, betas=(0.9, 0.98)
    )


def read_options():
    parser = argparse.ArgumentParser()
    for name in ("resources", "vocabulary", "train", "held", "state"):
        parser.add_argument(name)
    parser.add_argument("--minutes", type=float, default=50)
    parser.add_argument("--until", type=float, default=1e18, help="seconds since 1970 when this piece stops training, saves and ends")
    parser.add_argument("--pretrain", type=float, default=0.0, help="share of the time for masked-language pretraining")
    parser.add_argument("--sparse", type=float, default=0.7, help="share of the time after which errors become sparser")
    parser.add_argument("--counted", type=int, default=2_500_000, help="pieces counted for the first vectors; 0: all weights by chance")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--warmup", type=int, default=400, help="steps")
    parser.add_argument("--batch", type=int, default=4096, help="pieces of a batch")
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--dropout", type=float, default=0.0)
    parser.add_argument("--log", type=int, default=200)
    parser.add_argument("--like-gpu", action="store_true", help="without a GPU: pad, and go through the compiler without its code, as with one")
    for name, default in (("embedding", 128), ("hidden", 384), ("layers", 6), ("heads", 12), ("early", 2), ("positions", 128)):
        parser.add_argument(f"--{name}", type=int, default=default)
    return parser.parse_args()


def main():
    options = read_options()
    torch.manual_seed(1)
    torch.set_num_threads(options.threads)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    gpu_way = device == "cuda" or options.like_gpu
    torch.set_float32_matmul_precision("high")
    cast = lambda: torch.autocast(device, dtype=torch.bfloat16)  # noqa: E731
    to_device = lambda arrays: tuple(torch.from_numpy(array).to(device).long() for array in arrays)  # noqa: E731
    resources = json.load(open(options.resources, encoding="utf-8"))
    tokeniser, tags = load_vocabulary(options.vocabulary)
    shape = Shape(
        tokeniser.size, len(tags), options.embedding, options.hidden, options.layers, options.heads, options.early, options.positions
    )
    model = Tagger(shape, options.dropout).to(device)
    optimiser = optimiser_of(model, options.rate)
    os.makedirs(options.state, exist_ok=True)
    state = restore(options.state, model, optimiser)
    if state is None:
        state = {"steps": 0, "seconds": 0.0, "next": 0, "pieces_seen": 0, "warm_from": 0}
        if options.counted:
            tables = count_neighbours(Corpus(options.train), tokeniser, options.counted)
            set_first_weights(model, piece_vectors(tables, options.embedding - WAVES).to(device))
            del tables
    print(f"{sum(p.numel() for p in model.parameters())} weights on {device}, from step {state['steps']}", flush=True)

    tag_ids = {tag: i for i, tag in enumerate(tags)}
    held = piece_batches(Corpus(options.held), 0, 999, resources, tokeniser, tag_ids, STAGES[1], options.batch, shape.positions)
    multiple = 8 if gpu_way else 1
    held = [pad(batch, multiple) for batch in held[: 24 if device == "cpu" else len(held)]]
    if gpu_way:
        # an operation that the compiler cannot take is run as written
        torch._dynamo.config.suppress_errors = True
        model.compiled = torch.compile(model.encode, dynamic=True, backend="inductor" if device == "cuda" else "aot_eager")
    generator = torch.Generator().manual_seed(state["steps"])

    def log(entry):
        with open(os.path.join(options.state, "log.jsonl"), "a") as file:
            file.write(json.dumps(entry) + "\n")
        print(entry, flush=True)

    # the clock of the schedule starts with the first step: what compiling and the first data take is no training
    started, seconds_before = None, state["seconds"]
    fraction = lambda: state["seconds"] / (options.minutes * 60)  # noqa: E731
    losses = []
    model.train()
    last_save = time.time()
    over = False
    while not over and fraction() < 1:
        stage = 1 if fraction() >= options.sparse else 0
        data = Pieces(options, state["next"], stage, multiple)
        # spawned, not forked: by now this process has the GPU's and the compiler's threads
        with_workers = {"prefetch_factor": 64, "multiprocessing_context": "spawn"} if options.workers else {}
        loader = torch.utils.data.DataLoader(data, batch_size=None, collate_fn=unchanged, num_workers=options.workers, **with_workers)
        done = set()
        for finished, arrays in loader:
            ids, flags, firsts, labels = to_device(arrays)
            for group in optimiser.param_groups:
                group["lr"] = options.rate * min(1, (state["steps"] - state["warm_from"] + 1) / options.warmup) * max(0.02, 1 - fraction())
            if fraction() < options.pretrain:
                hidden_ids, chosen = mask_pieces(ids, shape.pieces, generator)
                with cast():
                    logits = model.restore(hidden_ids, flags, chosen)
                loss = F.cross_entropy(logits.float(), ids[chosen])
                shown = loss.detach()
            else:
                with cast():
                    loss, shown = loss_of(model, ids, flags, firsts, labels)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            state["steps"] += 1
            state["pieces_seen"] += int(np.count_nonzero(arrays[0]))
            started = started or time.time()
            state["seconds"] = seconds_before + time.time() - started
            # a piece counts as done with all before it, so that a run that goes on repeats little and leaves out nothing
            if finished >= 0:
                done.add(finished)
                while state["next"] in done:
                    state["next"] += 1
            if state["steps"] % 10 == 0:
                losses.append(shown)
            if state["steps"] % options.log == 0:
                mean = torch.stack(losses).mean().item()
                log({"step": state["steps"], "minutes": round(state["seconds"] / 60, 2), "seen": state["pieces_seen"], "loss": round(mean, 4)})
                losses = []
            if state["steps"] % (10 * options.log) == 0:
                log({"step": state["steps"], "held": evaluate(model, held, to_device, cast)})
            if time.time() - last_save > SAVE_EVERY:
                save(options.state, model, optimiser, state)
                last_save = time.time()
            over = time.time() > options.until
            if over or fraction() >= 1 or (stage == 0 and fraction() >= options.sparse):
                break
    save(options.state, model, optimiser, state)
    log({"step": state["steps"], "minutes": round(state["seconds"] / 60, 2), "held": evaluate(model, held, to_device, cast)})


if __name__ == "__main__":
    main()
