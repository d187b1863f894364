import { lookupForm } from '../../text/lookup-form.ts';
import type { CheckContext } from '../context.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { ContextScorer } from './context-score.ts';
import { derivationOf, isOtherVariety, losesPrefix } from './derivation.ts';
import { writingPenalty } from './error-model.ts';
import { type LetterModel, letterModel } from './letter-model.ts';
import { regularised } from './regularised.ts';
import { maySearch } from './search-budget.ts';
import { type Candidate, createSuggester, priorScore, type Suggester } from './suggest.ts';
import { isMentioned, type Standing, strangersAround } from './word-standing.ts';

/** A correction for tokens `from` to `to` (exclusive), in look-up form. */
export interface RankedCandidate extends Candidate {
  readonly from: number;
  readonly to: number;
  /** In log10; includes the context when there is a language model. */
  readonly score: number;
}

/** Names of the features of the confidence, in order. */
export const FEATURES = [
  'bias',
  'margin',
  'penalty',
  'penaltyPerLetter',
  'frequency',
  'gain',
  'fit',
  'length',
  'opening',
  'capital',
  'part',
  'recurrence',
  'sound',
  'prefixed',
  'suffixed',
  'compound',
  'scientific',
  'letterMean',
  'letterLowest',
  'stranger',
  'strangers',
  'mentioned',
  'twoWords',
  'proper',
  'regularised',
] as const;

export interface UnknownWord {
  /** Best first. */
  readonly candidates: readonly RankedCandidate[];
  readonly features: readonly number[];
}

interface Tools {
  readonly suggester: Suggester;
  readonly letters: LetterModel;
}

/** Weight of the language model's log10 probability against the penalty of the error model. */
const CONTEXT_WEIGHT = 0.6;
const JOINED = 1.3;
/** An unknown word with a penalty this small for a common word is a slip, not a sign of another language. */
const SURE_SLIP = 1.75;
const NAME_FOR_WORD = 0.8;

const toolsOf = new WeakMap<Lexicon, Tools>();
const tools = (lexicon: Lexicon): Tools => {
  let found = toolsOf.get(lexicon);
  if (!found) {
    found = { suggester: createSuggester(lexicon), letters: letterModel(lexicon) };
    toolsOf.set(lexicon, found);
  }
  return found;
};

/**
 * A list corrects "explicity" to "explicitly", but "explicit" is meant as often: for a word in -y whose correction is an adverb in -ly, its adjective is also
 * a candidate.
 */
function withAdjectives(lexicon: Lexicon, known: readonly string[], written: string): readonly string[] {
  const adjectives = known
    .filter((form) => form.endsWith('ly') && written === `${form.slice(0, -2)}y`)
    .map((form) => form.slice(0, -2))
    .filter((form) => lexicon.has(form));
  return adjectives.length > 0 ? [...known, ...adjectives] : known;
}

/** "the normaly closed valve", "a fuly under-used site": what is modified is no noun, so the adverb is meant. */
function isBeforeModifier({ tokens }: AnalysedSentence, index: number): boolean {
  const [next, after] = [tokens[index + 1], tokens[index + 2]];
  return /^VB[DN]$/.test(next?.xpos ?? '') || (after?.text === '-' && !after.spaceBefore);
}

function knownCandidate(lexicon: Lexicon, form: string, written: string): Candidate {
  const lower = lookupForm(form);
  const parts = lower.split(/[ '-]/).map((part) => lexicon.frequency(part));
  const regular = regularised(lexicon, written).includes(lower);
  const penalty = regular ? 0.4 : writingPenalty(lower, written);
  return { form: lower, penalty, frequency: Math.min(...parts), sound: false, regularised: regular };
}

/**
 * Returns candidates for an unlisted token and the features of their confidence; undefined without candidates. `known` are the corrections in a list of
 * misspellings: when given, only these are ranked.
 */
export function examineUnknown(
  sentence: AnalysedSentence,
  index: number,
  standing: Standing,
  context: CheckContext,
  scorer: ContextScorer | undefined,
  known?: readonly string[],
): UnknownWord | undefined {
  const { lexicon } = context;
  const { suggester, letters } = tools(lexicon);
  const token = sentence.tokens[index]!;
  const { lower } = token;
  const rank = (candidate: Candidate, from: number, to: number): RankedCandidate => {
    const name =
      standing === 'lower' && !candidate.form.includes(' ') && !lexicon.isLowerCase(candidate.form) ? NAME_FOR_WORD : 0;
    const score = scorer
      ? CONTEXT_WEIGHT * scorer.score(from, to, candidate.form) - candidate.penalty
      : priorScore(candidate);
    return { ...candidate, from, to, score: score - name };
  };
  if (!known && (isOtherVariety(lexicon, lower) || !maySearch(context, lower))) return undefined;
  const near = known
    ? (isBeforeModifier(sentence, index) ? known : withAdjectives(lexicon, known, lower)).map((form) =>
        knownCandidate(lexicon, form, lower),
      )
    : suggester.suggest(lower).filter((candidate) => !losesPrefix(lower, candidate.form));
  const candidates = near.map((candidate) => rank(candidate, index, index + 1));
  for (const [from, to] of [
    [index - 1, index + 1],
    [index, index + 2],
  ] as const) {
    const [left, right] = [sentence.tokens[from], sentence.tokens[to - 1]];
    if (known || !left || !right || left.kind !== 'word' || right.kind !== 'word' || !right.spaceBefore) continue;
    const form = left.lower + right.lower;
    const frequency = lexicon.frequency(form);
    if (frequency > 1 && lexicon.isLowerCase(form))
      candidates.push(rank({ form, penalty: JOINED, frequency, sound: true, regularised: false }, from, to));
  }
  if (candidates.length === 0) return undefined;
  candidates.sort((a, b) => b.score - a.score);
  const best = candidates[0]!;
  const margin = Math.min(4, best.score - (candidates[1]?.score ?? best.score - 4));
  const written = scorer ? scorer.asWritten(best.from, best.to) : 0;
  const fit = scorer ? scorer.score(best.from, best.to, best.form) : 0;
  const derivation = derivationOf(lexicon, lower);
  const strangers = strangersAround(sentence, index, context, (other) => {
    if (!maySearch(context, other)) return true;
    const near = suggester.suggest(other)[0];
    return near === undefined || near.penalty > SURE_SLIP || near.frequency < 3;
  });
  const is = (condition: boolean): number => (condition ? 1 : 0);
  const features = [
    1,
    margin,
    best.penalty,
    (best.penalty / lower.length) * 5,
    Math.log10(best.frequency + 0.01),
    Math.max(-8, Math.min(8, fit - written)),
    Math.max(-24, fit) / 5,
    Math.min(15, lower.length) / 5,
    is(standing === 'opening'),
    is(standing === 'capital'),
    is(standing === 'part'),
    Math.min(3, Math.log2(Math.max(1, context.document.occurrences(lower)))),
    is(best.sound),
    is(derivation.prefixed),
    is(derivation.suffixed && !best.regularised),
    is(derivation.compound),
    is(derivation.scientific),
    letters.mean(lower),
    letters.lowest(lower),
    is(strangers > 0),
    is(strangers > 1),
    is(isMentioned(sentence, index)),
    is(known === undefined && best.form.includes(' ')),
    is(!best.form.includes(' ') && !lexicon.isLowerCase(best.form)),
    is(best.regularised),
  ];
  return { candidates, features };
}
