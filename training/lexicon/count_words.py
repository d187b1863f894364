"""Count word forms in the corpora.

usage: count_words.py CORPORA_DIR OUT_DIR

Writes OUT_DIR/counts.tsv: form, marker (1 if the form opened a sentence), one column of occurrences per group of files,
and one column of dispersion (number of 100-line blocks that contain it, over all files); and OUT_DIR/compounds.tsv:
hyphenated compounds.

Lines whose 1-based number modulo 200 is 7 are excluded from all training in the project and are never counted. The next
line is left out too, so that a reader who counts from 0 excludes the same text.
"""
import lzma
import os
import re
import sys
from collections import Counter

GROUPS = {
    'textbook': ['openstax', 'textbooks-misc', 'nih-genetic-diseases'],
    'fiction': ['standardebooks-us', 'standardebooks-uk'],
    'office': ['usgov', 'ukgov', 'opendocs', 'jose'],
    'life': ['plos-misc', 'pmc-medicine-anglo', 'pmc-medicine-intl', 'pmc-plantsci-anglo', 'pmc-plantsci-intl'],
    'preprint': ['arxiv-abstracts'],
}
BLOCK = 100
OPENING = re.compile(r'((?:^|[.!?:;]["”’)\]]*\s+|[“‘"(]\s*|—|– )["“‘(\[]*)(?=[^\W\d_])', re.M)
WORD = re.compile(r"\x01?(?:[^\W_](?:[\w\u00ad]|['’](?=[^\W\d_])|\.(?=[^\W\d_]\b))*)")
COMPOUND = re.compile(r"(?<![\w-])[a-z]+(?:-[a-z]+)+(?![\w-])")
CLITIC = re.compile(r"(?:n't|'(?:s|re|ve|ll|d|m))$", re.I)


def held_out(number: int) -> bool:
    """Line numbers start at 1."""
    return number % 200 in (7, 8)


def blocks(path: str):
    lines = []
    with lzma.open(path, 'rt', encoding='utf-8') as file:
        for number, line in enumerate(file, 1):
            if held_out(number):
                continue
            lines.append(line)
            if len(lines) == BLOCK:
                yield ''.join(lines)
                lines = []
    if lines:
        yield ''.join(lines)


def main() -> None:
    corpora, out = sys.argv[1:3]
    counts = {group: Counter() for group in GROUPS}
    compounds = Counter()
    spread = Counter()
    for group, names in GROUPS.items():
        for name in names:
            for text in blocks(os.path.join(corpora, name + '.txt.xz')):
                text = text.replace('’', "'").replace('\u00ad', '')
                compounds.update(COMPOUND.findall(text))
                marked = OPENING.sub(lambda match: match.group(1) + '\x01', text)
                block = Counter(WORD.findall(marked))
                counts[group].update(block)
                spread.update({form.lstrip('\x01') for form in block})
            print(name, len(counts[group]), file=sys.stderr)
    split = {group: Counter() for group in GROUPS}
    split_spread = Counter()
    for group, counter in counts.items():
        for form, count in counter.items():
            split[group][CLITIC.sub('', form)] += count
    for form, count in spread.items():
        split_spread[CLITIC.sub('', form)] += count
    forms = set().union(*split.values())
    with open(os.path.join(out, 'counts.tsv'), 'w', encoding='utf-8') as file:
        for form in sorted(forms):
            plain = form.lstrip('\x01')
            row = [plain, '1' if form[:1] == '\x01' else '0']
            row += [str(split[group][form]) for group in GROUPS] + [str(split_spread[plain])]
            file.write('\t'.join(row) + '\n')
    with open(os.path.join(out, 'compounds.tsv'), 'w', encoding='utf-8') as file:
        for form, count in sorted(compounds.items()):
            if count >= 5:
                file.write(f'{form}\t{count}\n')


if __name__ == '__main__':
    main()
