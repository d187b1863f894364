import { capitalize } from '../../edits.ts';
import type { AnalysedSentence } from '../../sentence/analysed-sentence.ts';
import type { CodeRule, RuleFinding } from '../rule.ts';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Returns the name of a number under a hundred. */
function numberName(n: number): string {
  if (n < 20) return ONES[n]!;
  return TENS[Math.floor(n / 10)]! + (n % 10 ? `-${ONES[n % 10]}` : '');
}

/** A sentence does not begin with figures: the number is written in words, or the sentence is reordered. */
export const openingNumeral: CodeRule = {
  id: 'opening-numeral',
  comment: 'A sentence does not begin with figures.',
  examples: `
    - 12 patients left the trial. => Twelve patients left the trial.
    - 45 samples were lost. => Forty-five samples were lost.
    - 1250 patients left the trial.
    + Twelve patients left the trial.
    + 5 mg was given.
    + 2 + 2 is four.
    + 2019 was a good year.
    + 3D printing is new.
  `,
  check({ tokens, start, paragraph }: AnalysedSentence): RuleFinding[] {
    const [first, second] = tokens;
    if (first?.kind !== 'number' || !second?.spaceBefore || first.start !== start || !/^\d+$/.test(first.text))
      return [];
    // "5 mg" is a measure, "2019 was" a year, "1 Introduction" a heading
    if (second.kind !== 'word' || !/^\p{Ll}{3,}$/u.test(second.text) || second.upos === 'VERB' || second.upos === 'AUX')
      return [];
    if (/^(?:min|mol|kcal|kWh|ppm|percent|per|rpm|bar|million|billion)$/.test(second.text)) return [];
    if (paragraph.slice(0, start).trim() !== '' && !/[.!?]["”’)]?\s*$/.test(paragraph.slice(0, start))) return [];
    const value = Number(first.text);
    const replacements = value < 100 ? [capitalize(numberName(value))] : [];
    return [{ start: first.start, end: first.end, replacements, confidence: 0.7 }];
  },
};
