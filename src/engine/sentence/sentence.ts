import type { Span } from '../../text/span.ts';
import type { AnalysedSentence, AnalysedToken } from '../analysis.ts';
import { isLabel } from './label.ts';
import type { Paragraph } from './paragraph.ts';
import type { PlaceKind } from './place-kind.ts';
import type { ProtectedSpan } from './protected-spans.ts';

/** A sentence that answers what its checkers ask: each answer is worked out when it is first asked for, and goes with the sentence. */
export class Sentence implements AnalysedSentence {
  readonly start: number;
  readonly end: number;
  readonly paragraph: string;
  readonly tokens: readonly AnalysedToken[];
  readonly #place: Paragraph;
  #label: boolean | undefined;
  #kind: PlaceKind | undefined;

  constructor(place: Paragraph, { start, end }: Span, tokens: readonly AnalysedToken[]) {
    this.#place = place;
    this.paragraph = place.text;
    this.start = start;
    this.end = end;
    this.tokens = tokens;
  }

  get isLabel(): boolean {
    this.#label ??= this.#place.isHeading || isLabel(this);
    return this.#label;
  }

  get kind(): PlaceKind {
    this.#kind ??= this.#place.kind(this.isLabel);
    return this.#kind;
  }

  get protectedSpans(): readonly ProtectedSpan[] {
    return this.#place.protectedSpans;
  }
}
