"""Gathers answers of language models from clones of two public repositories under the MIT licence (models/detector.md).

Usage: python3 machine_answers.py CLONES OUT
CLONES: as for human_kinds.py. Writes OUT/machine-answers.jsonl, one answer per line: source, generator, group, text.
Only prose: headings, lists, tables and code are left out, so that the model learns how sentences are written.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

from human_kinds import blocks_of_markdown, clone_of, is_prose, tidy

# conversations of an assistant with a person whom another model plays; only the assistant's turns are used
TALKS = ("sam-paech/spiral-bench", "6b990fa", ["claude-3.5-sonnet", "claude-sonnet-4", "kimi-k2", "llama-4-maverick"])
# answers by GPT-4 in the role of an adviser
PARTS = ("teknium1/GPTeacher", "4810751", "Roleplay/roleplay-simple-deduped-roleplay-instruct.json")
LEAST_WORDS = 60


def shown(clones, repository, commit, path):
    git = clone_of(clones, repository)
    if git is None:
        raise SystemExit(f"no clone of {repository} in {clones}")
    return json.loads(subprocess.run(["git", f"--git-dir={git}", "show", f"{commit}:{path}"], capture_output=True, check=True).stdout)


def prose(text):
    return " ".join(part for part in map(tidy, blocks_of_markdown(text)) if is_prose(part))


def turns(node):
    """Every transcript of the nested results."""
    if isinstance(node, dict):
        if "transcript" in node:
            yield node["prompt_id"], [turn["content"] for turn in node["transcript"] if turn.get("role") == "assistant"]
            return
        for child in node.values():
            yield from turns(child)
    elif isinstance(node, list):
        for child in node:
            yield from turns(child)


def answers(clones):
    repository, commit, generators = TALKS
    for generator in generators:
        for prompt, contents in turns(shown(clones, repository, commit, f"res_v0.2/{generator}.json")):
            # a conversation of twenty turns repeats itself; its beginning has the answers to all new topics
            for content in contents[:8]:
                yield "spiral-bench", generator, f"spiral-bench:{prompt}", prose(content)
    repository, commit, path = PARTS
    for number, row in enumerate(shown(clones, repository, commit, path)):
        # lists continue on one line
        if not re.search(r"\b2[.)] ", row["response"]):
            yield "gpteacher", "gpt-4", f"gpteacher:{number}", tidy(row["response"])


def main():
    clones, out = Path(sys.argv[1]), Path(sys.argv[2])
    counts = {}
    with open(out / "machine-answers.jsonl", "w", encoding="utf-8") as file:
        for source, generator, group, text in answers(clones):
            if len(text.split()) < LEAST_WORDS:
                continue
            n, words = counts.get((source, generator), (0, 0))
            counts[source, generator] = (n + 1, words + len(text.split()))
            file.write(json.dumps({"source": source, "generator": generator, "group": group, "text": text}, ensure_ascii=False) + "\n")
    print(counts)


main()
