"""LightGBM's trees as the flat arrays of src/detection/tree-ensemble.ts."""

import lightgbm as lgb
import numpy as np


class Experts:
    """LightGBM ensembles by name that predict the same target; a text's value is the weighted sum of theirs."""

    def __init__(self, models, weights):
        self.models, self.weights = models, weights

    def predict(self, rows):
        return sum(weight * self.models[name].predict(rows, raw_score=True) for name, weight in self.weights.items())

    def save(self, out):
        for name, model in self.models.items():
            model.save_model(f"{out}/trees-{name}.txt")

    @staticmethod
    def load(out, weights):
        return Experts({name: lgb.Booster(model_file=f"{out}/trees-{name}.txt") for name in weights}, weights)


def float_at_most(value):
    """Largest 32-bit number that is not above the threshold. Features are 32-bit, so every row takes the same
    branch."""
    single = np.float32(value)
    return single if float(single) <= value else np.nextafter(single, np.float32(-np.inf))


def tree_arrays(experts, name="trees"):
    node_start, leaf_start = [0], [0]
    feature, threshold, left, right, node_value, leaf_value = [], [], [], [], [], []

    def walk(node, base_node, base_leaf, weight):
        if "leaf_value" in node:
            leaf_value.append(weight * node["leaf_value"])
            return -(len(leaf_value) - base_leaf)
        place = len(feature)
        feature.append(node["split_feature"])
        threshold.append(float_at_most(node["threshold"]))
        node_value.append(weight * node["internal_value"])
        left.append(0)
        right.append(0)
        left[place] = walk(node["left_child"], base_node, base_leaf, weight)
        right[place] = walk(node["right_child"], base_node, base_leaf, weight)
        return place - base_node

    weighted = [
        (weight, tree)
        for expert, weight in experts.weights.items()
        for tree in experts.models[expert].dump_model()["tree_info"]
    ]
    for weight, tree in weighted:
        root = tree["tree_structure"]
        if "leaf_value" in root:
            continue
        walk(root, len(feature), len(leaf_value), weight)
        node_start.append(len(feature))
        leaf_start.append(len(leaf_value))
    return {
        f"{name}.nodeStart": np.array(node_start, np.uint32),
        f"{name}.leafStart": np.array(leaf_start, np.uint32),
        f"{name}.feature": np.array(feature, np.uint16),
        f"{name}.threshold": np.array(threshold, np.float32),
        f"{name}.left": np.array(left, np.int16),
        f"{name}.right": np.array(right, np.int16),
        f"{name}.nodeValue": np.array(node_value, np.float32),
        f"{name}.leafValue": np.array(leaf_value, np.float32),
    }
