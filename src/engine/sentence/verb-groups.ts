import type { AnalysedToken } from './analysed-token.ts';
import type { NounGroup } from './noun-groups.ts';
import { isFiniteVerb } from './token-tests.ts';

/** A verb with its auxiliaries: positions in the sentence's tokens. */
export interface VerbGroup {
  /** First and last token, half-open; in a question the subject may stand between. */
  readonly start: number;
  readonly end: number;
  readonly auxiliaries: readonly number[];
  /** The full verb, or the last auxiliary if there is none ("She has.", "It is red."). */
  readonly main: number;
  /** The form that agrees with the subject; undefined in infinitives and participles. */
  readonly finite: number | undefined;
  readonly voice: 'active' | 'passive';
  /** Tense of the finite form; `modal` covers "would" and the like, "will" and "shall" are `future`. */
  readonly tense: 'present' | 'past' | 'future' | 'modal' | 'none';
  readonly perfect: boolean;
  readonly progressive: boolean;
  /** "not", "n't" or "never". */
  readonly negation: number | undefined;
  /** The "to" of an infinitive. */
  readonly particle: number | undefined;
}

const NEGATIONS = new Set(["n't", 'not', 'never', 'nt', 'n’t']);
const FUTURE = new Set(['will', "'ll", 'shall', 'wo', 'sha']);
const MOST_ADVERBS = 4;

/** All verb groups of a sentence from left to right, by tags alone; the noun groups show where the subject of a question stands. */
export function verbGroups(tokens: readonly AnalysedToken[], nouns: readonly NounGroup[]): VerbGroup[] {
  const groups: VerbGroup[] = [];
  const subjects = new Map(nouns.map((group) => [group.start, group.end]));
  let i = 0;
  while (i < tokens.length) {
    const token = tokens[i]!;
    const opensInfinitive = token.xpos === 'TO' && token.upos === 'PART';
    if (token.upos !== 'AUX' && token.upos !== 'VERB' && !opensInfinitive) {
      i++;
      continue;
    }
    const group = readGroup(tokens, i, subjects);
    if (group === undefined) i++;
    else {
      groups.push(group);
      i = group.end;
    }
  }
  return groups;
}

function readGroup(
  tokens: readonly AnalysedToken[],
  start: number,
  subjects: ReadonlyMap<number, number>,
): VerbGroup | undefined {
  const verbs: number[] = [];
  let negation: number | undefined;
  let particle: number | undefined;
  let i = start;
  if (tokens[i]!.upos === 'PART') particle = i++;
  let adverbs = 0;
  let inverted = false;
  let end = i;
  while (i < tokens.length && adverbs <= MOST_ADVERBS) {
    const token = tokens[i]!;
    const last = verbs.length > 0 ? tokens[verbs[verbs.length - 1]!]! : undefined;
    if (token.upos === 'AUX' || token.upos === 'VERB') {
      if (last !== undefined && !follows(last, token)) break;
      verbs.push(i++);
      end = i;
      adverbs = 0;
      if (token.upos === 'VERB' && (verbs.length > 1 || !mayInvert(tokens, token) || !subjects.has(i))) break;
    } else if (NEGATIONS.has(token.lower) && verbs.length + (particle === undefined ? 0 : 1) > 0) {
      negation ??= i;
      if (token.spaceBefore === false || token.lower === 'not') end = i + 1;
      i++;
      adverbs++;
    } else if (token.upos === 'ADV' && (verbs.length > 0 || particle !== undefined)) {
      i++;
      adverbs++;
    } else if (last !== undefined && verbs.length === 1 && !inverted && mayInvert(tokens, last) && subjects.has(i)) {
      // "Have the results been …?": the subject follows the first auxiliary
      const behind = subjects.get(i)!;
      const next = nextVerb(tokens, behind);
      if (next < 0 || !follows(last, tokens[next]!)) break;
      inverted = true;
      i = behind;
    } else break;
  }
  if (verbs.length === 0) return undefined;
  if (negation !== undefined && negation >= end) end = negation + 1;
  return describe(tokens, particle ?? start, end, verbs, negation, particle);
}

function mayInvert(tokens: readonly AnalysedToken[], auxiliary: AnalysedToken): boolean {
  // taggers read "Have" at the start of a question as an imperative
  if (auxiliary.upos !== 'AUX' && !/^(?:have|do|be)$/.test(auxiliary.lemma)) return false;
  const before = tokens[auxiliary.index - 1];
  return (
    before === undefined ||
    before.upos === 'PUNCT' ||
    before.upos === 'CCONJ' ||
    /^W/.test(before.xpos) ||
    before.upos === 'ADV'
  );
}

function nextVerb(tokens: readonly AnalysedToken[], from: number): number {
  let i = from;
  while (i < tokens.length && i < from + 3 && (tokens[i]!.upos === 'ADV' || NEGATIONS.has(tokens[i]!.lower))) i++;
  const token = tokens[i];
  return token !== undefined && (token.upos === 'AUX' || token.upos === 'VERB') ? i : -1;
}

/** True when `next` may depend on the auxiliary before it. Wrong forms count too ("has went", "can goes"), because a checker looks at them. */
function follows(auxiliary: AnalysedToken, next: AnalysedToken): boolean {
  if (auxiliary.upos !== 'AUX' && !/^(?:have|do|be)$/.test(auxiliary.lemma)) return false;
  if (next.xpos === 'MD') return false;
  if (auxiliary.xpos === 'MD' || auxiliary.lemma === 'do' || auxiliary.lemma === 'have') return true;
  return (
    next.xpos === 'VBG' ||
    next.xpos === 'VBN' ||
    next.xpos === 'VBD' ||
    (auxiliary.lemma === 'be' && next.lemma === 'be')
  );
}

function describe(
  tokens: readonly AnalysedToken[],
  start: number,
  end: number,
  verbs: readonly number[],
  negation: number | undefined,
  particle: number | undefined,
): VerbGroup {
  const main = verbs[verbs.length - 1]!;
  const first = tokens[verbs[0]!]!;
  const last = tokens[main]!;
  const before = verbs.length > 1 ? tokens[verbs[verbs.length - 2]!] : undefined;
  const inverted = verbs.length > 1 && tokens.slice(verbs[0]! + 1, verbs[1]).some((token) => isNoun(token.upos));
  const finite = particle === undefined && (isFiniteVerb(first) || inverted) ? verbs[0] : undefined;
  const passive = before?.lemma === 'be' && (last.xpos === 'VBN' || last.xpos === 'VBD') && last.upos === 'VERB';
  return {
    start,
    end,
    auxiliaries: verbs.slice(0, -1),
    main,
    finite,
    voice: passive || (before?.lemma === 'get' && before.upos === 'AUX') ? 'passive' : 'active',
    tense: finite === undefined ? 'none' : tenseOf(first),
    perfect: verbs.slice(0, -1).some((k) => tokens[k]!.lemma === 'have'),
    progressive: verbs.some((k, n) => n > 0 && tokens[k]!.xpos === 'VBG' && tokens[verbs[n - 1]!]!.lemma === 'be'),
    negation,
    particle,
  };
}

function isNoun(upos: string): boolean {
  return upos === 'NOUN' || upos === 'PRON' || upos === 'PROPN';
}

function tenseOf(finite: AnalysedToken): VerbGroup['tense'] {
  if (finite.xpos === 'VBD') return 'past';
  if (finite.xpos !== 'MD') return 'present';
  return FUTURE.has(finite.lower) ? 'future' : 'modal';
}
