"""Gathers stories by many models, some of them edited by writers or by a model (gathered_clones.py).

Usage: python3 gathered_stories.py CLONES TEXTS
Reads
- lamp: salesforce/creativity_eval, what stands beside LAMP.json, which the snapshot lacks:
  Writing_Alignment/preference_ranking/batch1 to 7 and LLM_edited_*.json, Writing_Alignment/LAMP/reannotation/W*_edits.json,
  WritingRewards/content_quality_experiment/*.json, WritingRewards/WQRM_annotations.json, Art_or_Artifice/stories/ttcw_short_stories.json
- hanna: dig-team/hanna-benchmark-asg, hanna_llm_stories.csv
- confederacy: komoku/confederacy-of-models, corpus-full/*.txt and later-llms/*.txt, one prompt for all; not the people's stories
"""

import hashlib
import re
from collections import defaultdict

from gathered_clones import gather, written

RANKING = "Writing_Alignment/preference_ranking"
EDITED = [
    *[f"{RANKING}/batch{n}/batch{n}.json" for n in range(1, 8)], f"{RANKING}/LLM_edited_full.json", f"{RANKING}/LLM_edited_oracle.json",
    *[f"Writing_Alignment/LAMP/reannotation/W{n}_edits.json" for n in (3, 12, 16)],
]  # fmt: skip
EXPERIMENT = "WritingRewards/content_quality_experiment"
# the repository spells one model in two ways
SAME = {"gpt4o": "gpt-4o"}
# a base model that wrote both parts of a conversation
BASE = "Llama-7b"


def mark(text):
    return hashlib.md5(text.strip().encode()).hexdigest()[:12]


def pairs(repository):
    """Path, row, machine's text, writer's edit and item, for every text of LAMP that a writer edited."""
    items = {}
    for path in EDITED:
        for row in repository.data(path):
            item = items.setdefault(mark(row["preedit"]), f"lamp-{mark(row['instruction'])}")
            yield path, row, row["preedit"], row["postedit"], item
    path = f"{EXPERIMENT}/lamp_PRE_val.json"
    for row in repository.data(path):
        if row["sample_type"] == "pairwise":
            # the edit is the preferred one
            better = row["reference_preference"]
            before, after = row["paragraph2" if better == "1" else "paragraph1"], row[f"paragraph{better}"]
            yield path, row, before, after, items.get(mark(before), f"lamp-{mark(before)}")


def alignment(repository):
    """LAMP: what a model wrote, writers' edits of it and a model's; each of them once."""
    seen = set()
    for path, row, before, after, item in pairs(repository):
        model, number = SAME.get(row["source"], row["source"]), row.get("id") or row["original_id"]
        forms = {"generated": before, "machine text edited by a professional": after, "machine text edited by a model": row.get("AI-edited")}
        for degree, text in forms.items():
            if not text or (degree, mark(text)) in seen:
                continue
            seen.add((degree, mark(text)))
            name = f"{path} {number} {mark(text)} {degree}"
            if degree == "generated":
                yield written(name, text, model, "story", item)
            elif mark(text) != mark(before):
                yield written(name, text, model, "story", item, degree, before)


def calibration(repository):
    """Passages after the manner of an author, asked for with more and with less of their content."""
    seen = defaultdict(set)
    for name in ("less", "more"):
        path = f"{EXPERIMENT}/reward_calibration_{name}_content.json"
        for row in repository.data(path):
            for number, answer in enumerate(row["responses"]):
                model, text = answer["origin"], answer["response"]
                if model in ("expert", "MFA") or model.startswith("gemini") or mark(text) in seen[model]:
                    continue
                seen[model].add(mark(text))
                yield written(f"{path} {row['instruction_id']} {number}", text, model, "story", f"calibration-{row['instruction_id']}")


def drafts(repository):
    """First drafts; their revisions by a model are not taken."""
    path = "WritingRewards/WQRM_annotations.json"
    for row in repository.data(path):
        yield written(f"{path} {row['id']}", row["first_draft"]["candidate"], row["llm"], "story", f"draft-{mark(row['instruction']['plot'])}")


def artifice(repository):
    """Stories after the plot of one in a magazine, which itself is not there."""
    path = "Art_or_Artifice/stories/ttcw_short_stories.json"
    for row in repository.data(path):
        model = row["story_id"].split("_")[-1].lower()
        if model != "newyorker":
            yield written(f"{path} {row['story_id']}", row["content"], model, "story", f"artifice-{row['story_idx']}-{mark(row['plot'])}")


def lamp(repository):
    for reader in (alignment, calibration, drafts, artifice):
        yield from reader(repository)


def hanna(repository):
    path = "hanna_llm_stories.csv"
    for number, row in enumerate(repository.table(path)):
        if row["Model"] != BASE:
            yield written(f"{path} {number}", row["Story"], row["Model"], "story", mark(row["Prompt"]))


def confederacy(repository):
    for path in repository.paths("corpus-full", "later-llms"):
        name = re.fullmatch(r"[^/]+/(.+?)((-\d+){3})?(-temp\d+)?((-\d+){3})?-\d\.txt", path)
        if name and not re.match("human|bard", name[1]):
            yield written(path, repository.text(path), name[1], "story", "single combat with a pterodactyl")


if __name__ == "__main__":
    gather({"lamp": lamp, "hanna": hanna, "confederacy": confederacy})
