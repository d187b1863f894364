import type { Span } from '../../text/span.ts';
import type { LanguageModel } from '../language-model/language-model.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AnalysedSentence } from './analysed-sentence.ts';
import type { AnalysedToken } from './analysed-token.ts';
import { isLabel } from './label.ts';
import { readSubject, type SubjectReading } from './noun-subject.ts';
import type { Paragraph } from './paragraph.ts';
import type { PlaceKind } from './place-kind.ts';
import type { ProtectedSpan } from './protected-spans.ts';
import { touchesQuotation } from './quotation.ts';
import { isFormal } from './register.ts';

/** Numbers that the language model gives to the start and the end of a sentence. */
const START_ID = 1;
const END_ID = 2;

/** A sentence that answers what its checkers ask: each answer is worked out when it is first asked for, and goes with the sentence. */
export class Sentence implements AnalysedSentence {
  readonly start: number;
  readonly end: number;
  readonly paragraph: string;
  readonly tokens: readonly AnalysedToken[];
  readonly #place: Paragraph;
  #label: boolean | undefined;
  #kind: PlaceKind | undefined;
  #quotation: boolean | undefined;
  #formal: boolean | undefined;
  #subjects: Map<number, SubjectReading | undefined> | undefined;
  #ids: Int32Array | undefined;

  constructor(place: Paragraph, { start, end }: Span, tokens: readonly AnalysedToken[]) {
    this.#place = place;
    this.paragraph = place.text;
    this.start = start;
    this.end = end;
    this.tokens = tokens;
  }

  ofParagraph<Made>(make: (paragraph: string) => Made): Made {
    return this.#place.once(make);
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

  get touchesQuotation(): boolean {
    this.#quotation ??= touchesQuotation(this.paragraph, this.start, this.end);
    return this.#quotation;
  }

  get isFormal(): boolean {
    this.#formal ??= isFormal(this.tokens);
    return this.#formal;
  }

  subjectOf(verb: number, lexicon: Lexicon): SubjectReading | undefined {
    this.#subjects ??= new Map();
    if (!this.#subjects.has(verb)) this.#subjects.set(verb, readSubject(this.tokens, verb, lexicon));
    return this.#subjects.get(verb);
  }

  wordIds(model: LanguageModel): Int32Array {
    if (!this.#ids) {
      const { tokens } = this;
      this.#ids = new Int32Array(tokens.length + 2);
      this.#ids[0] = START_ID;
      for (let i = 0; i < tokens.length; i++) this.#ids[i + 1] = model.wordId(tokens[i]!.lower, tokens[i]!.text);
      this.#ids[tokens.length + 1] = END_ID;
    }
    return this.#ids;
  }
}
