import { deflateSync } from 'node:zlib';
import { requiredText } from '../../../text/required-text.ts';
import { STYLE_GUIDES } from '../../taxonomy.ts';
import type { CharacterPattern, Rule, RuleSources } from '../rule.ts';
import { type Pattern, parsePattern } from '../source/pattern.ts';
import type { PhraseList } from '../source/read-phrases.ts';
import { LEMMA_KEY, triggerOf } from '../source/trigger.ts';
import {
  BOUNDARIES,
  CONFIDENCE_UNIT,
  DOCUMENTS,
  LANGUAGES,
  LEVELS,
  MAGIC,
  PLACES,
  RULE_CLASSES,
  SECTIONS,
  type Section,
  TRAITS,
  VERSION,
} from './layout.ts';
import { createStringPool } from './string-pool.ts';
import { testWords } from './write-tests.ts';

/**
 * Returns the rules in the format of rules.bin (layout.ts). `aliases` maps former ids to current ones; `digest` identifies the sources.
 * @throws Error that names a rule whose id another rule already has
 */
export function writeRules(
  rules: readonly Rule[],
  phraseLists: readonly PhraseList[],
  aliases: Readonly<Record<string, string>>,
  digest: Uint8Array,
): Uint8Array {
  refuseTwins(rules);
  const strings = createStringPool();
  const words = new Map<string, number>();
  const word = (text: string): number => {
    let number = words.get(text);
    if (number === undefined) {
      number = words.size;
      words.set(text, number);
    }
    return number;
  };
  const tests: number[] = [];
  const testPlaces = new Map<string, number>();
  const elements: number[] = [];
  const patterns: number[] = [];
  const byForm = new Map<number, number[]>();
  const byLemma = new Map<number, number[]>();
  const exceptions: number[] = [];
  const ruleRows: number[] = [];
  const characters: number[] = [];

  const addTest = (test: readonly number[]): number => {
    const key = test.join();
    let place = testPlaces.get(key);
    if (place === undefined) {
      place = tests.length;
      testPlaces.set(key, place);
      tests.push(...test);
    }
    return place;
  };

  /** Returns the entry of a pattern: its number, the element used for look-up, and the number of tokens that may come before. */
  const addPattern = (pattern: Pattern, rule: number): { entry: readonly number[]; keys: readonly string[] } => {
    const first = elements.length / 5;
    for (const { test, least, most, boundary, captured } of pattern.elements) {
      const place = addTest(testWords(test, { word, string: strings.add }));
      elements.push(place, least, most, BOUNDARIES.indexOf(boundary), captured ? 1 : 0);
    }
    const number = patterns.length / 6;
    const { from, to, replacement } = pattern;
    const template = replacement === undefined ? -1 : strings.add(replacement);
    patterns.push(first, first + pattern.elements.length, from, to, template, rule);
    const trigger = triggerOf(pattern.elements);
    const before = pattern.elements.slice(0, trigger).filter(({ boundary }) => boundary === 'none');
    const least = before.reduce((sum, element) => sum + element.least, 0);
    const most = before.reduce((sum, element) => sum + element.most, 0);
    return { entry: [number, trigger, least, most], keys: pattern.elements[trigger]!.keys! };
  };

  const addCharacters = ({ form, flags, replacement }: CharacterPattern, rule: number, needs?: string): void => {
    const required = requiredText(new RegExp(form, flags));
    characters.push(
      strings.add(form),
      strings.add(flags),
      replacement === undefined ? -1 : strings.add(replacement),
      rule,
      needs === undefined ? -1 : strings.add(needs),
      required.text === '' ? -1 : strings.add(required.text),
      required.digit ? 1 : 0,
    );
  };

  for (const [i, rule] of rules.entries()) {
    for (const source of rule.patterns)
      for (const pattern of parsePattern(source)) {
        const { entry, keys } = addPattern(pattern, i);
        for (const key of new Set(keys)) {
          const index = key.startsWith(LEMMA_KEY) ? byLemma : byForm;
          const number = word(key.startsWith(LEMMA_KEY) ? key.slice(LEMMA_KEY.length) : key);
          const list = index.get(number);
          if (list) list.push(...entry);
          else index.set(number, [...entry]);
        }
      }
    const firstException = exceptions.length;
    for (const source of rule.exceptions)
      for (const pattern of parsePattern(`[${source}]`)) exceptions.push(...addPattern(pattern, i).entry);
    for (const pattern of rule.characters) addCharacters(pattern, i, rule.needs);
    ruleRows.push(...ruleWords(rule, strings.add), firstException, exceptions.length);
  }

  const phrases = phraseLists.flatMap(({ name, rows }) =>
    rows.flatMap(([phrase, share]) => [strings.add(name), strings.add(phrase), Math.round(share * CONFIDENCE_UNIT)]),
  );
  const [formEnds, formEntries] = inOrder(byForm, words.size);
  const [lemmaEnds, lemmaEntries] = inOrder(byLemma, words.size);
  const wordStrings = [...words.keys()].map(strings.add);
  const sources = deflateSync(JSON.stringify({ rules, aliases } satisfies RuleSources));
  return assemble({
    stringEnds: strings.ends(),
    words: wordStrings,
    tests,
    elements,
    patterns,
    formEnds,
    formEntries,
    lemmaEnds,
    lemmaEntries,
    exceptions,
    rules: ruleRows,
    characters,
    phrases,
    text: strings.text(),
    sources: wordsOf(sources),
    digest: [sources.length, ...wordsOf(digest)],
  });
}

function refuseTwins(rules: readonly Rule[]): void {
  const seen = new Map<string, string>();
  for (const { id, place } of rules) {
    const other = seen.get(id);
    if (other !== undefined) throw new Error(`two rules are called '${id}': ${other} and ${place}`);
    seen.set(id, place);
  }
}

/** Returns all columns of a rule except its exceptions. */
function ruleWords(rule: Rule, string: (text: string) => number): number[] {
  return [
    string(rule.id),
    RULE_CLASSES.indexOf(rule.errorClass),
    Math.round(rule.confidence * CONFIDENCE_UNIT),
    LEVELS.indexOf(rule.level),
    DOCUMENTS.indexOf(rule.documents),
    PLACES.indexOf(rule.where),
    LANGUAGES.indexOf(rule.language),
    (rule.guides ?? []).reduce((mask, guide) => mask | (1 << STYLE_GUIDES.indexOf(guide)), 0),
    (rule.lm ? TRAITS.lm : 0) | (rule.kind === 'advice' ? TRAITS.advice : 0) | (rule.offer ? TRAITS.offer : 0),
    string(rule.comment),
  ];
}

/** Returns lists by word number as one array, with the end of each list. */
function inOrder(lists: ReadonlyMap<number, readonly number[]>, words: number): [ends: number[], all: number[]] {
  const ends: number[] = [];
  const all: number[] = [];
  for (let i = 0; i < words; i++) {
    for (const value of lists.get(i) ?? []) all.push(value);
    ends.push(all.length);
  }
  return [ends, all];
}

/** Returns bytes as Int32 words, padded with zeros. */
function wordsOf(bytes: Uint8Array): number[] {
  const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
  padded.set(bytes);
  return [...new Int32Array(padded.buffer)];
}

function assemble(sections: Readonly<Record<Section, readonly number[]>>): Uint8Array {
  const head = 2 + 2 * SECTIONS.length;
  const total = SECTIONS.reduce((sum, name) => sum + sections[name].length, head);
  const file = new Int32Array(total);
  file[0] = MAGIC;
  file[1] = VERSION;
  let at = head;
  for (const [i, name] of SECTIONS.entries()) {
    file[2 + 2 * i] = at;
    file[3 + 2 * i] = sections[name].length;
    file.set(sections[name], at);
    at += sections[name].length;
  }
  return new Uint8Array(file.buffer);
}
