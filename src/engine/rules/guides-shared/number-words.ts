import type { AnalysedSentence, AnalysedToken } from '../../analysis.ts';
import type { CodeRule, RuleFinding } from '../rule-file.ts';

const UNITS = 'zero one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** 0 to 99 by name, the compounds with a hyphen. */
const VALUES = new Map<string, number>([
  ...UNITS.map((word, i) => [word, i] as const),
  ...TEENS.map((word, i) => [word, i + 10] as const),
  ...TENS.flatMap((word, i) => [
    [word, i * 10 + 20] as const,
    ...UNITS.slice(1).map((unit, k) => [`${word}-${unit}`, i * 10 + 21 + k] as const),
  ]),
]);
const NAMES = new Map([...VALUES].map(([word, value]) => [value, word]));
const LARGER = /^(?:hundred|thousand|million|billion|dozen|score|percent|per|and|or|to)$/;
const PARTS =
  /^(?:thirds|halves|quarters|fourths|fifths|sixths|sevenths|eighths|ninths|tenths|times|hands|fingers|ways|sides|minds|worlds)$/;

/** A number written out, from token `i` on: its value and the token after it. */
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

/** A plural noun follows, with at most one adjective before it. */
function countedNoun(tokens: readonly AnalysedToken[], next: number): AnalysedToken | undefined {
  const [first, second] = [tokens[next], tokens[next + 1]];
  if (first?.xpos === 'NNS') return first;
  return first?.xpos === 'JJ' && second?.xpos === 'NNS' ? second : undefined;
}

function writtenNumbers({ tokens }: AnalysedSentence, least: number): RuleFinding[] {
  const findings: RuleFinding[] = [];
  for (const [i, token] of tokens.entries()) {
    if (i === 0 || token.text !== token.lower || !VALUES.has(token.lower)) continue;
    const number = wordNumber(tokens, i);
    if (!number || number.value < least) continue;
    const noun = countedNoun(tokens, number.next);
    const near = [tokens[i - 1]!, tokens[number.next]!];
    if (!noun || PARTS.test(noun.lower) || near.some(({ lower, kind }) => LARGER.test(lower) || kind === 'number'))
      continue;
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
  `,
  check: (sentence) => writtenNumbers(sentence, 2),
};

/** Things that are counted, and no units. */
const COUNTED =
  /^(?:participants|patients|students|children|adults|men|women|people|groups|studies|experiments|samples|trials|items|questions|authors|researchers|raters|categories|conditions|variables|factors|models|methods|types|cases|countries|schools|teachers|teams|sites|stations|species|genes|datasets|algorithms|classes|clusters|components|criteria|reviewers|researchers|articles|papers|books|interviews|themes|reasons|examples|approaches|parts|flasks|trees|cells|mice|rats|dogs|animals|subjects|families|cities|regions|wells|earthquakes|events|glaciers|compounds|isomers)$/;
const DESIGNATED =
  /^(?:\p{Lu}|(?:table|figure|section|chapter|step|phase|grade|type|day|week|month|year|equation|group|page|level|stage|no|than|least|most|×|x|\d)$)/u;

export const fewInWords: CodeRule = {
  id: 'below-ten',
  guides: ['APA', 'IEEE', 'AGU', 'ACS'],
  source: 'Style manuals, APA 6.33; IEEE III; AGU Numbers; ACS ch. 11',
  comment: 'Numbers below 10 that count things are written out.',
  examples: `
    - We compared 3 groups of them. => We compared three groups of them.
    + We compared 3 groups of 12 children.
    + In Study 3 participants were paid.
    + It took 3 minutes.
  `,
  check({ tokens }) {
    const others = tokens.some(({ kind, text }) => kind === 'number' && /^\d{2,3}$/.test(text));
    if (others) return [];
    return tokens.flatMap((token, i) => {
      const [before, next] = [tokens[i - 1], tokens[i + 1]];
      if (!/^[2-9]$/.test(token.text) || !before || !next || !token.spaceBefore || !next.spaceBefore) return [];
      if (before.kind !== 'word' || DESIGNATED.test(before.text) || DESIGNATED.test(before.lower)) return [];
      if (!COUNTED.test(next.lower)) return [];
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
