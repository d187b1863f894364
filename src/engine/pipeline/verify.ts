import type { CheckContext } from '../context.ts';
import { isCorrection, type Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { type Contradiction, contradictionsIn } from '../sentence/contradictions.ts';
import { correctedText } from './compose-corrections.ts';
import { partnerVerb } from './partner-verb.ts';
import { whyNotShown } from './shown.ts';
import { keptBySpan } from './span-protection.ts';
import { type Trace, traceDropped } from './trace.ts';

/** Analyses the paragraph with some corrections made; `start` and `end` are the sentence's offsets in it. */
type AnalyseCorrected = (corrected: string, start: number, end: number) => AnalysedSentence;

/** Longer sentences are lists or runs of words, whose parse says little. */
const MAX_TOKENS = 120;

/** False for corrections of letters, signs and spaces, which cannot make one word contradict another. */
const isOfWords = ({ errorClass }: Proposal): boolean =>
  !/^(?:spelling|punctuation|capitals|regional)$/.test(errorClass);

/** A contradiction that the corrections of a sentence introduce. */
interface NewContradiction {
  readonly clash: Contradiction;
  readonly corrected: AnalysedSentence;
  /** The corrections involved in it. */
  readonly partners: readonly Proposal[];
  /** True when the single partner corrects half of a mistake, and the other half contradicts it. */
  readonly isHalf: boolean;
}

/**
 * Step 7. Drops proposals that leave a sentence which contradicts itself where it did not before ("many studies is", "every patient were", "a the"),
 * by analysing the whole corrected text. A verb that a corrected noun no longer agrees with is corrected too. Of several partners in a contradiction
 * the least certain is dropped first, and all of them when one is not enough. Advice is judged with the corrections made, each piece alone, because
 * the writer accepts or rejects it piece by piece.
 */
export function verify(
  sentence: AnalysedSentence,
  proposals: readonly Proposal[],
  context: CheckContext,
  analyse: AnalyseCorrected,
  trace?: Trace,
): Proposal[] {
  const corrections = proposals.filter(isCorrection);
  const advice = proposals.filter(({ optional, replacements }) => optional && replacements.length > 0);
  const settled = !corrections.some(isOfWords) && advice.length === 0;
  if (settled || sentence.tokens.length > MAX_TOKENS) return [...proposals];
  let found: Contradiction[] | undefined;
  const before = (): readonly Contradiction[] => {
    found ??= contradictionsIn(sentence, context.lexicon);
    return found;
  };
  const contradiction = (made: readonly Proposal[], halves?: ReadonlySet<Proposal>): NewContradiction | undefined =>
    newContradictions(sentence, before, made, context, analyse).find(({ partners }) => {
      return !halves || partners.some((partner) => !halves.has(partner));
    });

  const kept = corrections.some(isOfWords)
    ? withoutContradictions(sentence, corrections, context, contradiction)
    : corrections;
  const spoilt = advice.filter((piece) => {
    const beside = kept.filter((correction) => !touches(correction, piece));
    // a new word does not change which word is the subject, so the parse of the changed sentence says little
    return newContradictions(sentence, before, inOrder([...beside, piece]), context, analyse, false).some(
      ({ partners }) => partners.includes(piece),
    );
  });
  const left = inOrder([...kept, ...proposals.filter((one) => !isCorrection(one) && !spoilt.includes(one))]);
  if (trace) {
    const { paragraph } = sentence;
    for (const proposal of kept)
      if (!corrections.includes(proposal)) trace({ step: 'propose', proposal, text: paragraph });
    traceDropped(trace, 'verify', paragraph, proposals, left, () => 'the sentence would contradict itself');
  }
  return left;
}

function withoutContradictions(
  sentence: AnalysedSentence,
  corrections: readonly Proposal[],
  context: CheckContext,
  contradiction: (made: readonly Proposal[], halves?: ReadonlySet<Proposal>) => NewContradiction | undefined,
): readonly Proposal[] {
  let kept = corrections;
  /** Corrections of half a mistake whose other half is unknown: better than none. */
  const halves = new Set<Proposal>();
  // each round drops a correction, completes one or accepts one as it is
  for (let found = contradiction(kept); found; found = contradiction(kept, halves)) {
    const { partners, isHalf } = found;
    const completed = completedBy(sentence, kept, found, context);
    if (completed && !contradiction(completed, halves)) return completed;
    if (isHalf) {
      halves.add(partners[0]!);
      continue;
    }
    const without = (one: Proposal): Proposal[] => kept.filter((proposal) => proposal !== one);
    const byDoubt = [...partners].sort((a, b) => a.confidence - b.confidence);
    const rival = byDoubt.length > 1 ? byDoubt.find((one) => !contradiction(without(one), halves)) : undefined;
    kept = rival ? without(rival) : kept.filter((proposal) => !partners.includes(proposal));
  }
  return kept;
}

/** The corrections with one for the verb that no longer agrees; undefined for another contradiction, or when that correction may not be shown. */
function completedBy(
  sentence: AnalysedSentence,
  made: readonly Proposal[],
  { clash, corrected, partners }: NewContradiction,
  context: CheckContext,
): Proposal[] | undefined {
  const confidence = Math.min(...partners.map((partner) => partner.confidence));
  const verb = partnerVerb(corrected, clash, confidence, context);
  if (!verb || whyNotShown(verb, context, sentence.isExpository) !== undefined) return undefined;
  let shift = 0;
  for (const [i, { end }] of placesOf(made).entries()) if (end <= verb.start) shift = end - made[i]!.end;
  const placed = { ...verb, start: verb.start - shift, end: verb.end - shift };
  const isFree = !made.some((correction) => touches(correction, placed));
  return isFree && keptBySpan(sentence, placed, context) === undefined ? inOrder([...made, placed]) : undefined;
}

const inOrder = (proposals: readonly Proposal[]): Proposal[] =>
  [...proposals].sort((a, b) => a.start - b.start || a.end - b.end);

const touches = (a: Proposal, b: Proposal): boolean => a.start <= b.end && b.start <= a.end;

function newContradictions(
  sentence: AnalysedSentence,
  before: () => readonly Contradiction[],
  made: readonly Proposal[],
  { lexicon }: CheckContext,
  analyse: AnalyseCorrected,
  subjects = true,
): NewContradiction[] {
  if (made.length === 0) return [];
  const { paragraph, tokens, start, end } = sentence;
  const text = correctedText(paragraph, made);
  const corrected = analyse(text, start, end + text.length - paragraph.length);
  const places = placesOf(made);
  const isNew = (word: AnalysedToken): boolean =>
    places.some((place) => word.start < place.end && word.end > place.start);
  const nounIsNew = subjects && corrected.tokens.some((token) => token.upos === 'NOUN' && isNew(token));
  return contradictionsIn(corrected, lexicon, nounIsNew).flatMap((clash): NewContradiction[] => {
    const [first, second] = [corrected.tokens[clash.first]!, corrected.tokens[clash.second]!];
    // for neighbouring words, changes between them count too
    const words = clash.second === clash.first + 1 ? [{ start: first.start, end: second.end }] : [first, second];
    const partners = made.filter((_, i) => {
      return words.some((word) => word.start < places[i]!.end && word.end > places[i]!.start);
    });
    if (partners.length < (clash.kind === 'bare' ? 2 : 1)) return [];
    const isOld = before().some((old) => {
      return (
        old.kind === clash.kind &&
        tokens[old.first]!.lower === first.lower &&
        tokens[old.second]!.lower === second.lower
      );
    });
    if (isOld) return [];
    const [partner] = partners;
    // a correction of a verb alone comes from a checker that knows the subject better than the parse
    const isVerb = (word: AnalysedToken): boolean => word.upos === 'VERB' || word.upos === 'AUX';
    const noun = isVerb(first) ? second : first;
    if (clash.kind === 'subject' && !isNew(noun)) return [];
    const wasWrong = (at: number): boolean => tokens[at]!.start < partner!.end && tokens[at]!.end > partner!.start;
    const isHalf =
      partners.length === 1 &&
      /^(?:subject|determiner)$/.test(clash.kind) &&
      before().some((old) => wasWrong(old.first) || wasWrong(old.second));
    return [{ clash, corrected, partners, isHalf }];
  });
}

/** Offsets of the corrections' replacements in the corrected text. */
function placesOf(made: readonly Proposal[]): { readonly start: number; readonly end: number }[] {
  let shift = 0;
  return made.map(({ start, end, replacements }) => {
    const place = { start: start + shift, end: start + shift + replacements[0]!.length };
    shift += replacements[0]!.length - (end - start);
    return place;
  });
}
