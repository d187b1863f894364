import { kindByLooks, type PlaceKind } from './place-kind.ts';
import { type ProtectedSpan, protectedSpans } from './protected-spans.ts';

/** What the sentences of a paragraph have in common. What is asked is worked out once, when it is first asked for, and goes with them. */
export class Paragraph {
  readonly text: string;
  /** What the document says that it is; undefined where nobody knows. */
  readonly #known: PlaceKind | undefined;
  #spans: readonly ProtectedSpan[] | undefined;
  readonly #made = new Map<unknown, unknown>();
  /** By its looks, as a label and as none: a paragraph of many sentences is looked at once. */
  #looks: [label: PlaceKind | undefined, other: PlaceKind | undefined] = [undefined, undefined];

  constructor(text: string, kind?: PlaceKind) {
    this.text = text;
    this.#known = kind;
  }

  /** Is it said to be a heading? Then it is one whatever its words. */
  get isHeading(): boolean {
    return this.#known === 'heading';
  }

  /** What it is in its document: as the document says, else by its looks. */
  kind(isLabel: boolean): PlaceKind {
    if (this.#known) return this.#known;
    const at = isLabel ? 0 : 1;
    this.#looks[at] ??= kindByLooks(this.text, isLabel);
    return this.#looks[at];
  }

  /** What `make` makes of its text, made once for all its sentences. */
  once<Made>(make: (text: string) => Made): Made {
    if (!this.#made.has(make)) this.#made.set(make, make(this.text));
    return this.#made.get(make) as Made;
  }

  /** The spans that its text tells, quotations and code among them; offsets into it. */
  get protectedSpans(): readonly ProtectedSpan[] {
    this.#spans ??= protectedSpans(this.text, this.#known);
    return this.#spans;
  }
}
