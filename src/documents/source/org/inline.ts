import { PLACEHOLDER } from '../../pieces/piece.ts';
import { asCode, asFixed, asFormula, asHidden, type InlineSyntax, showPart } from '../inline/syntax.ts';

const BEFORE = /^[\s\-({'"]?$/;
const AFTER = /^[\s\-.,;:!?'")}\][…]?$/;

/** Inline markup of Org (manual, "Emphasis and Monospace", "Hyperlinks", "Embedded LaTeX"). */
export const ORG: InlineSyntax = {
  special: /[[<=~*/_+$\\{@^]|\bsrc_|\bcall_|\b(?=https?:\/\/|www\.)/g,
  signs: '*/_+',
  italic: '/',
  opens: (before, after, length) => length === 1 && BEFORE.test(before) && /\S/.test(after),
  closes: (before, after, length) => length === 1 && /\S/.test(before) && AFTER.test(after),
  rules: {
    '[': [
      [
        /\[\[[^\]\n]{1,1000}\]\[((?:[^\]]|\](?!\])){1,1000})\]\]/y,
        (match, items) => {
          const shown = match[1]!;
          showPart(match, items, match[0].length - 2 - shown.length, shown.length);
        },
      ],
      [/\[\[[^\]\n]{1,1000}\]\]/y, asFixed('reference', PLACEHOLDER)],
      [/\[fn:[^\]\n]{0,60}\]|\[fn:[^\]]{0,1000}\]/y, asFixed('reference', '')],
      [/\[cite[^\]]{0,600}\]/y, asFixed('citation', PLACEHOLDER)],
      [/\[\d{4}-\d\d-\d\d[^\]\n]{0,60}\]|\[\d{0,4}\/\d{0,4}\]|\[\d{0,3}%\]/y, asFixed('macro', PLACEHOLDER)],
    ],
    '<': [
      [/<\d{4}-\d\d-\d\d[^>\n]{0,60}>|<%%[^>\n]{0,200}>/y, asFixed('macro', PLACEHOLDER)],
      [/<<<([^<>\n]{1,200})>>>/y, (match, items) => showPart(match, items, 3, match[1]!.length)],
      [/<<[^<>\n]{1,200}>>/y, asFixed('reference', '')],
      [/<(?:https?|mailto|file):[^<>\n]{1,1000}>/y, asCode()],
    ],
    '=': [[/(?<![^\s\-({'"])=(?=\S)([^=\n]{0,300}(?:\n[^=\n]{1,300})?)(?<=\S)=(?![^\s\-.,;:!?'")}\][…])/y, asCode(1)]],
    '~': [[/(?<![^\s\-({'"])~(?=\S)([^~\n]{0,300}(?:\n[^~\n]{1,300})?)(?<=\S)~(?![^\s\-.,;:!?'")}\][…])/y, asCode(1)]],
    $: [[/\$(?![\s$])([^$\n]{1,500}(?:\n[^$\n]{1,500})?)(?<!\s)\$(?![\w$])/y, asFormula(1)]],
    '\\': [
      [/\\\(((?:(?!\\\))[\s\S]){1,1000})\\\)|\\\[(?:(?!\\\])[\s\S]){1,1000}\\\]/y, asFormula(1)],
      [/\\\\|\\-/y, asHidden],
      [/\\[a-zA-Z]{2,30}\*?(?:\{[^{}\n]{0,200}\})?/y, asFixed('macro', PLACEHOLDER)],
    ],
    '{': [[/\{\{\{[^}]{1,300}\}\}\}/y, asFixed('macro', PLACEHOLDER)]],
    '@': [[/@@\w+:[^@]{0,300}@@/y, asHidden]],
    '^': [[/\^\{[^{}\n]{0,100}\}/y, asFixed('macro', '')]],
    s: [[/src_[\w-]{1,30}(?:\[[^\]\n]{0,200}\])?\{[^}\n]{0,500}\}/y, asCode()]],
    c: [[/call_[\w-]{1,60}(?:\[[^\]\n]{0,200}\])?\([^)\n]{0,300}\)/y, asCode()]],
  },
};
