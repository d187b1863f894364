"""Closed classes of English and what writers put in their place. Written by hand; rates live in noise.py."""

PREPOSITION_SLIPS = {
    "of": "in for from about to with on by",
    "in": "at on of for to during into within with",
    "to": "for at in of with on into towards",
    "for": "to of in about on at with during",
    "on": "in at about of to for with over",
    "with": "by of to in for from about without",
    "at": "in on to of for with by",
    "by": "with from of in for through at",
    "from": "of in by to for with since",
    "about": "of on for in with to over",
    "into": "in to on onto within",
    "between": "among of in within from",
    "through": "by with in during over",
    "during": "in on for while at",
    "as": "like for of with",
    "over": "on in about above",
    "within": "in into at",
    "after": "before in from at since",
    "before": "after until in",
    "against": "to with for from",
    "among": "between in of",
    "towards": "to for at",
    "without": "with of",
    "until": "to by till",
    "since": "from for in",
    "upon": "on in",
    "under": "in below on",
    "around": "about in over",
}
ARTICLES = {"a", "an", "the"}
DETERMINERS = ARTICLES | set(
    "this that these those my your his her its our their some any no every each either neither another all both many much few several"
    .split()
)
DETERMINER_SLIPS = {
    "this": "these that the",
    "these": "this those the",
    "that": "this those",
    "those": "these that the",
    "my": "me the",
    "your": "you the",
    "his": "her its the he",
    "her": "his the",
    "its": "his the it",
    "our": "the us",
    "their": "the them his",
    "some": "any a the",
    "any": "some no",
    "many": "much a",
    "much": "many",
    "every": "all each",
    "each": "every all",
    "another": "other an",
    "other": "another others",
    "few": "little",
    "all": "every whole",
    "both": "two",
    "such": "so",
}
PRONOUN_SLIPS = {
    "i": "me my",
    "me": "i my",
    "he": "him his she",
    "him": "he his",
    "she": "her he",
    "they": "them their he",
    "them": "they their it",
    "we": "us our",
    "us": "we our",
    "it": "its they this",
    "who": "which whom that",
    "which": "that who what",
    "whom": "who",
    "whose": "who which",
    "what": "which that",
    "themselves": "them theirselves",
    "himself": "him hisself",
    "one": "ones",
}
PRONOUNS = set("i you he she it we they me him us them who which what there this that these those".split())
BE_SLIPS = {
    "is": "are was be are are",
    "are": "is were is be",
    "was": "were is were be",
    "were": "was are was",
    "been": "be being being",
    "be": "been is being are",
    "being": "been be",
    "am": "is are",
}
AUXILIARIES = set("will would has have had does do did is are was were be been can could may might must should shall".split())
MODALS = set("will would can could may might must should shall".split())
MODAL_SLIPS = {
    "will": "would can shall",
    "would": "will could",
    "can": "could may",
    "could": "can would",
    "may": "might can",
    "might": "may",
    "should": "must would",
    "must": "should",
}
CONJUNCTION_SLIPS = {
    "and": "but or",
    "but": "and however",
    "because": "since as so",
    "so": "such because",
    "if": "when whether",
    "when": "if while",
    "than": "then that as",
    "then": "than",
    "that": "which what",
    "although": "but despite though",
    "while": "when during",
}
VERY_COMMON_EXTRA = "the of to a in for that is and it very so on at with have be do are".split()
# a word that learners leave out wherever it stands
OFTEN_LEFT_OUT = set("it that to there be is are have has had they we i he she you not as of so been will would".split())
NEIGHBOURS = {
    "q": "wa", "w": "qes", "e": "wrd", "r": "etf", "t": "ryg", "y": "tuh", "u": "yij", "i": "uok", "o": "ipl", "p": "ol",
    "a": "qsz", "s": "awdz", "d": "sefc", "f": "drgv", "g": "fthb", "h": "gyjn", "j": "hukm", "k": "jil", "l": "kop",
    "z": "asx", "x": "zsc", "c": "xdv", "v": "cfb", "b": "vgn", "n": "bhm", "m": "njk",
}
# letters that sound alike, longest first
SOUND_ALIKE = [
    ("tion", "sion"), ("sion", "tion"), ("able", "ible"), ("ible", "able"), ("ence", "ance"), ("ance", "ence"), ("ent", "ant"),
    ("ant", "ent"), ("ie", "ei"), ("ei", "ie"), ("ough", "uff"), ("ph", "f"), ("ck", "k"), ("ea", "ee"), ("ee", "ea"), ("ly", "lly"),
    ("ful", "full"), ("cc", "c"), ("ss", "s"), ("tt", "t"), ("mm", "m"), ("ll", "l"), ("pp", "p"), ("rr", "r"), ("nn", "n"),
    ("y", "i"), ("i", "e"), ("a", "e"), ("e", "a"), ("o", "u"), ("s", "c"), ("c", "s"),
]
