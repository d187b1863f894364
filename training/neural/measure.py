"""How many corrections of the development sets the network finds on its own: decisions in order of certainty."""
import torch

import data
from model import UNKNOWN, block


@torch.no_grad()
def measure(editor, lines, device):
    """Lines of text: for each set, the share found at precisions of 50, 60 and 70 %, for words and gaps separately and
    together."""
    found, compiled = [], editor.block
    # a different number of rows would be compiled again
    editor.block = block
    for name in sorted({line["set"] for line in lines}):
        kept = [line for line in lines if line["set"] == name]
        rows = data.pack_rows(kept, device)
        words, gaps = [], []
        for part in range(0, len(rows["ids"]), 64):
            batch = {key: tensor[part : part + 64] for key, tensor in rows.items()}
            states = editor.states(*(batch[key] for key in data.FIELDS[:5]))
            ids, wanted = batch["ids"], batch["wanted"]
            places = ((batch["weight"] > 0) & (ids > UNKNOWN)).nonzero(as_tuple=True)
            scores = editor.word_scores(states[places]).float()
            own = scores.gather(1, ids[places][:, None])[:, 0]
            best = scores.scatter(1, ids[places][:, None], -1e9).max(1)
            words += zip((best.values - own).tolist(), (best.indices == wanted[places]).tolist(), (wanted[places] != ids[places]).tolist())
            places = (batch["gap_weight"] > 0).nonzero(as_tuple=True)
            scores = editor.gap_scores(states)[places].float()
            best = scores[:, 1:].max(1)
            meant = batch["gaps"][places]
            gaps += zip((best.values - scores[:, 0]).tolist(), (best.indices + 1 == meant).tolist(), (meant > 0).tolist())
        for kind, decisions in (("words", words), ("gaps", gaps), ("both", words + gaps)):
            found.append(f"{name} {kind}: {curve(decisions)}")
    editor.block = compiled
    return found


def curve(decisions):
    """decisions: (certainty, right, needed)."""
    needed = sum(each[2] for each in decisions)
    best = {0.5: 0, 0.6: 0, 0.7: 0}
    right = 0
    for count, (_, is_right, _) in enumerate(sorted(decisions, reverse=True)[: 4 * needed], 1):
        right += is_right
        for precision in best:
            if right >= precision * count:
                best[precision] = right
    return ", ".join(f"{right / max(1, needed):.1%} at {precision:.0%}" for precision, right in best.items()) + f" of {needed}"
