"""Finds the lines of the OpenStax corpus that occur in copies of the books made in 2018, before language models.

Usage: python3 older_lines.py SHARED OUT REPOSITORY...
A REPOSITORY is a bare clone of one of github.com/philschatz/{sociology,economics,psychology,us-history}-book (CC BY,
last commits from 2018). A line counts as old if three quarters of its sentences occur in one of them word for word.
Writes OUT/openstax-older.txt (line numbers) for prepare.py.
"""

import html
import lzma
import re
import subprocess
import sys
from pathlib import Path

SENTENCE = re.compile(r"(?<=[.!?])[\"')\]”’]*\s+(?=[\"'(\[“‘]?[A-Z0-9])")
# only letters: markup, quotation marks and references to figures differ between the copies
PLAIN = re.compile(r"[^a-z]+")


def keys(text):
    for sentence in SENTENCE.split(text):
        key = PLAIN.sub("", sentence.lower())
        if len(key) >= 25:
            yield key


def copied_text(repository):
    names = subprocess.run(["git", "-C", repository, "ls-tree", "-r", "--name-only", "HEAD", "contents"],
                           capture_output=True, text=True, check=True).stdout.split("\n")  # fmt: skip
    for name in names:
        if name.endswith(".md"):
            page = subprocess.run(["git", "-C", repository, "show", f"HEAD:{name}"], capture_output=True, check=True)
            text = page.stdout.decode("utf-8", "replace")
            text = re.sub(r"\{:[^}]*\}", "", text)
            text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
            yield from (html.unescape(re.sub(r"<[^>]+>", "", block)).replace("\n", " ") for block in text.split("\n\n"))


def main():
    shared, out, repositories = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:]
    known = {key for repository in repositories for text in copied_text(repository) for key in keys(text)}
    old, words = [], 0
    with lzma.open(shared / "corpora" / "openstax.txt.xz", "rt", encoding="utf-8") as lines:
        for number, line in enumerate(lines):
            found = [key in known for key in keys(line)]
            if found and sum(found) >= 0.75 * len(found):
                old.append(number)
                words += len(line.split())
    (out / "openstax-older.txt").write_text("\n".join(map(str, old)) + "\n")
    print(f"{len(known)} sentences in the copies; {len(old)} lines, {words} words of the corpus are older")


main()
