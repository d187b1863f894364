"""Minimal acyclic automaton of a sorted list of words (Daciuk et al. 2000), packed for src/engine/lexicon/automaton.ts."""
from array import array


def pack(words: list[str]) -> tuple[str, bytes]:
    """
    Returns the alphabet (label n is its character n) and the edges, 4 bytes each, little-endian: bits 0-7 label, bit 8 last edge
    of its node, bit 9 the target accepts, bits 10-31 first edge of the target (0: none). Nodes come children first, the root
    last; the edges of a node are in order of labels, so the number of a word is its place in the list. Edge 0 is not used.
    """
    alphabet = ''.join(sorted({character for word in words for character in word}))
    label = {character: i for i, character in enumerate(alphabet)}
    assert len(alphabet) <= 256
    edges = array('I', [0])
    register: dict[tuple, int] = {}
    # a node under construction: [accepts, [(label, accepts of target, first edge of target)...]]
    path: list[list] = [[False, []]]

    def close(node: list) -> int:
        if not node[1]:
            return 0
        key = tuple(node[1])
        first = register.get(key)
        if first is None:
            first = register[key] = len(edges)
            for i, (code, accepts, target) in enumerate(node[1]):
                edges.append(code | (256 if i == len(node[1]) - 1 else 0) | (512 if accepts else 0) | target << 10)
        return first

    previous = ''
    for word in words:
        assert word > previous, (word, previous)
        shared = 0
        while shared < min(len(word), len(previous)) and word[shared] == previous[shared]:
            shared += 1
        while len(path) > shared + 1:
            node = path.pop()
            path[-1][1].append((label[previous[len(path) - 1]], node[0], close(node)))
        for _ in word[shared:]:
            path.append([False, []])
        path[-1][0] = True
        previous = word
    while len(path) > 1:
        node = path.pop()
        path[-1][1].append((label[previous[len(path) - 1]], node[0], close(node)))
    close(path[0])
    return alphabet, edges.tobytes()
