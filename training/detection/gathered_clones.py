"""What the scripts gathered_*.py share: they take texts by models out of clones of public repositories, for machine_texts.py.

Usage of each: python3 gathered_X.py CLONES TEXTS
CLONES: as for human_kinds.py. Reads the repositories at the commits that stand in machine_texts.py and writes TEXTS/COLLECTION.jsonl, one text a line:
id, source, text, generator, kind, degree (generated, or what was done to whose text), original (the text that it was made from), item (prompt or
document) and overlap (the share of the original's longer words that the text has too).
"""

import csv
import io
import json
import subprocess
import sys
from pathlib import Path

from human_kinds import clone_of
from machine_texts import COLLECTIONS


class Repository:
    """The files of a clone at a commit."""

    def __init__(self, clones, name, commit):
        self.git, self.commit = clone_of(clones, name), commit
        if self.git is None:
            raise SystemExit(f"no clone of {name} in {clones}")

    def run(self, *command):
        return subprocess.run(["git", f"--git-dir={self.git}", *command], capture_output=True, check=True).stdout

    def content(self, path):
        return self.run("show", f"{self.commit}:{path}")

    def text(self, path):
        """A few stories are in Windows' encoding."""
        content = self.content(path)
        try:
            return content.decode("utf-8")
        except UnicodeDecodeError:
            return content.decode("cp1252")

    def data(self, path):
        return json.loads(self.content(path))

    def lines(self, path):
        """The objects of a file with one a line; texts hold other ends of lines than this one."""
        return [json.loads(line) for line in self.text(path).split("\n") if line.strip()]

    def table(self, path):
        return list(csv.DictReader(io.StringIO(self.text(path), newline="")))

    def paths(self, *folders):
        listed = self.run("ls-tree", "-rz", "--name-only", self.commit, *folders).decode()
        return sorted(path for path in listed.split("\0") if path)


def written(name, text, generator, kind, item, degree="generated", original=None, overlap=None):
    """A row for a text; a model wrote it alone unless another degree is given."""
    return {"id": name, "text": text, "generator": generator, "kind": kind, "degree": degree, "original": original, "item": item, "overlap": overlap}


def gather(readers):
    """Writes the file of each collection; readers: collection -> function that yields the rows of a repository."""
    clones, texts = Path(sys.argv[1]), Path(sys.argv[2])
    for collection, rows_of in readers.items():
        name, commit, *_ = COLLECTIONS[collection]
        rows = list(rows_of(Repository(clones, name, commit)))
        with open(texts / f"{collection}.jsonl", "w", encoding="utf-8") as file:
            for row in rows:
                file.write(json.dumps({"id": row["id"], "source": f"{name}@{commit}", **row}, ensure_ascii=False) + "\n")
        print(collection, len(rows), f"{len({row['generator'] for row in rows})} models", flush=True)
