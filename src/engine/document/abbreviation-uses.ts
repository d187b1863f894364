import type { Token } from '../../text/token.ts';
import { isCaption } from '../sentence/place-kind.ts';
import { type Definition, definitionsIn } from './abbreviation-definitions.ts';
import { abstractParagraphs, isLine } from './document-parts.ts';
import type { TokenizedParagraph } from './tokenized-paragraph.ts';

const ABBREVIATION = /^\p{Lu}[\p{Lu}\d]{1,6}$/u;

/** True when the form is counted. Other forms (“ICD-10”, “FoV”) are not: they are several tokens, or look like words. */
export const isCounted = (form: string): boolean => ABBREVIATION.test(form);

/** Definitions in the running text; an abstract and captions are read separately and have their own. */
export const definitionsKey = (form: string): string => `abbreviation:${form}:defined`;
/** Definitions anywhere. */
export const everDefinedKey = (form: string): string => `abbreviation:${form}:ever defined`;
export const usesKey = (form: string): string => `abbreviation:${form}:used`;
/** The value is the `textKey` of the paragraph. */
export const firstDefinitionKey = (form: string): string => `abbreviation:${form}:defined in`;
export const firstUseKey = (form: string): string => `abbreviation:${form}:used in`;

/** Ordinals, from 1, of the paragraphs of the first definition and the first use. */
export const definedAtKey = (form: string): string => `abbreviation:${form}:defined at`;
export const usedAtKey = (form: string): string => `abbreviation:${form}:used at`;

/** Paragraphs (by `textKey`) of the abstract. */
export const abstractKey = (paragraph: number): string => `abstract:${paragraph}`;
/** Abbreviations that the document defines, and those that it often uses but never defines. */
export const DEFINED_FORMS_KEY = 'abbreviations defined';
export const UNDEFINED_FORMS_KEY = 'abbreviations undefined';
/** Number of uses from which an abbreviation without a definition is reported. */
export const MISSED = 4;

/** Returns a number for a paragraph's text, to recognise the paragraph in which something first occurred (FNV-1a). */
export function textKey(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** True when a token looks like an abbreviation, outside text in capitals and compounds ("IL-6", "U2OS/GFP"). */
export function isAbbreviationToken(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i]!;
  const loud = (other: Token | undefined): boolean => other !== undefined && /^\p{Lu}{4,}$/u.test(other.text);
  return token.kind === 'word' && ABBREVIATION.test(token.text) && !loud(tokens[i - 1]) && !loud(tokens[i + 1]);
}

/** Counts definitions and uses of each abbreviation, and notes the paragraph of the first one. */
export function countAbbreviations(
  paragraphs: readonly TokenizedParagraph[],
  add: (key: string, by?: number) => void,
  note: (key: string, value: number) => void,
): readonly (readonly Definition[])[] {
  const abstract = abstractParagraphs(paragraphs.map(({ text }) => text));
  const defined = new Set<string>();
  const uses = new Map<string, number>();
  const definitions = paragraphs.map(({ text }) => definitionsIn(text));
  for (const [ordinal, { text, tokens }] of paragraphs.entries()) {
    const key = textKey(text);
    const running = !abstract[ordinal] && !isCaption(text);
    if (abstract[ordinal]) note(abstractKey(key), 1);
    const places = new Set<number>();
    for (const { form, start } of definitions[ordinal]!) {
      defined.add(form);
      add(everDefinedKey(form));
      places.add(start);
      if (!running) continue;
      add(definitionsKey(form));
      note(firstDefinitionKey(form), key);
      note(definedAtKey(form), ordinal + 1);
    }
    for (const [i, token] of tokens.entries()) {
      if (places.has(token.start) || !isAbbreviationToken(tokens, i)) continue;
      add(usesKey(token.text));
      uses.set(token.text, (uses.get(token.text) ?? 0) + 1);
      if (!running || isLine(text)) continue;
      note(firstUseKey(token.text), key);
      note(usedAtKey(token.text), ordinal + 1);
    }
  }
  add(DEFINED_FORMS_KEY, defined.size);
  add(UNDEFINED_FORMS_KEY, [...uses].filter(([form, count]) => count >= MISSED && !defined.has(form)).length);
  return definitions;
}
