import { straightApostrophes } from '../../text/characters.ts';
import { lookupForm } from '../../text/lookup-form.ts';
import { type Automaton, loadAutomaton, wordAt, wordNumber } from './automaton.ts';
import type { AdjectiveForms, Countability, Lexicon, NounForms, VerbForms, WordClass } from './lexicon.ts';
import { LexiconFormatError, type LexiconSections, readLexicon } from './lexicon-file.ts';
import { EITHER_ARTICLE, hasVowelSound } from './vowel-sound.ts';
import { loadWordTable, type WordTable } from './word-table.ts';

/** Bits of a form's flags, as training/lexicon/build.py writes them. */
const LOWER = 1;
const TITLE = 2;
const UPPER = 4;
const MIXED = 8;
const SOUND_KNOWN = 1 << 8;
const SOUND_VOWEL = 1 << 9;
const PROPER = 1 << 12;
const LISTED = 1 << 13;
const MOSTLY_MIXED = 1 << 14;
const MOSTLY_UPPER = 1 << 15;
const CLASSES: readonly WordClass[] = ['NOUN', 'VERB', 'ADJ', 'ADV'];
const COUNTABILITIES: readonly Countability[] = ['count', 'mass', 'both', 'plural-only'];
/**
 * Most words whose numbers and families are cached: about 3 MB. Longer words are not cached, because they would keep the text in memory from which they are
 * cut.
 */
const KEPT = 16_384;
const LONGEST_KEPT = 12;
type Family = ReturnType<Lexicon['family']>;
const NO_FAMILY: Family = [];
const CLITIC = /^(?:n't|'(?:s|re|ve|ll|d|m|em|t)?)$/;

// copied, because TextDecoder need not accept shared memory
const text = (section: Uint8Array): string => new TextDecoder().decode(section.slice());
const words32 = (section: Uint8Array): Uint32Array =>
  new Uint32Array(section.buffer, section.byteOffset, section.byteLength >>> 2);
const words16 = (section: Uint8Array): Uint16Array =>
  new Uint16Array(section.buffer, section.byteOffset, section.byteLength >>> 1);

function pairs(values: Uint32Array): Map<number, number> {
  const map = new Map<number, number>();
  for (let i = 0; i < values.length; i += 2) map.set(values[i]!, values[i + 1]!);
  return map;
}

/** Returns the corrections by number of the misspelling: one line each, with tabs between the corrections. */
function loadCorrections(lines: string): (number: number) => readonly string[] {
  const starts: number[] = [0];
  for (let at = lines.indexOf('\n'); at >= 0; at = lines.indexOf('\n', at + 1)) starts.push(at + 1);
  return (number) => lines.slice(starts[number]!, (starts[number + 1] ?? lines.length + 1) - 1).split('\t');
}

/**
 * Opens the word knowledge in `bytes` (models/lexicon.bin): about 40 ms and 12 MB.
 * @throws LexiconFormatError when the bytes are damaged or of another version.
 */
export function createLexicon(file: Uint8Array | LexiconSections): Lexicon {
  const sections = file instanceof Uint8Array ? readLexicon(file) : file;
  const automaton: Automaton = loadAutomaton(text(sections[0]!), words32(sections[1]!));
  const frequencies = sections[2]!;
  const flags = words16(sections[3]!);
  if (frequencies.length !== automaton.size || flags.length !== automaton.size)
    throw new LexiconFormatError('the lexicon is damaged: its tables differ in length');
  const exact = new Map<string, string[]>();
  for (const form of text(sections[4]!).split('\n')) {
    const lower = form.toLowerCase();
    const known = exact.get(lower);
    if (known) known.push(form);
    else exact.set(lower, [form]);
  }
  const perMillion = Float64Array.from({ length: 256 }, (_, step) => (step === 0 ? 0 : 0.002 * 2 ** (step / 10)));
  const spell = (number: number): string => wordAt(automaton, number);
  const table = <T>(section: number, columns: number, build: (forms: string[]) => T, keys = columns): WordTable<T> =>
    loadWordTable(words32(sections[section]!), columns, keys, automaton.size, (row) => build(row.map(spell)));
  const verbTable = table<VerbForms>(5, 5, ([base = '', thirdPerson = '', ing = '', past = '', participle = '']) => ({
    base,
    thirdPerson,
    ing,
    past,
    participle,
  }));
  const nounTable = table<NounForms>(6, 2, ([singular = '', plural = '']) => ({ singular, plural }));
  const adjectiveTable = table<AdjectiveForms>(7, 3, ([positive = '', comparative = '', superlative = '']) => ({
    positive,
    comparative,
    superlative,
  }));
  const familyTable = table<readonly string[]>(11, 2, (forms) => forms);
  const countabilities = new Map<number, Countability>();
  for (const value of words32(sections[8]!)) countabilities.set(value >>> 2, COUNTABILITIES[value & 3]!);
  const american = pairs(words32(sections[9]!));
  const british = pairs(words32(sections[10]!));
  const mistakes = loadAutomaton(text(sections[12]!), words32(sections[13]!));
  const corrections = loadCorrections(text(sections[14]!));

  // cached, because a look-up walks the automaton, and each word of a text is looked up about twenty times
  const numbers = new Map<string, number>();
  const numberOf = (lower: string): number => {
    let number = numbers.get(lower);
    if (number === undefined) {
      number = wordNumber(automaton, lower);
      if (numbers.size >= KEPT) numbers.clear();
      if (lower.length <= LONGEST_KEPT) numbers.set(lower, number);
    }
    return number;
  };
  const families = new Map<number, Family>();
  const flagsOf = (lower: string): number => {
    const number = numberOf(lower);
    return number < 0 ? 0 : flags[number]!;
  };
  const hasPlain = (form: string, lower: string): boolean => {
    const cases = flagsOf(lower) & 15;
    if (cases === 0) return false;
    if (form === lower) return (cases & LOWER) !== 0;
    if (form.length > 1 && form === form.toUpperCase()) return true;
    const rest = form.slice(1);
    if (rest === rest.toLowerCase() && cases & (LOWER | TITLE)) return true;
    return (cases & MIXED) !== 0 && exact.get(lower)?.includes(form) === true;
  };
  const has = (form: string): boolean => {
    const lower = lookupForm(form);
    const normal = lower.length === form.length ? straightApostrophes(form) : lower;
    if (hasPlain(normal, lower) || CLITIC.test(lower)) return true;
    if (lower.endsWith('.')) return has(normal.slice(0, -1));
    if (/^\p{Lu}{2,}s$/u.test(normal)) return (flagsOf(lower.slice(0, -1)) & UPPER) !== 0;
    if (lower.endsWith("'s") || lower.endsWith("s'")) return has(normal.slice(0, lower.endsWith("'s") ? -2 : -1));
    if (lower.includes('-')) return normal.split('-').every((part) => part !== '' && has(part));
    return false;
  };
  const isOrdinary = (number: number): boolean => (flags[number]! & LOWER) !== 0;
  const classesOf = (number: number): WordClass[] =>
    number < 0 ? [] : CLASSES.filter((_, bit) => flags[number]! & (16 << bit));

  return {
    words: automaton,
    has,
    isWord: (number) => (flags[number]! & 15) !== 0,
    frequencyOf: (number) => perMillion[frequencies[number]!]!,
    writtenForm(lower) {
      const mask = flagsOf(lower);
      if (mask & LOWER && !(mask & PROPER)) return lower;
      if (mask & MOSTLY_MIXED) return exact.get(lower)?.[0] ?? lower;
      if (mask & MOSTLY_UPPER) return lower.toUpperCase();
      if (mask & TITLE) return lower.charAt(0).toUpperCase() + lower.slice(1);
      return mask & UPPER ? lower.toUpperCase() : lower;
    },
    isProper: (lower) => (flagsOf(lower) & PROPER) !== 0,
    isListed: (lower) => (flagsOf(lower) & LISTED) !== 0,
    isLowerCase: (lower) => (flagsOf(lower) & LOWER) !== 0,
    wordClasses: (lower) => classesOf(numberOf(lower)),
    variety(lower) {
      const code = (flagsOf(lower) >>> 10) & 3;
      if (code !== 1 && code !== 2) return undefined;
      const other = (code === 1 ? british : american).get(numberOf(lower));
      // a table pairs "goes" with "ges": when the counterpart is not a word, the word belongs to both varieties
      if (other !== undefined && !isOrdinary(other)) return undefined;
      return code === 1 ? 'US' : 'UK';
    },
    isOxford: (lower) => ((flagsOf(lower) >>> 10) & 3) === 3,
    counterpart(lower, to) {
      const other = (to === 'US' ? american : british).get(numberOf(lower));
      return other === undefined || !isOrdinary(other) ? undefined : spell(other);
    },
    frequency(lower) {
      const number = numberOf(lower);
      return number < 0 ? 0 : perMillion[frequencies[number]!]!;
    },
    misspelling(lower) {
      const number = wordNumber(mistakes, lower);
      return number < 0 ? undefined : corrections(number);
    },
    verbs: (lower) => verbTable(numberOf(lower)),
    nouns: (lower) => nounTable(numberOf(lower)),
    adjectives: (lower) => adjectiveTable(numberOf(lower)),
    countability: (singular) => countabilities.get(numberOf(singular)) ?? 'count',
    startsWithVowelSound(form) {
      const lower = lookupForm(form);
      const number = numberOf(lower);
      const mask = number < 0 ? 0 : flags[number]!;
      const known = mask & SOUND_KNOWN ? (mask & SOUND_VOWEL) !== 0 : undefined;
      return hasVowelSound(form, lower, known, (mask & LOWER) !== 0 && perMillion[frequencies[number]!]! > 20);
    },
    takesEitherArticle: (form) => EITHER_ARTICLE.has(lookupForm(form)),
    family(lower) {
      const number = numberOf(lower);
      const known = number < 0 ? NO_FAMILY : families.get(number);
      if (known) return known;
      const found = new Set<string>([lower]);
      // two steps: "analysis" - "analyse" - "analyst"; further steps leave the family ("organ" - "organize" - "reorganize")
      let ring = [lower];
      for (let step = 0; step < 2; step++) {
        const next: string[] = [];
        for (const form of ring)
          for (const pair of familyTable(numberOf(form)))
            for (const other of pair)
              if (!found.has(other)) {
                found.add(other);
                next.push(other);
              }
        ring = next;
      }
      found.delete(lower);
      const family = [...found].flatMap((form) => classesOf(numberOf(form)).map((upos) => ({ form, upos })));
      if (families.size >= KEPT) families.clear();
      families.set(number, family);
      return family;
    },
  };
}
