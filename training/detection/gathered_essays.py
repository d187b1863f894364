"""Gathers essays, articles, stories, summaries and arguments by many models (gathered_clones.py).

Usage: python3 gathered_essays.py CLONES TEXTS
Reads
- hellobench: Quehry/HelloBench, results/generations/main_exp/MODEL/TASK_results.jsonl; the kind of a text is that of its prompt's category in
  data/main_data/TASK.jsonl, or of the prompt for summaries
- slop-score: sam-paech/slop-score, results/MODEL.json; of its 300 prompts (data/prompts.json) the first 150 ask for stories, the others for essays
- persuasion: kobihackenburg/scaling-LLM-persuasion, main_study/data/completions/all_responses_combined.csv
"""

from pathlib import PurePath

from gathered_clones import gather, written

GENERATIONS = "results/generations/main_exp"
# tasks with categories
TASKS = ("chat", "heuristic_text_generation", "open_ended_qa", "text_completion")
# what is asked for; rewritings of a person's text are not taken
KINDS = {
    "argumentative_writing": "essay", "keyword_writing": "article", "screenplay_writing": "screenplay", "story_writing": "story",
    "roleplaying_writing": "story", "continuation": "story: continuation", "imitative_writing": "story: continuation",
}  # fmt: skip
CHAT = {
    "academic_write", "curriculum_development", "data_analysis", "explanation", "guide_generation", "idea_generation", "question_answering",
    "question_generation", "report_write", "science_problem_solve",
}  # fmt: skip
FIRST_ESSAY = 150
# polaris-alpha was a preview of GPT-5.1
NOT_TAKEN = ("gemini", "gpt-5", "openrouter_polaris")
# models below 2.8 billion parameters often babble
SMALL = {"pythia-70m", "pythia-160m", "pythia-410m", "pythia-1b", "pythia-1.4b", "Qwen1.5-0.5B", "Qwen1.5-1.8B"}


def kind_of(task, category, prompt):
    if task == "summarization":
        return "abstract" if "academic article" in prompt[:300] else "summary"
    if task == "open_ended_qa":
        return "answer"
    if task == "chat":
        return "assistant answer" if category in CHAT else None
    return KINDS.get(category)


def hellobench(repository):
    categories = {row["id"]: row["category"] for task in TASKS for row in repository.lines(f"data/main_data/{task}.jsonl")}
    for path in repository.paths(GENERATIONS):
        model, task = PurePath(path).parent.name, PurePath(path).name.removesuffix("_results.jsonl")
        # one model has files of other lengths asked for beside these
        if model.startswith("gemini") or task not in (*TASKS, "summarization"):
            continue
        for row in repository.lines(path):
            kind = kind_of(task, categories.get(row["id"]), row["instruction"])
            if kind:
                yield written(f"{model}/{task} {row['id']}", row["response"], model, kind, row["id"])


def slop_score(repository):
    for path in repository.paths("results"):
        model = PurePath(path).stem
        if model.startswith(NOT_TAKEN):
            continue
        for result in repository.data(path).values():
            for row in result["samples"]:
                number = row["prompt_index"]
                if row["output"].strip():
                    yield written(f"{path} {number}", row["output"], model, "story" if number < FIRST_ESSAY else "essay", number)


def persuasion(repository):
    for row in repository.table("main_study/data/completions/all_responses_combined.csv"):
        if row["model"] != "human" and row["model"] not in SMALL:
            yield written(f"all_responses_combined {row['response_id']}", row["response"], row["model"], "argument", row["issue_short"])


if __name__ == "__main__":
    gather({"hellobench": hellobench, "slop-score": slop_score, "persuasion": persuasion})
