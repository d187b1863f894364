import type { AnalysedSentence } from '../../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import { LONG_PREPOSITIONS } from '../../sentence/title-case.ts';
import type { CodeRule, RuleFinding } from '../rule.ts';

const isCapital = ({ text }: AnalysedToken): boolean => /^\p{Lu}/u.test(text);

function prepositions(sentence: AnalysedSentence, capital: boolean): RuleFinding[] {
  if (!sentence.isTitleCase) return [];
  const { tokens } = sentence;
  return tokens.flatMap((token, i) => {
    const { text, lower, start, end } = token;
    if (i === 0 || i === tokens.length - 1 || !LONG_PREPOSITIONS.has(lower) || isCapital(token) === capital) return [];
    // after a colon or number, the word counts as the first; in "4-Way With-Profit" it is part of a compound
    if (tokens[i - 1]!.kind !== 'word' || !token.spaceBefore || text.toUpperCase() === text) return [];
    return [{ start, end, replacements: [capital ? lower[0]!.toUpperCase() + lower.slice(1) : lower] }];
  });
}

export const capitalPrepositions: CodeRule = {
  id: 'long-prepositions-capital',
  guides: ['APA', 'AMA', 'IEEE', 'AGU'],
  source: 'Style manuals, APA 6.17; AMA 10.2; IEEE II.A; AGU Text Capitalization',
  comment: 'A heading in title case gives words of four and more letters a capital, prepositions too.',
  examples: `
    - Sharing Data with Small Groups => Sharing Data With Small Groups
    + Sharing Data With Small Groups
    + Sharing data with small groups
  `,
  check: (sentence) => prepositions(sentence, true),
};

export const smallPrepositions: CodeRule = {
  id: 'long-prepositions-small',
  guides: ['ACS'],
  source: 'Style manuals, ACS ch. 10',
  comment: 'A heading in title case leaves prepositions small, whatever their length.',
  examples: `
    - Reactions With Strong Acids Between Plates => Reactions with Strong Acids between Plates
    + Reactions with Strong Acids between Plates
    + Between Strong Acids and Bases
  `,
  check: (sentence) => prepositions(sentence, false),
};
