"""LightGBM's trees as the flat arrays of src/detection/tree-ensemble.ts."""

import numpy as np


def float_at_most(value):
    """Largest 32-bit number that is not above the threshold: features are 32-bit, so every row goes the same way."""
    single = np.float32(value)
    return single if float(single) <= value else np.nextafter(single, np.float32(-np.inf))


def tree_arrays(model):
    node_start, leaf_start = [0], [0]
    feature, threshold, left, right, node_value, leaf_value = [], [], [], [], [], []

    def walk(node, base_node, base_leaf):
        if "leaf_value" in node:
            leaf_value.append(node["leaf_value"])
            return -(len(leaf_value) - base_leaf)
        place = len(feature)
        feature.append(node["split_feature"])
        threshold.append(float_at_most(node["threshold"]))
        node_value.append(node["internal_value"])
        left.append(0)
        right.append(0)
        left[place] = walk(node["left_child"], base_node, base_leaf)
        right[place] = walk(node["right_child"], base_node, base_leaf)
        return place - base_node

    for tree in model.dump_model()["tree_info"]:
        root = tree["tree_structure"]
        if "leaf_value" in root:
            continue
        walk(root, len(feature), len(leaf_value))
        node_start.append(len(feature))
        leaf_start.append(len(leaf_value))
    return {
        "trees.nodeStart": np.array(node_start, np.uint32),
        "trees.leafStart": np.array(leaf_start, np.uint32),
        "trees.feature": np.array(feature, np.uint16),
        "trees.threshold": np.array(threshold, np.float32),
        "trees.left": np.array(left, np.int16),
        "trees.right": np.array(right, np.int16),
        "trees.nodeValue": np.array(node_value, np.float32),
        "trees.leafValue": np.array(leaf_value, np.float32),
    }
