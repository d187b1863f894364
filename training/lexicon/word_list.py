"""Decide which forms are words, in which letter case, and how frequent they are."""
import math
import os
import re
from collections import defaultdict
from dataclasses import dataclass, field

import sources

LOWER, TITLE, UPPER, MIXED = 1, 2, 4, 8
# share of each group of corpora in the frequencies, so that 40 M words of articles do not make "genotype" commoner than "kitchen"
WEIGHTS = {'textbook': 0.28, 'fiction': 0.27, 'office': 0.2, 'life': 0.13, 'preprint': 0.12}
GENERAL = ['english', 'american', 'british', 'british_z']
PLAIN = re.compile(r"[a-zà-öø-ÿœ]+(?:'[a-z]+)?$")
# dictionary words that are nearly always slips in modern prose
NEVER = {'wether', 'dependance', 'independance', 'miniscule', 'thar'}
FUNCTION = set('a an the of in on at to by for and or is was as it its he be no so we us if are has had not but i my do'.split())


@dataclass
class Word:
    """What is known about one look-up form."""
    cases: int = 0
    listed: bool = False
    exact: set = field(default_factory=set)
    lower: int = 0
    title: int = 0
    upper: int = 0
    opening: int = 0
    spread: int = 0
    groups: int = 0
    weighted: float = 0.0
    mixed: dict = field(default_factory=dict)

    @property
    def total(self) -> int:
        return self.lower + self.title + self.upper + self.opening + sum(self.mixed.values())


def shape(form: str) -> int:
    if form == form.lower():
        return LOWER
    if len(form) > 1 and form == form.upper():
        return UPPER
    if form[1:] == form[1:].lower():
        return TITLE
    return MIXED


def read_counts(path: str) -> dict[str, Word]:
    words: dict[str, Word] = defaultdict(Word)
    rows = list(sources.counts(path))
    totals = [sum(row[2][i] for row in rows) for i in range(len(WEIGHTS))]
    factors = [1e6 * weight / total for weight, total in zip(WEIGHTS.values(), totals)]
    for form, opening, groups, spread in rows:
        form = form.rstrip('.')
        if not form or not any(character.isalpha() for character in form) or '_' in form or len(form) > 40:
            continue
        word = words[form.lower()]
        count = sum(groups)
        kind = shape(form)
        if kind == LOWER:
            word.lower += count
        elif kind == UPPER:
            word.upper += count
        elif kind == MIXED:
            word.mixed[form] = word.mixed.get(form, 0) + count
        elif opening:
            word.opening += count
        else:
            word.title += count
        word.weighted += sum(group * factor for group, factor in zip(groups, factors))
        word.spread = max(word.spread, spread)
        word.groups |= sum(1 << i for i, group in enumerate(groups) if group)
    return words


def deletions(form: str) -> set[str]:
    return {form[:i] + form[i + 1:] for i in range(len(form))}


class Neighbours:
    """Frequent words within one edit (insertion, deletion, substitution, transposition) of a form."""

    def __init__(self, frequent: dict[str, int]):
        self.index: dict[str, list[str]] = defaultdict(list)
        self.frequent = frequent
        for form in frequent:
            for key in deletions(form) | {form}:
                self.index[key].append(form)

    def best(self, form: str) -> tuple[str, int]:
        found = ('', 0)
        for key in deletions(form) | {form}:
            for other in self.index.get(key, ()):
                if other != form and self.frequent[other] > found[1] and within_one(form, other):
                    found = (other, self.frequent[other])
        return found


def within_one(a: str, b: str) -> bool:
    if len(a) > len(b):
        a, b = b, a
    if len(b) - len(a) > 1:
        return False
    i = 0
    while i < len(a) and a[i] == b[i]:
        i += 1
    if len(a) == len(b):
        return a[i + 1:] == b[i + 1:] or (a[i:i + 1] == b[i + 1:i + 2] and a[i + 1:i + 2] == b[i:i + 1] and a[i + 2:] == b[i + 2:])
    return a[i:] == b[i + 1:]


def inflection(form: str, listed: set[str]) -> bool:
    """A regular derivative of a listed word: plural, -ed, -ing, -ly, prefixes."""
    for suffix, restores in (('s', ['']), ('es', ['']), ('ies', ['y']), ('ed', ['', 'e']), ('ing', ['', 'e']), ('ly', ['']), ('er', ['', 'e']), ('ers', ['', 'e']),
                             ('ally', ['']), ('ness', ['']), ('less', ['']), ('ability', ['able', 'e']), ('ization', ['ize']), ('isation', ['ise'])):
        if form.endswith(suffix) and len(form) - len(suffix) >= 4 and any(form[:-len(suffix)] + end in listed for end in restores):
            return True
    for prefix in ('non', 'un', 're', 'pre', 'over', 'under', 'multi', 'micro', 'bio', 'sub', 'inter', 'anti', 'co', 'hyper', 'neuro', 'nano', 'photo', 'geo', 'meta', 'mis', 'auto', 'cyber', 'eco', 'immuno', 'cardio', 'psycho', 'electro', 'thermo', 'hydro', 'cyto', 'intra', 'extra', 'post', 'super', 'ultra', 'trans', 'semi', 'pseudo', 'poly', 'mono', 'phospho'):
        if form.startswith(prefix) and len(form) - len(prefix) >= 4 and form[len(prefix):] in listed:
            return True
    return False


def run_together(form: str, words: dict[str, Word], listed: set[str]) -> bool:
    """Two common words without the space, one of them a function word ("infact", "ofthe")."""
    for i in range(1, len(form)):
        left, right = form[:i], form[i:]
        if (left in FUNCTION or right in FUNCTION) and left in listed and right in listed:
            if words[left].total > 2000 and words[right].total > 2000:
                return True
    return False


def build(paths: dict[str, str], misspelt: dict) -> dict[str, Word]:
    words = read_counts(paths['counts'])
    listed: set[str] = set()
    us, uk = sources.hunspell(paths['hunspell_us']), sources.hunspell(paths['hunspell_uk'])
    main = us | uk | sources.scowl(paths['scowl'], GENERAL, ['words', 'contractions', 'upper'], 70)
    main |= sources.scowl(paths['scowl'], ['variant_1', 'british_variant_1'], ['words'], 50)
    main |= {word for level, note, entries in sources.varcon(paths['varcon']) for tags, word in entries
             if level <= 60 and any(tag[0] in 'ABZ' and tag[1:] in ('', '.', 'v', 'V') for tag in tags) and "'" not in word and words[word.lower()].total >= 1}
    main |= {form for lemma, part, cells, mass in sources.twelve_dicts(paths['twelve']) for form in [lemma] + [f for cell in cells for f in cell]}
    main |= sources.scowl(paths['scowl'], GENERAL, ['abbreviations'], 70)
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'words.txt'), encoding='utf-8') as file:
        main |= {form for line in file if not line.startswith('#') for form in line.split() if '-' not in form}
    names = sources.scowl(paths['scowl'], GENERAL, ['proper-names', 'upper'], 80)
    rare = sources.scowl(paths['scowl'], GENERAL + ['variant_1', 'british_variant_1', 'variant_2'], ['words', 'upper'], 95)
    common = Neighbours({form: word.lower for form, word in words.items() if word.lower >= 3000})
    for form in main | names:
        lower = form.lower()
        word = words[lower]
        kind = shape(form)
        # short dictionary curiosities that nobody wrote in 63 million words hide typing errors ("ot", "ths")
        if kind == LOWER and len(form) <= 4 and word.lower < 3 and common.best(lower)[1] > 0 and form not in us & uk:
            continue
        if kind == LOWER and len(form) <= 3 and word.lower < 60 and common.best(lower)[1] > 0 and form not in us and form not in uk:
            continue
        # a list of misspellings outweighs a dictionary word that nobody used ("wether", "formating"); plurals of mass
        # nouns are words here, so that the countability checker can explain them
        if kind == LOWER and lower in misspelt and misspelt[lower][0][0] + 's' != lower and (word.lower < 8 or lower in NEVER):
            continue
        word.cases |= kind
        word.listed = True
        listed.add(lower)
        if kind == MIXED:
            word.exact.add(form)
    base = {form for form in listed if words[form].cases & LOWER}
    frequent = Neighbours({form: words[form].total for form in base if words[form].total >= 40})
    refused: list[tuple[str, int, str]] = []
    for form, word in words.items():
        if not word.cases & LOWER and word.lower >= 2:
            verdict = lower_case_verdict(form, word, form in rare, words, base, frequent, misspelt)
            if verdict == 'yes':
                word.cases |= LOWER
            elif verdict:
                refused.append((form, word.lower, verdict))
        if word.title >= 4 and word.spread >= 3 and form not in misspelt and not (word.cases & LOWER) and len(form) > 2:
            near, count = frequent.best(form)
            if count < 400 * word.title or word.title > 30:
                word.cases |= TITLE
        if word.upper >= 4 and word.spread >= 3 and len(form) > 1 and not (word.cases & LOWER and len(form) > 5):
            word.cases |= UPPER
        for exact, count in word.mixed.items():
            if count >= 4 and word.spread >= 3 and not (word.cases & LOWER and exact[0].isupper()):
                word.exact.add(exact)
                word.cases |= MIXED
    with open(os.path.join(paths['work'], 'refused.txt'), 'w', encoding='utf-8') as file:
        for form, count, reason in sorted(refused, key=lambda item: -item[1]):
            file.write(f'{form}\t{count}\t{reason}\n')
    words['i'].cases = TITLE
    return {form: word for form, word in words.items() if word.cases}


def lower_case_verdict(form: str, word: Word, rare: bool, words: dict[str, Word], base: set[str], frequent: Neighbours, misspelt: dict) -> str:
    """'yes' when the corpora show that the form is a word in lower case, otherwise the reason why not ('' if it is not
    worth a line)."""
    if not PLAIN.match(form) or len(form) < 3:
        return ''
    # a slip hardly ever occurs twice on a page, a term nearly always does
    recurs = word.lower >= 10 and word.lower >= 1.7 * word.spread
    if form in misspelt and not (recurs and word.lower >= 20):
        return 'known misspelling' if word.lower >= 8 else ''
    regular = inflection(form, base)
    dispersed = min(word.lower, word.spread)
    if dispersed < (2 if regular or rare else 3) or word.lower < (2 if regular else 3 if rare else 5):
        return ''
    if bin(word.groups).count('1') == 1 and word.groups & 2 and word.lower < 8 and not (regular or rare):
        return 'fiction only'
    if len(form) <= 3 and not (recurs and word.lower >= 40):
        return 'short'
    near, count = frequent.best(form)
    if count:
        # measured on known misspellings: a certain slip of a certain word is under 1 in 300 of its occurrences in these
        # corpora
        limit = 60 if not regular else 1500
        if near + 's' == form or near + 'e' == form:
            limit *= 2
        if rare or recurs:
            limit *= 2 if rare else 8
        if count > limit * word.lower and word.lower < 400:
            return f'near {near} {count}'
    if not regular and word.lower < 15 and run_together(form, words, base):
        return 'run together'
    return 'yes'


def quantise(per_million: float) -> int:
    """One byte: ten steps per octave, finer than the counts require, from 0.002 to 95,000 per million."""
    if per_million <= 0:
        return 0
    return max(1, min(255, round(math.log2(per_million / 0.002) * 10)))
