"""The sources of human text of the same kinds as the written machine texts (human-kinds.md): repository, commit,
licence and paths.

Every commit is from 2021 or earlier, or the text itself has such a date, so no current model was involved. Repositories
that the measured collections contain (`UNSEEN` in prepare.py) are not among them.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Source:
    """`paths`: a pattern of the files; `measure`: not trained on; `words`: the most words per kind; `longest`: the most
    words per file."""

    name: str
    repository: str
    commit: str
    licence: str
    reader: str
    kind: str
    paths: str
    measure: bool = False
    words: int = 60_000
    longest: int = 1200


ELIFE = ("elifesciences/elife-articles", "6c97171", "CC BY 3.0 and 4.0, CC0", "journal", "by section")
RECORD = ("unitedstates/congressional-record", "84a5af4", "public domain (United States)", "record", "debate")
STACK = "CC BY-SA 3.0 and 4.0"
GUIDE = r"(?!.*(README|LICENSE|CODE_OF|CONTRIBUTING|license|conduct))"

SOURCES = [
    # digests, editors' letters with the reports, authors' replies, introductions, methods, results, discussions; 2012
    # to 2015
    Source("elife", *ELIFE, r"elife0\d{4}\.xml"),
    Source("elife-later", *ELIFE, r"elife1\d{4}\.xml", measure=True, words=15_000),
    Source("encyclopaedia", "rajpurkar/SQuAD-explorer", "93fcf13", "CC BY-SA 3.0", "explorer", "encyclopaedia", r"explore/1\.1/dev/[^i].*\.html", words=110_000, longest=2500),
    # beer, quantum computing, and the meta sites of the sites for sceptics and for 3D printing
    Source("stack-beer", "kevswanberg/beer_tentrr", "9573647", STACK, "posts", "forum-answer", r"Posts\.xml"),
    Source("stack-quantum", "Jean-Low/StackERedes", "b6ea69d", STACK, "posts", "forum-answer", r"data/Posts\.xml"),
    Source("stack-skeptics", "GonzaloHirsch/TP-XML", "a11ea4a", STACK, "posts", "forum-answer", r"Posts\.xml"),
    Source("stack-printing", "arianeborges/sentiment-analysis-with-python", "9851e7c", STACK, "posts", "forum-answer", r"Posts\.xml"),
    # teaching of mathematics, artificial intelligence (2016), programming (2008), and the meta sites of the sites for
    # bicycles, music and mathematicians
    Source("stack-teaching", "jrfoster/spark-intro", "d242829", STACK, "posts", "forum-answer", r"Posts\.xml", words=160_000),
    Source("stack-ai", "bigdata-vandy/stack-ex", "a9ad674", STACK, "posts", "forum-answer", r"src/test/resources/Posts\.xml", words=90_000),
    Source("stack-bicycles", "iraK21/mapreduce-project", "4aeea6d", STACK, "posts", "forum-answer", r"src/main/resources/Posts\.xml"),
    Source("stack-music", "spreusche/Tp-especial-XML", "edee2d7", STACK, "posts", "forum-answer", r"Posts\.xml"),
    Source("stack-mathematicians", "stevenrskelton/scala-2.10-blog-examples", "7eaef88", STACK, "posts", "forum-answer", r"data/Posts\.xml"),
    Source("stack-programming", "pan4/big-data", "0c8bf0c", STACK, "posts", "forum-answer", r"src/main/resources/Posts\.xml"),
    # answers of the National Institutes of Health to patients' questions
    Source("health-answers", "abachaa/MedQuAD", "577bd37", "CC BY 4.0", "health", "explanation", r"(1_Cancer|4_MPlus|5_NIDDK|6_NINDS|7_Senior|8_NHLBI).*\.xml", words=90_000, longest=600),
    Source("health-answers-cdc", "abachaa/MedQuAD", "577bd37", "CC BY 4.0", "health", "explanation", r"9_CDC_QA/.*\.xml", measure=True, words=20_000),
    Source("stack-coffee", "Yoav-Shafir/Elasticsearch-Coffee-Search-Engine-JS", "97e93c9", STACK, "posts", "forum-answer", r"Posts\.xml", measure=True),
    Source("stack-data", "stat4decision/python-avr2017", "52f505d", STACK, "posts", "forum-answer", r"Posts\.xml", measure=True),
    Source("guides", "freeCodeCamp/guides", "011f38c", "BSD-3-Clause", "markdown", "explanation", r"src/pages/(?!certifications).*\.md", words=60_000),
    Source("turing-way", "alan-turing-institute/the-turing-way", "318e1b3d", "CC BY 4.0", "markdown", "explanation", GUIDE + r"book/website/.*\.md", words=80_000),
    Source("eng-practices", "google/eng-practices", "3bb64aa", "CC BY 3.0", "markdown", "explanation", GUIDE + r"review/.*\.md", measure=True),
    Source("lessons", "swcarpentry/shell-novice", "6e68e971", "CC BY 4.0", "markdown", "how-to", r"_?(episodes|extras)/.*\.md"),
    Source("lessons-sheets", "datacarpentry/spreadsheet-ecology-lesson", "4224387", "CC BY 4.0", "markdown", "how-to", r"_?(episodes|extras)/.*\.md"),
    Source("lessons-genomics", "datacarpentry/organization-genomics", "9e7eaf2", "CC BY 4.0", "markdown", "how-to", r"_?(episodes|extras)/.*\.md"),
    Source("inclusion", "numfocus/DISCOVER-Cookbook", "57dec362", "MIT", "markdown", "how-to", r"\d\d_.*\.md"),
    Source("leadership", "mozilla/open-leadership-training-series", "c056e8a", "CC BY 4.0", "markdown", "how-to", r"_articles/.*\.md", measure=True),
    Source("basecamp", "basecamp/handbook", "63fcf9a8", "CC BY 4.0", "markdown", "business", GUIDE + r".*\.md"),
    Source("clef", "clef/handbook", "a9a576e", "CC0 1.0", "markdown", "business", GUIDE + r".*\.md"),
    Source("carpentries", "carpentries/handbook", "339744e", "CC BY 4.0", "markdown", "business", r"topic_folders/.*\.md"),
    Source("kubernetes", "kubernetes/community", "4502ffb5c", "Apache-2.0", "markdown", "business", GUIDE + r"(communication|events|mentoring|committee-.*|contributors/guide)/.*\.md"),
    Source("artsy", "artsy/README", "21ba34e", "CC BY 4.0", "markdown", "business", GUIDE + r".*\.md", measure=True),
    Source("carpentry-news", "swcarpentry/website", "fe52e646", "CC BY 4.0", "markdown", "news", r"_posts/.*\.(md|html)", words=80_000),
    Source("rust-news", "rust-lang/blog.rust-lang.org", "9c13875b", "MIT or Apache-2.0", "markdown", "news", r"posts/.*\.md"),
    # from 2019 and 2020
    Source("wikinews", "vanatteveldt/wikinews", "3472541", "CC BY 2.5", "articles", "news", r"data/wikinews_20\d\d\.csv", words=160_000, longest=1200),
    Source("babel-news", "babel/website", "b31e5186", "MIT", "markdown", "product-text", r"website/blog/.*\.md"),
    Source("congress", *RECORD, r"tests/test_files/CREC-2005-07-20/html/.*\.htm", words=100_000, longest=6000),
    Source("congress-1997", *RECORD, r"tests/test_files/CREC-1997-01-28/html/.*\.htm", measure=True, words=30_000),
]  # fmt: skip
