import type { Language } from '../context.ts';
import { matchCase } from '../edits.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Proposal } from '../proposal.ts';

const WORD = /\p{L}+/gu;

const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/**
 * The proposal with its replacements in the spelling of the chosen variety, each once. Rules are written in one variety, and the regional spelling
 * check must not flag their replacements. Words already in the text keep the writer's spelling, for that check to find. The comment names the
 * replacement in the same spelling.
 */
export function inVariety(proposal: Proposal, paragraph: string, language: Language, lexicon: Lexicon): Proposal {
  const { start, end, replacements, comment } = proposal;
  if (replacements.length === 0) return proposal;
  const written = new Set(wordsOf(paragraph.slice(start, end)));
  let better = comment;
  const spelt = replacements.map((text) =>
    text.replace(WORD, (word) => {
      const lower = word.toLowerCase();
      const counterpart = written.has(lower) ? undefined : lexicon.counterpart(lower, language);
      if (counterpart === undefined) return word;
      const form = matchCase(counterpart, word);
      better = better.replaceAll(word, form);
      return form;
    }),
  );
  if (spelt.every((text, i) => text === replacements[i])) return proposal;
  return { ...proposal, replacements: [...new Set(spelt)], comment: better };
}
