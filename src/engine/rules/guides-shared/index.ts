import type { RuleFile } from '../rule-file.ts';
import { SHARED_BIAS_FREE } from './bias-free.ts';
import { SHARED_CITATIONS } from './citations.ts';
import { SHARED_DATES } from './dates-and-names.ts';
import { SHARED_FIGURES } from './figures.ts';
import { SHARED_HEADINGS } from './headings.ts';
import { SHARED_LATIN } from './latin.ts';
import { SHARED_NUMBERS } from './numbers.ts';
import { SHARED_HYPHENS } from './prefixes-and-hyphens.ts';
import { SHARED_PUNCTUATION } from './punctuation.ts';
import { SHARED_STATISTICS } from './statistics.ts';
import { SHARED_UNITS } from './units.ts';
import { SHARED_WORDS } from './words.ts';

/** Rules that more than one style guide has, or that stand beside their opposite in another. */
export const SHARED_GUIDE_RULES: readonly RuleFile[] = [
  SHARED_BIAS_FREE,
  SHARED_CITATIONS,
  SHARED_DATES,
  SHARED_FIGURES,
  SHARED_HEADINGS,
  SHARED_HYPHENS,
  SHARED_LATIN,
  SHARED_NUMBERS,
  SHARED_PUNCTUATION,
  SHARED_STATISTICS,
  SHARED_UNITS,
  SHARED_WORDS,
];
