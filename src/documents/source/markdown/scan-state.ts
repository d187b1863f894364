import type { HiddenItem, Item } from '../inline/item.ts';

/** An opening bracket that may become a link or an image. */
export interface Bracket {
  readonly at: number;
  readonly image: boolean;
  /** Its item, whose end is set when the bracket turns out to be markup, and the index of that item. */
  readonly item: HiddenItem;
  readonly number: number;
}

/** A flat text and the inline markup found in it. */
export interface Scan {
  readonly text: string;
  readonly labels: ReadonlySet<string>;
  readonly items: Item[];
  readonly brackets: Bracket[];
  /** Descriptions of pictures, half-open. */
  readonly captions: (readonly [start: number, end: number])[];
  /** Places of runs of backticks by their length. */
  readonly ticks: ReadonlyMap<number, readonly number[]>;
  /** The last places where a formula or a template can end: after them the search stops. */
  readonly last: Readonly<Record<'$' | '\\)' | '}}' | '%}', number>>;
}

/** Returns the match of a pattern (with flag `y`) at a place of the text. */
export function matchAt({ text }: Scan, at: number, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
