"""Machine text written for this training, of kinds that the other collections lack
(training/detection/written/README.md).

Each file of the folder has documents under a line "=== KIND | TONE | TOPIC", "=== DEGREE | CORPUS:LINE" for a reworked
passage of a corpus, or "=== polished | GROUP" for a polished text of a collection.
"""

import lzma
from pathlib import Path

FOLDER = Path(__file__).parent / "written"
# A person's content in another's words belongs to neither class; trained on as machine text, it made new collections
# worse.
MIXED = {"paraphrased", "rewritten", "shortened", "translated-back", "simplified"}
# A polished human text of the collections. It has the group of its original, so that no fold has seen the original.
POLISHED = "polished"
CONTINUED = "continued"


def blocks(path):
    """Header and text of every document of a file."""
    with lzma.open(path, "rt", encoding="utf-8") as lines:
        head, text = None, []
        for line in lines:
            if line.startswith("=== "):
                if head is not None:
                    yield head, " ".join(text)
                head, text = [part.strip() for part in line[4:].split("|")], []
            elif line.strip():
                text.append(line.strip())
        if head is not None:
            yield head, " ".join(text)


def written_documents():
    """Rows of whole documents: kind, how it was requested, text, group, label (1 machine, 0.5 mixed)."""
    for path in sorted(FOLDER.glob("*.txt.xz")):
        for number, (head, text) in enumerate(blocks(path)):
            kind, manner = head[0], head[1] if len(head) > 1 else ""
            if kind == POLISHED:
                yield {"domain": POLISHED, "pos": POLISHED, "text": text, "group": manner, "label": 0.5, "corpus": None}
            elif kind in MIXED or kind == CONTINUED:
                yield {"domain": "reworked", "pos": kind, "text": text, "group": f"written:{manner}", "label": 0.5 if kind in MIXED else 1,
                       "corpus": manner.split(":")[0]}  # fmt: skip
            else:
                yield {"domain": kind, "pos": manner, "text": text, "group": f"written:{path.name}:{number}", "label": 1, "corpus": None}
