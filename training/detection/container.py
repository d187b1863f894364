"""The container of model parts that src/detection/model-file.ts reads: magic, header length, JSON header, sections."""

import json
import struct

import numpy as np

MAGIC = b"EMDETECT"


def write_container(path, arrays, facts=None):
    """arrays: name -> numpy array of u1, u2, u4, i2, i4, f4 or bytes; facts: anything for the header."""
    sections, body = {}, bytearray()
    for name, array in arrays.items():
        data = array if isinstance(array, bytes) else array.tobytes()
        kind = "bytes" if isinstance(array, bytes) else array.dtype.str[1:]
        body += b"\0" * (-len(body) % 8)
        sections[name] = {"type": kind, "offset": len(body), "bytes": len(data)}
        body += data
    header = json.dumps({"facts": facts or {}, "sections": sections}, separators=(",", ":"), ensure_ascii=False).encode()
    header += b" " * (-(len(MAGIC) + 4 + len(header)) % 8)
    with open(path, "wb") as file:
        file.write(MAGIC + struct.pack("<I", len(header)) + header + bytes(body))


def read_container(path):
    """Facts and arrays of a container; text parts come back as bytes."""
    data = open(path, "rb").read()
    if data[: len(MAGIC)] != MAGIC:
        raise ValueError(f"{path}: not a model container")
    (length,) = struct.unpack_from("<I", data, len(MAGIC))
    base = len(MAGIC) + 4 + length
    header = json.loads(data[len(MAGIC) + 4 : base])
    arrays = {}
    for name, section in header["sections"].items():
        part = data[base + section["offset"] : base + section["offset"] + section["bytes"]]
        arrays[name] = part if section["type"] == "bytes" else np.frombuffer(part, "<" + section["type"])
    return header["facts"], arrays
