import type { CodeRule, RuleFinding } from '../rule.ts';

const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}.])e\.g\.,?(?= [\p{L}\d])/gu, 'for example,'],
  [/(?<![\p{L}.])i\.e\.,?(?= [\p{L}\d])/gu, 'that is,'],
  [/(?<=[\p{L}\d] )vs\.?(?= [\p{L}\d])/gu, 'versus'],
  [/(?<![\p{L}.])viz\.,?(?= [\p{L}\d])/gu, 'namely,'],
];

/** Latin abbreviations outside brackets; character rules cannot see where a bracket opened. */
export const latinInText: CodeRule = {
  id: 'in-running-text',
  guides: ['APA', 'AGU'],
  source: 'Style manuals, APA 6.29; AGU Word List',
  comment: 'Outside brackets, use the English words: {better}.',
  examples: `
    - Some metals, e.g., copper, dissolve. => Some metals, for example, copper, dissolve.
    - We tested wet vs. dry sites. => We tested wet versus dry sites.
    + Some metals (e.g., copper) dissolve.
    + Two sites (the wet one vs. the dry one) were compared.
  `,
  check({ paragraph, start, end }) {
    const text = paragraph.slice(start, end);
    if (!/e\.g|i\.e|vs|viz/.test(text)) return [];
    const findings: RuleFinding[] = [];
    for (const [form, words] of WRITTEN_OUT)
      for (const { 0: found, index } of text.matchAll(form)) {
        if (isBracketed(text.slice(0, index))) continue;
        findings.push({ start: start + index, end: start + index + found.length, replacements: [words] });
      }
    return findings;
  },
};

const isBracketed = (before: string): boolean =>
  before.lastIndexOf('(') > before.lastIndexOf(')') || before.lastIndexOf('[') > before.lastIndexOf(']');
