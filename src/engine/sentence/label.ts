import type { AnalysedToken } from './analysed-token.ts';

/** A longer paragraph without a verb is a sentence that lacks its verb. */
const MAX_TOKENS = 15;
const GREETINGS = new Set(['hello', 'hi', 'hey', 'dear', 'thanks', 'regards', 'yes', 'no']);

/** The text to test: a sentence, `start` to `end` of its paragraph. */
interface Line {
  readonly paragraph: string;
  readonly start: number;
  readonly end: number;
  readonly tokens: readonly AnalysedToken[];
  readonly finiteVerbs: readonly number[];
}

/**
 * True for a paragraph that is a heading, a cell, an item or a caption: one short line without a finite verb or a final stop. The rules of sentences
 * (capitals, commas, stops, completeness) do not apply there.
 */
export function isLabel({ paragraph, tokens, finiteVerbs, start, end }: Line): boolean {
  if (tokens.length === 0 || tokens.length > MAX_TOKENS) return false;
  const alone = paragraph.slice(0, start).trim() === '' && paragraph.slice(end).trim() === '';
  // "Hello Sam", "Dear Ms Brown,"
  const greeting = tokens[0]!.upos === 'INTJ' || GREETINGS.has(tokens[0]!.lower) || tokens.at(-1)!.text === ',';
  if (!alone || greeting) return false;
  return !/[.!?…]["”’)]?$/.test(tokens.at(-1)!.text) && finiteVerbs.length === 0;
}
