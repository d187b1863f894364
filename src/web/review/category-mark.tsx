import type { Category } from './alert.ts';
import { MARKS } from './marks.ts';

/** The sign of a category before its name, which says the same to readers who do not see it. */
export function CategoryMark({ category }: { readonly category: Category }) {
  return <span class={`alert-mark alert-mark-${MARKS[category].slug}`} aria-hidden="true" />;
}
