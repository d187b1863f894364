import type { DisplayKind, ManuscriptParagraph } from './manuscript.ts';

/** A figure or table, identified by its number; “3.1” includes the chapter. */
export interface DisplayMention {
  readonly kind: DisplayKind;
  /** The number in capitals, without the letter of a panel: “2”, “S1”, “3.1”, “A2”. */
  readonly number: string;
  readonly start: number;
  readonly end: number;
}

const NUMBER = String.raw`(?:[SA]-?)?\d{1,3}(?:[.\-]\d{1,2})?`;
const PANEL = String.raw`(?:\s?\(?[a-zA-Z](?:\s?[-–,&]\s?[a-zA-Z])*\)?(?![\p{L}\d]))?`;
const WORD = String.raw`(?<kind>[Ff]ig(?:ure|\.)?s?\.?|FIG(?:URE|\.)?S?\.?|[Tt]ab(?:le|\.)s?\.?|TABLES?)`;
/** A mention of one number or of several: “Figures 1, 2a and 4–6”. */
const MENTION = new RegExp(
  `(?<![\\p{L}\\d])${WORD}[\\s\\u00a0]{0,2}(?<list>${NUMBER}${PANEL}(?:(?:\\s?[-–—]\\s?|,?\\s?(?:and|or|to|&)\\s|,\\s?)${NUMBER}${PANEL})*)`,
  'gu',
);
/** Roman numbers, “Table IV”, “Tables I and II”: engineering journals number their tables this way. */
const ROMAN_NUMBER = '[IVX]{1,5}(?![\\p{L}\\d])';
const ROMAN_MENTION = new RegExp(
  `(?<![\\p{L}\\d])(?<kind>Fig(?:ure|\\.)?s?\\.?|FIGURES?|Tables?|TABLES?)[\\s\\u00a0](?<list>${ROMAN_NUMBER}(?:(?:,? and |, | & )${ROMAN_NUMBER})*)`,
  'gu',
);
const ONE = new RegExp(`(?<![\\d.])(?<number>${NUMBER})(?<panel>${PANEL})`, 'gu');
/** Longer ranges are reading errors. */
const LONGEST_RANGE = 30;
/** Supplements and other material outside the paper have their own numbers. */
const BESIDE = /(?:suppl(?:ement(?:ary|al))?\.?|extended data|additional|online|appendix)\s$/iu;
/** Signs that the display belongs to another work: “Fig. 2 of Brown (2010)”, “(Brown 2010, Fig. 2)”. */
const ELSEWHERE_AFTER =
  /^\s?(?:,\s)?(?:(?:of|in|from)\s(?:ref|the (?:supp|online|original|paper)|their|his|her|\[|\p{Lu}\p{L}+ (?:et al|and|&|\(?\d{4}))|\[\d|therein)/u;
const ELSEWHERE_BEFORE = /(?:their|his|her|see also|(?:1[89]|20)\d\d[a-z]?[,;:]|\]\s?[,:]|et al\.,)\s(?:their\s)?$/u;

/** Returns the figures and tables of this manuscript that a text mentions, in order; displays that the text attributes to another work are left out. */
export function displayMentions(text: string): DisplayMention[] {
  if (!/fig|tab/i.test(text)) return [];
  const inDigits = Array.from(text.matchAll(MENTION), (match) => {
    const { kind, list } = match.groups as { kind: string; list: string };
    return { match, numbers: numbersIn(list, /s\.?$/i.test(kind)) };
  });
  const inLetters = Array.from(text.matchAll(ROMAN_MENTION), (match) => ({
    match,
    numbers: match.groups!['list']!.match(/[IVX]+/g)!.map(arabic),
  }));
  return [...inDigits, ...inLetters]
    .sort((a, b) => a.match.index - b.match.index)
    .flatMap(({ match: { 0: words, index, groups }, numbers }) => {
      const end = index + words.length;
      if (ELSEWHERE_AFTER.test(text.slice(end, end + 60))) return [];
      if (ELSEWHERE_BEFORE.test(text.slice(Math.max(0, index - 30), index))) return [];
      const beside = BESIDE.test(text.slice(Math.max(0, index - 20), index));
      const kind: DisplayKind = /^f/i.test(groups!['kind']!) ? 'figure' : 'table';
      return numbers.map((number) => ({
        kind,
        number: beside && /^\d/.test(number) ? `S${number}` : number,
        start: index,
        end,
      }));
    });
}

/** In “Table 1, 24 plants” and “Figure 1 and 24 plants” the second number is not a display. */
const NEAR = 2;

function numbersIn(list: string, several: boolean): string[] {
  const found: string[] = [];
  let last = 0;
  for (const match of list.matchAll(ONE)) {
    const number = match.groups!['number']!.toUpperCase();
    const between = list.slice(last, match.index);
    const [from, to] = [Number(found.at(-1)), Number(number)];
    if (!several && found.length > 0 && !/[-–—]/.test(between) && !(to > from && to - from <= NEAR)) break;
    if (/[-–—]|to/.test(between) && to > from && to - from < LONGEST_RANGE)
      for (let one = from + 1; one < to; one++) found.push(String(one));
    found.push(number);
    last = match.index + match[0].length;
  }
  return found;
}

const LABEL = new RegExp(
  `^\\s*(?:(?:supplement(?:ary|al)|extended data|appendix|online)\\s)?${WORD}[\\s\\u00a0]{0,2}(?<number>${NUMBER}|[IVX]{1,5})(?=[a-z]?\\s*(?:[.,:|–—)-]|\\s|$))`,
  'iu',
);

/** Returns the figure or table that a caption belongs to; undefined where the caption does not say. */
export function displayOfCaption({ text, display }: ManuscriptParagraph): Omit<DisplayMention, 'start'> | undefined {
  if (display) return { ...display, end: Math.min(text.length, 40) };
  const [lead] = /^[\s\ufffc]*/.exec(text)!;
  const match = LABEL.exec(text.slice(lead.length));
  if (!match) return undefined;
  const { kind, number } = match.groups as { kind: string; number: string };
  const supplementary = /^[\s\ufffc]*(?:suppl|extended|online)/iu.test(text) && /^\d/.test(number) ? 'S' : '';
  return {
    kind: /^f/i.test(kind) ? 'figure' : 'table',
    number: supplementary + arabic(number),
    end: lead.length + match[0].length,
  };
}

const ROMAN = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX'.split(' ');

/** Converts a Roman number: “IV” is “4”. */
function arabic(number: string): string {
  const at = ROMAN.indexOf(number.toUpperCase());
  return at < 0 ? number.toUpperCase() : String(at + 1);
}
