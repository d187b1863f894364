import type { SentenceFacts } from './sentence-facts.ts';
import { meanStep, moments, windowedVariety } from './series-statistics.ts';
import { ENDING_NAMES, FIRST_FUNCTION_CLASS } from './word-classes.ts';
import { LEXICONS } from './word-lists.ts';

const MARKS = [',', ';', ':', '!', '?', '(', '"', "'", '-', '...', '%', '/'];
// biome-ignore format: a table
const GENERAL = [
  'words', 'sentences', 'word length', 'word length sd', 'words of 7', 'words of 10', 'words to 3', 'variety', 'once only',
  'sentence length', 'sentence length sd', 'sentence length variation', 'longest sentence', 'shortest sentence',
  'sentence step', 'commas a sentence', 'commas sd', 'digits', 'capitals', 'spaced dashes', 'names', 'all capitals',
  'different starts', 'starts with article', 'starts with pronoun', 'starts with coordinator', 'starts with connective',
  'starts with subordinator', 'starts with preposition', 'starts with ing', 'contractions', 'participle clauses',
  'triads', 'not only', 'passives', 'rare words', 'uncommon words', 'repeated words', 'repeated pairs', 'small i',
  'small start', 'word length by sentence sd', 'variety by sentence sd', 'as as', 'of the', 'there is', 'it is',
  'short sentences', 'long sentences', 'possessives', 'comma and', 'question sentences', 'negated contrast',
  'function words',
];

/** Endings with a rate of their own: separate rates for all endings and function words made the results on new domains worse. */
const ENDINGS = ['ing', 'ed', 'ly', 'tion', 'ment', 'ity', 'ness', 'ive', 'ous', 'al', 's'];
const ENDING_PLACE = ENDING_NAMES.map((name) => ENDINGS.indexOf(name));

export const STYLE_FEATURES: readonly string[] = [
  ...GENERAL,
  ...MARKS.map((mark) => `mark ${mark}`),
  ...LEXICONS.map(([name]) => `lexicon ${name}`),
  ...ENDINGS.map((ending) => `ending -${ending}`),
];
const ENDING_AT = STYLE_FEATURES.length - ENDINGS.length;
const LEXICON_AT = ENDING_AT - LEXICONS.length;
const MARK_AT = LEXICON_AT - MARKS.length;
const MARK_PLACE = new Map(MARKS.map((mark, k) => [mark, k]));
const bit = (name: string): number => 1 << LEXICONS.findIndex(([known]) => known === name);
const CONNECTIVE = bit('connectives');
const SUBORDINATOR = bit('subordinators');
const COORDINATOR = bit('coordinators');
const PREPOSITION = bit('prepositions');
const BE = bit('be');
const PRONOUN = bit('first singular') | bit('first plural') | bit('second person') | bit('third person');
const COMMON = 4000;
const ED = ENDING_NAMES.indexOf('ed') + 1;
const ING = ENDING_NAMES.indexOf('ing') + 1;

/** Computes stylometric features of a run of sentences: STYLE_FEATURES from `offset`. Rates are per word. */
export function styleFeatures(sentences: readonly SentenceFacts[], out: Float32Array, offset: number): void {
  out.fill(0, offset, offset + STYLE_FEATURES.length);
  const set = (name: string, value: number): void => {
    out[offset + PLACES.get(name)!] = value;
  };
  const words: string[] = [];
  const seen = new Map<string, number>();
  const pairs = new Map<string, number>();
  const lengths: number[] = [];
  const commaCounts: number[] = [];
  const wordLengthMeans: number[] = [];
  const varieties: number[] = [];
  const starts = new Set<string>();
  let length = 0;
  let lengthSquares = 0;
  const count: Record<string, number> = {};
  const add = (name: string, by = 1): void => {
    count[name] = (count[name] ?? 0) + by;
  };
  let started = 0;
  let characters = 0;
  for (const sentence of sentences) {
    const { lowers, forms, classes, ranks, shapes, text } = sentence;
    characters += text.length;
    let own = 0;
    let ownLength = 0;
    let commas = 0;
    let previous = '';
    let first = true;
    const ownSeen = new Set<string>();
    for (let k = 0; k < lowers.length; k++) {
      const form = forms[k]!;
      const lower = lowers[k]!;
      const wordClass = classes[k]!;
      const shape = shapes[k]!;
      const place = MARK_PLACE.get(lower);
      if (place !== undefined) {
        out[offset + MARK_AT + place]!++;
        if (lower === ',') {
          commas++;
          const next = forms[k + 1];
          if (next?.ending === ING) add('participle clauses');
          if (lowers[k + 1] === 'and') add('comma and');
          if (lowers[k + 1] === 'but' && k > 3 && lowers.slice(Math.max(0, k - 8), k).includes('not'))
            add('negated contrast');
          if (lowers[k + 2] === ',' && (lowers[k + 3] === 'and' || lowers[k + 3] === 'or')) add('triads');
          else if (lowers[k + 3] === ',' && (lowers[k + 4] === 'and' || lowers[k + 4] === 'or')) add('triads');
        }
        if (lower === '-' && (shape & 1) !== 0) add('spaced dashes');
        if (lower === '?') add('question sentences');
        previous = '';
        continue;
      }
      if (!form.alphabetic) {
        previous = '';
        continue;
      }
      if (wordClass >= FIRST_FUNCTION_CLASS) add('function words');
      for (let bits = form.lexicons; bits !== 0; bits &= bits - 1)
        out[offset + LEXICON_AT + 31 - Math.clz32(bits & -bits)]!++;
      const clitic = lower.charCodeAt(0) === 39 || lower === "n't";
      if (clitic) {
        add(lower === "'s" ? 'possessives' : 'contractions');
        continue;
      }
      const ending = form.ending > 0 ? ENDING_PLACE[form.ending - 1]! : -1;
      if (ending >= 0) out[offset + ENDING_AT + ending]!++;
      own++;
      ownLength += form.length;
      length += form.length;
      lengthSquares += form.length * form.length;
      if (form.length >= 7) add('words of 7');
      if (form.length >= 10) add('words of 10');
      if (form.length <= 3) add('words to 3');
      if ((shape & 4) !== 0) add('all capitals');
      else if ((shape & 2) !== 0 && !first) add('names');
      if ((shape & 2) === 0) {
        if (ranks[k]! < 0) add('rare words');
        else if (ranks[k]! >= COMMON) add('uncommon words');
        if (lower === 'i') add('small i');
      }
      if (first) {
        started++;
        starts.add(lower);
        if ((shape & 2) === 0) add('small start');
        if (lower === 'the' || lower === 'a' || lower === 'an' || lower === 'this' || lower === 'these')
          add('starts with article');
        if ((form.lexicons & PRONOUN) !== 0) add('starts with pronoun');
        if ((form.lexicons & COORDINATOR) !== 0) add('starts with coordinator');
        if ((form.lexicons & CONNECTIVE) !== 0) add('starts with connective');
        if ((form.lexicons & SUBORDINATOR) !== 0) add('starts with subordinator');
        if ((form.lexicons & PREPOSITION) !== 0) add('starts with preposition');
        if (form.ending === ING) add('starts with ing');
      }
      if (form.ending === ED && k > 0 && (forms[k - 1]!.lexicons & BE) !== 0) add('passives');
      if (previous === 'not' && (lower === 'only' || lower === 'just' || lower === 'merely')) add('not only');
      if (previous === 'of' && lower === 'the') add('of the');
      if (previous === 'it' && lower === 'is') add('it is');
      if (previous === 'there' && (form.lexicons & BE) !== 0) add('there is');
      if (lower === 'as' && lowers[k + 2] === 'as') add('as as');
      if (wordClass < FIRST_FUNCTION_CLASS) seen.set(lower, (seen.get(lower) ?? 0) + 1);
      if (previous !== '') {
        const pair = `${previous} ${lower}`;
        pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
      }
      words.push(lower);
      ownSeen.add(lower);
      previous = lower;
      first = false;
    }
    lengths.push(own);
    commaCounts.push(commas);
    if (own >= 5) {
      wordLengthMeans.push(ownLength / own);
      varieties.push(ownSeen.size / own);
    }
    if (own <= 8) add('short sentences');
    if (own >= 30) add('long sentences');
  }
  const n = Math.max(1, words.length);
  const sentenceCount = Math.max(1, lengths.length);
  for (let k = offset + MARK_AT; k < offset + STYLE_FEATURES.length; k++) out[k]! /= n;
  for (const name of PER_WORD) set(name, (count[name] ?? 0) / n);
  for (const name of PER_SENTENCE) set(name, (count[name] ?? 0) / Math.max(1, started));
  set('short sentences', (count['short sentences'] ?? 0) / sentenceCount);
  set('long sentences', (count['long sentences'] ?? 0) / sentenceCount);
  set('question sentences', (count['question sentences'] ?? 0) / sentenceCount);
  set('words', Math.log(n));
  set('sentences', Math.log(sentenceCount));
  set('word length', length / n);
  set('word length sd', Math.sqrt(Math.max(0, lengthSquares / n - (length / n) ** 2)));
  set('variety', windowedVariety(words));
  const content = [...seen.values()];
  set('once only', content.filter((times) => times === 1).length / Math.max(1, content.length));
  set('repeated words', content.reduce((sum, times) => sum + times - 1, 0) / n);
  set('repeated pairs', [...pairs.values()].reduce((sum, times) => sum + times - 1, 0) / n);
  const { mean, deviation } = moments(lengths);
  set('sentence length', mean);
  set('sentence length sd', deviation);
  set('sentence length variation', deviation / Math.max(1, mean));
  set(
    'longest sentence',
    lengths.reduce((most, own) => Math.max(most, own), 0),
  );
  set('shortest sentence', lengths.length > 0 ? lengths.reduce((least, own) => Math.min(least, own)) : 0);
  set('sentence step', meanStep(lengths));
  set('commas a sentence', moments(commaCounts).mean);
  set('commas sd', moments(commaCounts).deviation);
  set('different starts', starts.size / Math.max(1, started));
  set('word length by sentence sd', moments(wordLengthMeans).deviation);
  set('variety by sentence sd', moments(varieties).deviation);
  let digits = 0;
  let capitals = 0;
  for (const { text } of sentences)
    for (let k = 0; k < text.length; k++) {
      const unit = text.charCodeAt(k);
      if (unit >= 48 && unit <= 57) digits++;
      else if (unit >= 65 && unit <= 90) capitals++;
    }
  set('digits', digits / Math.max(1, characters));
  set('capitals', capitals / Math.max(1, characters));
}

const PLACES = new Map(STYLE_FEATURES.map((name, k) => [name, k]));
// biome-ignore format: a table
const PER_WORD = [
  'words of 7', 'words of 10', 'words to 3', 'spaced dashes', 'names', 'all capitals', 'contractions', 'possessives',
  'participle clauses', 'triads', 'not only', 'passives', 'rare words', 'uncommon words', 'small i', 'as as', 'of the',
  'there is', 'it is', 'comma and', 'negated contrast', 'function words',
  'function words',
];
// biome-ignore format: a table
const PER_SENTENCE = [
  'starts with article', 'starts with pronoun', 'starts with coordinator', 'starts with connective',
  'starts with subordinator', 'starts with preposition', 'starts with ing', 'small start',
];
