import type { Span } from '../../text/span.ts';
import { foreignStretches } from '../language-guess/foreign-stretches.ts';
import type { LanguageModel } from '../language-model/language-model.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { readAdjacentSubject } from './adjacent-subject.ts';
import type { AnalysedSentence, Subject } from './analysed-sentence.ts';
import type { AnalysedToken } from './analysed-token.ts';
import { isExpositoryProse } from './expository-prose.ts';
import { isLabel } from './label.ts';
import { mainClauseBefore, verbOfClause } from './main-clauses.ts';
import { nameSpans } from './name-spans.ts';
import { type NounGroup, nounGroups } from './noun-groups.ts';
import { readNounSubject } from './noun-subject.ts';
import type { Paragraph } from './paragraph.ts';
import { type ParsedSubject, readParsedSubject } from './parsed-subject.ts';
import type { PlaceKind } from './place-kind.ts';
import type { ProtectedSpan, SpanKind } from './protected-spans.ts';
import { touchesQuotation } from './quotation.ts';
import { isFormal } from './register.ts';
import { dependentsByHead, hasRelation } from './relations.ts';
import { termSpans, type WordCounts } from './term-spans.ts';
import { isTitleCase } from './title-case.ts';
import { isFiniteVerb, isPunctuation } from './token-tests.ts';
import { type VerbGroup, verbGroups } from './verb-groups.ts';

/** The language model's ids for the start and the end of a sentence. */
const START_ID = 1;
const END_ID = 2;

const NONE: readonly number[] = [];

const ofKind = (kind: SpanKind, spans: readonly Span[]): ProtectedSpan[] =>
  spans.map(({ start, end }) => ({ start, end, kind }));

/** The value for `key`, computed by `make` when it is first needed. */
function once<Answer>(known: Map<number, Answer>, key: number, make: () => Answer): Answer {
  const answer = known.get(key);
  if (answer !== undefined || known.has(key)) return answer as Answer;
  const made = make();
  known.set(key, made);
  return made;
}

/** A sentence that answers the questions of its checkers. Each answer is computed when it is first needed, and kept. */
export class Sentence implements AnalysedSentence {
  readonly start: number;
  readonly end: number;
  readonly paragraph: string;
  readonly tokens: readonly AnalysedToken[];
  readonly #place: Paragraph;
  #label: boolean | undefined;
  #kind: PlaceKind | undefined;
  #spans: readonly ProtectedSpan[] | undefined;
  #quotation: boolean | undefined;
  #titleCase: boolean | undefined;
  #expository: boolean | undefined;
  #formal: boolean | undefined;
  #subjects: Map<number, Subject | undefined> | undefined;
  #parsedSubjects: Map<number, ParsedSubject | undefined> | undefined;
  #dependents: readonly (readonly number[])[] | undefined;
  #nounGroups: readonly NounGroup[] | undefined;
  #verbGroups: readonly VerbGroup[] | undefined;
  #mainClauses: Map<number, readonly AnalysedToken[] | undefined> | undefined;
  #clauseVerbs: Map<number, number> | undefined;
  #finiteVerbs: readonly number[] | undefined;
  #ids: Int32Array | undefined;
  #logProbs: Float64Array | undefined;

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

  protectedSpans(lexicon: Lexicon, document: WordCounts): readonly ProtectedSpan[] {
    this.#spans ??= [
      ...this.#place.protectedSpans.filter(({ start, end }) => start < this.end && end > this.start),
      ...ofKind('foreign', foreignStretches(this.tokens, lexicon)),
      ...ofKind('name', nameSpans(this.paragraph, this.start, this.end)),
      ...ofKind('term', termSpans(this.tokens, document)),
    ];
    return this.#spans;
  }

  get touchesQuotation(): boolean {
    this.#quotation ??= touchesQuotation(this.paragraph, this.start, this.end);
    return this.#quotation;
  }

  get isTitleCase(): boolean {
    this.#titleCase ??= isTitleCase(this.tokens);
    return this.#titleCase;
  }

  get isExpository(): boolean {
    this.#expository ??= isExpositoryProse(this);
    return this.#expository;
  }

  get isFormal(): boolean {
    this.#formal ??= isFormal(this.tokens);
    return this.#formal;
  }

  subjectOf(verb: number, lexicon: Lexicon): Subject | undefined {
    this.#subjects ??= new Map();
    return once(this.#subjects, verb, () => {
      return readAdjacentSubject(this.tokens, verb) ?? readNounSubject(this, verb, lexicon);
    });
  }

  parsedSubjectOf(verb: number): ParsedSubject | undefined {
    this.#parsedSubjects ??= new Map();
    return once(this.#parsedSubjects, verb, () => readParsedSubject(this, verb));
  }

  dependentsOf(head: number, relation?: string): readonly number[] {
    this.#dependents ??= dependentsByHead(this.tokens);
    const dependents = this.#dependents[head] ?? NONE;
    if (relation === undefined || dependents.length === 0) return dependents;
    return dependents.filter((k) => hasRelation(this.tokens[k]!, relation));
  }

  get nounGroups(): readonly NounGroup[] {
    this.#nounGroups ??= nounGroups(this.tokens);
    return this.#nounGroups;
  }

  get verbGroups(): readonly VerbGroup[] {
    this.#verbGroups ??= verbGroups(this.tokens, this.nounGroups);
    return this.#verbGroups;
  }

  mainClauseBefore(comma: number): readonly AnalysedToken[] | undefined {
    this.#mainClauses ??= new Map();
    return once(this.#mainClauses, comma, () => mainClauseBefore(this.tokens, comma));
  }

  clauseVerb(start: number): number {
    this.#clauseVerbs ??= new Map();
    return once(this.#clauseVerbs, start, () => verbOfClause(this.tokens, start));
  }

  get finiteVerbs(): readonly number[] {
    this.#finiteVerbs ??= this.tokens.filter(isFiniteVerb).map(({ index }) => index);
    return this.#finiteVerbs;
  }

  hasFiniteVerb(from: number, to: number): boolean {
    return this.finiteVerbs.some((verb) => verb >= from && verb < to);
  }

  punctuationFrom(from: number): number {
    let at = from;
    while (at < this.tokens.length && !isPunctuation(this.tokens[at])) at++;
    return at;
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

  logProbs(model: LanguageModel): Float64Array {
    if (!this.#logProbs) {
      const ids = this.wordIds(model);
      this.#logProbs = new Float64Array(ids.length);
      for (let k = 1; k < ids.length; k++) this.#logProbs[k] = model.logProb(ids, k);
    }
    return this.#logProbs;
  }
}
