import type { CategoryName } from '../engine/taxonomy.ts';

export type { CategoryName } from '../engine/taxonomy.ts';

/** The categories in the order in which they are listed, and the prefix of each one's fields in `scoring_report`. */
export const CATEGORY_KEY = {
  Correctness: 'correctness',
  Clarity: 'clarity',
  Fluency: 'fluency',
  Style: 'style',
  'Style Guide Compliance': 'style_guide_complaince',
  Inclusivity: 'inclusive_language',
} as const satisfies Record<CategoryName, string>;

export const CATEGORY_NAMES = Object.keys(CATEGORY_KEY) as readonly CategoryName[];
