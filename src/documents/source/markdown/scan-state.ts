import type { HiddenItem, Item } from '../inline/item.ts';

/** An opening bracket that may become a link or an image. */
export interface Bracket {
  readonly at: number;
  readonly image: boolean;
  /** Its item, which is given its end when the bracket turns out to be markup, and the number of that item. */
  readonly item: HiddenItem;
  readonly number: number;
}

/** A flat text and the inline markup that has been found in it. */
export interface Scan {
  readonly text: string;
  readonly labels: ReadonlySet<string>;
  readonly items: Item[];
  readonly brackets: Bracket[];
  /** Descriptions of pictures, half-open. */
  readonly captions: (readonly [start: number, end: number])[];
  /** Places of runs of grave accents by their length. */
  readonly ticks: ReadonlyMap<number, readonly number[]>;
  /** The last places where a formula or a template can end: behind them none is looked for. */
  readonly last: Readonly<Record<'$' | '\\)' | '}}' | '%}', number>>;
}

/** What a pattern (with flag `y`) finds at a place of the text. */
export function matchAt({ text }: Scan, at: number, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
