"""The network of the neural second opinion: a Transformer encoder over whole words (Vaswani et al. 2017; RMS norm
before each part, rotary positions). For each word, which it sees as written, it predicts what should stand there, and
for each gap which word is missing."""
import torch
import torch.nn as nn
import torch.nn.functional as F

WIDTH, LAYERS, HEADS, FEED, POSITIONS = 256, 6, 4, 768, 128
SUFFIXES, PREFIXES, FLAGS = 8192, 4096, 8
NOTHING, UNKNOWN, EDGE, MASK = 0, 1, 2, 3


def rms(x, gain):
    return F.rms_norm(x, (x.shape[-1],), gain.to(x.dtype), 1e-6)


def rotate(x, cos, sin):
    a, b = x.chunk(2, -1)
    return torch.cat((a * cos - b * sin, a * sin + b * cos), -1)


def block(x, qkv, out, widen, narrow, norm1, norm2, cos, sin, same):
    rows, length, width = x.shape
    q, k, v = F.linear(rms(x, norm1), qkv).view(rows, length, 3, HEADS, width // HEADS).permute(2, 0, 3, 1, 4)
    mixed = F.scaled_dot_product_attention(rotate(q, cos, sin), rotate(k, cos, sin), v, attn_mask=same)
    x = x + F.linear(mixed.transpose(1, 2).reshape(rows, length, width), out)
    return x + F.linear(F.relu(F.linear(rms(x, norm2), widen)), narrow)


class Editor(nn.Module):
    def __init__(self, suffix_of, prefix_of, gaps, layers=LAYERS):
        """suffix_of, prefix_of: by word id, on the device of the weights."""
        super().__init__()
        words = len(suffix_of)
        matrix = lambda *shape, std: nn.Parameter(torch.randn(*shape) * std)
        self.words = matrix(words, WIDTH, std=0.1)
        self.suffixes = matrix(SUFFIXES, WIDTH, std=0.05)
        self.prefixes = matrix(PREFIXES, WIDTH, std=0.05)
        self.flags = matrix(FLAGS, WIDTH, std=0.05)
        self.bias = nn.Parameter(torch.zeros(words))
        self.qkv = matrix(layers, 3 * WIDTH, WIDTH, std=0.06)
        self.out = nn.Parameter(torch.zeros(layers, WIDTH, WIDTH))
        self.widen = matrix(layers, FEED, WIDTH, std=0.06)
        self.narrow = nn.Parameter(torch.zeros(layers, WIDTH, FEED))
        self.norm1 = nn.Parameter(torch.ones(layers, WIDTH))
        self.norm2 = nn.Parameter(torch.ones(layers, WIDTH))
        self.norm = nn.Parameter(torch.ones(WIDTH))
        self.transform = matrix(WIDTH, WIDTH, std=0.06)
        self.gap_left = matrix(gaps, WIDTH, std=0.02)
        self.gap_right = matrix(gaps, WIDTH, std=0.02)
        self.gap_bias = nn.Parameter(torch.zeros(gaps))
        self.register_buffer("suffix_of", suffix_of, persistent=False)
        self.register_buffer("prefix_of", prefix_of, persistent=False)
        self.register_buffer("listed", (torch.arange(words) != UNKNOWN).float()[:, None], persistent=False)
        self.register_buffer("kinds", torch.arange(FLAGS), persistent=False)
        angle = torch.arange(POSITIONS)[:, None] * 10000.0 ** (-torch.arange(32) / 32)
        self.register_buffer("cos", angle.cos(), persistent=False)
        self.register_buffer("sin", angle.sin(), persistent=False)
        self.block = block

    def matrices(self):
        return [self.qkv, self.out, self.widen, self.narrow]

    def embedded(self, ids, flags, suffixes, prefixes):
        """ids etc.: rows × places; suffixes and prefixes are of unknown words, 0 elsewhere."""
        half = torch.bfloat16 if ids.is_cuda else torch.float32
        unknown = ids == UNKNOWN
        x = F.embedding(ids, self.table())
        # for an unknown word its ending and beginning; looked up as 0 for other words, which learns nothing
        apart = lambda classes, table: F.embedding(torch.where(unknown, classes, 0), table, padding_idx=0)
        x = x + unknown[..., None] * (apart(suffixes, self.suffixes) + apart(prefixes, self.prefixes))
        x = x + (flags[..., None] == self.kinds).to(self.flags.dtype) @ self.flags
        return x.to(half)

    def states(self, ids, flags, suffixes, prefixes, segments):
        """As embedded. segments: rows × places; places see only their own segment."""
        return rms(self.through(self.embedded(ids, flags, suffixes, prefixes), segments, range(len(self.qkv))), self.norm)

    def through(self, x, segments, layers):
        """The output of these layers for x."""
        cos, sin = self.cos[: x.shape[1]].to(x.dtype), self.sin[: x.shape[1]].to(x.dtype)
        same = (segments[:, :, None] == segments[:, None, :])[:, None]
        weights = [matrix.to(x.dtype) for matrix in self.matrices()]
        for layer in layers:
            x = self.block(x, *(matrix[layer] for matrix in weights), self.norm1[layer], self.norm2[layer], cos, sin, same)
        return x

    def table(self):
        """words × width: each word of the list with its ending and beginning."""
        return self.words + self.listed * (F.embedding(self.suffix_of, self.suffixes) + F.embedding(self.prefix_of, self.prefixes))

    def word_scores(self, states):
        """states: n × width. n × words: how well each word fits there."""
        thought = F.linear(states, self.transform.to(states.dtype))
        return F.linear(thought, self.table().to(states.dtype), self.bias.to(states.dtype))

    def gap_scores(self, states):
        """rows × places × gaps, for the gap before each place; the first place of a row has none."""
        left = F.pad(states[:, :-1], (0, 0, 1, 0))
        half = states.dtype
        return F.linear(left, self.gap_left.to(half)) + F.linear(states, self.gap_right.to(half), self.gap_bias.to(half))
