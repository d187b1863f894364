import type { AnalysedSentence } from '../../analysis.ts';
import type { CodeRule, RuleFinding } from '../rule-file.ts';

/** Longer items, or a longer list, are left to the writer. */
const LONGEST_ITEM = 6;

const OPENS = /^(?:ADP|SCONJ|PART|VERB|ADV)$/;
const FINITE = /^(?:VBZ|VBP|VBD|MD)$/;

/** A conjunction that joins the last of at least three items, the earlier ones divided by commas, without one before itself. */
function findings({ tokens }: AnalysedSentence): RuleFinding[] {
  return tokens.flatMap((token, i) => {
    if ((token.lower !== 'and' && token.lower !== 'or') || token.relation !== 'cc' || !token.head) return [];
    const last = tokens[token.head];
    const previous = tokens[i - 1];
    if (last?.relation !== 'conj' || last.head === undefined || !previous || previous.upos === 'PUNCT') return [];
    const first = last.head;
    const middle = tokens.findIndex((other) => other.relation === 'conj' && other.head === first && other.index < i);
    // one list only: items close to each other, and a comma between the first and the second
    if (middle < 0 || first > middle || i - middle > LONGEST_ITEM || middle - first > LONGEST_ITEM) return [];
    if (tokens[first]!.upos !== last.upos || tokens[middle]!.upos !== last.upos || last.upos === 'VERB') return [];
    const between = tokens.slice(first + 1, i);
    const commas = between.filter(({ text }) => text === ',').length;
    // "fish and other seafood, eggs, …": the list goes on, and this is one item of it
    if (tokens.slice(last.index + 1, last.index + 4).some(({ text }) => text === ',')) return [];
    // "To see this, cats and dogs …": the comma ends an opening phrase
    const opening = tokens.slice(0, first + 1);
    if (OPENS.test(tokens[0]!.upos) && !opening.some(({ xpos }) => FINITE.test(xpos))) return [];
    if (commas !== 1 || between.some(({ upos, text }) => upos === 'VERB' || upos === 'SCONJ' || /[(;:]/.test(text)))
      return [];
    return [{ start: previous.start, end: token.end, replacements: [`${previous.text}, ${token.text}`] }];
  });
}

export const serialComma: CodeRule = {
  id: 'serial-comma',
  confidence: 0.7,
  source: 'Style manuals, APA 6.3; AMA 8.2.1; IEEE II.F; AGU Commas; ACS ch. 9',
  comment: 'In a list of three or more items a comma stands before the conjunction.',
  examples: `
    - We bought apples, pears and plums. => We bought apples, pears, and plums.
    + We bought apples, pears, and plums.
    + In London, cats and dogs are kept.
    + We bought apples and pears.
    + To understand this tissue, cells and the fibers in it were stained.
    + They ate bread, fish and other seafood, eggs, and nuts.
  `,
  check: findings,
};
