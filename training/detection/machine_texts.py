"""Gathers texts by many language models from public collections under clear licences.

Usage: python3 machine_texts.py TEXTS OUT
TEXTS holds one file COLLECTION.jsonl for each collection below, written by gathered_*.py: rows of text, generator, kind, degree,
original and item (the prompt or document), taken from the repository at the commit that stands here (gathered_clones.py). Writes
OUT/machine-texts.jsonl, one text per line: source, generator, domain, group, text, role.

role: train; measure (collections left out of the training altogether); rewritten (a person's text in a model's words) and original
(what the person wrote), for the trees of edited text alone; edited (a person's and a model's work in one text), which only measures
(bench/detection/reworked.ts --also). Texts of one prompt share a group, whoever wrote them. At most the number
below of a collection, kind and model, and one stretch of a long one (prepare.py), so that none dominates.
"""

import hashlib
import json
import re
import sys
from collections import Counter
from pathlib import Path

from human_kinds import blocks_of_markdown, is_prose, tidy

# collection: repository, commit, licence, role, texts of a kind and model
COLLECTIONS = {
    "arenahard": ("lmarena/arena-hard-auto", "196f6b8267", "Apache-2.0", "measure", 200),
    "booookscore": ("lilakk/BooookScore", "094bf69bc5", "MIT", "measure", 120),
    "cheat-fusion": ("botianzhe/CHEAT", "72084a1902", "MIT", "edited", 0),
    "confederacy": ("komoku/confederacy-of-models", "23fd86df9f", "CC BY-SA 4.0 and CC BY 4.0", "train", 10),
    "expertqa": ("chaitanyamalaviya/ExpertQA", "1aa7ba81bd", "MIT", "measure", 200),
    "factscore-bios": ("google-deepmind/long-form-factuality", "9d27158d19", "MIT", "train", 200),
    "halueval": ("RUCAIBox/HaluEval", "b7253db3cd", "MIT", "train", 400),
    "hanna": ("dig-team/hanna-benchmark-asg", "282f27536a", "MIT", "train", 60),
    "hellobench": ("Quehry/HelloBench", "d403282968", "MIT", "train", 25),
    "justeval": ("Re-Align/just-eval", "3e1a1265e2", "MIT", "train", 110),
    "l2r": ("ranhli/l2r_data", "2e0f258faa", "CC BY 3.0", "rewritten", 60),
    "lamp": ("salesforce/creativity_eval", "fced0ab2d3", "BSD-3-Clause", "train", 60),
    "mtbench": ("tml-epfl/long-is-more-for-alignment", "5466f17fef", "Apache-2.0", "train", 70),
    "open-deep-research": ("langchain-ai/open_deep_research", "408da442a6", "MIT", "measure", 100),
    "persuasion": ("kobihackenburg/scaling-LLM-persuasion", "4ce433248e", "MIT", "train", 40),
    "scholarqa": ("AkariAsai/ScholarQABench", "95e6fc52b0", "ODC-BY", "train", 100),
    "slop-score": ("sam-paech/slop-score", "289264ab2a", "MIT", "train", 50),
    "webthinker": ("RUC-NLPIR/WebThinker", "2d6546fb83", "MIT", "train", 100),
    "wildbench": ("allenai/WildBench", "d6b8dcaf37", "Apache-2.0", "train", 150),
}  # fmt: skip
# collection, beginning of the degree, name in the table: what measures outcomes alone, after all others
EDITED = [
    ("cheat-fusion", "fusion", "polished in part"), ("lamp", "machine text edited by a professional", "rewritten by writers"),
    ("lamp", "machine text edited by a model", "rewritten by models"),
]  # fmt: skip
EDITED_EACH = 250
# a person's text and its rewriting share this much of their longer words; below it they were paired by mistake
LEAST_OVERLAP = 0.25
LEAST_WORDS, LEAST_REWRITTEN = 60, 50
NEVER = re.compile(r"gemini|gpt-?5|bard|palm", re.I)
DOMAINS = [
    ("assistant answer", "answer"), ("answer", "answer"), ("abstract", "abstract"), ("summary", "summary"), ("story", "story"), ("screenplay", "story"),
    ("essay", "essay"), ("article", "article"), ("argument", "argument"), ("encyclopaedia", "encyclopaedia"), ("report", "report"),
]  # fmt: skip


def domain_of(kind):
    return next(domain for beginning, domain in DOMAINS if kind.startswith(beginning))


def is_line(text):
    """A line of a story, with dialogue that is_prose takes for headings."""
    return len(text.split()) > 1 and bool(re.search(r"[.!?,:;\-][\"')]*$", text)) and not re.search(r"https?:|[{}<>|\\=_#*]", text)


def prose(text, story):
    """The text without headings, lists, tables and code. Models write a line per paragraph."""
    text = re.sub(r"\r?\n", "\n\n", text) if "```" not in text else text
    keeps = is_line if story else is_prose
    return " ".join(part for part in map(tidy, blocks_of_markdown(text)) if keeps(part))


def spaced(text):
    """A person's text of the web, where some were stored as tokens."""
    text = re.sub(r" (n't|'(?:s|re|ve|ll|d|m)\b)", r"\1", tidy(text))
    return re.sub(r"\( ", "(", re.sub(r" ([,.;:!?)])(?=\s|$)", r"\1", text))


def prompt_of(collection, row):
    """MT-bench asks a second question on the first answer; both are one prompt."""
    item = str(row.get("item", ""))
    return f"{collection}:{re.sub(r'[.]1$', '.0', item) if collection == 'mtbench' else item}"


def in_turn(rows):
    """In an order that does not depend on where a row stands, prompt by prompt."""
    return sorted(rows, key=lambda row: hashlib.md5(f"{row.get('item')} {row['generator']} {row['id']}".encode()).hexdigest())


def texts(collection, rows):
    *_, role, each = COLLECTIONS[collection]
    taken, originals = Counter(), set()
    for row in in_turn(rows):
        generator, kind = row["generator"], row["kind"]
        rewritten = role == "rewritten"
        if NEVER.search(generator) or not (rewritten or row["degree"].startswith("generated")) or taken[generator, kind] >= each:
            continue
        # MT-bench's prompts are in two collections
        if collection == "justeval" and str(row["item"]).startswith("mt-"):
            continue
        shared = {"source": collection, "generator": generator, "group": prompt_of(collection, row)}
        if rewritten:
            own, model = spaced(row["original"]), spaced(row["text"])
            if float(row["overlap"]) < LEAST_OVERLAP or min(len(own.split()), len(model.split())) < LEAST_REWRITTEN:
                continue
            if row["item"] not in originals:
                originals.add(row["item"])
                yield {**shared, "generator": None, "domain": "rewritten", "role": "original", "text": own}
            taken[generator, kind] += 1
            yield {**shared, "domain": "rewritten", "role": "rewritten", "text": model}
            continue
        domain = domain_of(kind)
        text = prose(row["text"], domain == "story")
        if len(text.split()) >= LEAST_WORDS:
            taken[generator, kind] += 1
            yield {**shared, "domain": domain, "role": role, "text": text}


def edited(folder):
    for collection, beginning, name in EDITED:
        rows = [row for row in in_turn(rows_of(folder, collection)) if row["degree"].startswith(beginning)]
        for row in rows[:EDITED_EACH]:
            yield {"source": collection, "generator": row["generator"], "group": prompt_of(collection, row), "domain": name, "role": "edited",
                   "text": prose(row["text"], domain_of(row["kind"]) == "story")}  # fmt: skip


def rows_of(folder, collection):
    repository, commit, *_ = COLLECTIONS[collection]
    rows = [json.loads(line) for line in open(folder / f"{collection}.jsonl", encoding="utf-8")]
    if {row["source"] for row in rows} != {f"{repository}@{commit}"}:
        raise SystemExit(f"{collection}: not {repository}@{commit}")
    return rows


def main():
    folder, out = Path(sys.argv[1]), Path(sys.argv[2])
    counts = {}
    with open(out / "machine-texts.jsonl", "w", encoding="utf-8") as file:
        found = [row for collection in COLLECTIONS for row in texts(collection, rows_of(folder, collection))]
        for row in found + list(edited(folder)):
            key = (row["source"], row["role"], row["domain"])
            n, words, models = counts.get(key, (0, 0, frozenset()))
            counts[key] = (n + 1, words + len(row["text"].split()), models | {row["generator"]})
            file.write(json.dumps(row, ensure_ascii=False) + "\n")
    for key, (n, words, models) in counts.items():
        print(*key, n, words, f"{len(models)} models")


if __name__ == "__main__":
    main()
