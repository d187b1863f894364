import type { Token } from '../../text/token.ts';
import type { TokenizedParagraph } from './count-styles.ts';

/** "convolutional neural network (CNN)" */
const DEFINITION = /(?<=\p{L} )\((?<form>\p{Lu}[\p{Lu}\d-]{1,6})s?(?=[);,])/gu;
const ABBREVIATION = /^\p{Lu}[\p{Lu}\d]{1,6}$/u;

export const definitionsKey = (form: string): string => `abbreviation:${form}:defined`;
export const usesKey = (form: string): string => `abbreviation:${form}:used`;
/** The value is `textKey` of the paragraph. */
export const firstDefinitionKey = (form: string): string => `abbreviation:${form}:defined in`;
export const firstUseKey = (form: string): string => `abbreviation:${form}:used in`;

/** Ordinals of those paragraphs, from 1. */
export const definedAtKey = (form: string): string => `abbreviation:${form}:defined at`;
export const usedAtKey = (form: string): string => `abbreviation:${form}:used at`;

/** A number for a paragraph's text, to tell whether it is the one in which something stood first (FNV-1a). */
export function textKey(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** Offsets at which an abbreviation is defined in a text, with its form. */
export function definitionsIn(text: string): { readonly form: string; readonly start: number; readonly end: number }[] {
  return [...text.matchAll(DEFINITION)].map((match) => {
    const form = match.groups!['form']!;
    return { form, start: match.index + 1, end: match.index + 1 + form.length };
  });
}

/** A token that is an abbreviation by its look, outside text in capitals. */
export function isAbbreviationToken(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i]!;
  const loud = (other: Token | undefined): boolean => other !== undefined && /^\p{Lu}{4,}$/u.test(other.text);
  return token.kind === 'word' && ABBREVIATION.test(token.text) && !loud(tokens[i - 1]) && !loud(tokens[i + 1]);
}

/** Counts definitions and uses of each abbreviation, and notes in which paragraph each came first. */
export function countAbbreviations(
  paragraphs: readonly TokenizedParagraph[],
  add: (key: string) => void,
  note: (key: string, value: number) => void,
): void {
  for (const [ordinal, { text, tokens }] of paragraphs.entries()) {
    const key = textKey(text);
    const places = new Set<number>();
    for (const { form, start } of definitionsIn(text)) {
      add(definitionsKey(form));
      note(firstDefinitionKey(form), key);
      note(definedAtKey(form), ordinal + 1);
      places.add(start);
    }
    for (const [i, token] of tokens.entries()) {
      if (places.has(token.start) || !isAbbreviationToken(tokens, i)) continue;
      add(usesKey(token.text));
      note(firstUseKey(token.text), key);
      note(usedAtKey(token.text), ordinal + 1);
    }
  }
}
