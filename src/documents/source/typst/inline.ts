import { PLACEHOLDER } from '../../pieces/piece.ts';
import { asAtom, asCode, asFixed, asFormula, asHidden, type InlineSyntax } from '../inline/syntax.ts';

const WORD = /[\p{L}\p{N}]/u;

/** Inline markup of Typst that is not code (reference, "Syntax", "Markup mode"); code is already hidden or fixed. */
export const TYPST: InlineSyntax = {
  special: /[`$*_@<\\~/-]|\b(?=https?:\/\/)/g,
  signs: '*_',
  italic: '_',
  opens: (before, after, length) => length === 1 && !(WORD.test(before) && WORD.test(after)),
  closes: (before, after, length) => length === 1 && !(WORD.test(before) && WORD.test(after)),
  rules: {
    '`': [[/```(?:(?!```)[\s\S]){0,3000}```|`[^`]{0,2000}`/y, asCode()]],
    $: [[/\$((?:[^$\\]|\\[\s\S]){0,3000})\$/y, asFormula(1)]],
    '@': [[/@[\w][\w:.-]{0,100}(?<![.:])(?:\[[^\]]{0,200}\])?/y, asFixed('citation', PLACEHOLDER)]],
    '<': [[/<[\w][\w:.-]{0,100}>/y, asFixed('reference', '')]],
    '\\': [
      [/\\u\{[\da-fA-F]{1,6}\}/y, asFixed('macro', PLACEHOLDER)],
      [/\\(?=\s|$)/y, asHidden],
      [/\\([\s\S])/y, asAtom((match) => match[1]!)],
    ],
    '~': [[/~/y, asAtom(() => '\u00a0')]],
    '-': [
      [/-\?/y, asAtom(() => '')],
      [/---/y, asAtom(() => '—')],
      [/--/y, asAtom(() => '–')],
    ],
    '/': [
      [/\/\*(?:(?!\*\/)[\s\S]){0,3000}\*\//y, asHidden],
      [/(?<!:)\/\/[^\n]*/y, asHidden],
    ],
  },
};
