"""Weights to begin with instead of chance, so that a short training need not first find out which words are alike and where their
neighbours stand: vectors of pieces counted from the corpus, and heads that look at the neighbours.

Vectors: positive pointwise mutual information with the pieces one and two places before and behind, its leading left singular vectors by
subspace iteration (Levy and Goldberg 2014). Heads: positions are waves of many lengths, a query is the key some places on.
"""
import numpy as np
import torch

from noise import read_token_line

OFFSETS = (1, 2)
# of the embedding's width, for the waves that say where a piece stands
WAVES = 32
# which places the heads of a layer look at; the others begin by chance
LOOKS = [[-1, 1, -2, 2], [-1, 1, -2, 2, -3, 3], [-1, 1]]


def count_neighbours(corpus, tokeniser, most):
    """For each offset a table [pieces, pieces]: how often the second stands so many places behind the first."""
    stream = []
    for line in corpus.lines:
        if line:
            stream += tokeniser.encode([("", False), *read_token_line(line.decode("utf-8"))])[0]
        if len(stream) >= most:
            break
    ids, size = np.array(stream, np.int64), tokeniser.size
    return [np.bincount(ids[:-o] * size + ids[o:], minlength=size * size).reshape(size, size).astype(np.float32) for o in OFFSETS]


def piece_vectors(tables, width):
    """[pieces, width], each row of length sqrt(width)."""
    contexts = []
    for table in tables:
        for counts in (table, table.T):
            counts = torch.from_numpy(np.ascontiguousarray(counts))
            total, seen, met = counts.sum(), counts.sum(1, keepdim=True), counts.sum(0, keepdim=True) ** 0.75
            expected = seen * met / met.sum()
            contexts.append(torch.log(counts.clamp(min=1e-9) / expected.clamp(min=1e-9)).clamp(min=0) * (counts > 0))
    generator = torch.Generator().manual_seed(1)
    basis = torch.randn(len(contexts[0]), width + 16, generator=generator)
    for _ in range(4):
        basis = torch.linalg.qr(sum(context @ (context.T @ basis) for context in contexts))[0]
    projected = sum((basis.T @ context) @ (context.T @ basis) for context in contexts)
    values, turned = torch.linalg.eigh(projected)
    order = values.argsort(descending=True)[:width]
    vectors = basis @ turned[:, order] * values[order].clamp(min=0) ** 0.25
    return torch.nn.functional.normalize(vectors) * width**0.5


def frequencies():
    return torch.logspace(np.log10(0.12), np.log10(3.0), WAVES // 2)


def look_at(layer, head, offset, hidden, start):
    """Makes a head of `layer` look `offset` places on; positions stand in the states' columns from `start` on."""
    width = hidden // layer.heads
    rows = min(width, WAVES)
    angle = frequencies() * offset
    query, key = torch.zeros(WAVES, hidden), torch.zeros(WAVES, hidden)
    for wave in range(WAVES // 2):
        c, s = 2 * wave, 2 * wave + 1
        key[c, start + c] = key[s, start + s] = 1
        query[c, start + c], query[c, start + s] = torch.cos(angle[wave]), -torch.sin(angle[wave])
        query[s, start + c], query[s, start + s] = torch.sin(angle[wave]), torch.cos(angle[wave])
    # the shortest waves tell neighbours apart: they come last, and a narrow head keeps those
    layer.qkv.weight[head * width : head * width + rows] = query[-rows:]
    layer.qkv.weight[hidden + head * width : hidden + head * width + rows] = key[-rows:]


@torch.no_grad()
def set_first_weights(model, vectors):
    """Vectors are [pieces, embedding - WAVES]."""
    embedding, hidden = model.shape.embedding, model.shape.hidden
    words = embedding - WAVES
    model.pieces.weight.zero_()
    model.pieces.weight[:, :words] = vectors
    model.flags.weight[:, words:] = 0
    places = torch.arange(model.shape.positions)[:, None] * frequencies()
    model.positions.weight.zero_()
    model.positions.weight[:, words:] = torch.stack([places.cos(), places.sin()], 2).flatten(1) * 2**0.5
    shared = min(embedding, hidden)
    model.enter.weight.normal_(std=0.02)
    model.enter.weight[:shared, :shared] += torch.eye(shared)
    if embedding <= hidden:
        for layer, offsets in zip(model.layers, LOOKS):
            for head, offset in zip(range(layer.heads - 1), offsets):
                look_at(layer, head, offset, hidden, words)
