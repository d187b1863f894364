"""Mines the sentences that people corrected in documentation from the history of a repository.

    python3 mine.py GIT_DIR OWNER/NAME WORDS.json OUT.jsonl [SECONDS]

WORDS.json: {"words": […]} of encode-corpus.ts. A repository whose files name no licence that permits learning is left out. A row: repo, licence, sha, date, path, flagged (the message speaks of typos,
grammar or the like), source, target, edits [{start, end, to, kind}]; offsets in code points of the source.
"""
import json
import re
import subprocess
import sys
import time

from edits import corrections
from licence import licence_of
from sentences import changed_sentences

SUFFIXES = ("md", "mdx", "markdown", "rst", "adoc", "asciidoc", "txt", "rdoc", "textile", "org", "tex", "mediawiki", "xml")
FLAGGED = re.compile(r"\btyp(?:o|ing)|gramm|spell|mispell|proofread|copy ?edit|punctuat|wording|english", re.I)
MOST_CHANGED_LINES = 60
LONGEST_LINE = 6000


def changes(git, stop):
    """(sha, date, subject, path), old and new lines of each change to documentation, with six lines around it."""
    log = subprocess.Popen(["git", "-C", git, "log", "--no-merges", "--no-renames", "--diff-filter=M", "-U6", "-p", "--no-color", "--no-ext-diff",
                            "--since=2009-01-01", "--format=%x01%h%x02%as%x02%s", "--", *(f"*.{suffix}" for suffix in SUFFIXES)],
                           stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    head, path, old, new, changed = ("", "", ""), "", [], [], 0
    for raw in log.stdout:
        if len(raw) > LONGEST_LINE:
            continue
        line = raw.decode("utf8", "replace").rstrip("\n")
        mark = line[:1]
        if mark in (" ", "-", "+") and not line.startswith(("--- ", "+++ ")):
            old += [line[1:]] * (mark != "+")
            new += [line[1:]] * (mark != "-")
            changed += mark != " "
            continue
        if mark == "\x01" or line.startswith(("diff --git", "@@")):
            if 0 < changed <= MOST_CHANGED_LINES and old and new:
                yield (*head, path), old, new
            old, new, changed = [], [], 0
        if mark == "\x01":
            head = tuple((line[1:].split("\x02") + ["", ""])[:3])
            if time.time() > stop:
                log.kill()
                return
        elif line.startswith("diff --git"):
            path = line.split(" b/")[-1]
    if 0 < changed <= MOST_CHANGED_LINES and old and new:
        yield (*head, path), old, new


def main():
    git, name, words, out = sys.argv[1:5]
    licence = licence_of(git)
    if not licence:
        print(f"{name}: left out, no permitted licence")
        return
    stop = time.time() + float(sys.argv[5] if len(sys.argv) > 5 else 240)
    with open(words) as file:
        known = {word.lower() for word in json.load(file)["words"]}
    seen = set()
    with open(out, "w") as file:
        for (sha, date, subject, path), old, new in changes(git, stop):
            flagged = bool(FLAGGED.search(subject))
            for source, target in changed_sentences(old, new):
                edits = None if (source, target) in seen else corrections(source, target, known, flagged)
                if edits:
                    seen.add((source, target))
                    row = {"repo": name, "licence": licence, "sha": sha, "date": date, "path": path, "flagged": flagged, "source": source, "target": target, "edits": edits}
                    file.write(json.dumps(row, ensure_ascii=False) + "\n")
    print(f"{name}: {len(seen)} sentences")


if __name__ == "__main__":
    main()
