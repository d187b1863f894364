import type { Proposal } from '../proposal.ts';
import { classEntry } from '../taxonomy.ts';

/** Number of words for which a paragraph may get another question (advice without a replacement) beyond its first. */
const WORDS_PER_QUESTION = 90;
/** A paragraph gets at most two pieces of advice with a replacement, and one more for each this many words. */
const WORDS_PER_CHANGE = 20;
/** One rule may ask at most this many questions in a paragraph; the reader then knows it. */
const MOST_OF_A_RULE = 2;
/** Most questions of one kind (all hedges, all passives) in a paragraph. */
const MOST_OF_A_KIND = 2;
/** A paragraph that is checked alone has room for at least this many pieces of advice, because no other paragraph gets any. */
const ALONE = 4;

/** The properties of a proposal or an alert that the cap uses. */
export type Capped = Pick<Proposal, 'confidence' | 'errorClass' | 'rule' | 'replacements' | 'optional'>;

/**
 * Removes excess advice from a paragraph, least certain first; corrections and requirements of the style guide stay. The lists are those of the
 * paragraph's sentences. `alone` means that the paragraph belongs to no document.
 */
export function capAdvice<Each extends Capped>(
  sentences: readonly (readonly Each[])[],
  words: number,
  alone = false,
): Each[][] {
  const advice = sentences.flat().filter(({ optional }) => optional);
  if (advice.length < 2) return sentences.map((proposals) => [...proposals]);
  const kept = new Set<Each>();
  const counts = new Map<string, number>();
  const room = {
    question: 1 + Math.floor(words / WORDS_PER_QUESTION),
    change: 2 + Math.floor(words / WORDS_PER_CHANGE),
  };
  const take = (key: string): number => counts.get(key) ?? 0;
  for (const proposal of [...advice].sort((a, b) => b.confidence - a.confidence)) {
    const question = proposal.replacements.length === 0;
    const kind = classEntry(proposal.errorClass).langCategory;
    const isFull = take(question ? 'question' : 'change') >= (question ? room.question : room.change);
    if (isFull && !(alone && kept.size < ALONE)) continue;
    if (question && (take(proposal.rule) >= MOST_OF_A_RULE || take(kind) >= MOST_OF_A_KIND)) continue;
    for (const key of [question ? 'question' : 'change', ...(question ? [proposal.rule, kind] : [])])
      counts.set(key, take(key) + 1);
    kept.add(proposal);
  }
  return sentences.map((proposals) => proposals.filter((proposal) => !proposal.optional || kept.has(proposal)));
}
