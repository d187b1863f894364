"""Countability of nouns: hand-made lists, 2of12id's doubtful plurals and evidence from the corpora."""
import os

COUNT, MASS, BOTH, PLURAL_ONLY = 0, 1, 2, 3


def by_hand(folder: str) -> dict[str, int]:
    kinds = {'mass': MASS, 'both': BOTH, 'plural-only': PLURAL_ONLY, 'count': COUNT}
    table: dict[str, int] = {}
    with open(os.path.join(folder, 'countability.txt'), encoding='utf-8') as file:
        for line in file:
            kind, _, nouns = line.partition(':')
            if kind in kinds:
                for noun in nouns.split():
                    table[noun] = kinds[kind]
    return table


def decide(folder: str, simplenlg: str, rows: list[tuple[str, str]], doubted: set[str], words: dict, verb_forms: set[str]) -> dict[str, int]:
    """Singular -> countability; missing nouns are count nouns. A mass noun of the list whose plural is in use is
    `both`."""
    hand = by_hand(folder)
    with open(simplenlg, encoding='utf-8') as file:
        listed = {line.strip() for line in file}
    best: dict[str, str] = {}
    for singular, plural in rows:
        best.setdefault(singular, plural)
    table: dict[str, int] = {}
    for singular, plural in best.items():
        one = words[singular].lower + words[singular].opening if singular in words else 0
        many = words[plural].lower if plural in words and plural != singular else 0
        share = many / (one + many) if one + many else 0
        kind = COUNT
        if singular in doubted:
            # a plural of a doubtful noun in one of 50 uses means that it has a countable sense
            kind = MASS if share < 0.012 else BOTH if share < 0.2 else COUNT
        elif one >= 800 and share < 0.002 and singular.endswith(('ness', 'ity', 'ism', 'ship', 'hood', 'tion', 'ment', 'ance', 'ence', 'age', 'ology', 'ics')):
            kind = MASS
        elif singular in listed and share < 0.1:
            kind = BOTH
        if kind:
            table[singular] = kind
    for noun, kind in hand.items():
        plural = best.get(noun)
        if kind == MASS and plural in words and plural not in verb_forms and words[plural].lower > 0.03 * max(1, words[noun].lower):
            kind = BOTH
        table[noun] = kind
    return table
