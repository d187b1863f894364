/** Corrections made before scoring: tricks that hide text from a detector and that a reader does not see. */
export interface Disguises {
  /** Zero-width, bidirectional and other invisible format characters removed. */
  readonly invisible: number;
  /** Letters of other alphabets that look like Latin letters and were replaced by them. */
  readonly lookAlikes: number;
}

export interface NormalisedText {
  readonly text: string;
  readonly disguises: Disguises;
}

const PLAIN = /^[\x20-\x7e]*$/;
/** Format characters without width, including joiners and variation selectors. */
const INVISIBLE =
  /\u00ad|\u034f|\u061c|[\u115f\u1160]|[\u17b4\u17b5]|\u180e|[\u200b-\u200f]|[\u202a-\u202e]|[\u2060-\u206f]|[\ufe00-\ufe0f]|\ufeff|\u{e0001}|[\u{e0020}-\u{e007f}]/gu;
/** Characters that word processors insert automatically: soft hyphen, joiner, direction marks, variation selectors, byte order mark. */
const ORDINARY_INVISIBLE = /\u00ad|[\u200d-\u200f]|[\ufe00-\ufe0f]|\ufeff/;
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries(
    // Cyrillic, Greek and Armenian letters whose usual glyph is that of a Latin letter
    'аa еe оo рp сc уy хx кk іi јj ѕs һh ԁd ԛq ԝw ѵv ӏl ɡg ɑa АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ІI ЈJ ЅS ԚQ ԜW αa οo ρp νv ιi υu κk γy ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX օo ոn սu ցg'
      .split(' ')
      .reduce<Record<string, string>>((table, pair) => {
        const [from = '', to = ''] = [...pair];
        table[from] = to;
        return table;
      }, {}),
  ),
);
const FOREIGN_LETTER = /[\u0251\u0261\u0370-\u03ff\u0400-\u052f\u0530-\u058f]/;
const WORD = /[\p{L}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/u;
const GREEK = /\p{Script=Greek}/u;
/** Scientific symbols combine Latin and Greek letters (TNFα, NFκB, Kα, sinα): they are not disguised words. */
const ORDINARY_WORD = /^\p{Lu}?\p{Ll}+$/u;
const SYMBOL_LETTERS = 4;
/** A whole word of look-alikes between Latin words; a single capital can only stand for "A" or "I". */
const WHOLE_DISGUISE = /(?<=\p{Script=Latin}[,;]? )(?:[аеорсухкіјѕһԁԛԝѵӏ]+|[АІ])(?=[,;.]? \p{Script=Latin})/gu;

/**
 * Returns the form of a text that the model sees, the same in training and use: NFKC, straight quotation marks, dashes as
 * " - ", no invisible characters, look-alike letters of other alphabets replaced by the Latin ones, and without anything
 * that is not prose (markdown signs, inline formulas as "X", numeric citations, emoji). Linear in the length.
 */
export function normaliseText(raw: string): NormalisedText {
  let text = raw;
  let invisible = 0;
  let lookAlikes = 0;
  if (!PLAIN.test(text)) {
    text = text.replace(INVISIBLE, (found) => {
      if (!ORDINARY_INVISIBLE.test(found)) invisible++;
      return '';
    });
    if (FOREIGN_LETTER.test(text)) {
      const asLatin = (word: string): string =>
        [...word]
          .map((letter) => {
            const latin = LOOK_ALIKES.get(letter);
            if (latin !== undefined) lookAlikes++;
            return latin ?? letter;
          })
          .join('');
      text = text.replace(WORD, (word) => (disguised(word) ? asLatin(word) : word)).replace(WHOLE_DISGUISE, asLatin);
    }
    text = text
      .normalize('NFKC')
      .replace(/[\u2018\u2019\u201a\u201b\u2032\u02bc`\u00b4]/g, "'")
      .replace(/[\u201c-\u201f\u2033\u00ab\u00bb]|''/g, '"')
      .replace(/(?<=\d)\s?[\u2012\u2013]\s?(?=\d)/g, '-')
      .replace(/(?<!\s)\s+[\u2012-\u2015\u2212]\s*|[\u2012-\u2015\u2212]\s*/g, ' - ')
      .replace(/[\u2010\u2011]/g, '-')
      .replace(/\u2026/g, '...')
      .replace(/[\p{Extended_Pictographic}\u2022\u2023\u2043\u25a0-\u25ff\u27a4]/gu, (found) =>
        found < '\u0100' ? found : ' ',
      );
  }
  return { text: withoutMarkup(text), disguises: { invisible, lookAlikes } };
}

/** True for a word of Latin letters in which other letters replace some of them. */
function disguised(word: string): boolean {
  if (!FOREIGN_LETTER.test(word) || !LATIN.test(word)) return false;
  if (!GREEK.test(word)) return true;
  const latin = [...word].filter((letter) => LATIN.test(letter)).length;
  return ORDINARY_WORD.test(word) && (latin >= SYMBOL_LETTERS || (LATIN.test(word.at(-1)!) && latin > 1));
}

function withoutMarkup(raw: string): string {
  let text = raw;
  if (text.includes('--')) text = text.replace(/-{2,3}/g, ' - ');
  if (text.includes('*')) text = text.replace(/\*{1,3}(?=\S)([^*\n]{1,400}?)(?<=\S)\*{1,3}/g, '$1');
  if (text.includes('`')) text = text.replace(/`{1,3}/g, '');
  if (text.includes('$')) text = text.replace(/\$(?!\d)[^$\n]{1,200}\$/g, 'X');
  if (text.includes('[')) text = text.replace(/\s?\[\d[\d,;\s-]{0,40}\]/g, '');
  text = text.replace(/^\s*(?:#{1,6}\s+|[-*+]\s+|>\s+)/, '');
  return text.replace(/\s+/g, ' ').trim();
}
