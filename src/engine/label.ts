import type { AnalysedSentence } from './analysis.ts';
import type { Proposal } from './proposal.ts';

/** Longer than that, a paragraph without a verb is a sentence whose verb is missing. */
const MOST_TOKENS = 15;
const GREETINGS = new Set(['hello', 'hi', 'hey', 'dear', 'thanks', 'regards', 'yes', 'no']);
const FINITE = /^(?:VBZ|VBP|VBD|MD)$/;

/**
 * True for a paragraph that is a heading, a cell, an item or a caption: one short line without a finite verb that ends with no
 * stop. The rules of sentences (capitals, commas, stops, completeness) do not hold there.
 */
export function isLabel({ paragraph, tokens, start, end }: AnalysedSentence): boolean {
  if (tokens.length === 0 || tokens.length > MOST_TOKENS) return false;
  const alone = paragraph.slice(0, start).trim() === '' && paragraph.slice(end).trim() === '';
  // "Hello Sam", "Dear Ms Brown,"
  const greeting = tokens[0]!.upos === 'INTJ' || GREETINGS.has(tokens[0]!.lower) || tokens.at(-1)!.text === ',';
  if (!alone || greeting) return false;
  return !/[.!?…]["”’)]?$/.test(tokens.at(-1)!.text) && !tokens.some(({ xpos }) => FINITE.test(xpos));
}

/** True for a proposal that only labels are free of: it puts or takes commas and stops, or asks for a whole sentence. */
export function isForSentences({ paragraph }: AnalysedSentence, proposal: Proposal): boolean {
  const { start, end, replacements, errorClass, rule } = proposal;
  if (errorClass === 'fragment' || errorClass === 'run-on' || rule === 'sentence-capital') return true;
  const bare = (text: string): string => text.replace(/[\s,;.!?]/g, '');
  const written = paragraph.slice(start, end);
  const [best] = replacements;
  if (errorClass !== 'punctuation' || best === undefined || bare(best) !== bare(written)) return false;
  // doubled signs and spaces around them are wrong anywhere
  return !/[\s,;.!?]{2}|\s$|^\s/.test(written);
}
