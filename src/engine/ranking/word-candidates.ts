import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import type { Candidate, CandidateKind } from './candidate.ts';
import { CONFUSION_SETS } from './confusion-sets.ts';

/** Forms of the auxiliaries that learners omit or insert, by what can follow them. */
const FORMS_OF_BE = ['is', 'are', 'was', 'were', 'be', 'been'];
const FORMS_OF_HAVE = ['has', 'have', 'had'];
const BEFORE_BASES = ['will', 'would', 'to', 'do', 'does', 'did'];
const DELETABLE = new Set([
  'is',
  'are',
  'was',
  'were',
  'be',
  'been',
  'to',
  'will',
  'would',
  'have',
  'has',
  'had',
  'do',
  'does',
  'did',
]);
const FAMILY_TAGS: Readonly<Record<string, readonly string[]>> = {
  NOUN: ['NN', 'NNS'],
  VERB: ['VB', 'VBP', 'VBZ', 'VBD', 'VBN', 'VBG'],
  ADJ: ['JJ'],
  ADV: ['RB'],
};

/** Candidates that no slot model covers; the language model and the ranker judge them. */
export function wordCandidates(sentence: AnalysedSentence, lexicon: Lexicon): Candidate[] {
  const { tokens } = sentence;
  const found: Candidate[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (token.kind !== 'word') continue;
    confusables(token, i, found);
    wordForms(token, i, lexicon, found);
    auxiliaries(tokens, i, found);
    order(tokens, i, found);
  }
  return found;
}

function candidate(
  kind: CandidateKind,
  from: number,
  to: number,
  forms: readonly string[],
  change: string,
  about: number,
): Candidate {
  return { kind, from, to, forms, change, slotCandidate: 0, slotCurrent: 0, about };
}

function confusables(token: AnalysedToken, i: number, found: Candidate[]): void {
  const others = CONFUSION_SETS.get(token.lower);
  if (!others) return;
  for (const other of others)
    found.push(candidate('confusable', i, i + 1, other.split(' '), `${token.lower}>${other}`, i));
}

/** Another member of the derivational family, in the same inflection ("success" → "successful"). */
function wordForms(token: AnalysedToken, i: number, lexicon: Lexicon, found: Candidate[]): void {
  if (token.lower.length < 4 || !/^(?:NN|NNS|VB|VBP|JJ|RB)$/.test(token.xpos)) return;
  for (const member of lexicon.family(token.lower)) {
    if (member.form === token.lower || FAMILY_TAGS[member.upos]?.includes(token.xpos)) continue;
    if (lexicon.frequency(member.form) < 1) continue;
    found.push(candidate('word-form', i, i + 1, [member.form], `${token.upos}>${member.upos}`, i));
  }
}

/** A missing or unnecessary auxiliary or "to" next to a verb, adjective or participle. */
function auxiliaries(tokens: readonly AnalysedToken[], i: number, found: Candidate[]): void {
  const { lower, xpos } = tokens[i]!;
  const before = tokens[i - 1];
  const next = tokens[i + 1];
  if (DELETABLE.has(lower) && before && next && /^(?:VB|JJ|RB|DT|PRP|NN)/.test(next.xpos))
    found.push(candidate('auxiliary', i, i + 1, [], `${lower}>none`, i + 1));
  if (before?.kind !== 'word' || DELETABLE.has(before.lower)) return;
  const participle = xpos === 'VBG' || xpos === 'VBN' || xpos === 'VBD' || xpos === 'JJ';
  const base = xpos === 'VB' || xpos === 'VBP';
  if (!participle && !base) return;
  if (!/^(?:NN|PRP$|WDT|DT|RB|VB|JJ|WP|EX|IN)/.test(before.xpos)) return;
  const insert = (auxiliary: string): void => {
    found.push(candidate('auxiliary', i, i, [auxiliary], `none>${auxiliary}`, i));
  };
  if (participle) FORMS_OF_BE.forEach(insert);
  if (xpos === 'VBN' || xpos === 'VBD') FORMS_OF_HAVE.forEach(insert);
  if (base) BEFORE_BASES.forEach(insert);
}

/** An adverb on the wrong side of its verb ("always is" → "is always"). */
function order(tokens: readonly AnalysedToken[], i: number, found: Candidate[]): void {
  const a = tokens[i]!;
  const b = tokens[i + 1];
  if (b?.kind !== 'word' || !b.spaceBefore) return;
  const adverbVerb = a.xpos.startsWith('RB') && /^(?:VB|MD)/.test(b.xpos);
  const verbAdverb = /^(?:VB|MD)/.test(a.xpos) && b.xpos.startsWith('RB');
  const nounAdjective = /^NN/.test(a.xpos) && b.xpos === 'JJ';
  if (!adverbVerb && !verbAdverb && !nounAdjective) return;
  found.push(candidate('word-order', i, i + 2, [b.lower, a.lower], `${a.xpos.slice(0, 2)} ${b.xpos.slice(0, 2)}`, i));
}
