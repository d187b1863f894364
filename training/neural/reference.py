"""Writes what PyTorch computes with neural.bin of artificial errors on held-out sentences, for compare.ts.

    python3 reference.py neural.bin RESOURCES.json HELD.txt EXPECTED.json [sentences, default 1000]
"""
import itertools
import json
import sys

import torch

from export import read_header, read_weights, reference
from model import Shape, Tagger
from noise import Noise, detokenise, pairs, sentences
from tokeniser import Tokeniser

path, resources, held, out = sys.argv[1:5]
most = int(sys.argv[5]) if len(sys.argv) > 5 else 1000
header = read_header(path)
tokeniser = Tokeniser(header["alphabet"], [tuple(pair) for pair in header["merges"]])
model = Tagger(Shape(**header["shape"]))
model.load_state_dict({name: torch.from_numpy(weights) for name, weights in read_weights(path).items()})
model.eval()
torch.set_num_threads(1)
rows = []
for tokens, _ in itertools.islice(pairs(Noise(json.load(open(resources, encoding="utf-8")), 5), sentences(held)), most):
    if len(tokeniser.encode(tokens)[0]) <= model.shape.positions:
        rows.append({"text": detokenise(tokens), **reference(model, tokeniser, header["tags"], tokens)})
json.dump(rows, open(out, "w", encoding="utf-8"), ensure_ascii=False)
