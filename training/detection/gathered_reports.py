"""Gathers reports of research agents, in parts that end with a paragraph (gathered_clones.py).

Usage: python3 gathered_reports.py CLONES TEXTS
Reads
- open-deep-research: langchain-ai/open_deep_research, tests/expt_results/deep_research_bench_MODEL.jsonl, not of gpt-5; English prompts have the
  numbers from 51
- scholarqa: AkariAsai/ScholarQABench, data/scholarqa_cs/src_answers/, one file, without the references, which quote people's articles
- webthinker: RUC-NLPIR/WebThinker, outputs/AGENT/article_*.md, not of Gemini; the same number is the same question
"""

import re

from gathered_clones import gather, written

DEEP_MODELS = ["claude4-sonnet", "gpt-4.1"]
LAST_CHINESE = 50
SCHOLARS = "data/scholarqa_cs/src_answers/gpt-4o-ai2_rubric_reranking_pes2o_top_15_reranking_you_feedback_no_post_edit.jsonl"
WEB_AGENTS = {"outputs/glaive.Grok3.DeeperSearch/": "grok-3-deepersearch", "outputs/glaive.qwq.webthinker/markdown.test/": "webthinker-qwq-32b"}
PART_WORDS = 1500


def parts_of(report):
    parts, words = [], 0
    for paragraph in report.split("\n\n"):
        length = len(paragraph.split())
        if parts and words + length > PART_WORDS:
            yield "\n\n".join(parts)
            parts, words = [], 0
        parts.append(paragraph)
        words += length
    yield "\n\n".join(parts)


def in_parts(name, report, generator, item):
    for number, part in enumerate(parts_of(report)):
        yield written(f"{name} {number}", part, generator, "report", item)


def open_deep_research(repository):
    for model in DEEP_MODELS:
        for row in repository.lines(f"tests/expt_results/deep_research_bench_{model}.jsonl"):
            if row["id"] > LAST_CHINESE:
                yield from in_parts(f"{model} {row['id']}", row["article"], model, row["id"])


def scholarqa(repository):
    for row in repository.lines(SCHOLARS):
        report = row["answer_text"].split("\nReferences:")[0].strip()
        yield from in_parts(row["case_id"], report, "gpt-4o", row["case_id"])


def webthinker(repository):
    for folder, agent in WEB_AGENTS.items():
        for path in repository.paths(folder):
            if path.endswith(".md"):
                # one of them repeats the question above its report
                report = re.sub(r"\AQuestion:.*\n", "", repository.text(path))
                yield from in_parts(path, report, agent, int(re.findall(r"\d+", path)[-1]))


if __name__ == "__main__":
    gather({"open-deep-research": open_deep_research, "scholarqa": scholarqa, "webthinker": webthinker})
