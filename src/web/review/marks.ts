import { COMMON } from '../parts/words.ts';
import type { Category } from './alert.ts';

/** The look of a category: its class, its short name, and the line under its words, so that colour is not the only sign. */
export interface Mark {
  readonly slug: string;
  readonly name: string;
}

export const MARKS: Readonly<Record<Category, Mark>> = {
  Correctness: mark('correctness', 'correctness'),
  Clarity: mark('clarity', 'clarity'),
  Fluency: mark('fluency', 'fluency'),
  Style: mark('style', 'style'),
  'Style Guide Compliance': mark('style-guide', 'styleGuide'),
  Inclusivity: mark('inclusivity', 'inclusivity'),
};

/** Reads the name only when it is shown: by then the sentences of the reader's language are loaded. */
function mark(slug: string, name: keyof (typeof COMMON)['category']): Mark {
  return {
    slug,
    get name() {
      return COMMON.category[name];
    },
  };
}
