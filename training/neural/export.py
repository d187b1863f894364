"""Writes the network as the engine reads it (src/engine/neural/model-file.ts): matrices of 8-bit numbers with a scale a row, vectors of floats."""
import json
import struct

import torch

from model import FEED, FLAGS, HEADS, POSITIONS, PREFIXES, SUFFIXES, WIDTH

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
    # a whole number of words, so that the tensors lie on their boundaries
    header += b" " * (-len(header) % 4)
    with open(path, "wb") as file:
        file.write(b"EMNE" + struct.pack("<II", FORMAT, len(header)) + header + b"".join(pieces))
