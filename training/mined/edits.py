"""What kind of correction a change between two sentences is, if it is one at all."""
import difflib
import re

FUNCTION = set("""a an the this that these those some any no every each all both either neither another other such what which whose my your his her its our
their of in on at to for from by with about against between into through during before after above below over under within without upon onto toward towards
across along among around as per via than and or but nor so yet if when while because since until though although whether unless where how why who whom
i you he she it we they me him them us one ones there here himself itself themselves yourself ourselves am is are was were be been being do does did done
doing have has had having will would can could shall should may might must not n't also too very more most less least much many few little only just even
still then now up out off down back again""".split())
TOKEN = re.compile(r"[A-Za-z]+(?:['’][A-Za-z]+)*|\d+(?:[.,]\d+)*|[^\sA-Za-z0-9]")
CODE = re.compile(r"[_\\{}<>=|$@~^]|\w\.\w+\(|::|//|\w/\w+/|\(\)")
MARKS = set(",;:.'’-–—")
# one dash or apostrophe for another is typography
TYPOGRAPHY = {"'’", "’'", "–—", "-–", "–-", "-—"}


def near(a, b, most):
    """Whether at most `most` letters are put in, left out, replaced or swapped with their neighbours."""
    if abs(len(a) - len(b)) > most:
        return False
    older, before, row = None, None, list(range(len(b) + 1))
    for i in range(1, len(a) + 1):
        older, before, row = before, row, [i] + [0] * len(b)
        for j in range(1, len(b) + 1):
            row[j] = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (a[i - 1] != b[j - 1]))
            if older and j > 1 and a[i - 1] == b[j - 2] and a[i - 2] == b[j - 1]:
                row[j] = min(row[j], older[j - 2] + 1)
    return row[-1] <= most


def is_word(token):
    return token.isalpha() or re.fullmatch(r"[a-z]+['’][a-z]+", token) is not None


def common_beginning(a, b):
    length = 0
    while length < min(len(a), len(b)) and a[length] == b[length]:
        length += 1
    return length


def kind_of(written, meant, left, right, known):
    """The kind of a correction from these tokens to those, or None: a change of content or typography. left, right: the
    words around it, in lower case; known: words of the language."""
    x, y = ([token.lower() for token in tokens] for tokens in (written, meant))
    apostrophes = lambda tokens: "".join(tokens).replace("'", "").replace("’", "")
    solid = lambda tokens: "".join(tokens).replace("-", "")
    if x == y:
        return None
    if not x:
        return "PUNCT" if y == [","] else "MISS" if len(y) <= 2 and all(t in FUNCTION for t in y) else None
    if not y:
        twice = left[-len(x):] == x or right[: len(x)] == x
        return "PUNCT" if x == [","] else "EXTRA" if len(x) <= 2 and all(is_word(t) and (twice or t in FUNCTION) for t in x) else None
    if all(t in MARKS for t in x + y):
        return "PUNCT" if len(x) == len(y) == 1 and x[0] + y[0] not in TYPOGRAPHY else None
    if solid(x) == solid(y) and len(solid(x)) > 3:
        return "HYPH"
    if apostrophes(x) == apostrophes(y):
        return "PUNCT"
    if not all(is_word(t) for t in x + y):
        return None
    if len(x) == len(y) == 1:
        return kind_of_word(x[0], y[0], known)
    if len(x) <= 3 and len(y) <= 3:
        if all(t in FUNCTION for t in x + y):
            return "FUNC"
        # one word changes its form and a small one comes or goes: "to updating" → "to update"
        a, b = ([t for t in tokens if t not in FUNCTION] for tokens in (x, y))
        if len(a) == len(b) == 1 and {a[0], b[0]} <= known and common_beginning(a[0], b[0]) >= 3 and abs(len(a[0]) - len(b[0])) <= 3:
            return "FORM"
        if len(x) == 1 and "".join(y) == x[0]:
            return "SPELL"
    return None


def kind_of_word(a, b, known):
    if b not in known:
        return None
    if a not in known:
        return "SPELL" if near(a, b, 2 + (len(a) > 9)) else None
    if a in FUNCTION and b in FUNCTION:
        return "FUNC"
    stem = common_beginning(a, b)
    if stem >= 3 and max(len(a), len(b)) - stem <= 4 and stem >= min(len(a), len(b)) - 3:
        return "FORM"
    return "CONF" if near(a, b, 1 if min(len(a), len(b)) < 5 else 2) else None


def is_prose(source, target, words, known):
    if source == target or not (25 <= len(source) <= 420 and 20 <= len(target) <= 420):
        return False
    if not re.match(r"[A-Z\"“(]", source) or not re.search(r"[.!?:]$", source) or CODE.search(source):
        return False
    # offsets are the same in code points and in UTF-16
    if max(map(ord, source)) > 0xFFFF:
        return False
    count = len(words)
    return 5 <= count <= 80 and sum(w in FUNCTION for w in words) >= max(2, 0.18 * count) and sum(w in known for w in words) >= 0.7 * count


def corrections(source, target, known, flagged):
    """The corrections that make `target` of `source`: [{start, end, to, kind}], or None if something else was changed as
    well. Only where the message speaks of corrections (`flagged`) may one further change stand apart from them."""
    a, b = list(TOKEN.finditer(source)), list(TOKEN.finditer(target))
    x, y = [t[0] for t in a], [t[0] for t in b]
    words = [t.lower() for t in x]
    if not is_prose(source, target, words, known):
        return None
    changes = [code[1:] for code in difflib.SequenceMatcher(None, x, y, autojunk=False).get_opcodes() if code[0] != "equal"]
    if not 1 <= len(changes) <= 5 or sum(j - i + l - k for i, j, k, l in changes) > max(3, 0.3 * len(a)):
        return None
    kinds = [kind_of(x[i:j], y[k:l], words[:i], words[j:], known) for i, j, k, l in changes]
    good = [(*change, kind) for change, kind in zip(changes, kinds) if kind]
    bad = [change for change, kind in zip(changes, kinds) if not kind]
    if not good or len(bad) > flagged or any(g[0] - o[1] < 4 and o[0] - g[1] < 4 for g in good for o in bad):
        return None
    return [edit(source, target, a, b, *each) for each in good]


def edit(source, target, a, b, i, j, k, l, kind):
    to = target[b[k].start():b[l - 1].end()] if l > k else ""
    if i == j:
        if k > 0 and b[k].start() == b[k - 1].end():
            start = a[i - 1].end() if i else 0
        else:
            start, to = a[i].start() if i < len(a) else len(source), to + " "
        return {"start": start, "end": start, "to": to, "kind": kind}
    start, end = a[i].start(), a[j - 1].end()
    if not to:
        # a word goes with one of its spaces
        if source[end : end + 1] == " ":
            end += 1
        elif start and source[start - 1] == " ":
            start -= 1
    return {"start": start, "end": end, "to": to, "kind": kind}
