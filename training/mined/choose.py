"""Chooses, of the mined sentences, the corrections that are errors and not taste.

    python3 choose.py REFERENCE.jsonl DEV.jsonl OUT.jsonl MINED.jsonl …

REFERENCE: corrections of documentation that were read and found nine in ten right. A change is kept if it is of a type
that is common there, and no more often than there: the chosen ones have the distribution of the reference, whatever
style a repository imposes. What is turned back as often as it is made is taste. Sentences of DEV are left out, and of
those where only a word was misspelt three in ten are enough.
"""
import collections
import json
import random
import re
import sys

from edits import FUNCTION, common_beginning

# How often a type must occur in the reference
LEAST = {"comma": 4, "function": 2, "hyphen": 5, "form": 4, "word": 1, "other": 1}
MODAL = re.compile(r"will( be)?|can|could|may|might|should|must|would|shall")
TASTE = [{"that", "which"}, {"we", "you"}, {"i", "we"}, {"i", "you"}, {"until", "till"}, {"upon", "on"}, {"while", "when"}, {"our", "your"}, {"one", "you"}]
NEEDLESS_TO_SOME = {"please", "very", "just", "also", "only", "now", "still", "even", "then"}
VARIETY = re.compile(r"is[ei]|iz[ei]|our|ll")
PREFIXES = ("non", "re", "pre", "sub", "multi", "co")
MISSPELT_KEPT = 0.3
MOST_OF_A_REPOSITORY = 2500


def plain(text):
    return re.sub(r"\W+", " ", text).strip().lower()


def change(row, edit):
    written = row["source"][edit["start"]:edit["end"]]
    return re.sub(r"\s+", " ", written).strip().lower(), edit["to"].strip().lower()


def kind_of_change(row, edit):
    """What a change has in common with others, apart from its words."""
    written, meant = change(row, edit)
    x, y = (re.findall(r"[\w'’-]+|[^\w\s]", text) for text in (written, meant))
    if {written, meant} <= {"", ","}:
        left, right = row["source"][: edit["start"]].lower(), row["source"][edit["end"]:].lower()
        following, before = re.match(r"\W*([\w']*)", right)[1], re.search(r"([\w']*)\W*$", left)[1]
        known = lambda word: word if word in FUNCTION else "*"
        return "comma", written, known(following), "opening" if len(re.findall(r"\w+", left)) <= 6 else known(before)
    if all(word in FUNCTION for word in x + y):
        return "function", written, meant
    if re.sub("[- ]", "", written) == re.sub("[- ]", "", meant):
        first = written.split("-")[0]
        return "hyphen", " " in written, "-" in written, " " in meant, "-" in meant, first if first.startswith(PREFIXES) else "*"
    a, b = ([word for word in words if word not in FUNCTION] for words in (x, y))
    if len(a) == len(b) == 1:
        stem = common_beginning(a[0], b[0])
        frame = lambda words, own: " ".join("*" if word == own else word for word in words)
        return ("form", a[0][stem:], b[0][stem:], frame(x, a[0]), frame(y, b[0])) if stem >= 3 else ("word", a[0], b[0])
    return "other", written, meant


def is_taste(row, edit, count):
    """count: how often each change is made, here and in the reference."""
    written, meant = change(row, edit)
    there, back = count[written, meant], count[meant, written]
    if edit["kind"] in ("FUNC", "FORM") and (MODAL.fullmatch(written) or {written, meant} in TASTE):
        return True
    if edit["kind"] in ("FUNC", "FORM", "CONF", "HYPH") and 2 * back > there:
        return True
    if edit["kind"] == "PUNCT" and edit["to"] == "," and re.match(r"\s*(and|or)\b", row["source"][edit["end"]:]):
        return True
    return edit["kind"] == "EXTRA" and written in NEEDLESS_TO_SOME


def chosen(row, count, reference, mined, scale):
    """The corrections of a row that are kept."""
    for edit in row["edits"]:
        kind = kind_of_change(row, edit)
        share = reference[kind] / (scale * mined[kind])
        slip = row["flagged"] and kind[0] in ("form", "word") and mined[kind] < 4 and not VARIETY.search(change(row, edit)[0])
        common = reference[kind] >= LEAST[kind[0]] and random.random() < share
        if not is_taste(row, edit, count) and (edit["kind"] == "SPELL" or common or slip):
            yield {name: edit[name] for name in ("start", "end", "to", "kind")}


def main():
    random.seed(5)
    load = lambda path: [json.loads(line) for line in open(path)]
    reference, dev = load(sys.argv[1]), load(sys.argv[2])
    out, rows = sys.argv[3], [row for path in sys.argv[4:] for row in load(path)]
    measured = {plain(row[side]) for row in dev for side in ("source", "target")}
    count = collections.Counter(change(row, edit) for row in rows + reference for edit in row["edits"])
    of_reference, of_mined = (collections.Counter(kind_of_change(row, edit) for row in part for edit in row["edits"]) for part in (reference, rows))
    scale = of_reference.total() / of_mined.total()
    seen, of_repository = set(), collections.Counter()
    with open(out, "w") as file:
        for row in rows:
            pair = plain(row["source"]), plain(row["target"])
            if pair in seen or measured & set(pair):
                continue
            seen.add(pair)
            edits = list(chosen(row, count, of_reference, of_mined, scale))
            kinds = "".join(sorted({edit["kind"] for edit in edits}))
            of_repository[row["repo"], kinds] += 1
            if not edits or of_repository[row["repo"], kinds] > MOST_OF_A_REPOSITORY or (kinds == "SPELL" and random.random() > MISSPELT_KEPT):
                continue
            file.write(json.dumps({"repo": row["repo"], "sha": row["sha"], "source": row["source"], "edits": edits}, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
