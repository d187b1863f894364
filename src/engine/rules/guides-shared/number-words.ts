import { TENS } from '../../lexicon/word-sets.ts';
import type { AnalysedSentence } from '../../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import type { CodeRule, RuleFinding } from '../rule.ts';

const UNITS = 'zero one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');

/** The names of 0 to 99; compounds have a hyphen. */
const VALUES = new Map<string, number>([
  ...UNITS.map((word, i) => [word, i] as const),
  ...TEENS.map((word, i) => [word, i + 10] as const),
  ...[...TENS].flatMap((word, i) => [
    [word, i * 10 + 20] as const,
    ...UNITS.slice(1).map((unit, k) => [`${word}-${unit}`, i * 10 + 21 + k] as const),
  ]),
]);
const NAMES = new Map([...VALUES].map(([word, value]) => [value, word]));
const LARGER = /^(?:hundred|thousand|million|billion|dozen|score|percent|per|and|or|to)$/;
const PARTS =
  /^(?:thirds|halves|quarters|fourths|fifths|sixths|sevenths|eighths|ninths|tenths|times|hands|fingers|ways|sides|minds|worlds)$/;

/** Returns the value of the number in words that begins at token `i`, and the index of the token after it. */
function wordNumber(tokens: readonly AnalysedToken[], i: number): { value: number; next: number } | undefined {
  const [first, hyphen, second] = [tokens[i]!, tokens[i + 1], tokens[i + 2]];
  if (tokens[i - 1]?.text === '-' || tokens[i - 1]?.text === '–') return undefined;
  if (hyphen?.text === '-' && !hyphen.spaceBefore) {
    const value = second && VALUES.get(`${first.lower}-${second.lower}`);
    return value === undefined || tokens[i + 3]?.text === '-' ? undefined : { value, next: i + 3 };
  }
  const value = VALUES.get(first.lower);
  return value === undefined ? undefined : { value, next: i + 1 };
}

/** Most adjectives, nouns and hyphens between a number and its noun: "fourteen first-year students". */
const MOST_MODIFIERS = 4;

/** Returns the plural noun that follows, with only modifiers before it. */
function countedNoun(tokens: readonly AnalysedToken[], next: number): AnalysedToken | undefined {
  for (const token of tokens.slice(next, next + MOST_MODIFIERS + 1)) {
    if (token.xpos === 'NNS') return token;
    if (!/^(?:JJ|NN|HYPH|VBN)$/.test(token.xpos)) return undefined;
  }
  return undefined;
}

/** "a hundred and twenty" is one number and "one, two, and five" a series; "three flasks and fifteen tubes" are two numbers. */
const joinsNumber = (tokens: readonly AnalysedToken[], at: number): boolean => {
  const { lower, kind } = tokens[at]!;
  if (kind === 'number' || VALUES.has(lower)) return true;
  if (lower !== 'and') return LARGER.test(lower);
  const before = tokens[tokens[at - 1]?.text === ',' ? at - 2 : at - 1]?.lower ?? '';
  return LARGER.test(before) || VALUES.has(before);
};

function writtenNumbers({ tokens }: AnalysedSentence, least: number): RuleFinding[] {
  const findings: RuleFinding[] = [];
  for (const [i, token] of tokens.entries()) {
    if (i === 0 || token.text !== token.lower || !VALUES.has(token.lower)) continue;
    const number = wordNumber(tokens, i);
    if (!number || number.value < least) continue;
    const noun = countedNoun(tokens, number.next);
    if (!noun || PARTS.test(noun.lower) || joinsNumber(tokens, i - 1) || joinsNumber(tokens, number.next)) continue;
    findings.push({ start: token.start, end: tokens[number.next - 1]!.end, replacements: [String(number.value)] });
  }
  return findings;
}

export const tensInNumerals: CodeRule = {
  id: 'ten-and-above',
  guides: ['APA', 'AGU', 'ACS'],
  source: 'Style manuals, APA 6.32; AGU Numbers; ACS ch. 11',
  comment: 'Numbers from 10 on are written in numerals.',
  examples: `
    - We tested twelve participants. => We tested 12 participants.
    - They read twenty-five short stories. => They read 25 short stories.
    - They saw fourteen first-year students. => They saw 14 first-year students.
    - We tried three acids and fifteen bases. => We tried three acids and 15 bases.
    + Twelve participants were tested.
    + We tested nine participants.
    + They waited a hundred and twenty years.
  `,
  check: (sentence) => writtenNumbers(sentence, 10),
};

export const allNumerals: CodeRule = {
  id: 'numerals',
  guides: ['AMA'],
  comment: 'Quantities are written in numerals, the small ones too.',
  examples: `
    - We tested twelve patients at five sites. => We tested 12 patients at 5 sites.
    + Five patients left the study.
    + One of the patients left, and two thirds stayed.
    + It was the first of the two.
    + Seventy-five patients left after one, two, and five years.
  `,
  check: (sentence) => writtenNumbers(sentence, 2),
};

/** Plurals for measures, times and scores, which always take numerals. */
const MEASURED =
  /^(?:seconds|minutes|hours|days|weeks|months|years|decades|centuries|hrs|mins|secs|yrs|points|percent|percentages|degrees|times|folds|dollars|euros|pounds|cents|(?:kilo|centi|milli|micro|nano|deci|mega|giga|tera)?(?:met(?:er|re)|lit(?:er|re)|gram|watt|volt|amp|ampere|byte|bit|pascal|joule|mole|mol)s|miles|inches|feet|yards|ounces|tons|tonnes|acres|hectares|microns|mm|cm|kg|units|decimals|digits|hundreds|thousands|millions|billions|cores|threads|iterations|epochs|sds|ses|standards|orders)$/u;
const DESIGNATED =
  /^(?:\p{Lu}|(?:table|figure|section|chapter|step|phase|grade|type|day|week|month|year|equation|group|page|level|stage|no|than|least|most|×|x|\d)$)/u;

export const fewInWords: CodeRule = {
  id: 'below-ten',
  guides: ['APA', 'IEEE', 'AGU', 'ACS'],
  source: 'Style manuals, APA 6.33; IEEE III; AGU Numbers; ACS ch. 11',
  comment: 'Numbers below 10 that count things are written out.',
  examples: `
    - We compared 3 groups of them. => We compared three groups of them.
    - They filled in 5 surveys on it. => They filled in five surveys on it.
    + We compared 3 groups of 12 children.
    + In Study 3 participants were paid.
    - The model has 2 parameters in all. => The model has two parameters in all.
    + It took 3 minutes.
    + It is 3 kilometers away.
  `,
  check({ tokens }) {
    const others = tokens.some(({ kind, text }) => kind === 'number' && /^\d{2,3}$/.test(text));
    if (others) return [];
    return tokens.flatMap((token, i) => {
      const [before, next] = [tokens[i - 1], tokens[i + 1]];
      if (!/^[2-9]$/.test(token.text) || !before || !next || !token.spaceBefore || !next.spaceBefore) return [];
      if (before.kind !== 'word' || DESIGNATED.test(before.text) || DESIGNATED.test(before.lower)) return [];
      if (next.xpos !== 'NNS' || !/^\p{Ll}{4,}$/u.test(next.text) || MEASURED.test(next.lower)) return [];
      return [{ start: token.start, end: token.end, replacements: [NAMES.get(Number(token.text))!] }];
    });
  },
};

export const numeralAtStart: CodeRule = {
  id: 'sentence-start',
  source: 'Style manuals, APA 6.33; AMA 18.2.1; IEEE III; AGU Numbers; ACS ch. 11',
  comment: 'A sentence does not begin with a numeral.',
  examples: `
    - We began early. 12 patients were seen. => We began early. Twelve patients were seen.
    - 25 students took part in it. => Twenty-five students took part in it.
    - 140 students took part in it.
    + Twelve patients were seen.
    + 2019 was a dry year.
    + 1. Open the box.
  `,
  check({ tokens }) {
    const [first, next] = tokens;
    if (!first || !/^[1-9]\d{0,3}$/.test(first.text) || next?.kind !== 'word' || next.xpos !== 'NNS') return [];
    if (!next.spaceBefore || next.text !== next.lower || next.text.length < 3) return [];
    const name = NAMES.get(Number(first.text));
    const replacements = name ? [name[0]!.toUpperCase() + name.slice(1)] : [];
    return [{ start: first.start, end: first.end, replacements }];
  },
};
