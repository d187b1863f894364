import type { Category } from './alert.ts';
import { MARKS } from './marks.ts';

/** The sign before the name of a category; the name says the same to readers who do not see the sign. */
export function CategoryMark({ category }: { readonly category: Category }) {
  return <span class={`alert-mark alert-mark-${MARKS[category].slug}`} aria-hidden="true" />;
}
