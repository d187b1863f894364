"""
Build models/lexicon.bin.

usage: build.py CORPORA_DIR LISTS_DIR SCOWL_DIR NODE_MODULES WORK_DIR OUT_FILE

LISTS_DIR holds agid, alt12dicts, codespell, countability and varcon (see models/lexicon.md), SCOWL_DIR the lists of Debian's
package "scowl" (usr/share/dict/scowl), NODE_MODULES dictionary-en, dictionary-en-gb and cmu-pronouncing-dictionary. Run
count_words.py CORPORA_DIR WORK_DIR first. Needs 2 GB and two minutes.
"""
import os
import re
import struct
import sys
import zlib
from array import array

import automaton
import countability
import families
import misspellings
import morphology
import sounds
import sources
import varieties
import word_list

MAGIC = b'EMLEX001'
PROPER, LISTED, MOSTLY_MIXED, MOSTLY_UPPER = 1 << 12, 1 << 13, 1 << 14, 1 << 15
VARIETY = {None: 0, 'US': 1, 'UK': 2, 'Z': 3}


def numbers(code: str, values) -> bytes:
    packed = array(code, values)
    if sys.byteorder == 'big':
        packed.byteswap()
    return packed.tobytes()


def proper(word: word_list.Word) -> bool:
    """Always written with a capital in mid-sentence: 'English', 'London', 'Bayesian'."""
    stray = 0.004 if word.cases & word_list.LOWER else 0.02
    return bool(word.cases & word_list.TITLE) and word.title >= 40 and word.spread >= 12 and word.lower <= stray * word.title


def usual_capitals(word: word_list.Word) -> int:
    mixed = max(word.mixed.values(), default=0)
    if word.cases & word_list.MIXED and mixed > max(word.title, word.upper):
        return MOSTLY_MIXED
    return MOSTLY_UPPER if word.cases & word_list.UPPER and word.upper > word.title else 0


def main() -> None:
    corpora, lists, scowl, modules, work, out = sys.argv[1:7]
    paths = {'counts': os.path.join(work, 'counts.tsv'), 'hunspell_us': os.path.join(modules, 'dictionary-en'), 'hunspell_uk': os.path.join(modules, 'dictionary-en-gb'), 'scowl': scowl,
             'varcon': os.path.join(lists, 'varcon/varcon.txt'), 'twelve': os.path.join(lists, 'alt12dicts/2of12id.txt.xz'), 'agid': os.path.join(lists, 'agid/infl.txt.xz'), 'work': work}
    codespell = os.path.join(lists, 'codespell/dictionary.txt.xz')
    words = word_list.build(paths, sources.codespell(codespell))
    with open(os.path.join(work, 'compounds.tsv'), encoding='utf-8') as file:
        for line in file:
            form, count = line.rstrip('\n').split('\t')
            if int(count) >= 12 and form not in words and all(part in words for part in form.split('-')):
                words[form] = word_list.Word(cases=word_list.LOWER, lower=int(count), weighted=int(count) / 63)
    varying = varieties.pairs(paths['varcon'], words)
    forms = morphology.Forms(words, varying)
    verb_rows = morphology.verbs(paths, forms)
    noun_rows, doubted, _ = morphology.nouns(paths, forms)
    adjective_rows = morphology.adjectives(paths, forms)
    counts = countability.decide(os.path.dirname(os.path.abspath(__file__)), os.path.join(lists, 'countability/noncount-nouns.simplenlg.txt'), noun_rows, doubted, words,
                                 {form for row in verb_rows for form in row})
    parts = families.parts_of_speech(paths, words)
    for mask, rows in ((families.VERB, verb_rows), (families.NOUN, noun_rows), (families.ADJECTIVE, adjective_rows)):
        for row in rows:
            if row[0] in words:
                parts[row[0]] = parts.get(row[0], 0) | mask
    family = families.links(parts, words, varying)
    first = sounds.first_sounds(os.path.join(modules, 'cmu-pronouncing-dictionary'), words)
    mistakes = misspellings.table(codespell, words)

    # forms that only the tables contain (plurals of mass nouns, unused counterparts) get a number, but are not words
    extra = {form for rows in (verb_rows, noun_rows, adjective_rows) for row in rows for form in row} | set(counts)
    extra |= {entry[to] for entry in varying.values() for to in ('US', 'UK') if entry[to]}
    for form in extra:
        if form not in words:
            words[form] = word_list.Word()
    order = sorted(words)
    number = {form: i for i, form in enumerate(order)}
    flags = []
    exact = []
    for form in order:
        word = words[form]
        flags.append((word.cases & 15) | parts.get(form, 0) << 4 | first.get(form, 0) << 8 | VARIETY[varying[form]['variety'] if form in varying else None] << 10
                     | (PROPER if proper(word) else 0) | (LISTED if word.listed else 0) | usual_capitals(word))
        exact.extend(sorted(word.exact, key=lambda shape: -word.mixed.get(shape, 0)))
    alphabet, edges = automaton.pack(order)
    wrong = sorted(mistakes)
    wrong_alphabet, wrong_edges = automaton.pack(wrong)
    sections = [
        alphabet.encode(), edges, numbers('B', [word_list.quantise(words[form].weighted) for form in order]), numbers('H', flags), '\n'.join(exact).encode(),
        numbers('I', [number[form] for row in verb_rows for form in row]), numbers('I', [number[form] for row in noun_rows for form in row]),
        numbers('I', [number[form] for row in adjective_rows for form in row]), numbers('I', [number[form] << 2 | kind for form, kind in sorted(counts.items())]),
        numbers('I', [number[form] for source, entry in sorted(varying.items()) if entry['US'] for form in (source, entry['US'])]),
        numbers('I', [number[form] for source, entry in sorted(varying.items()) if entry['UK'] for form in (source, entry['UK'])]),
        numbers('I', [number[form] for pair in family for form in pair]), wrong_alphabet.encode(), wrong_edges, '\n'.join('\t'.join(mistakes[form]) for form in wrong).encode(),
    ]
    header = struct.pack('<I', len(sections))
    body = b''
    for section in sections:
        header += struct.pack('<I', len(section))
        body += section + b'\0' * (-len(section) % 4)
    with open(out, 'wb') as file:
        file.write(MAGIC + zlib.compress(header + body, 9))
    with open(os.path.join(work, 'lexicon.tsv'), 'w', encoding='utf-8') as file:
        for form, mask in zip(order, flags):
            file.write(f'{form}\t{mask}\t{words[form].weighted:.3f}\t{words[form].lower}\t{words[form].title}\n')
    print(f'{len(order)} forms, {sum(1 for mask in flags if mask & 1)} in lower case, {len(verb_rows)} verb rows, {len(noun_rows)} noun rows, {len(adjective_rows)} adjective rows, '
          f'{len(counts)} countabilities, {len(varying)} regional spellings, {len(family)} family links, {len(mistakes)} misspellings, {os.path.getsize(out)} bytes; raw: {[len(s) for s in sections]}')


if __name__ == '__main__':
    main()
