"""The tagger: factorised embeddings, a pre-norm Transformer encoder with ReLU, two detectors and a tag head.

Heads read the first piece of each token. The early detector sits after `early` layers: where it sees nothing in a sentence, the
layers above are not run (src/engine/neural/encoder.ts).
"""
import math
from dataclasses import asdict, dataclass

import torch
import torch.nn.functional as F
from torch import nn


@dataclass
class Shape:
    pieces: int
    tags: int
    embedding: int = 128
    hidden: int = 384
    layers: int = 6
    heads: int = 6
    early: int = 2
    positions: int = 128
    flags: int = 8

    def as_dict(self):
        return asdict(self)


class Layer(nn.Module):
    def __init__(self, shape, dropout):
        super().__init__()
        self.heads = shape.heads
        self.norm_attention = nn.LayerNorm(shape.hidden)
        self.qkv = nn.Linear(shape.hidden, 3 * shape.hidden)
        self.output = nn.Linear(shape.hidden, shape.hidden)
        self.norm_feed = nn.LayerNorm(shape.hidden)
        self.widen = nn.Linear(shape.hidden, 4 * shape.hidden)
        self.narrow = nn.Linear(4 * shape.hidden, shape.hidden)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x, mask):
        batch, length, hidden = x.shape
        q, k, v = self.qkv(self.norm_attention(x)).view(batch, length, 3, self.heads, -1).permute(2, 0, 3, 1, 4)
        mixed = F.scaled_dot_product_attention(q, k, v, attn_mask=mask).transpose(1, 2).reshape(batch, length, hidden)
        x = x + self.dropout(self.output(mixed))
        return x + self.dropout(self.narrow(F.relu(self.widen(self.norm_feed(x)))))


class Tagger(nn.Module):
    def __init__(self, shape, dropout=0.0):
        super().__init__()
        self.shape = shape
        self.pieces = nn.Embedding(shape.pieces, shape.embedding)
        self.flags = nn.Embedding(shape.flags, shape.embedding)
        self.positions = nn.Embedding(shape.positions, shape.embedding)
        self.enter = nn.Linear(shape.embedding, shape.hidden)
        self.layers = nn.ModuleList(Layer(shape, dropout) for _ in range(shape.layers))
        self.norm_early = nn.LayerNorm(shape.hidden)
        self.early = nn.Linear(shape.hidden, 1)
        self.norm = nn.LayerNorm(shape.hidden)
        self.detect = nn.Linear(shape.hidden, 1)
        self.tag = nn.Linear(shape.hidden, shape.tags)
        # `encode` compiled for the GPU, used while training
        self.compiled = None
        for module in self.modules():
            if isinstance(module, (nn.Linear, nn.Embedding)):
                nn.init.normal_(module.weight, std=0.02)
            if isinstance(module, nn.Linear):
                nn.init.zeros_(module.bias)
        for embedding in (self.pieces, self.flags, self.positions):
            nn.init.normal_(embedding.weight, std=0.5)
        nn.init.normal_(self.enter.weight, std=shape.embedding**-0.5)
        for layer in self.layers:
            for linear in (layer.qkv, layer.widen):
                nn.init.normal_(linear.weight, std=shape.hidden**-0.5)
            for linear in (layer.output, layer.narrow):
                nn.init.normal_(linear.weight, std=linear.in_features**-0.5 / (2 * shape.layers) ** 0.5)

        # one token in ten is wrong: that need not be learnt
        self.tag.bias.data.fill_(math.log(0.1 / max(1, shape.tags - 1)))
        self.tag.bias.data[0] = math.log(0.9)
        for detector in (self.early, self.detect):
            detector.bias.data.fill_(math.log(0.1 / 0.9))

    def encode(self, ids, flags):
        """(states after the early layers, states after all) of pieces, 0 being padding."""
        mask = (ids != 0)[:, None, None, :]
        places = torch.arange(ids.shape[1], device=ids.device)
        x = self.enter(self.pieces(ids) + self.flags(flags) + self.positions(places))
        early = x
        for i, layer in enumerate(self.layers):
            x = layer(x, mask)
            if i + 1 == self.shape.early:
                early = x
        return early, x

    def _states(self, ids, flags):
        return (self.compiled if self.training and self.compiled else self.encode)(ids, flags)

    def forward(self, ids, flags, firsts):
        """Logits at the first piece of every token, [batch, tokens]: early detector, detector, and tags."""
        early, last = self._states(ids, flags)
        at = firsts[:, :, None].expand(-1, -1, last.shape[2])
        early = self.norm_early(torch.gather(early, 1, at))
        last = self.norm(torch.gather(last, 1, at))
        return self.early(early).squeeze(2), self.detect(last).squeeze(2), self.tag(last)

    def restore(self, ids, flags, chosen):
        """Logits of the pieces that stood in the `chosen` places, for masked-language pretraining; shares the embedding's weights."""
        _, last = self._states(ids, flags)
        # scaled so that the first guesses are not sure of themselves: vectors are about sqrt(embedding) long
        return self.norm(last[chosen]) @ self.enter.weight @ self.pieces.weight.T * self.shape.embedding**-0.5
