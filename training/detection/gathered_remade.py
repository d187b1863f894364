"""Gathers what models made of people's texts: summaries of books, abstracts polished in part, rewritings (gathered_clones.py).

Usage: python3 gathered_remade.py CLONES TEXTS
Reads
- booookscore: lilakk/BooookScore, summaries/MODEL-LENGTH-METHOD*cleaned.json
- cheat-fusion: botianzhe/CHEAT, data/ieee-chatgpt-fusion.xlsx
- l2r: ranhli/l2r_data, KIND/human.json and the models' files beside it, in the same order; not Code, nor TechnicalWriting, which is TravelTourism
  again, nor Gemini
"""

import io
import re
import xml.etree.ElementTree as tree
import zipfile

from gathered_clones import gather, written

REWRITERS = ["GPT-3-Turbo", "GPT-4o", "Llama-3-70B"]
LEFT_OUT = {"Code", "TechnicalWriting"}
SHEET = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"


def booookscore(repository):
    for path in repository.paths("summaries"):
        name = re.fullmatch(r"summaries/([^-_]+)[-_].*[-_]cleaned\.json", path)
        for book, summary in repository.data(path).items() if name else ():
            yield written(f"{path} {book}", summary, name[1], "summary: book", book)


def sheet_rows(workbook):
    """The rows of the first sheet of a workbook: column, value."""
    with zipfile.ZipFile(io.BytesIO(workbook)) as parts:
        strings = ["".join(t.text or "" for t in item.iter(f"{SHEET}t")) for item in tree.fromstring(parts.read("xl/sharedStrings.xml"))]
        sheet = tree.fromstring(parts.read("xl/worksheets/sheet1.xml"))
    for row in sheet.iter(f"{SHEET}row"):
        cells = ((cell.get("r").rstrip("0123456789"), cell.get("t"), cell.findtext(f"{SHEET}v")) for cell in row)
        yield {column: strings[int(value)] if form == "s" else value for column, form, value in cells if value is not None}


def cheat_fusion(repository):
    heading, *rows = sheet_rows(repository.content("data/ieee-chatgpt-fusion.xlsx"))
    columns = {name: column for column, name in heading.items()}
    for number, row in enumerate(rows):
        if columns["abstract"] in row:
            item = row[columns["id"]]
            yield written(f"fusion {number} {item}", row[columns["abstract"]], "chatgpt", "abstract", item, "fusion")


def long_words(text):
    return set(re.findall(r"[a-z]{5,}", text.lower()))


def shared_words(original, text):
    """The share of the original's longer words that the text has too."""
    own = long_words(original)
    return round(len(own & long_words(text)) / len(own), 4) if own else 0


def l2r(repository):
    folders = {path.split("/")[0] for path in repository.paths() if path.endswith("/human.json")}
    for folder in sorted(folders - LEFT_OUT):
        originals = repository.data(f"{folder}/human.json")
        kind = "rewritten: " + re.sub(r"(?<=[a-z])(?=[A-Z])", " ", folder).lower()
        for model in REWRITERS:
            for number, (original, text) in enumerate(zip(originals, repository.data(f"{folder}/{model}.json"), strict=True)):
                item, overlap = f"{folder} {number}", shared_words(original, text)
                yield written(f"{folder}/{model} {number}", text, model, kind, item, "rewritten", original, overlap)


if __name__ == "__main__":
    gather({"booookscore": booookscore, "cheat-fusion": cheat_fusion, "l2r": l2r})
