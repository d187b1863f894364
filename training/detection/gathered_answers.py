"""Gathers answers of many models to users and experts, and biographies (gathered_clones.py).

Usage: python3 gathered_answers.py CLONES TEXTS
Reads
- wildbench: allenai/WildBench, eval_results/FOLDER/MODEL.json of the folders and models below
- justeval: Re-Align/just-eval, leaderboard/outputs/MODEL.to_eval.json, answers to prompts of LIMA and MT-bench
- mtbench: tml-epfl/long-is-more-for-alignment, training/fastchat/llm_judge/data/mt_bench/model_answer/MODEL.jsonl, both answers of every conversation
- halueval: RUCAIBox/HaluEval, data/general_data.json, ChatGPT's answers to users, with and without mistakes
- arenahard: lmarena/arena-hard-auto, data/arena-hard-VERSION/model_answer/MODEL.jsonl of the models below
- expertqa: chaitanyamalaviya/ExpertQA, data/lfqa/{rand,domain}_{test,val}.jsonl, which have some questions in common
- factscore-bios: google-deepmind/long-form-factuality, third_party/factscore/labeled_data/MODEL.jsonl
"""

import hashlib
from pathlib import PurePath

from gathered_clones import gather, written
from machine_texts import prose

ANSWER = "assistant answer"
# models whose file is below 4 MiB; the snapshots hold no larger ones
WILDBENCH = {
    "v2.0625/score.v2/eval=gpt-4o-2024-05-13": [
        "Phi-3-mini-128k-instruct", "Qwen1.5-72B-Chat-greedy", "gemma-2b-it", "gemma-7b-it", "gpt-3.5-turbo-0125", "reka-core-20240501", "reka-edge",
        "reka-flash-20240226",
    ],
    "v2.0522/score.v2/eval=gpt-4-turbo-2024-04-09": [
        "Llama-3-8B-OpenHermes-243K", "Llama-3-8B-ShareGPT-112K", "Llama-3-8B-Tulu-330K", "Llama-3-8B-Ultrachat-200K", "Llama-3-8B-WildChat",
        "Llama-3-8B-WizardLM-196K",
    ],
}  # fmt: skip
# Llama-2-70b-hf.to_eval.json holds the answers of Llama-2-70b-chat-hf; GPTQ is the same model with rounded weights
SAME_MODEL = "Llama-2-70B-chat-GPTQ"
MTBENCH = "training/fastchat/llm_judge/data/mt_bench/model_answer"
# PaLM's; a base model and the five weakest of 2023, which often babble. Names of the repository's own tunes begin with OWN
NOT_TAKEN = {
    "palm-2-chat-bison-001", "llama-13b", "stablelm-tuned-alpha-7b", "fastchat-t5-3b", "dolly-v2-12b", "rwkv-4-raven-14b", "oasst-sft-4-pythia-12b",
}  # fmt: skip
OWN = ("llama-2-", "mistral-v01-")
ARENA_HARD = [
    "v0.1/model_answer/gpt-3.5-turbo-0125", "v0.1/model_answer/gpt-4-0314", "v0.1/model_answer/gpt-4-0613", "v2.0/model_answer/o3-mini-2025-01-31",
]  # fmt: skip
# of an answer to such prompts often only the words between code and lists are left
LEAST_PROSE = 0.5
EXPERT_PARTS = ["rand_test", "rand_val", "domain_test", "domain_val"]
BIOGRAPHERS = ["ChatGPT", "InstructGPT", "PerplexityAI"]


def wildbench(repository):
    for folder, models in WILDBENCH.items():
        for model in models:
            for row in repository.data(f"eval_results/{folder}/{model}.json"):
                generator, item = row["model_test"].split("/")[-1], row["session_id"]
                if row["model_output"].strip():
                    yield written(f"{folder}/{model} {item}", row["model_output"], generator, ANSWER, item)


def justeval(repository):
    for path in repository.paths("leaderboard/outputs"):
        model = PurePath(path).name.removesuffix(".to_eval.json")
        if not path.endswith(".json") or model == SAME_MODEL:
            continue
        generator = "Llama-2-70b-chat-hf" if model == "Llama-2-70b-hf" else model
        for row in repository.data(path):
            if row["source_id"].startswith(("lima-", "mt-")):
                yield written(f"{path} {row['id']}", row["output"], generator, ANSWER, row["source_id"])


def mtbench(repository):
    for path in repository.paths(MTBENCH):
        model = PurePath(path).stem
        if model in NOT_TAKEN or model.startswith(OWN):
            continue
        for row in repository.lines(path):
            for turn, answer in enumerate(row["choices"][0]["turns"]):
                item = f"{row['question_id']}.{turn}"
                yield written(f"{path} {item}", answer, model, ANSWER, item)


def halueval(repository):
    for number, row in enumerate(repository.lines("data/general_data.json")):
        yield written(f"data/general_data.json {number}", row["chatgpt_response"], "chatgpt", ANSWER, row["ID"])


def arenahard(repository):
    for name in ARENA_HARD:
        for row in repository.lines(f"data/arena-hard-{name}.jsonl"):
            content = row["messages"][-1]["content"]
            text = content if isinstance(content, str) else content["answer"]
            if len(prose(text, False).split()) >= LEAST_PROSE * max(1, len(text.split())):
                yield written(f"{row['model']} {row['uid']}", text, row["model"], ANSWER, row["uid"])


def expertqa(repository):
    seen = set()
    for part in EXPERT_PARTS:
        for row in repository.lines(f"data/lfqa/{part}.jsonl"):
            item = hashlib.md5(row["question"].encode()).hexdigest()[:16]
            for system, answer in row["answers"].items():
                if (item, system) not in seen:
                    seen.add((item, system))
                    yield written(f"{system} {item}", answer["answer_string"], system, "answer", item)


def biographies(repository):
    for model in BIOGRAPHERS:
        for row in repository.lines(f"third_party/factscore/labeled_data/{model}.jsonl"):
            yield written(f"{model} {row['topic']}", row["output"], model, "encyclopaedia: biography", row["topic"])


if __name__ == "__main__":
    gather({
        "wildbench": wildbench, "justeval": justeval, "mtbench": mtbench, "halueval": halueval, "arenahard": arenahard, "expertqa": expertqa,
        "factscore-bios": biographies,
    })  # fmt: skip
