"""Writes a checkpoint as neural.bin, the matrices in 8 bits with a scale a row.

    python3 export.py VOCABULARY.json CHECKPOINT.pt neural.bin [--calibration fit.json]

Layout (src/engine/neural/model-file.ts reads it): "EMNE", format (u32), bytes of the JSON header (u32), the header, then the tensors, each at a
multiple of 16. Nothing in it depends on the machine.
"""
import argparse
import json
import struct

import numpy as np
import torch

from batches import load_vocabulary, pad
from model import Shape, Tagger

FORMAT = 1


def quantise(weight):
    """Rows as 8-bit numbers and a scale each: weight = number * scale."""
    scales = np.maximum(np.abs(weight).max(1), 1e-8) / 127
    return np.round(weight / scales[:, None]).astype(np.int8), scales.astype(np.float32)


def tensors_of(model):
    """Name -> array as stored; norms and biases stay as they are. The model is left with the weights as they are stored."""
    found = {}
    for name, parameter in model.named_parameters():
        array = parameter.detach().float().cpu().numpy()
        if array.ndim == 2:
            numbers, scales = quantise(array)
            found[name] = numbers
            found[f"{name}.scales"] = scales
            parameter.data = torch.from_numpy(numbers.astype(np.float32) * scales[:, None])
        else:
            found[name] = array
    return found


def write(path, header, arrays):
    body, table = bytearray(), {}
    for name, array in arrays.items():
        while len(body) % 16:
            body.append(0)
        table[name] = {"offset": len(body), "shape": list(array.shape), "type": "i8" if array.dtype == np.int8 else "f32"}
        body += array.astype(array.dtype.newbyteorder("<")).tobytes()
    encoded = json.dumps({**header, "tensors": table, "bytes": len(body)}, ensure_ascii=False, separators=(",", ":")).encode()
    encoded += b" " * (-(12 + len(encoded)) % 16)
    with open(path, "wb") as file:
        file.write(b"EMNE" + struct.pack("<II", FORMAT, len(encoded)) + encoded + bytes(body))


def _read(path):
    with open(path, "rb") as file:
        data = file.read()
    base = 12 + struct.unpack("<I", data[8:12])[0]
    return data, base, json.loads(data[12:base])


def read_header(path):
    """The JSON header of a file that `write` has written."""
    return _read(path)[2]


def read_weights(path):
    """Name -> float array of a file that `write` has written."""
    data, base, header = _read(path)
    table = header["tensors"]

    def stored(name):
        kind = "<i1" if table[name]["type"] == "i8" else "<f4"
        size = int(np.prod(table[name]["shape"]))
        return np.frombuffer(data, kind, size, base + table[name]["offset"]).reshape(table[name]["shape"]).astype(np.float32)

    names = [name for name in table if not name.endswith(".scales")]
    return {name: stored(name) * stored(f"{name}.scales")[:, None] if table[name]["type"] == "i8" else stored(name) for name in names}


def reference(model, tokeniser, tags, tokens):
    """What the network computes of a sentence: the product's own code must come to the same."""
    ids, flags, firsts = tokeniser.encode(tokens)
    arrays = [torch.from_numpy(array).long() for array in pad([(ids, flags, firsts, [0] * len(firsts))])[:3]]
    with torch.no_grad():
        early, detect, logits = model(*arrays)
    probabilities = logits[0].softmax(-1)
    best, order = probabilities.max(-1)
    others, other_order = probabilities[:, 1:].max(-1)
    return {
        "ids": ids,
        "flags": flags,
        "firsts": firsts,
        "early": [round(x, 4) for x in early[0].sigmoid().tolist()],
        "detect": [round(x, 4) for x in detect[0].sigmoid().tolist()],
        "tags": [tags[i] for i in order.tolist()],
        "probabilities": [round(x, 4) for x in best.tolist()],
        # the likeliest tags other than KEEP
        "others": [tags[i + 1] for i in other_order.tolist()],
        "otherProbabilities": [round(x, 4) for x in others.tolist()],
    }


def main():
    parser = argparse.ArgumentParser()
    for name in ("vocabulary", "checkpoint", "out"):
        parser.add_argument(name)
    parser.add_argument("--calibration", help="JSON of fit_calibration.py")
    options = parser.parse_args()
    tokeniser, tags = load_vocabulary(options.vocabulary)
    saved = torch.load(options.checkpoint, map_location="cpu", weights_only=True)
    model = Tagger(Shape(**saved["shape"]))
    model.load_state_dict(saved["model"])
    model.eval()
    arrays = tensors_of(model)
    calibration = json.load(open(options.calibration)) if options.calibration else None
    header = {
        "shape": saved["shape"],
        "alphabet": list(tokeniser.alphabet),
        "merges": [list(pair) for pair in tokeniser.merges],
        "tags": tags,
        "calibration": calibration,
    }
    write(options.out, header, arrays)


if __name__ == "__main__":
    main()
