"""The two stages of training: artificial errors in correct text, and real corrections. A step is recorded once as a
CUDA graph and replayed, because its seven hundred small kernels cost more to launch than to run."""
import time

import torch
import torch.nn.functional as F

import data
from model import EDGE, MASK, UNKNOWN
from optimizer import Optimizer

# one place in five goes through the softmax over all words: those that changed, and some that did not
SAMPLED = 5
GAP_WEIGHT = 3.0
# share of the words in real corrections that are hidden, so that the few texts are not memorised
HIDDEN = 0.03


def word_loss(thought, table, bias, wanted):
    return F.cross_entropy(F.linear(thought, table, bias).float(), wanted, reduction="none")


def losses(editor, batch, word_loss=word_loss):
    """batch: ids, flags, suffixes, prefixes, segments, wanted, gaps, weight, gap_weight."""
    states = editor.states(*batch[:5])
    ids, (wanted, gaps, weight, gap_weight) = batch[0], batch[5:]
    # unknown words are never the target: their score belongs to no word of the list
    weight = weight * (wanted != UNKNOWN)
    order = (weight > 0) * (torch.rand_like(weight) + 2 * (wanted != ids))
    chosen = order.flatten().topk(ids.numel() // SAMPLED).indices
    thought = F.linear(states.flatten(0, 1).index_select(0, chosen), editor.transform.to(states.dtype))
    word = word_loss(thought, editor.table().to(states.dtype), editor.bias.to(states.dtype), wanted.flatten()[chosen])
    shares = weight.flatten()[chosen]
    gap = F.cross_entropy(editor.gap_scores(states).flatten(0, 1).float(), gaps.flatten(), reduction="none")
    gap_shares = gap_weight.flatten()
    return (word * shares).sum() / shares.sum(), (gap * gap_shares).sum() / gap_shares.sum()


def artificial(noise, corpus, rows, strength=1.0, **options):
    ids, flags, suffixes, prefixes, segments, wanted, gaps, _, real = noise.corrupt(*corpus.rows(rows), strength=strength, **options)
    weight = (real & (ids != EDGE) & (wanted != EDGE)).float()
    return [ids, flags, suffixes, prefixes, segments, wanted, gaps, weight, real.float()]


class Step:
    """One step on batch(): a list of tensors with fixed shapes. It is called with the share of the highest rates; the
    next call overwrites the loss that it returns."""

    def __init__(self, editor, optimizer, batch, word_loss, recorded):
        self.share = torch.zeros((), device=editor.words.device)

        def body():
            word, gap = losses(editor, batch(), word_loss)
            loss = word + GAP_WEIGHT * gap
            loss.backward()
            optimizer.step(self.share)
            return loss.detach()

        self.body, self.graph = body, None
        if not recorded:
            return
        # a few steps at rate 0 on a side stream, which the recording requires
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(4):
                body()
        torch.cuda.current_stream().wait_stream(side)
        torch.cuda.synchronize()
        torch.cuda.empty_cache()
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph):
            self.loss = body()

    def __call__(self, share):
        self.share.fill_(share)
        if self.graph is None:
            return self.body()
        self.graph.replay()
        return self.loss


def rate_at(share):
    """Share of the highest learning rate: a short rise, a plateau, a long decay."""
    return min(1, share / 0.02) * min(1, (1 - share) / 0.65)


def pretrain(editor, noise, corpus, rows, seconds, word_loss, recorded, log, more=None):
    """seconds: a function that returns the current time budget; more: reads further text when it has arrived."""
    optimizer = Optimizer(editor, matrix_rate=0.02, rate=3e-3)
    step = Step(editor, optimizer, lambda: artificial(noise, corpus, rows), word_loss, recorded)
    start, steps = time.time(), 0
    while (share := (time.time() - start) / seconds()) < 1:
        loss = step(rate_at(share))
        steps += 1
        if steps % 4 == 0 and loss.is_cuda:
            torch.cuda.synchronize()
        if steps in (1, 10, 100) or steps % 1000 == 0:
            log(f"{steps} steps, {time.time() - start:.0f} s, loss {loss.item():.4f}, {steps * rows * 128 / (time.time() - start) / 1e6:.2f} M places/s")
        if more and steps % 50 == 0 and more():
            more = None
    log(f"pretrained: {steps} steps, {time.time() - start:.0f} s")


def beside(real, at, made):
    """Rows of real corrections with some of their words hidden, and rows with artificial errors, in one batch."""
    ids = real["ids"][at]
    hidden = (ids > MASK) & (torch.rand(ids.shape, device=ids.device) < HIDDEN)
    drawn = {"ids": torch.where(hidden, MASK, ids)}
    return [torch.cat((drawn.get(name, real[name][at]), each)) for name, each in zip(data.FIELDS, made)]


def finetune(editor, noise, corpus, real, rows, epochs, word_loss, recorded, log, pace=1.0):
    """Half as many rows with artificial errors as real ones in each step."""
    optimizer = Optimizer(editor, matrix_rate=0.004 * pace, rate=6e-4 * pace)
    count, device = len(real["ids"]), editor.words.device
    numbers, at = torch.arange(rows, device=device), torch.zeros(rows, dtype=torch.long, device=device)

    step = Step(editor, optimizer, lambda: beside(real, at, artificial(noise, corpus, rows // 2, strength=0.5, masked=0.02)), word_loss, recorded)
    steps, start = max(1, int(epochs * count / rows)), time.time()
    for number in range(steps):
        if number % max(1, count // rows) == 0:
            order = torch.randperm(count, device=device)
        at.copy_(order[(number * rows + numbers) % count])
        loss = step(min(1, 10 * (number + 1) / steps) * (1 - number / steps))
        if number % 16 == 0 and loss.is_cuda:
            torch.cuda.synchronize()
    log(f"finetuned: {steps} steps, {time.time() - start:.0f} s, last loss {loss.item():.4f}")
