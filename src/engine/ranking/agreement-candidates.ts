import type { Lexicon } from '../lexicon/lexicon.ts';
import { BE_ALL } from '../lexicon/word-sets.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { predicateOf } from '../sentence/relations.ts';
import { isNoun, skipAdverbsBack } from '../sentence/token-tests.ts';
import type { Candidate } from './candidate.ts';

const SWAPPED: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['are', 'is'],
  ['was', 'were'],
  ['were', 'was'],
  ['has', 'have'],
  ['have', 'has'],
]);
/** How many tokens back to look for a subject when the parse has none. */
const REACH = 12;
const GROUP = /^(?:NN|JJ|CD|HYPH|AFX|VBN|VBG|DT|PRP\$|POS)/;

/**
 * The other number of each finite verb, with its subject. Attracted verbs ("the number of nodes are") look right to every model that sees only
 * neighbouring words, so no other proposer makes a candidate of them. Half of the verbs that readers of papers wanted in the other number had no
 * candidate.
 */
export function agreementCandidates(sentence: AnalysedSentence, lexicon: Lexicon): Candidate[] {
  const { tokens } = sentence;
  const found: Candidate[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const { lower, xpos } = tokens[i]!;
    const form = otherNumber(lower, xpos, lexicon);
    if (form === undefined) continue;
    const about = subjectOf(sentence, i);
    if (about < 0 || /^(?:i|you)$/.test(tokens[about]!.lower)) continue;
    const change = SWAPPED.has(lower) ? `${lower}>${form}` : xpos === 'VBZ' ? 's>base' : 'base>s';
    found.push({
      kind: 'agreement',
      from: i,
      to: i + 1,
      forms: [form],
      change,
      slotCandidate: 0,
      slotCurrent: 0,
      about,
    });
  }
  return found;
}

function otherNumber(lower: string, xpos: string, lexicon: Lexicon): string | undefined {
  if (xpos !== 'VBZ' && xpos !== 'VBP' && !(xpos === 'VBD' && BE_ALL.has(lower))) return undefined;
  const swapped = SWAPPED.get(lower);
  if (swapped !== undefined) return swapped;
  for (const { base, thirdPerson } of lexicon.verbs(lower)) {
    if (base === thirdPerson) continue;
    if (lower === base) return thirdPerson;
    if (lower === thirdPerson) return base;
  }
  return undefined;
}

/** The subject by the parse; after "there", the noun after the verb; otherwise the noun group before the verb, without its prepositional phrases. */
function subjectOf(sentence: AnalysedSentence, verb: number): number {
  const parsed = sentence.parsedSubjectOf(verb)?.head;
  if (parsed !== undefined) return parsed;
  const { tokens } = sentence;
  const predicate = predicateOf(tokens, verb);
  const after = sentence.dependentsOf(predicate, 'nsubj').find((k) => k > verb);
  if (after !== undefined) return after;
  let found = -1;
  for (let i = skipAdverbsBack(tokens, verb - 1); i >= 0 && verb - i <= REACH; ) {
    if (!isNoun(tokens[i])) break;
    found = i;
    while (i >= 0 && GROUP.test(tokens[i]!.xpos)) i--;
    if (tokens[i]?.upos !== 'ADP') break;
    i--;
  }
  return found;
}
