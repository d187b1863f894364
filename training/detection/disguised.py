"""Copies of training texts of both classes, changed by the same rules, so that slips, contractions or odd words alone
say nothing.

The changes differ from those that bench/detection/attacks.ts measures: another table of contractions, slips of other
kinds, and words replaced by random words from human text, not by synonyms. The n-gram models do not learn from them,
but the trees do (train.py).
"""

import hashlib
import random
import re

SHORT = {
    "do not": "don't", "does not": "doesn't", "did not": "didn't", "is not": "isn't", "are not": "aren't", "was not": "wasn't", "cannot": "can't",
    "will not": "won't", "would not": "wouldn't", "it is": "it's", "that is": "that's", "there is": "there's", "you are": "you're", "we are": "we're",
    "they are": "they're", "I am": "I'm", "I have": "I've", "I will": "I'll", "let us": "let's",
}  # fmt: skip
LONG = {short: long for long, short in SHORT.items()}
NEAR = dict(zip("qwertyuiopasdfghjklzxcvbnm", "wqretuyoiosapfdghkjlxzvcnbm"))
FUNCTION = set(
    "the a an of in to and or but for with on at by from as that which who this these those it its is are was were be been has have had not no "
    "he she they we you i his her their our your my me him them us do does did can could will would may might shall should if when than then so".split()
)


def generator(identity):
    return random.Random(int(hashlib.md5(("disguise" + identity).encode()).hexdigest()[:12], 16))


def slipped(text, rng, every):
    """Neighbouring keys hit by mistake, capitals and apostrophes left out, small words left out or written twice."""
    words = text.split(" ")
    for k, word in enumerate(words):
        if rng.random() * every >= 1:
            continue
        kind = rng.randrange(4)
        if kind == 0 and len(word) > 3:
            at = rng.randrange(1, len(word))
            words[k] = word[:at] + NEAR.get(word[at], word[at]) + word[at + 1 :]
        elif kind == 1:
            words[k] = word.lower() if word[:1].isupper() else word.replace("'", "")
        elif kind == 2 and word.lower() in FUNCTION:
            words[k] = ""
        elif kind == 3:
            words[k] = word.rstrip(",")
    return " ".join(word for word in words if word)


def by_table(text, table, rng, share):
    pattern = re.compile(r"\b(" + "|".join(re.escape(key) for key in sorted(table, key=len, reverse=True)) + r")\b")
    return pattern.sub(lambda m: table[m.group()] if rng.random() < share else m.group(), text)


def replaced(text, rng, words, share):
    """Replaces some content words by words from human text with the same ending."""

    def other(match):
        word = match.group()
        if rng.random() >= share or word in FUNCTION:
            return word
        return rng.choice(words.get(word[-2:], [word]))

    return re.sub(r"\b[a-z]{4,}\b", other, text)


def rebuilt(text, rng):
    """Splits sentences at commas, joins sentences by a comma or "and", and leaves a few out."""
    sentences = re.split(r"(?<=[.!?]) (?=[A-Z])", text)
    made = []
    for sentence in sentences:
        chance = rng.random()
        if chance < 0.06 and len(sentences) > 4:
            continue
        if chance < 0.2 and made and made[-1].endswith("."):
            made[-1] = f"{made[-1][:-1]}{rng.choice([' and', ',', ';', ' so'])} {sentence[:1].lower()}{sentence[1:]}"
        elif chance < 0.35:
            made.append(re.sub(r", (\w)", lambda m: ". " + m.group(1).upper(), sentence, count=1))
        else:
            made.append(sentence)
    return " ".join(made)


def words_by_ending(texts):
    """Words of human text by their last two letters, weighted by frequency."""
    words = {}
    for text in texts:
        for word in re.findall(r"\b[a-z]{4,}\b", text):
            if word not in FUNCTION:
                words.setdefault(word[-2:], []).append(word)
    return words


def disguise(text, identity, words):
    """One copy, changed by two to four of the methods."""
    rng = generator(identity)
    changes = [
        lambda t: slipped(t, rng, rng.choice([12, 25, 40])),
        lambda t: by_table(t, SHORT if rng.random() < 0.7 else LONG, rng, 0.8),
        lambda t: replaced(t, rng, words, rng.choice([0.03, 0.08, 0.15])),
        lambda t: rebuilt(t, rng),
    ]
    for change in rng.sample(changes, rng.randint(2, 4)):
        text = change(text)
    return text
