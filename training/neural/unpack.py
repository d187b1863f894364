"""Unpacks the .xz files of a pack: the machine with the GPU may have no xz.

    python3 unpack.py PACK STATE
"""
import lzma
import os
import shutil
import sys

pack, state = sys.argv[1:]
# the last one says that all are there
for name in ("train.txt", "held.txt", "resources.json"):
    path = os.path.join(state, name)
    with lzma.open(os.path.join(pack, f"{name}.xz")) as packed, open(f"{path}.new", "wb") as file:
        shutil.copyfileobj(packed, file)
    os.replace(f"{path}.new", path)
