import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { Candidate } from './candidate.ts';
import { featureBuffer, type HashedSentence } from './hashed-sentence.ts';
import { hyphenChains } from './hyphen-chains.ts';
import type { LinearModel } from './linear-model.ts';
import { semicolonCandidates } from './semicolon-candidates.ts';
import { slotCandidates } from './slot-candidates.ts';
import { slotFamilies } from './slot-families.ts';
import { wordCandidates } from './word-candidates.ts';

const buffer = featureBuffer();

/** Every change of the sentence that the ranking weighs, from all proposers. `hashed` is its hashes, `slotModels` are by family name. */
export function allCandidates(
  hashed: HashedSentence,
  sentence: AnalysedSentence,
  lexicon: Lexicon,
  slotModels: ReadonlyMap<string, LinearModel>,
): Candidate[] {
  const candidates: Candidate[] = [];
  for (const family of slotFamilies) {
    const model = slotModels.get(family.name);
    if (model) candidates.push(...slotCandidates(family, model, hashed, lexicon, buffer));
  }
  const hyphens = slotModels.get('hyphen');
  if (hyphens) candidates.push(...hyphenChains(hashed, hyphens, buffer));
  candidates.push(...wordCandidates(sentence, lexicon), ...semicolonCandidates(sentence.tokens));
  return candidates;
}
