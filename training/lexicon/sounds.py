"""First sounds from the CMU pronouncing dictionary, where the first letter does not tell them."""
import sources

KNOWN, VOWEL = 1, 2
# CMU has the American or a rare form first
BY_HAND = {'herb': KNOWN | VOWEL, 'herbs': KNOWN | VOWEL, 'herbal': KNOWN | VOWEL, 'historic': KNOWN, 'historical': KNOWN, 'hotel': KNOWN, 'humble': KNOWN, 'homage': KNOWN, 'a': KNOWN | VOWEL, 'once': KNOWN, 'one': KNOWN,
           'ewe': KNOWN, 'ouija': KNOWN, 'user': KNOWN, 'unit': KNOWN, 'hour': KNOWN | VOWEL, 'heir': KNOWN | VOWEL, 'honest': KNOWN | VOWEL, 'x': KNOWN | VOWEL}


def first_sounds(folder: str, words: dict) -> dict[str, int]:
    table: dict[str, int] = {}
    for word, phones in sources.pronunciations(folder).items():
        if word not in words or len(word) < 3 or word[0] not in 'aeiouhyxw' or not words[word].cases & 3:
            continue
        table[word] = KNOWN | (VOWEL if phones[0][0] in 'AEIOU' else 0)
    table.update({word: value for word, value in BY_HAND.items() if word in words})
    return table
