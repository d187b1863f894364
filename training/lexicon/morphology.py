"""Paradigms of verbs, nouns and adjectives: 2of12id first, AGID where the corpora know the word, British forms through VarCon."""
import itertools

import sources

VOWELS = 'aeiou'
# the verbs whose forms the lists give in a different order, and those without a full paradigm
BY_HAND = {
    'be': ('be', 'is', 'being', 'was', 'been'), 'leave': ('leave', 'leaves', 'leaving', 'left', 'left'),
}
NOT_VERBS = {'can', 'may', 'will', 'shall', 'must', 'might', 'could', 'would', 'should', 'ought', 'wit', 'wis', 'beware', 'methinks', 'an', 'a'}
# regular forms that the lists call variants although current edited prose prefers them, or vice versa
PREFER = {
    'learn': ('learned', 'learned'), 'burn': ('burned', 'burned'), 'dream': ('dreamed', 'dreamed'), 'prove': ('proved', 'proven'), 'show': ('showed', 'shown'),
    'get': ('got', 'got'), 'hang': ('hung', 'hung'), 'fly': ('flew', 'flown'), 'lie': ('lay', 'lain'), 'shine': ('shone', 'shone'), 'wake': ('woke', 'woken'),
    'sink': ('sank', 'sunk'), 'shrink': ('shrank', 'shrunk'), 'spit': ('spat', 'spat'), 'swell': ('swelled', 'swollen'), 'forget': ('forgot', 'forgotten'),
}
PLURALS = {'person': ['people', 'persons'], 'fish': ['fish', 'fishes'], 'datum': ['data'], 'criterion': ['criteria'], 'phenomenon': ['phenomena'],
           'man': ['men'], 'woman': ['women'], 'series': ['series'], 'species': ['species'], 'means': ['means'], 'index': ['indices', 'indexes'],
           'appendix': ['appendices', 'appendixes'], 'formula': ['formulas', 'formulae'], 'focus': ['foci', 'focuses'], 'curriculum': ['curricula', 'curriculums'],
           'matrix': ['matrices'], 'vertex': ['vertices'], 'medium': ['media', 'mediums'], 'hypothesis': ['hypotheses'], 'spectrum': ['spectra'],
           'genus': ['genera'], 'bacterium': ['bacteria'], 'mouse': ['mice'], 'sheep': ['sheep'], 'deer': ['deer'], 'aircraft': ['aircraft'], 'corpus': ['corpora', 'corpuses']}


def third_person(base: str) -> str:
    if base.endswith(('s', 'x', 'z', 'ch', 'sh')):
        return base + 'es'
    if base.endswith('y') and base[-2:-1] not in VOWELS:
        return base[:-1] + 'ies'
    return base + 's'


class Forms:
    def __init__(self, words: dict, varieties: dict):
        self.words, self.varieties = words, varieties

    def frequency(self, form: str) -> float:
        return self.words[form].weighted if form in self.words else 0.0

    def known(self, form: str) -> bool:
        return form in self.words and bool(self.words[form].cases & 1)

    def british(self, form: str) -> str:
        row = self.varieties.get(form)
        return row['UK'] if row and row['UK'] else form


def verbs(paths: dict, forms: Forms) -> list[tuple[str, str, str, str, str]]:
    """(base, third person, -ing, past, participle); several rows per base when two past forms are common."""
    rows: dict[tuple, float] = {}
    seen: set[str] = set()

    def add(base: str, cells: list[list[str]], order_free: bool) -> None:
        if base in BY_HAND:
            rows[BY_HAND[base]] = 1
            return
        if base in NOT_VERBS or not forms.known(base) or len(cells) < 3:
            return
        pasts, participles, ings, thirds = (cells[0], cells[0], cells[1], cells[2]) if len(cells) == 3 else cells[:4]
        if not (pasts and participles and ings and thirds):
            return
        if base in PREFER:
            pasts = [PREFER[base][0]] + [form for form in pasts if form != PREFER[base][0]]
            participles = [PREFER[base][1]] + [form for form in participles if form != PREFER[base][1]]
        third = max(thirds, key=lambda form: (forms.known(form), forms.frequency(form)))
        paired = list(zip(pasts, participles)) if len(pasts) == len(participles) else list(itertools.product(pasts, participles))
        for rank, (past, participle) in enumerate(paired):
            ing = ings[min(rank, len(ings) - 1)]
            if len(ings) > 1:
                # "travelled" belongs to "travelling"
                ing = max(ings, key=lambda form: (form[:-3] == past[:-2], forms.frequency(form)))
            if not all(forms.known(form) for form in (past, participle, ing, third)):
                continue
            rows[(base, third, ing, past, participle)] = forms.frequency(base) * 0.5 ** rank + forms.frequency(past) * 0.01
            british = tuple(forms.british(form) for form in (base, third, ing, past, participle))
            if british != (base, third, ing, past, participle):
                rows[british] = rows[(base, third, ing, past, participle)] * 0.4
        seen.add(base)

    for lemma, part, cells, _ in sources.twelve_dicts(paths['twelve']):
        if part == 'V':
            add(lemma.lower(), cells, False)
    listed = set(seen)
    for lemma, part, confirmed, cells in sources.agid(paths['agid']):
        base = lemma.lower()
        if part != 'V' or base in listed or not forms.known(base) or lemma != base:
            continue
        # AGID treats nearly every noun as a verb: the -ing and the past form must be in use
        inflected = [form for cell in cells[:2] for form in cell]
        evidence = sum(1 for form in inflected if form in forms.words and forms.words[form].lower >= (2 if confirmed else 5))
        if evidence >= 2:
            add(base, cells, False)
    ordered = sorted(rows, key=lambda row: -rows[row])
    return ordered


def nouns(paths: dict, forms: Forms) -> tuple[list[tuple[str, str]], set[str], set[str]]:
    """(singular, plural) rows, commonest first; nouns whose plurals 2of12id doubts; nouns without a plural row."""
    rows: dict[tuple[str, str], float] = {}
    doubted: set[str] = set()
    listed: set[str] = set()

    def add(singular: str, plurals: list[str]) -> None:
        plurals = PLURALS.get(singular, plurals)
        for rank, plural in enumerate(plurals):
            if forms.known(plural) or rank == 0 and singular in doubted:
                weight = forms.frequency(singular) + forms.frequency(plural)
                rows[(singular, plural)] = weight * 0.7 ** rank
            british = (forms.british(singular), forms.british(plural))
            if british != (singular, plural) and forms.known(british[1]):
                rows[british] = (forms.frequency(british[0]) + forms.frequency(british[1])) * 0.7 ** rank

    without: set[str] = set()
    for lemma, part, cells, mass in sources.twelve_dicts(paths['twelve']):
        singular = lemma.lower()
        if part != 'N' or lemma != singular or not forms.known(singular):
            continue
        listed.add(singular)
        if mass:
            doubted.add(singular)
        if cells and cells[0]:
            add(singular, [form for form in cells[0]])
        else:
            without.add(singular)
    # first every singular that AGID confirms, then the words that the corpora added
    for lemma, part, confirmed, cells in sources.agid(paths['agid']):
        singular = lemma.lower()
        if part == 'N' and lemma == singular and singular not in listed and forms.known(singular) and cells and cells[0]:
            plural = cells[0][0]
            if forms.known(plural) and (confirmed or forms.words[plural].lower >= 3):
                listed.add(singular)
                add(singular, cells[0])
    classed = {lemma for lemma, _, _, _ in sources.agid(paths['agid'])} | {lemma for lemma, _, _, _ in sources.twelve_dicts(paths['twelve'])}
    for form, word in forms.words.items():
        if form in listed or form in classed or not word.cases & 1 or not form.isalpha() or word.listed and word.lower < 3:
            continue
        plural = form[:-1] + 'ies' if form.endswith('y') and form[-2:-1] not in VOWELS else form[:-2] + 'es' if form.endswith('sis') else form + ('es' if form.endswith(('s', 'x', 'z', 'ch', 'sh')) else 's')
        if len(form) > 3 and forms.known(plural) and plural not in listed and forms.words[plural].lower >= 2:
            add(form, [plural])
    for singular, plurals in PLURALS.items():
        add(singular, plurals)
    return sorted(rows, key=lambda row: -rows[row]), doubted, without


def adjectives(paths: dict, forms: Forms) -> list[tuple[str, str, str]]:
    rows: dict[tuple[str, str, str], float] = {('good', 'better', 'best'): 1e6, ('bad', 'worse', 'worst'): 1e6, ('far', 'further', 'furthest'): 1e6,
                                               ('far', 'farther', 'farthest'): 9e5, ('little', 'less', 'least'): 1e6, ('much', 'more', 'most'): 1e6,
                                               ('many', 'more', 'most'): 9e5, ('well', 'better', 'best'): 9e5}
    by_hand = {row[0] for row in rows}

    def add(positive: str, cells: list[list[str]]) -> None:
        if positive in by_hand or not forms.known(positive) or len(cells) != 2:
            return
        for comparative, superlative in zip(*cells):
            if forms.known(comparative) and forms.known(superlative):
                rows.setdefault((positive, comparative, superlative), forms.frequency(positive))
                british = tuple(forms.british(form) for form in (positive, comparative, superlative))
                rows.setdefault(british, forms.frequency(british[0]))

    listed = set()
    for lemma, part, cells, _ in sources.twelve_dicts(paths['twelve']):
        if part == 'A':
            listed.add(lemma)
            add(lemma, cells)
    for lemma, part, confirmed, cells in sources.agid(paths['agid']):
        if part == 'A' and confirmed and lemma not in listed and len(cells) == 2 and all(forms.words[f].lower >= 2 for cell in cells for f in cell if f in forms.words):
            add(lemma, cells)
    return sorted(rows, key=lambda row: -rows[row])
