/** A tree as the training scripts write it: the value of a leaf, or a split on feature <= threshold. */
export type Node = number | [feature: number, threshold: number, left: Node, right: Node];

export const bytesOf = (array: { buffer: ArrayBufferLike; byteOffset: number; byteLength: number }): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

/** The six sections of an ensemble, as `readRanker` reads them. */
export function flatten(trees: Node[]): Uint8Array[] {
  const roots: number[] = [];
  const features: number[] = [];
  const thresholds: number[] = [];
  const left: number[] = [];
  const right: number[] = [];
  const leaves: number[] = [];
  const place = (node: Node): number => {
    if (typeof node === 'number') {
      leaves.push(node);
      return -leaves.length;
    }
    const at = features.length;
    features.push(node[0]);
    thresholds.push(node[1]);
    left.push(0);
    right.push(0);
    left[at] = place(node[2]);
    right[at] = place(node[3]);
    return at;
  };
  for (const tree of trees) roots.push(place(tree));
  return [
    bytesOf(Int32Array.from(roots)),
    Uint8Array.from(features),
    bytesOf(Float32Array.from(thresholds)),
    bytesOf(Int32Array.from(left)),
    bytesOf(Int32Array.from(right)),
    bytesOf(Float32Array.from(leaves)),
  ];
}
