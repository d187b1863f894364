/** A queue in which groups of tasks take turns. */
export interface FairQueue<Item extends { readonly group: string | undefined }> {
  readonly length: number;
  /** The item that has waited longest. */
  readonly oldest: Item | undefined;
  push(item: Item): void;
  /** Removes this item; returns false if it is no longer there. */
  remove(item: Item): boolean;
  /**
   * Takes the first item of the group that was served longest ago, among the groups with fewer than `most` items in
   * work. `underWay` counts these by group. Items without a group go first.
   */
  take(underWay: ReadonlyMap<string, number>, most: number): Item | undefined;
  /** Empties the queue. */
  drain(): Item[];
}

export function createFairQueue<Item extends { readonly group: string | undefined }>(): FairQueue<Item> {
  const items: Item[] = [];
  /** When a group was last served, counted in items. */
  const served = new Map<string, number>();
  let turn = 0;
  return {
    get length() {
      return items.length;
    },
    get oldest() {
      return items[0];
    },
    push: (item) => void items.push(item),
    remove(item) {
      const at = items.indexOf(item);
      if (at >= 0) items.splice(at, 1);
      return at >= 0;
    },
    take(underWay, most) {
      let best = -1;
      let bestServed = Number.POSITIVE_INFINITY;
      for (const [at, { group }] of items.entries()) {
        if (group !== undefined && (underWay.get(group) ?? 0) >= most) continue;
        const last = group === undefined ? 0 : (served.get(group) ?? 0);
        if (last < bestServed) [best, bestServed] = [at, last];
      }
      if (best < 0) return undefined;
      const [item] = items.splice(best, 1);
      const group = item!.group;
      if (group !== undefined) served.set(group, ++turn);
      // groups without items are forgotten, so that accounts do not accumulate
      if (items.length === 0)
        for (const known of served.keys()) if (known !== group && !underWay.has(known)) served.delete(known);
      return item;
    },
    drain: () => items.splice(0),
  };
}
