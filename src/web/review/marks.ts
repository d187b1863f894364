import type { Category } from './alert.ts';

/** How a category looks: its class, its short name, and the line under its words, so that colour is not all there is. */
export interface Mark {
  readonly slug: string;
  readonly name: string;
  /** Names the line for readers of the legend. */
  readonly line: string;
}

export const MARKS: Readonly<Record<Category, Mark>> = {
  Correctness: { slug: 'correctness', name: 'Correctness', line: 'wavy line' },
  Clarity: { slug: 'clarity', name: 'Clarity', line: 'dashed line' },
  Fluency: { slug: 'fluency', name: 'Fluency', line: 'dotted line' },
  Style: { slug: 'style', name: 'Style', line: 'double line' },
  'Style Guide Compliance': { slug: 'style-guide', name: 'Style guide', line: 'thin line' },
  Inclusivity: { slug: 'inclusivity', name: 'Inclusivity', line: 'thick line' },
};
