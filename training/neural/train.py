"""Trains the tagger; goes on from OUT/checkpoint.pt when it is there, so that it can run in pieces of a few minutes.

    python3 train.py RESOURCES.json VOCABULARY.json TRAIN.txt HELD.txt OUT --minutes 70 [--stop-after 9.5] [--hidden 160 …]

The learning rate, the share of masked-language pretraining and the switch to sparser errors follow the time spent of --minutes (training
time of all pieces together), so that one command fits a machine of any speed. Data are made on the fly by worker processes from
pieces of the corpus with fixed seeds. Writes checkpoint.pt (all state), light.pt (the weights in 16 bits and where it stood, for a way
between machines: goes on with fresh moments and another warm-up) and log.jsonl (a line every 200 steps).
"""
import argparse
import json
import os
import time

import torch
import torch.nn.functional as F

from batches import Corpus, load_vocabulary, pad, piece_batches
from model import Shape, Tagger

# sentence-wise multiples of the rates; the second stage has a text's errors at about the density of learners' essays
STAGES = [[0, 0.4, 0.8, 1, 1, 1.5, 2.2], [0, 0, 0.25, 0.4, 0.6, 0.9]]
MASK_SHARE = 0.15


class Pieces(torch.utils.data.IterableDataset):
    """Batches from piece `first` on, without end; with workers, every worker makes every n-th piece."""

    def __init__(self, options, resources, tokeniser, tags, shape, first, stage):
        self.options, self.resources, self.tokeniser = options, resources, tokeniser
        self.tag_ids = {tag: i for i, tag in enumerate(tags)}
        self.positions, self.first, self.stage = shape.positions, first, stage

    def __iter__(self):
        worker = torch.utils.data.get_worker_info()
        step, piece = (worker.num_workers, self.first + worker.id) if worker else (1, self.first)
        corpus = Corpus(self.options.train)
        while True:
            epoch = piece // corpus.pieces
            made = piece_batches(
                corpus, piece, epoch, self.resources, self.tokeniser, self.tag_ids, STAGES[self.stage], self.options.batch, self.positions
            )
            for i, batch in enumerate(made):
                yield piece if i + 1 == len(made) else -1, *(torch.from_numpy(array) for array in pad(batch))
            piece += step


def mask_pieces(ids, pieces, generator):
    """Ids with a share hidden (mostly as unknown, else a random piece), and the mask of where."""
    chosen = (torch.rand(ids.shape, generator=generator) < MASK_SHARE).to(ids.device) & (ids > 2)
    random_ids = torch.randint(3, pieces, ids.shape, generator=generator).to(ids.device)
    replace = (torch.rand(ids.shape, generator=generator) < 0.15).to(ids.device)
    return torch.where(chosen, torch.where(replace, random_ids, torch.ones_like(ids)), ids), chosen


def loss_of(model, ids, flags, firsts, labels):
    early, detect, tags = model(ids, flags, firsts)
    there = labels >= 0
    wrong = (labels > 0).float()
    tag_loss = F.cross_entropy(tags.flatten(0, 1).float(), labels.flatten(), ignore_index=-100)
    detect_loss = F.binary_cross_entropy_with_logits(detect.float()[there], wrong[there])
    early_loss = F.binary_cross_entropy_with_logits(early.float()[there], wrong[there])
    return tag_loss + 0.3 * detect_loss + 0.3 * early_loss, tag_loss.detach()


@torch.no_grad()
def evaluate(model, batches, device, cast):
    """On held-out pairs: tag loss, and precision and recall of exact tags where KEEP is left at a probability of 0.5."""
    model.eval()
    loss = places = proposed = right = errors = 0
    for batch in batches:
        ids, flags, firsts, labels = (torch.from_numpy(array).to(device) for array in pad(batch))
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


def main():
    parser = argparse.ArgumentParser()
    for name in ("resources", "vocabulary", "train", "held", "out"):
        parser.add_argument(name)
    parser.add_argument("--minutes", type=float, default=50)
    parser.add_argument("--stop-after", type=float, default=1e9, help="minutes after which this run saves and ends")
    parser.add_argument("--pretrain", type=float, default=0.0, help="share of the time for masked-language pretraining")
    parser.add_argument("--sparse", type=float, default=0.7, help="share of the time after which errors become sparser")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--batch", type=int, default=4096, help="pieces of a batch")
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--dropout", type=float, default=0.0)
    for name, default in (("embedding", 128), ("hidden", 384), ("layers", 6), ("heads", 6), ("early", 2), ("positions", 128)):
        parser.add_argument(f"--{name}", type=int, default=default)
    options = parser.parse_args()

    torch.manual_seed(1)
    torch.set_num_threads(options.threads)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.set_float32_matmul_precision("high")
    cast = lambda: torch.autocast(device, dtype=torch.bfloat16)  # noqa: E731
    resources = json.load(open(options.resources, encoding="utf-8"))
    tokeniser, tags = load_vocabulary(options.vocabulary)
    shape = Shape(
        tokeniser.size, len(tags), options.embedding, options.hidden, options.layers, options.heads, options.early, options.positions
    )
    model = Tagger(shape, options.dropout).to(device)
    decayed = [p for p in model.parameters() if p.dim() > 1]
    plain = [p for p in model.parameters() if p.dim() <= 1]
    optimiser = torch.optim.AdamW(
        [{"params": decayed, "weight_decay": 0.01}, {"params": plain, "weight_decay": 0.0}], lr=options.rate, betas=(0.9, 0.98)
    )
    state = {"steps": 0, "seconds": 0.0, "next": 0, "pieces_seen": 0, "warm_from": 0}
    os.makedirs(options.out, exist_ok=True)
    checkpoint, light, log_path = (os.path.join(options.out, name) for name in ("checkpoint.pt", "light.pt", "log.jsonl"))
    if os.path.exists(checkpoint):
        saved = torch.load(checkpoint, map_location=device, weights_only=True)
        model.load_state_dict(saved["model"])
        optimiser.load_state_dict(saved["optimiser"])
        state = saved["state"]
    elif os.path.exists(light):
        saved = torch.load(light, map_location=device, weights_only=True)
        model.load_state_dict({name: tensor.float() for name, tensor in saved["model"].items()})
        state = {**saved["state"], "warm_from": saved["state"]["steps"]}
    print(f"{sum(p.numel() for p in model.parameters())} weights on {device}, from step {state['steps']}", flush=True)

    tag_ids = {tag: i for i, tag in enumerate(tags)}
    held = piece_batches(Corpus(options.held), 0, 999, resources, tokeniser, tag_ids, STAGES[1], options.batch, shape.positions)
    held = held[: 24 if device == "cpu" else len(held)]
    run = torch.compile(model, dynamic=True) if device == "cuda" else model
    generator = torch.Generator().manual_seed(state["steps"])

    def save():
        torch.save({"model": model.state_dict(), "optimiser": optimiser.state_dict(), "state": state, "shape": shape.as_dict()}, checkpoint + ".new")
        os.replace(checkpoint + ".new", checkpoint)
        halves = {name: tensor.to(torch.float16) for name, tensor in model.state_dict().items()}
        torch.save({"model": halves, "state": state, "shape": shape.as_dict()}, light)

    def log(entry):
        with open(log_path, "a") as file:
            file.write(json.dumps(entry) + "\n")
        print(entry, flush=True)

    started, seconds_before = time.time(), state["seconds"]
    budget = options.minutes * 60
    fraction = lambda: state["seconds"] / budget  # noqa: E731
    running, since = 0.0, 0
    model.train()
    last_save = time.time()
    while fraction() < 1:
        stage = 1 if fraction() >= options.sparse else 0
        data = Pieces(options, resources, tokeniser, tags, shape, state["next"], stage)
        loader = torch.utils.data.DataLoader(data, batch_size=None, num_workers=options.workers, prefetch_factor=64 if options.workers else None)
        done = set()
        for finished, ids, flags, firsts, labels in loader:
            ids, flags, firsts, labels = (t.to(device, non_blocking=True) for t in (ids, flags, firsts, labels))
            for group in optimiser.param_groups:
                group["lr"] = options.rate * min(1, (state["steps"] - state["warm_from"] + 1) / 400) * max(0.02, 1 - fraction())
            if fraction() < options.pretrain:
                hidden_ids, chosen = mask_pieces(ids, shape.pieces, generator)
                with cast():
                    logits = model.restore(hidden_ids, flags)
                loss = shown = F.cross_entropy(logits[chosen].float(), ids[chosen])
            else:
                with cast():
                    loss, shown = loss_of(run, ids, flags, firsts, labels)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            state["steps"] += 1
            state["pieces_seen"] += int((ids > 0).sum()) if device == "cpu" else ids.numel()
            state["seconds"] = seconds_before + time.time() - started
            # a piece counts as done with all before it, so that a run that goes on repeats little and leaves out nothing
            if finished >= 0:
                done.add(finished)
                while state["next"] in done:
                    state["next"] += 1
            if state["steps"] % 20 == 0:
                running, since = running + shown.item(), since + 1
            if state["steps"] % 200 == 0:
                log({"step": state["steps"], "minutes": round(state["seconds"] / 60, 2), "seen": state["pieces_seen"], "loss": round(running / since, 4)})
                running, since = 0.0, 0
            if state["steps"] % 2000 == 0:
                log({"step": state["steps"], "held": evaluate(model, held, device, cast)})
            if time.time() - last_save > 120:
                save()
                last_save = time.time()
            over = (time.time() - started) / 60 > options.stop_after
            if over or fraction() >= 1 or (stage == 0 and fraction() >= options.sparse):
                break
        if over:
            break
    log({"step": state["steps"], "minutes": round(state["seconds"] / 60, 2), "held": evaluate(model, held, device, cast)})
    save()


if __name__ == "__main__":
    main()
