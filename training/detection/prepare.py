"""Gathers the documents for training, tuning and measuring the detector into one file.

Usage: python3 prepare.py SHARED OUT
SHARED holds aicd/ and corpora/ (see models/detector.md for sources and licences). OUT holds openstax-older.txt from
older_lines.py, human-kinds.jsonl from human_kinds.py, machine-answers.jsonl from machine_answers.py and
machine-texts.jsonl from machine_texts.py, and gets documents.jsonl with one object per line: id, text, label (1 machine, 0 human, 0.5 mixed), generator, domain, source,
group, native, part; disguised for a copy changed by rule (disguised.py).

part: train and dev (clearly licensed sources; dev for thresholds and calibration), pool (more human text, searched for
hard negatives), measure (sources whose licence excludes them from training, and kinds of human text that are not
trained on), mixed, original (what people wrote of which mixed has a model's version; for the trees of edited text alone).
"""

import hashlib
import json
import lzma
import random
import re
import sys
from pathlib import Path

from disguised import disguise, generator, words_by_ending
from written import written_documents

LICENSED = {
    "biscope", "outfox", "herbold", "eqbench-creative", "eqbench-longform", "fast-detect-gpt", "glimpse", "imbd",
    "ukp-convarg", "nltk-inaugural", "nltk-state_union", "nltk-masc", "dna-arxiv", "gum",
}  # fmt: skip
# the genres of GUM whose texts are CC BY-NC-SA
GUM_RESTRICTED = {"gum_essay", "gum_fiction", "gum_letter", "gum_podcast", "gum_whow"}
# found by no detector and used by nobody; they blur the boundary (FLAN: true positives .21 when trained on)
LEFT_OUT = {"flan-t5-xxl", "flan-t5-11b", "bloomz-7b"}

# corpora older than public language models: file, domain, documents for training and for the pool
OLDER = [
    ("arxiv-abstracts", "abstract", 2500, 8000),
    ("pmc-medicine-anglo", "article", 1200, 5000),
    ("pmc-medicine-intl", "article", 1200, 5000),
    ("pmc-plantsci-anglo", "article", 800, 4000),
    ("pmc-plantsci-intl", "article", 1200, 5000),
    ("plos-misc", "article", 500, 1500),
    ("standardebooks-us", "fiction", 2200, 7000),
    ("standardebooks-uk", "fiction", 2200, 7000),
    ("nih-genetic-diseases", "health", 500, 1000),
    ("textbooks-misc", "textbook", 900, 1200),
]
# lines of openstax.txt with economics, psychology, sociology and US history. Those of them that occur in copies of the
# books made in 2018 (older_lines.py) are trained on; the rest of these ranges is not used at all
OLDER_BOOKS = [(44_000, 48_000), (70_000, 75_500), (79_000, 82_500), (88_500, 93_500)]
# kinds of text of which no part is trained on
UNSEEN = [("openstax", "college textbook", 1500), ("usgov", "government", 1500), ("ukgov", "government", 500), ("opendocs", "technical", 1500)]


def read_lines(path):
    with lzma.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            yield line.rstrip("\n")


def chunks(lines, rng, low=60):
    """Joins consecutive paragraphs to documents of 100 to 420 words, cut at the end of a paragraph or, failing that, of
    a sentence."""
    goal, parts, words = rng.randint(100, 420), [], 0
    for line in lines:
        for piece in [line] if len(line.split()) < 420 else re.split(r"(?<=[.!?]) (?=[A-Z])", line):
            parts.append(piece)
            words += len(piece.split())
            if words >= goal:
                yield " ".join(parts)
                goal, parts, words = rng.randint(100, 420), [], 0
    if words >= low:
        yield " ".join(parts)


def corpus(path, rng, wanted, abstracts, without=()):
    """Documents spread evenly over a corpus file. Neighbours share a group, so that folds keep whole books apart."""
    lines = [line for k, line in enumerate(read_lines(path)) if not any(low <= k < high for low, high in without)]
    if abstracts:
        documents = [line for line in lines if 60 <= len(line.split()) <= 420]
    else:
        documents = list(chunks(lines, rng))
    picks = sorted(rng.sample(range(len(documents)), min(wanted, len(documents))))
    return [(place, documents[place]) for place in picks]


def treebank(folder, rng):
    """Web text of the UD English Web Treebank (2003 to 2012), genre by genre."""
    by_genre = {}
    for file in sorted(folder.glob("en_ewt-ud-*.conllu.xz")):
        document, genre = [], None
        for line in list(read_lines(file)) + ["# newdoc id = end-"]:
            if line.startswith("# newdoc id = "):
                if document:
                    by_genre.setdefault(genre, []).append(" ".join(document))
                document, genre = [], line[14:].split("-")[0]
            elif line.startswith("# text = "):
                document.append(line[9:])
    for genre, documents in sorted(by_genre.items()):
        for number, text in enumerate(documents):
            for piece in chunks([text], rng, low=50) if len(text.split()) > 420 else [text]:
                if len(piece.split()) >= 50:
                    yield genre, number, piece


def sentence_keys(text):
    """The sentences of a text by their letters, only long ones, to find what two texts share."""
    for sentence in re.split(r"(?<=[.!?]) ", text):
        key = re.sub(r"[^a-z]+", "", sentence.lower())
        if len(key) >= 40:
            yield key


def human_kinds(path, known, rng):
    """Documents of human text of the written kinds (human_kinds.py), without paragraphs that contain a sentence of
    `known`."""
    with open(path, encoding="utf-8") as lines:
        for number, line in enumerate(lines):
            row = json.loads(line)
            parts = [part for part in row["paragraphs"] if known.isdisjoint(sentence_keys(part))]
            for piece, text in enumerate(chunks(parts, rng, low=50)):
                yield row, f"{number}-{piece}", text


def machine_texts(path, known, rng):
    """One stretch of every text that machine_texts.py gathered, and all of a short one, without those that share a
    sentence with `known`, nor their originals."""
    rows = [row for row in map(json.loads, open(path, encoding="utf-8")) if row["role"] != "edited"]
    shared = {row["group"] for row in rows if not known.isdisjoint(sentence_keys(row["text"]))}
    for number, row in enumerate(rows):
        if row["group"] in shared:
            continue
        pieces = list(chunks(re.split(r"(?<=[.!?]) (?=[A-Z])", row["text"]), rng, low=50))
        if pieces:
            yield row, number, pieces[rng.randrange(min(4, len(pieces)))]


def disguised_copies(rows):
    """Changed copies of every third machine text and every tenth human text for training, in the same group
    (disguised.py)."""
    train = [row for row in rows if row["part"] == "train"]
    words = words_by_ending(row["text"] for row in train[::7] if row["label"] == 0)
    for row in train:
        if generator(f"chosen {row['id']}").random() < (1 / 3 if row["label"] == 1 else 1 / 10):
            yield {**row, "id": f"{row['id']}-disguised", "text": disguise(row["text"], row["id"], words), "disguised": True}


def part_of(group, share):
    return "dev" if int(hashlib.md5(group.encode()).hexdigest(), 16) % 1000 < share * 1000 else "train"


def main():
    shared, out = Path(sys.argv[1]), Path(sys.argv[2])
    rng = random.Random(11)
    rows = []

    def add(**row):
        rows.append({"generator": None, "native": None, **row})

    for file in ("train", "dev"):
        for line in read_lines(shared / "aicd" / f"{file}.jsonl.xz"):
            r = json.loads(line)
            licensed = r["source"] in LICENSED and r["domain"] not in GUM_RESTRICTED
            if r["generator"] in LEFT_OUT and licensed:
                continue
            add(id=r["id"], text=r["text"], label=1 if r["label"] == "ai" else 0, generator=r["generator"],
                domain=r["domain"], source=r["source"], group=r["group"], native=r.get("native"), pos=r.get("pos"),
                part=file if licensed else "measure")  # fmt: skip
    for line in read_lines(shared / "aicd" / "mixed_train.jsonl.xz"):
        r = json.loads(line)
        add(id=r["id"], text=r["text"], label=0.5, generator=r["generator"], domain=r["domain"], source=r["source"],
            group=r["group"], pos=r.get("pos"), part="mixed")  # fmt: skip
    corpora = shared / "corpora"
    for name, domain, wanted, pool in OLDER:
        found = corpus(corpora / f"{name}.txt.xz", rng, int(wanted * 1.1) + pool, name == "arxiv-abstracts")
        # the pool is taken from separate stretches: a neighbour of a training text would look too easy
        for place, text in found:
            stretch = f"{name}:{place // 40}"
            share = (wanted * 1.1) / max(1, len(found))
            chosen = int(hashlib.md5(("use" + stretch).encode()).hexdigest(), 16) % 1000 < share * 1000
            add(id=f"{name}-{place}", text=text, label=0, domain=domain, source=name, group=stretch,
                part=part_of(stretch, 0.09) if chosen else "pool")  # fmt: skip
    older = {int(number) for number in (out / "openstax-older.txt").read_text().split()}
    books = [line if k in older else None for k, line in enumerate(read_lines(corpora / "openstax.txt.xz"))]
    for low, high in OLDER_BOOKS:
        lines = [line for line in books[low:high] if line is not None]
        for place, text in enumerate(chunks(lines, rng)):
            stretch = f"openstax-older:{low}-{place // 20}"
            add(id=f"openstax-older-{low}-{place}", text=text, label=0, domain="textbook", source="openstax-older",
                group=stretch, part=part_of(stretch, 0.12))  # fmt: skip
    for genre, number, text in treebank(corpora / "ud", rng):
        group = f"ewt:{genre}{number}"
        add(id=f"{group}-{len(rows)}", text=text, label=0, domain=f"web {genre}", source="ewt", group=group,
            part=part_of(group, 0.15))  # fmt: skip
    for number, row in enumerate(written_documents()):
        # kinds of human text that are measured on stay out on both sides
        unseen = row["corpus"] in {name for name, *_ in UNSEEN}
        for piece, text in enumerate(chunks(re.split(r"(?<=[.!?]) (?=[A-Z])", row["text"]), rng, low=50)):
            part = "mixed" if row["label"] == 0.5 else "measure" if unseen else part_of(row["group"], 0.1)
            add(id=f"written-{number}-{piece}", text=text, label=row["label"], generator="assistant", domain=row["domain"],
                source="written", group=row["group"], pos=row["pos"], part=part)  # fmt: skip
    for number, line in enumerate((out / "machine-answers.jsonl").read_text(encoding="utf-8").splitlines()):
        r = json.loads(line)
        for piece, text in enumerate(chunks(re.split(r"(?<=[.!?]) (?=[A-Z])", r["text"]), rng, low=50)):
            add(id=f"answer-{number}-{piece}", text=text, label=1, generator=r["generator"], domain="answer", source=f"answers: {r['source']}",
                group=r["group"], part=part_of(r["group"], 0.1))  # fmt: skip
    measured = [row["text"] for row in rows if row["part"] == "measure" and row["label"] == 0]
    measured += [line for name, *_ in UNSEEN for line in read_lines(corpora / f"{name}.txt.xz")]
    known = {key for text in measured for key in sentence_keys(text)}
    for row, place, text in human_kinds(out / "human-kinds.jsonl", known, rng):
        add(id=f"human-{place}", text=text, label=0, domain=row["kind"], source=f"people: {row['source']}", group=row["group"],
            part="measure" if row["measure"] else part_of(row["group"], 0.1))  # fmt: skip
    known |= {key for row in rows if row["part"] in ("measure", "mixed") for key in sentence_keys(row["text"])}
    for r, number, text in machine_texts(out / "machine-texts.jsonl", known, rng):
        role = r["role"]
        label = {"rewritten": 0.5, "original": 0}.get(role, 1)
        part = part_of(r["group"], 0.1) if role == "train" else {"rewritten": "mixed"}.get(role, role)
        add(id=f"models-{number}", text=text, label=label, generator=r["generator"], domain=r["domain"], source=f"models: {r['source']}",
            group=r["group"], pos="rewritten" if role == "rewritten" else None, part=part)  # fmt: skip
    for name, domain, wanted in UNSEEN:
        taken = OLDER_BOOKS if name == "openstax" else []
        # a generator of their own: which of them measure must not depend on what else is gathered
        for place, text in corpus(corpora / f"{name}.txt.xz", random.Random(f"unseen {name}"), wanted, False, taken):
            add(id=f"{name}-{place}", text=text, label=0, domain=domain, source=name, group=f"{name}:{place // 40}",
                part="measure")  # fmt: skip
    rows += disguised_copies(rows)
    out.mkdir(parents=True, exist_ok=True)
    with open(out / "documents.jsonl", "w", encoding="utf-8") as file:
        for row in rows:
            file.write(json.dumps(row, ensure_ascii=False) + "\n")
    counts = {}
    for row in rows:
        key = (row["part"], row["label"])
        n, w = counts.get(key, (0, 0))
        counts[key] = (n + 1, w + len(row["text"].split()))
    for key, value in sorted(counts.items()):
        print(*key, *value)


if __name__ == "__main__":
    main()
