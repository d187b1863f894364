import type { CodeRule } from '../rule.ts';

const REVERSED = /(?<![\p{L}\d(-])(?:([Aa])n? )?([A-Z]{2,6}) \((\p{L}[\p{L} -]{6,80})\)/gu;

/** True when the words' initials spell the abbreviation; parts of hyphenated words count too. */
function spells(words: string, abbreviation: string): boolean {
  const initials = words
    .split(/[ -]/)
    .filter((word) => !/^(?:of|the|and|for|in|to|a|an)$/.test(word))
    .map((word) => word[0]!.toUpperCase());
  return initials.join('') === abbreviation;
}

export const abbreviationOrder: CodeRule = {
  id: 'abbreviation-after-term',
  source: 'Style manuals, APA 6.25; AMA 13.11; IEEE II.F; AGU Word List; ACS ch. 10',
  comment: 'At first use the term is written out, and its abbreviation follows in brackets.',
  examples: `
    - We trained an SVM (support vector machine) on it. => We trained a support vector machine (SVM) on it.
    - The MRI (magnetic resonance imaging) was clear. => The magnetic resonance imaging (MRI) was clear.
    + The magnetic resonance imaging (MRI) was clear.
    + The BBC (see the list below) was asked.
  `,
  check({ paragraph, start, end }, { lexicon }) {
    const text = paragraph.slice(start, end);
    if (!text.includes('(')) return [];
    return [...text.matchAll(REVERSED)].flatMap(
      ({ 0: found, 1: article, 2: abbreviation = '', 3: words = '', index }) => {
        if (!spells(words, abbreviation)) return [];
        const sound = lexicon.startsWithVowelSound(words.split(/[ -]/, 1)[0]!) ? 'n ' : ' ';
        const term = index === 0 && !article ? words[0]!.toUpperCase() + words.slice(1) : words;
        const from = start + index;
        const better = `${article ? article + sound : ''}${term} (${abbreviation})`;
        return [{ start: from, end: from + found.length, replacements: [better] }];
      },
    );
  },
};
