"""Where a training stands. On the same machine all of it: checkpoint.pt. For the way to another machine what is small: the model as
export.py wrote it (neural.bin, 8 bits a weight) and state.json, from which a training goes on with fresh moments and another warm-up.
"""
import json
import os

import torch

from export import read_weights

ALL, MODEL, STATE = "checkpoint.pt", "neural.bin", "state.json"


def save(folder, model, optimiser, state):
    """A run that is cut off while it writes leaves the files of before."""
    saved = {"model": model.state_dict(), "optimiser": optimiser.state_dict(), "state": state, "shape": model.shape.as_dict()}
    path = os.path.join(folder, ALL)
    torch.save(saved, path + ".new")
    os.replace(path + ".new", path)
    path = os.path.join(folder, STATE)
    with open(path + ".new", "w") as file:
        json.dump(state, file)
    os.replace(path + ".new", path)


def restore(folder, model, optimiser):
    """The state with the weights put back, or None where nothing is to go on from."""
    path = os.path.join(folder, ALL)
    if os.path.exists(path):
        # to the CPU: the optimiser moves its moments itself, and its step counts, left on a GPU, would make it wait for each
        saved = torch.load(path, map_location="cpu", weights_only=True)
        model.load_state_dict(saved["model"])
        optimiser.load_state_dict(saved["optimiser"])
        return saved["state"]
    path, state_path = os.path.join(folder, MODEL), os.path.join(folder, STATE)
    if os.path.exists(path) and os.path.exists(state_path):
        with torch.no_grad():
            weights = read_weights(path)
            for name, parameter in model.named_parameters():
                parameter.copy_(torch.from_numpy(weights[name]))
        state = json.load(open(state_path))
        return {**state, "warm_from": state["steps"]}
    return None
