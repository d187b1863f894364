"""Writes and reads the network in the engine's format (src/engine/neural/model-file.ts): matrices of 8-bit numbers with
one scale per row, vectors of floats."""
import json
import struct

import numpy as np
import torch

from data import fnv
from model import FEED, FLAGS, HEADS, POSITIONS, PREFIXES, SUFFIXES, WIDTH, Editor

FORMAT = 2


def write_editor(path, editor, words, gaps):
    tensors, pieces, offset = {}, [], 0

    def put(name, kind, tensor):
        nonlocal offset
        raw = tensor.contiguous().numpy().tobytes()
        raw += b"\0" * (-len(raw) % 4)
        tensors[name] = {"offset": offset, "shape": list(tensor.shape), "type": kind}
        pieces.append(raw)
        offset += len(raw)

    def matrix(name, value):
        value = value.detach().float().cpu()
        scale = value.abs().amax(1).clamp(min=1e-9) / 127
        put(name, "i8", (value / scale[:, None]).round().clamp(-127, 127).to(torch.int8))
        put(f"{name}.scales", "f32", scale)

    def vector(name, value):
        put(name, "f32", value.detach().float().cpu())

    for name in ("words", "suffixes", "prefixes", "flags", "transform"):
        matrix(name, getattr(editor, name))
    matrix("gapLeft", editor.gap_left)
    matrix("gapRight", editor.gap_right)
    vector("gapBias", editor.gap_bias)
    vector("bias", editor.bias)
    vector("norm", editor.norm)
    for layer in range(len(editor.qkv)):
        for name in ("qkv", "out", "widen", "narrow"):
            matrix(f"layers.{layer}.{name}", getattr(editor, name)[layer])
        vector(f"layers.{layer}.norm1", editor.norm1[layer])
        vector(f"layers.{layer}.norm2", editor.norm2[layer])
    shape = {
        "words": len(words), "suffixes": SUFFIXES, "prefixes": PREFIXES, "flags": FLAGS, "hidden": WIDTH, "layers": len(editor.qkv),
        "heads": HEADS, "feed": FEED, "positions": POSITIONS, "gaps": len(gaps),
    }
    header = json.dumps({"shape": shape, "words": words, "gaps": gaps, "tensors": tensors, "bytes": offset}, ensure_ascii=False).encode()
    # a whole number of words, so that the tensors are aligned
    header += b" " * (-len(header) % 4)
    with open(path, "wb") as file:
        file.write(b"EMNE" + struct.pack("<II", FORMAT, len(header)) + header + b"".join(pieces))


def endings(words, device):
    """The classes of the words' endings and beginnings, by id."""
    of = lambda size, part: torch.tensor([0] * 4 + [1 + fnv(part(word)) % (size - 1) for word in words[4:]], device=device)
    return of(SUFFIXES, lambda word: word[-3:]), of(PREFIXES, lambda word: word[:4])


def read_editor(path):
    """Returns the network of such a file, its words and the words of its gaps."""
    with open(path, "rb") as file:
        raw = file.read()
    start = 12 + struct.unpack_from("<I", raw, 8)[0]
    header = json.loads(raw[12:start])
    words, gaps, tensors = header["words"], header["gaps"], header["tensors"]

    def stored(name):
        at, shape = tensors[name]["offset"], tensors[name]["shape"]
        kind = {"i8": np.int8, "f32": np.float32}[tensors[name]["type"]]
        return torch.from_numpy(np.frombuffer(raw, kind, int(np.prod(shape)), start + at).astype(np.float32).reshape(shape))

    matrix = lambda name: stored(name) * stored(f"{name}.scales")[:, None]
    layers = range(header["shape"]["layers"])
    editor = Editor(*endings(words, "cpu"), len(gaps), len(layers))
    state = {name: matrix(name) for name in ("words", "suffixes", "prefixes", "flags", "transform")}
    state |= {"gap_left": matrix("gapLeft"), "gap_right": matrix("gapRight"), "gap_bias": stored("gapBias"), "bias": stored("bias"), "norm": stored("norm")}
    state |= {name: torch.stack([matrix(f"layers.{layer}.{name}") for layer in layers]) for name in ("qkv", "out", "widen", "narrow")}
    state |= {name: torch.stack([stored(f"layers.{layer}.{name}") for layer in layers]) for name in ("norm1", "norm2")}
    editor.load_state_dict(state)
    return editor, words, gaps
