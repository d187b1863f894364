import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Reading } from '../neural/reading.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { agreementCandidates } from './agreement-candidates.ts';
import type { Candidate, Change } from './candidate.ts';
import { editorCandidates } from './editor-candidates.ts';
import { isThinkable } from './editor-opinion.ts';
import { featureBuffer, type HashedSentence } from './hashed-sentence.ts';
import { hyphenChains } from './hyphen-chains.ts';
import type { LinearModel } from './linear-model.ts';
import { semicolonCandidates } from './semicolon-candidates.ts';
import { INNER } from './slot.ts';
import { slotCandidates } from './slot-candidates.ts';
import { slotFamilies } from './slot-families.ts';
import type { AlternativesOf } from './word-alternatives.ts';
import { wordCandidates } from './word-candidates.ts';

const buffer = featureBuffer();

/**
 * How much lower the floors of the slot models are in papers (natural log): they have read few brackets and terms, and half of the commas after a bracket that
 * readers wanted had no candidate. In everyday writing wider floors mend nothing more.
 */
const WIDER_IN_PAPERS = 2.5;

/** Every change of the sentence that the ranking weighs, from all proposers. `hashed` is the hashed sentence, `slotModels` are keyed by family name. */
export function allCandidates(
  hashed: HashedSentence,
  sentence: AnalysedSentence,
  lexicon: Lexicon,
  slotModels: ReadonlyMap<string, LinearModel>,
  reading: Reading | undefined,
  alternativesOf: AlternativesOf,
): Candidate[] {
  const candidates: Candidate[] = [];
  const thinkable = reading && ((change: Change) => isThinkable(reading, change));
  const wider = sentence.isExpository ? WIDER_IN_PAPERS : 0;
  for (const family of slotFamilies) {
    const model = slotModels.get(family.name);
    if (model) candidates.push(...slotCandidates(family, model, hashed, lexicon, buffer, thinkable, wider));
  }
  const hyphens = slotModels.get('hyphen');
  if (hyphens) candidates.push(...hyphenChains(hashed, hyphens, buffer));
  candidates.push(...agreementCandidates(sentence, lexicon));
  for (const [i, candidate] of candidates.entries())
    if (candidate.kind === 'determiner') candidates[i] = withWholeGroup(sentence, candidate, lexicon);
  candidates.push(...wordCandidates(sentence, lexicon), ...semicolonCandidates(sentence.tokens));
  if (reading) candidates.push(...editorCandidates(sentence, alternativesOf, reading, candidates));
  return candidates;
}

/**
 * Points the candidate at the head of the whole group by the parse ("a skyrmion-based device", not "skyrmion"), and uses "an" before letters that are
 * read with a vowel.
 */
function withWholeGroup({ tokens }: AnalysedSentence, candidate: Candidate, lexicon: Lexicon): Candidate {
  let { about } = candidate;
  for (let head = tokens[about]?.head ?? -1; head > about; head = tokens[about]?.head ?? -1) {
    if (!tokens.slice(about + 1, head + 1).every(({ xpos }) => INNER.has(xpos))) break;
    about = head;
  }
  const next = tokens[candidate.to]?.text ?? '';
  const article = candidate.forms[0] === 'a' || candidate.forms[0] === 'an';
  return { ...candidate, about, forms: article ? [lexicon.startsWithVowelSound(next) ? 'an' : 'a'] : candidate.forms };
}
