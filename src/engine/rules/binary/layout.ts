import { ERROR_CLASSES, type ErrorClass } from '../../taxonomy.ts';

/**
 * rules.bin consists of a head of Int32 (magic, version, then offset and length of each section in Int32 words), sections of Int32 in the order of SECTIONS,
 * the strings as UTF-16 code units, and the rules for the suite and `emend rules` as deflated JSON. The data that the engine needs at run time is in the Int32
 * sections, so that threads share one copy and nothing is parsed.
 */
export const MAGIC = 0x4c52_4d45;
export const VERSION = 2;

export const SECTIONS = [
  /** Where each string ends in `text`. */
  'stringEnds',
  /** Strings that a pattern is looked up by or tests for; their positions are the word numbers. */
  'words',
  /** Tests of tokens, one after another: see `TESTS`. */
  'tests',
  /** ELEMENT_SIZE each: place of the test, fewest, most, boundary, captured. */
  'elements',
  /** PATTERN_SIZE each. */
  'patterns',
  /** For each word number, the end of its entries in `formEntries`; the same for lemmas. ENTRY_SIZE each. */
  'formEnds',
  'formEntries',
  'lemmaEnds',
  'lemmaEntries',
  /** ENTRY_SIZE each: the exceptions of a rule are adjacent. */
  'exceptions',
  /** RULE_SIZE each. */
  'rules',
  /** CHARACTER_SIZE each. */
  'characters',
  /** PHRASE_SIZE each: the lists of `rules/phrases/`. */
  'phrases',
  /** UTF-16 code units of all strings, two per word. */
  'text',
  /** Deflated JSON of the rules, four bytes per word. */
  'sources',
  /** Length of `sources` in bytes, and SHA-256 of the rule files, which shows whether the file matches the current rules. */
  'digest',
] as const;
export type Section = (typeof SECTIONS)[number];

/** Kinds of tests, the first word of each. */
export const TESTS = {
  /** count, numbers of forms */
  forms: 0,
  /** count, numbers of exact texts */
  texts: 1,
  /** mask of universal tags (0 for any), count, numbers of lemmas */
  lemmas: 2,
  /** mask of universal tags, two masks of Penn tags, count, numbers of forms */
  tags: 3,
  /** the same as `tags`; also true for punctuation except hyphens */
  end: 4,
  /** string: source of the expression */
  expression: 5,
  word: 6,
  noPunctuation: 7,
} as const;

export const BOUNDARIES = ['none', 'start', 'end', 'not', 'not-before'] as const;

export const ELEMENT = { test: 0, least: 1, most: 2, boundary: 3, captured: 4 } as const;
export const ELEMENT_SIZE = 5;

/** `replacement` is a string, or -1 when the pattern only points at its match. */
export const PATTERN = { elements: 0, end: 1, from: 2, to: 3, replacement: 4, rule: 5 } as const;
export const PATTERN_SIZE = 6;

/** `trigger` is the element used for look-up; `least` and `most` count the tokens before it. */
export const ENTRY = { pattern: 0, trigger: 1, least: 2, most: 3 } as const;
export const ENTRY_SIZE = 4;

/** `exceptions` to `exceptionsEnd` are positions in the section with that name. */
export const RULE = {
  id: 0,
  errorClass: 1,
  confidence: 2,
  level: 3,
  documents: 4,
  where: 5,
  language: 6,
  guides: 7,
  traits: 8,
  comment: 9,
  exceptions: 10,
  exceptionsEnd: 11,
} as const;
export const RULE_SIZE = 12;

/** Bits of RULE.traits. */
export const TRAITS = { lm: 1, advice: 2, offer: 4 } as const;

/** `needs` and `required` are strings or -1; `digit` is 1 when a match contains a digit. */
export const CHARACTER = { form: 0, flags: 1, replacement: 2, rule: 3, needs: 4, required: 5, digit: 6 } as const;
export const CHARACTER_SIZE = 7;

/** `list` and `phrase` are strings, `share` is in millionths. */
export const PHRASE = { list: 0, phrase: 1, share: 2 } as const;
export const PHRASE_SIZE = 3;

/** Confidences are stored in millionths. */
export const CONFIDENCE_UNIT = 1_000_000;

export const LEVELS = ['basic', 'advanced'] as const;
export const DOCUMENTS = ['any', 'general', 'academic'] as const;
export const PLACES = ['prose', 'labels', 'anywhere'] as const;
export const LANGUAGES = [undefined, 'US', 'UK'] as const;
export const RULE_CLASSES: readonly (ErrorClass | 'guide')[] = [
  'guide',
  ...(Object.keys(ERROR_CLASSES) as ErrorClass[]),
];
