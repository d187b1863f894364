"""Artificial errors: a sentence as a writer might have got it wrong, with the tag on each word that puts it right.

    python3 noise.py RESOURCES.json SENTENCES.txt [SCALE]      # prints examples

Rates are per opportunity and by hand, higher than people's own (error inflation, Rozovskaya and Roth 2010); the shares among
classes follow published class counts of learner corpora. A clean sentence gives the tags by construction: every slip knows its repair.
"""
import json
import random
import re
import sys

import tables as T

KEEP, DELETE, SWAP, JOIN, CAPITAL, LOWER, SPELL, OTHER = "KEEP", "DELETE", "SWAP", "JOIN", "CAPITAL", "LOWER", "SPELL", "OTHER"
SPECIAL_TAGS = [KEEP, DELETE, SWAP, JOIN, CAPITAL, LOWER, SPELL, OTHER]
WORD = re.compile(r"^[^\W\d_]+$")
CLITICS = {"n't", "'s", "'re", "'ve", "'ll", "'d", "'m"}


def read_token_line(line):
    """'The cat\\x1f.' -> [('The', True), ('cat', True), ('.', False)]"""
    tokens = []
    for chunk in line.split(" "):
        for i, piece in enumerate(chunk.split("\x1f")):
            if piece:
                tokens.append((piece, i == 0))
    return tokens


def lookup(text):
    return text.replace("\u2019", "'").lower()


def match_case(form, model):
    if len(model) > 1 and model.isupper():
        return form.upper()
    return form[:1].upper() + form[1:] if model[:1].isupper() else form


class Noise:
    def __init__(self, resources, seed):
        self.words = resources["words"]
        self.transforms = resources["transforms"]
        self.misspellings = resources["misspellings"]
        self.confusions = resources["confusions"]
        self.governed = resources["governed"]
        self.rng = random.Random(seed)

    # -- building the wrong sentence ------------------------------------------------------------------

    def corrupt(self, tokens, scale):
        """[(text, space before)], tags; the first entry stands for the start of the sentence and is ('', False)."""
        self.out, self.tags, self.capital_next = [("", False)], [KEEP], False
        i = 0
        while i < len(tokens):
            i += self._slip(tokens, i, scale) if scale > 0 else self._keep(tokens, i)
        return self.out, self.tags

    def _emit(self, text, space, tag=KEEP):
        if self.capital_next and WORD.match(text):
            text, self.capital_next = text[:1].upper() + text[1:], False
        self.out.append((text, space))
        self.tags.append(tag)

    def _keep(self, tokens, i):
        self._emit(*tokens[i])
        return 1

    def _repair(self, wrong, right):
        """Tag that makes `right` of `wrong` (both look-up forms)."""
        entry = self.words.get(wrong)
        if entry and right in entry[1:]:
            return self.transforms[entry.index(right, 1) - 1]
        return f"REPLACE_{right}"

    def _swap_for(self, tokens, i, form):
        text, space = tokens[i]
        lower = lookup(text)
        if not form or form == lower:
            return self._keep(tokens, i)
        written = match_case(form, text) if lower != "i" else form
        at = len(form) - 3 if form.endswith("n't") else form.find("'")
        if at > 0:
            # the product's tokens part "you're" and "don't"
            self._emit(written[:at], space, f"REPLACE_{lower}")
            self._emit(written[at:], False, DELETE)
        else:
            self._emit(written, space, self._repair(form, lower))
        return 1

    def _drop(self, tokens, i):
        """Leaves the token out where the word before can carry the tag and something follows."""
        text, space = tokens[i]
        if self.tags[-1] != KEEP or i + 1 >= len(tokens):
            return self._keep(tokens, i)
        lower = lookup(text)
        self.tags[-1] = f"APPEND_{lower}"
        following, follows_spaced = tokens[i + 1]
        if i == 0:
            self.capital_next = text[:1].isupper()
        if WORD.match(text) and WORD.match(following):
            self._emit(following, space)
        elif text == "-":
            self._emit(following, True)
        else:
            self._emit(following, follows_spaced)
        return 2

    def _insert(self, tokens, i, word):
        text, space = tokens[i]
        if i == 0 and text[:1].isupper():
            if lookup(text) not in self.words and lookup(text) not in T.DETERMINERS | T.PRONOUNS:
                return self._keep(tokens, i)
            self._emit(match_case(word, text), space, DELETE)
            self._emit(text if text == "I" else text[:1].lower() + text[1:], True)
        else:
            self._emit(word, space, DELETE)
            self._emit(text, True)
        return 1

    # -- which slips a token invites ------------------------------------------------------------------

    def _slip(self, tokens, i, scale):
        rng = self.rng.random
        text, space = tokens[i]
        lower = lookup(text)
        before = lookup(tokens[i - 1][0]) if i else ""
        following = lookup(tokens[i + 1][0]) if i + 1 < len(tokens) else ""

        def chance(rate):
            return rng() < rate * scale

        if not WORD.match(text):
            return self._punctuation(tokens, i, lower, before, following, chance)
        entry = self.words.get(lower)
        classes = entry[0] if entry else ""
        proper = i > 0 and text[:1].isupper()

        if following in CLITICS and not tokens[i + 1][1]:
            if following != "'s" or lower in T.PRONOUNS or lower in {"let", "here", "how"}:
                if chance(0.05):
                    joined = lower + following.replace("'", "")
                    self._emit(match_case(joined, text), space, f"REPLACE_{lower}{following}")
                    return 2
            elif chance(0.05):
                self._emit(text, space, "APPEND_'s")
                return 2
            return self._keep(tokens, i)

        rules = self.governed.get(before)
        if rules:
            for right, wrong in rules:
                if right == lower and wrong and chance(0.12):
                    return self._swap_for(tokens, i, wrong)
                if right == lower and not wrong and chance(0.12):
                    return self._drop(tokens, i)
                if right == "" and wrong and (lower in T.DETERMINERS or lower in T.PRONOUNS) and chance(0.12):
                    return self._insert(tokens, i, wrong)

        if lower in T.ARTICLES:
            if chance(0.15):
                return self._drop(tokens, i)
            if lower == "the" and chance(0.02):
                return self._swap_for(tokens, i, "an" if following[:1] in "aeiou" else "a")
            if lower != "the" and chance(0.05):
                return self._swap_for(tokens, i, "the")
            if lower != "the" and chance(0.02):
                return self._swap_for(tokens, i, "a" if lower == "an" else "an")
        slips = T.PREPOSITION_SLIPS.get(lower)
        if slips and not (lower == "to" and "V" in self.words.get(following, [""])[0]):
            if chance(0.09):
                return self._swap_for(tokens, i, self._early(slips.split()))
            if chance(0.035):
                return self._drop(tokens, i)
        if lower == "to":
            if chance(0.03):
                return self._drop(tokens, i)
            if chance(0.008):
                return self._swap_for(tokens, i, "for")
        slips = T.BE_SLIPS.get(lower)
        if slips and chance(0.06):
            return self._swap_for(tokens, i, self._any(slips.split()))
        if lower in T.AUXILIARIES and i and chance(0.03):
            return self._drop(tokens, i)
        slips = T.MODAL_SLIPS.get(lower)
        if slips and chance(0.025):
            return self._swap_for(tokens, i, self._early(slips.split()))
        if lower in T.OFTEN_LEFT_OUT and chance(0.012):
            return self._drop(tokens, i)
        slips = T.DETERMINER_SLIPS.get(lower) or T.PRONOUN_SLIPS.get(lower) or T.CONJUNCTION_SLIPS.get(lower)
        if slips and chance(0.035):
            return self._swap_for(tokens, i, self._early(slips.split()))
        others = self.confusions.get(lower)
        if others and chance(0.02):
            return self._swap_for(tokens, i, self._any([other for other in others if " " not in other]))

        if before in T.MODALS and "V" in classes and chance(0.015):
            return self._insert(tokens, i, "to")
        if space and lower not in T.DETERMINERS and lower not in T.PRONOUNS and ("N" in classes or "A" in classes):
            opens = before in T.PREPOSITION_SLIPS or before in {"", ",", "and", "or"} or "V" in self.words.get(before, [""])[0]
            if opens and "N" in classes + self.words.get(following, [""])[0] and before not in T.DETERMINERS:
                if chance(0.03):
                    return self._insert(tokens, i, "the")
                if chance(0.01):
                    return self._insert(tokens, i, "an" if lower[:1] in "aeiou" else "a")
        if i and space and before not in T.PREPOSITION_SLIPS and "V" in self.words.get(before, [""])[0] and chance(0.008):
            return self._insert(tokens, i, self._any("to of in for at on with about".split()))
        if i and space and chance(0.003):
            if rng() < 0.3:
                self._emit(text, space)
                self._emit(text, True, DELETE)
                return 1
            return self._insert(tokens, i, self._any("the to of is are have that it be in was a and".split()))

        function = lower in T.DETERMINERS or lower in T.PRONOUNS or lower in T.PREPOSITION_SLIPS or lower in T.BE_SLIPS
        if entry and not proper and not function:
            form = self._other_form(entry, classes, before, chance)
            if form:
                return self._swap_for(tokens, i, form)
            if len(lower) > 3 and chance(0.015):
                return self._swap_for(tokens, i, self._any([form for form in entry[9:13] if form]))
        if i + 1 < len(tokens) and WORD.match(tokens[i + 1][0]) and tokens[i + 1][1] and text != "I":
            adverb = "R" in classes and following in T.AUXILIARIES or lower in T.AUXILIARIES and "R" in self.words.get(following, [""])[0]
            if chance(0.05 if adverb else 0.004) and not tokens[i + 1][0][:1].isupper() and lower != following:
                first, second = (match_case(following, text), text[:1].lower() + text[1:]) if i == 0 else (following, text)
                self._emit(first, space, SWAP)
                self._emit(second, True)
                return 2
        if chance(0.004) and i and text[:1].isupper():
            self._emit(text[:1].lower() + text[1:], space, CAPITAL)
            return 1
        if i and chance(0.002) and text.islower():
            self._emit(text[:1].upper() + text[1:], space, LOWER)
            return 1
        if lower == "i" and chance(0.03):
            self._emit("i", space, CAPITAL)
            return 1
        if len(lower) > 3 and entry and chance(0.013):
            wrong = self._misspell(lower)
            if wrong != lower:
                self._emit(match_case(wrong, text), space, OTHER if wrong in self.words else SPELL)
                return 1
        if len(lower) > 5 and chance(0.004):
            at = 2 + int(rng() * (len(lower) - 3))
            if lower[:at] in self.words and lower[at:] in self.words:
                self._emit(text[:at], space, JOIN)
                self._emit(text[at:], True)
                return 1
        if i and space and chance(0.02 if lower in T.PREPOSITION_SLIPS or lower in T.CONJUNCTION_SLIPS or lower in T.PRONOUNS else 0.003):
            if WORD.match(before):
                self._emit(",", False, DELETE)
        return self._keep(tokens, i)

    def _punctuation(self, tokens, i, lower, before, following, chance):
        text, space = tokens[i]
        if i + 1 < len(tokens):
            if text == ",":
                if chance(0.2):
                    return self._drop(tokens, i)
                if chance(0.01):
                    self._emit(self.rng.choice([".", ";", ":"]), space, "REPLACE_,")
                    return 1
            elif text in (";", ":") and chance(0.15):
                self._emit(",", space, f"REPLACE_{text}")
                return 1
            elif text == "-" and not space and not tokens[i + 1][1] and WORD.match(tokens[i + 1][0]) and chance(0.06):
                return self._drop(tokens, i)
        elif text == "?" and chance(0.15):
            self._emit(".", space, "REPLACE_?")
            return 1
        elif text in ".?!" and self.tags[-1] == KEEP and chance(0.03):
            self.tags[-1] = f"APPEND_{text}"
            return 1
        return self._keep(tokens, i)

    def _other_form(self, entry, classes, before, chance):
        """Another inflection of a noun, verb or adjective."""
        base, s, ing, past, participle, positive, comparative, superlative = entry[1:9]
        if "V" in classes:
            after_helper = before in T.MODALS or before in T.BE_SLIPS or before in {"to", "has", "have", "had", "not", "n't", "by", "of", "for"}
            if chance(0.09 if after_helper else 0.065 if "N" not in classes else 0.05):
                options = [form for form in (base, base, s, s, ing, past, past, participle) if form]
                return self._any(options)
        elif "N" in classes:
            if base and chance(0.08):
                return base
            if s and chance(0.035):
                return s
        if (comparative or positive) and chance(0.01):
            return self._any([form for form in (positive, comparative, superlative) if form])
        return None

    def _misspell(self, word):
        known = self.misspellings.get(word)
        if known and self.rng.random() < 0.6:
            return self._any(known)
        kind = self.rng.random()
        if kind < 0.35:
            for old, new in self.rng.sample(T.SOUND_ALIKE, len(T.SOUND_ALIKE)):
                at = word.find(old, 1)
                if at > 0:
                    return word[:at] + new + word[at + len(old):]
        at = 1 + int(self.rng.random() * (len(word) - 2))
        if kind < 0.55:
            return word[:at] + word[at + 1:]
        if kind < 0.7:
            return word[:at] + word[at + 1] + word[at] + word[at + 2:]
        if kind < 0.85:
            return word[:at] + word[at] + word[at:]
        return word[:at] + self._any(T.NEIGHBOURS.get(word[at], "e")) + word[at + 1:]

    def _any(self, options):
        return options[int(self.rng.random() * len(options))] if options else None

    def _early(self, options):
        return options[int(self.rng.random() ** 2 * len(options))]

    def run_on(self, first, second, scale):
        """Two sentences written as one."""
        left, left_tags = self.corrupt(first, scale)
        right, right_tags = self.corrupt(second, scale)
        if left[-1][0] != "." or left_tags[-1] != KEEP or right_tags[0] != KEEP or right_tags[1] != KEEP:
            return left, left_tags
        word, _ = right[1]
        if not WORD.match(word) or lookup(word) not in self.words and lookup(word) not in T.DETERMINERS | T.PRONOUNS:
            return left, left_tags
        if word != "I":
            right[1] = (word[:1].lower() + word[1:], True)
            right_tags[1] = CAPITAL
        if self.rng.random() < 0.6:
            left[-1], left_tags[-1] = (",", False), "REPLACE_."
        elif left_tags[-2] == KEEP:
            left.pop(), left_tags.pop()
            left_tags[-1] = "APPEND_."
        else:
            return left, left_tags
        return left + right[1:], left_tags + right_tags[1:]


def sentences(path):
    """Sentences of a file of encode-corpus.ts with the one that follows in the same paragraph, or None."""
    with open(path, encoding="utf-8") as file:
        held = None
        for line in file:
            line = line.rstrip("\n")
            tokens = read_token_line(line) if line else None
            if held:
                yield held, tokens
            held = tokens
    if held:
        yield held, None


SCALES = [0, 0.4, 0.8, 1, 1, 1.5, 2.2]


def pairs(noise, stream, scales=SCALES):
    """Wrong sentences with their tags, a clean share among them."""
    for tokens, following in stream:
        scale = scales[int(noise.rng.random() * len(scales))]
        if scale and following and noise.rng.random() < 0.05 and len(tokens) + len(following) < 60:
            yield noise.run_on(tokens, following, scale)
        else:
            yield noise.corrupt(tokens, scale)


def detokenise(tokens):
    return "".join((" " if space else "") + text for text, space in tokens).strip()


if __name__ == "__main__":
    resources = json.load(open(sys.argv[1], encoding="utf-8"))
    made = pairs(Noise(resources, 1), sentences(sys.argv[2]), [float(sys.argv[3])] if len(sys.argv) > 3 else SCALES)
    for _, (tokens, tags) in zip(range(20), made):
        print(detokenise(tokens))
        print("   ", "  ".join(f"{text}/{tag}" for (text, _), tag in zip(tokens, tags) if tag != KEEP))
