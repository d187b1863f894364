/** Tasks of groups that take turns. */
export interface FairQueue<Item extends { readonly group: string | undefined }> {
  readonly length: number;
  /** The one that waits longest. */
  readonly oldest: Item | undefined;
  push(item: Item): void;
  /** Takes that item out; false when it is not there any more. */
  remove(item: Item): boolean;
  /**
   * Takes the first item of the group that was served longest ago, of those groups with fewer than `most` under way. `underWay` counts
   * them by group; an item without a group goes before all.
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
      // forgotten when they have nothing here, so that accounts do not pile up
      if (items.length === 0)
        for (const known of served.keys()) if (known !== group && !underWay.has(known)) served.delete(known);
      return item;
    },
    drain: () => items.splice(0),
  };
}
