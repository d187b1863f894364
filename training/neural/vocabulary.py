"""Counts artificial pairs and writes the subword and tag vocabularies.

    python3 vocabulary.py RESOURCES.json SENTENCES.txt OUT.json --pieces 8000 --tags 5000 [--sentences 400000]
"""
import argparse
import itertools
import json
from collections import Counter

from noise import KEEP, SPECIAL_TAGS, Noise, pairs, sentences
from tokeniser import normalise, train

# a tag that the model would meet less often than this in counting is not worth a row
RAREST = 5

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("resources")
    parser.add_argument("sentences_file")
    parser.add_argument("out")
    parser.add_argument("--pieces", type=int, default=8000)
    parser.add_argument("--tags", type=int, default=5000)
    parser.add_argument("--sentences", type=int, default=400_000)
    options = parser.parse_args()
    resources = json.load(open(options.resources, encoding="utf-8"))
    words, tags = Counter(), Counter()
    made = pairs(Noise(resources, 0), sentences(options.sentences_file))
    for tokens, labels in itertools.islice(made, options.sentences):
        words.update(normalise(text) for text, _ in tokens[1:])
        tags.update(labels)
    alphabet, merges = train({word: count for word, count in words.items() if count >= 2}, options.pieces)
    transforms = resources["transforms"]
    fixed = SPECIAL_TAGS + transforms
    others = [tag for tag, count in sorted(tags.items(), key=lambda item: (-item[1], item[0])) if count >= RAREST and tag not in fixed]
    kept = fixed + others[: options.tags - len(fixed)]
    with open(options.out, "w", encoding="utf-8") as file:
        json.dump({"alphabet": alphabet, "merges": merges, "tags": kept}, file, ensure_ascii=False)
    total = sum(count for tag, count in tags.items() if tag != KEEP)
    covered = sum(tags[tag] for tag in kept if tag != KEEP)
    print(f"{len(alphabet)} letters, {len(merges)} merges, {len(kept)} of {len(tags)} tags cover {covered / total:.2%} of {total} errors")
