"""Sentences of documentation in the lines of a change, without their markup."""
import difflib
import re

SENTENCE_END = re.compile(r"(?<=[.!?])[\"”')]*\s+(?=[A-Z\"“(])")
# headings, tables, directives, rules, tags: no sentences
NO_PROSE = re.compile(r"^\s*(?:\||#|=+$|-+$|\*{3,}|\.\. |:[a-z-]+:|<[!/a-zA-Z]|\{%|\+\+\+|----|\[source|include::|import |export )")
ITEM = re.compile(r"^\s*(?:[-*+]|\d+[.)]|\*+|\.+|[a-z]\))\s+")
FENCE = re.compile(r"^\s*(?:```|~~~)")
MARKUP = [
    (r"!\[[^\]]*\]\([^)]*\)", ""),
    (r"\[([^\]]+)\]\([^)]*\)", r"\1"),
    (r"\[([^\]]+)\]\[[^\]]*\]", r"\1"),
    (r"https?://\S+\[([^\]]+)\]", r"\1"),
    (r":[a-zA-Z:+-]+:`([^`<]+?)(?:\s*<[^`>]*>)?`", r"\1"),
    (r"`([^`<]+?)\s*<[^`>]*>`_+", r"\1"),
    (r"\\(?:emph|textbf|textit|texttt|code|link)\{([^{}]*)\}", r"\1"),
    (r"<[^<>]{1,200}>", ""),
    (r"`+([^`]+)`+_*", r"\1"),
    (r"(?<![\w*])[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}(?![\w*])", ""),
    (r"&nbsp;|&#160;", " "),
    (r"&amp;", "&"),
    (r"&quot;", '"'),
    (r"\s+", " "),
]
# a paragraph that is rewritten is no correction
MOST_GROWTH = 300
MOST_REPLACED = 12


def without_markup(text):
    for pattern, plain in MARKUP:
        text = re.sub(pattern, plain, text)
    return text.strip()


def paragraphs(lines):
    """The paragraphs and items of a list in the lines, each on one line; code, tables and headings are left out."""
    found, now, fenced = [], [], False

    def close():
        text = without_markup(" ".join(now))
        if len(text) > 20:
            found.append(text)
        now.clear()

    for line in lines:
        if FENCE.match(line):
            fenced = not fenced
            close()
        elif not fenced and (not line.strip() or NO_PROSE.match(line)):
            close()
        elif not fenced and (now or not re.match(r"^(?:    |\t)", line)):
            item = ITEM.match(line)
            if item:
                close()
                line = line[item.end():]
            now.append(re.sub(r"^\s*(?:>|//+|;;+)\s?", "", line).strip())
    close()
    return found


def replaced(old, new):
    """Elements of two lists that stand in each other's place, one to one."""
    for tag, a, b, c, d in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if tag == "replace" and b - a == d - c and b - a <= MOST_REPLACED:
            yield from zip(old[a:b], new[c:d])


def changed_sentences(old, new):
    """Pairs of sentences, before and after, in the old and new lines of a change."""
    for before, after in replaced(paragraphs(old), paragraphs(new)):
        if abs(len(before) - len(after)) <= MOST_GROWTH:
            yield from replaced(*([each.strip() for each in SENTENCE_END.split(text)] for text in (before, after)))
