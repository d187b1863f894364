import { kindByLooks, type PlaceKind } from './place-kind.ts';
import { type ProtectedSpan, protectedSpans } from './protected-spans.ts';

/** The facts that the sentences of a paragraph share. Each is computed when it is first needed, and kept. */
export class Paragraph {
  readonly text: string;
  /** The kind that the document states; undefined when it states none. */
  readonly #known: PlaceKind | undefined;
  #spans: readonly ProtectedSpan[] | undefined;
  readonly #made = new Map<unknown, unknown>();
  /** The kind by looks, as a label and otherwise; kept, so that a paragraph of many sentences is examined once. */
  #looks: [label: PlaceKind | undefined, other: PlaceKind | undefined] = [undefined, undefined];

  constructor(text: string, kind?: PlaceKind) {
    this.text = text;
    this.#known = kind;
  }

  /** True when the document calls it a heading, whatever its words. */
  get isHeading(): boolean {
    return this.#known === 'heading';
  }

  /** Its kind in the document: as the document states, otherwise by its looks. */
  kind(isLabel: boolean): PlaceKind {
    if (this.#known) return this.#known;
    const at = isLabel ? 0 : 1;
    this.#looks[at] ??= kindByLooks(this.text, isLabel);
    return this.#looks[at];
  }

  /** The result of `make` for its text, computed once for all its sentences. */
  once<Made>(make: (text: string) => Made): Made {
    if (!this.#made.has(make)) this.#made.set(make, make(this.text));
    return this.#made.get(make) as Made;
  }

  /** The spans that the text alone shows, such as quotations and code; offsets into it. */
  get protectedSpans(): readonly ProtectedSpan[] {
    this.#spans ??= protectedSpans(this.text, this.#known);
    return this.#spans;
  }
}
