import { matchCase } from '../edits.ts';
import type { Alternative } from './collocation-table.ts';
import { relationName } from './slots.ts';

/** The question with its counts and examples: which word may be meant, how often papers have it there, and where. */
export function collocationComment(
  { word, relation, second, partner, count, writtenCount, examples }: Alternative,
  form: string,
  written: string,
  millions: number,
): string {
  const counted = `${place(relation, second, partner)}, ${millions} million words of papers have “${word}” ${times(count)} and the word you wrote ${times(writtenCount)}.`;
  const shown =
    examples.length === 0 ? '' : ` From arXiv abstracts (CC0): ${examples.map((one) => `“${one}”`).join('; ')}.`;
  return `Did you mean “${matchCase(form, written)}”? ${counted}${shown}`;
}

function place(relation: number, second: boolean, partner: string): string {
  if (partner.startsWith('+')) return `Before a clause with “${partner.slice(1)}”`;
  const name = relationName(relation);
  if (/^(?:NP|VP|AP)$/.test(name)) return `Before “${partner}”`;
  if (name === 'PN') return `After “${partner}”`;
  if (name === 'AN' || name === 'NN') return `${second ? 'After' : 'Before'} “${partner}”`;
  return `With “${partner}”`;
}

const times = (count: number): string =>
  count === 0 ? 'never' : count === 1 ? 'once' : count === 2 ? 'twice' : `${count.toLocaleString('en-US')} times`;
