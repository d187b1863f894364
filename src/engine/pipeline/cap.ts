import type { Proposal } from '../proposal.ts';
import { classEntry } from '../taxonomy.ts';

/** Most places of a paragraph that are only pointed at: one, and one more for so many words. */
const WORDS_PER_QUESTION = 90;
/** Most pieces of advice with a replacement: two, and one more for so many words. */
const WORDS_PER_CHANGE = 20;
/** What one rule has said twice in a paragraph is understood. */
const MOST_OF_A_RULE = 2;
/** Questions of one kind (all hedges, all passives) in a paragraph. */
const MOST_OF_A_KIND = 2;
/** Pieces of advice, of whatever sort, for which a paragraph that is checked alone always has room: no other paragraph gets any. */
const ALONE = 4;

/** What the cap asks of a proposal or an alert. */
export type Capped = Pick<Proposal, 'confidence' | 'errorClass' | 'rule' | 'replacements' | 'optional'>;

/**
 * Takes back advice of which a paragraph has too much, the least sure first; corrections and what the style guide asks for stay. The
 * lists are of the paragraph's sentences. `alone` says that the paragraph belongs to no document.
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
