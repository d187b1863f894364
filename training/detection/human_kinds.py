"""Gathers human text of the same kinds as the written machine texts, from clones of public repositories.

Usage: python3 human_kinds.py CLONES OUT
CLONES holds a bare clone of every repository of human_sources.py as OWNER+NAME (or OWNER+NAME/repo, with or without .git below).
Writes OUT/human-kinds.jsonl, one document per line: source, kind, licence, measure, group, paragraphs. Prose only.
"""

import csv
import hashlib
import html
import json
import re
import subprocess
import sys
import unicodedata
import xml.etree.ElementTree as tree
from pathlib import Path

from human_sources import SOURCES

SAME = str.maketrans({"\u2018": "'", "\u2019": "'", "\u201c": '"', "\u201d": '"', "\u00a0": " ", "\u200b": None, "\ufeff": None})


def tidy(text):
    text = unicodedata.normalize("NFKC", html.unescape(text)).translate(SAME)
    text = re.sub(r"\s*[\u2013\u2014]\s*(?=[A-Za-z\"'])", " - ", text)
    return re.sub(r"\s+", " ", text).replace("``", '"').replace("''", '"').strip()


def is_prose(text):
    """A paragraph of sentences, not a list, code, table, link, template or heading."""
    words = text.split()
    if len(words) < 12 or not re.match(r"[\"'(\[]?[A-Z]", text) or not re.search(r"[.!?][\"')]*$", text):
        return False
    letters = sum(c.isalpha() or c == " " for c in text) / len(text)
    return letters > 0.88 and not re.search(r"https?:|www\.|[{}<>|\\=_#*]|\bTODO\b|lorem ipsum", text)


def blocks_of_markdown(text):
    text = re.sub(r"\A---\n.*?\n---\n", "", text, flags=re.S)
    text = re.sub(r"(```|~~~).*?(\1|\Z)|<!--.*?-->|\{%\s*highlight.*?endhighlight\s*%\}", "\n\n", text, flags=re.S)
    # leaves out the content of quotations and lists, tables, headings and indented code
    text = re.sub(r"^(\s*>|\s*[-*+] |\s*\d+[.)] |\s{4,}|\t|#|\||:).*(\n(?=\S)(?![#>|*+-]).+)*", "\n", text, flags=re.M)
    for block in re.split(r"\n\s*\n", text):
        block = re.sub(r"!\[[^\]]*\]\([^)]*\)|!\[[^\]]*\]\[[^\]]*\]", "", block)
        block = re.sub(r"\[([^\]]*)\](\([^)]*\)|\[[^\]]*\])", r"\1", block)
        block = re.sub(r"\{%.*?%\}|\{\{.*?\}\}|\{:[^}]*\}|</?(p|em|strong|a|b|i|span|br)\b[^>]*>", "", block, flags=re.S)
        block = re.sub(r"(\*\*|__|\*|(?<![\w])_|_(?![\w])|`)", "", block)
        yield block


def read_markdown(source, name, text):
    yield source.kind, name, list(blocks_of_markdown(text))


def read_posts(source, name, text):
    """Answers of a Stack Exchange dump. All answers to a question form one group."""
    for row in tree.fromstring(text.encode("utf-8")):
        written = row.get("LastEditDate") or row.get("CreationDate", "")
        if row.get("PostTypeId") == "2" and written < "2022":
            body = re.sub(r"<(pre|blockquote|code|ul|ol|table|h\d)\b.*?</\1>", "\n", row.get("Body", ""), flags=re.S)
            parts = re.findall(r"<p>(.*?)</p>", body, flags=re.S)
            yield source.kind, row.get("ParentId"), [re.sub(r"<[^>]+>", "", part) for part in parts]


LEGENDS = {"fig", "table-wrap", "media", "supplementary-material", "boxed-text", "ref-list"}
SECTIONS = {"intro": "introductions", "results": "results", "discussion": "discussion", "methods": "methods", "materials|methods": "methods"}


def plain(paragraph):
    """Text of a paragraph without its references to figures and formulae."""
    for part in paragraph.iter():
        if part.tag in ("inline-formula", "disp-formula", "fig", "table-wrap", "supplementary-material"):
            tail = part.tail
            part.clear()
            part.tail = tail
    return re.sub(r"\s*\(\s*(Figure|Table|Video|Equation|see|also|and|[;,\s\d])*\s*\)", "", "".join(paragraph.itertext()))


def read_journal(source, name, text):
    """Sections of an article, its digest, the editors' letter with the reports, the authors' reply."""
    root = tree.fromstring(re.sub(r"<!DOCTYPE[^>]*>", "", text).encode("utf-8"))
    if "creativecommons.org" not in text:
        return
    for digest in root.findall("front/article-meta/abstract[@abstract-type='executive-summary']"):
        yield "summary", name, [plain(p) for p in digest.iter("p")][:-1]
    for parent in root.iter():
        for child in [c for c in parent if c.tag in LEGENDS]:
            parent.remove(child)
    for section in root.findall("body/sec"):
        kind = SECTIONS.get(section.get("sec-type", ""))
        if kind:
            yield kind, name, [plain(p) for p in section.iter("p")]
    for letter in root.findall("sub-article"):
        kind = "author-reply" if letter.get("article-type") == "reply" else "referee-report"
        body = letter.find("body")
        if body is not None:
            yield kind, name, [plain(p) for p in body.findall("p")]


def read_record(source, name, text):
    """Speeches: lines at the margin or indented by two spaces. Lines with more indentation were read into the
    record."""
    text = re.sub(r"<[^>]+>", "", text)
    parts, own = [], False
    for line in text.split("\n"):
        if re.match(r"  \S", line):
            parts.append(line.strip())
            own = True
        elif re.match(r"\S", line) and own:
            parts[-1] += " " + line.strip()
        else:
            own = False
    parts = [re.sub(r"^(Mr|Ms|Mrs|Miss|The)\.? [A-Z]{3,}[A-Za-z' ]*( of [A-Z][a-z ]+)?\. ", "", part) for part in parts]
    yield source.kind, name, [part for part in parts if not re.match(r"SA \d|\(?S(ec|EC)\.|H\.R\.|The (clerk|amendment|text|bill|resolution)\b|Amend", part)]


def read_health(source, name, text):
    """Answers to patients: white space separates paragraphs and list items; items begin with a dash."""
    for answer in tree.fromstring(text.encode("utf-8")).iter("Answer"):
        yield source.kind, name, re.split(r"\s{3,}", re.sub(r"^Summary :", "", answer.text or ""))


def read_articles(source, name, text):
    """One article per row; separate lines are paragraphs."""
    for row in csv.DictReader(text.splitlines(keepends=True)):
        yield source.kind, row["title"], row["text"].split("\n\n")


def read_explorer(source, name, text):
    yield source.kind, name, re.findall(r"<pre>(.*?)</pre>", text, flags=re.S)


READERS = {
    "articles": read_articles, "explorer": read_explorer, "health": read_health, "journal": read_journal, "markdown": read_markdown, "posts": read_posts,
    "record": read_record,
}  # fmt: skip
# phrases around a text that do not belong to it
FRAME = re.compile(r"eLife posts the editorial decision letter|DOI: http|licensed under|Reviewers have the opportunity|Thank you for (sending|submitting|choosing)|has been (evaluated|favorably evaluated)|following individual|Have an opinion on this story")


def clone_of(folder, repository):
    for place in (folder / repository.replace("/", "+"), folder / repository.replace("/", "+") / "repo"):
        for git in (place / ".git", place):
            if (git / "HEAD").exists():
                return git
    return None


def files_of(git, source):
    def run(*command):
        return subprocess.run(["git", f"--git-dir={git}", *command], capture_output=True, check=True).stdout

    wanted = re.compile(source.paths)
    names = [name for name in run("ls-tree", "-rz", "--name-only", source.commit).decode().split("\0") if name and wanted.fullmatch(name)]
    # in an order that does not depend on the names, so that a cap takes from all of them
    for name in sorted(names, key=lambda name: hashlib.md5(name.encode()).hexdigest()):
        yield name, run("show", f"{source.commit}:{name}").decode("utf-8", "replace")


def main():
    clones, out = Path(sys.argv[1]), Path(sys.argv[2])
    seen = set()
    with open(out / "human-kinds.jsonl", "w", encoding="utf-8") as file:
        for source in SOURCES:
            git = clone_of(clones, source.repository)
            if git is None:
                raise SystemExit(f"no clone of {source.repository} in {clones}")
            words = {}
            for name, text in files_of(git, source):
                if words and min(words.values()) >= source.words:
                    break
                for kind, group, parts in READERS[source.reader](source, name, text):
                    kept = []
                    for part in map(tidy, parts):
                        key = re.sub(r"[^a-z]+", "", part.lower())
                        if is_prose(part) and not FRAME.search(part) and key not in seen:
                            seen.add(key)
                            kept.append(part)
                    length = sum(len(part.split()) for part in kept)
                    # prepare.py joins short neighbours; a document under 50 words has nothing to judge
                    if length < 50 or words.get(kind, 0) >= source.words:
                        continue
                    # a single long file must not make up a whole kind
                    while length > source.longest and len(kept) > 1:
                        length -= len(kept.pop().split())
                    words[kind] = words.get(kind, 0) + length
                    row = {"source": source.name, "kind": kind, "licence": source.licence, "measure": source.measure,
                           "group": f"{source.name}:{group}", "paragraphs": kept}  # fmt: skip
                    file.write(json.dumps(row, ensure_ascii=False) + "\n")
            print(source.name, source.licence, "measure" if source.measure else "train", words, flush=True)


if __name__ == "__main__":
    main()
