"""Draws edited prose of all kinds that no model has learned from (lines with number mod 50 = 7), half of it for
training and half for measuring: text in which nothing must be changed.

    python3 training/ranker/draw_everyday.py CORPORA LEARN.jsonl MEASURE.txt

Paragraphs of 30 to 200 words, at most 90 per corpus for training (line mod 100 = 7) and 24 for measuring (line mod 100
= 57).
"""
import json
import lzma
import random
import sys

CORPORA = ("standardebooks-uk", "standardebooks-us", "textbooks-misc", "openstax", "usgov", "ukgov", "opendocs", "plos-misc",
           "pmc-medicine-anglo", "arxiv-abstracts", "nih-genetic-diseases", "jose")
TO_LEARN, TO_MEASURE = 90, 24


def drawn(path, remainder):
    with lzma.open(path, "rt") as lines:
        found = [line.strip() for number, line in enumerate(lines, 1) if number % 100 == remainder and is_paragraph(line)]
    random.shuffle(found)
    return found


def is_paragraph(line):
    return 30 <= len(line.split()) <= 200 and line.strip()[-1] in ".!?"


def main():
    corpora, learn, measure = sys.argv[1:]
    random.seed(3)
    with open(learn, "w") as to_learn, open(measure, "w") as to_measure:
        for name in CORPORA:
            path = f"{corpora}/{name}.txt.xz"
            for text in drawn(path, 7)[:TO_LEARN]:
                to_learn.write(json.dumps({"source": text}) + "\n")
            for text in drawn(path, 57)[:TO_MEASURE]:
                to_measure.write(text + "\n")


if __name__ == "__main__":
    main()
