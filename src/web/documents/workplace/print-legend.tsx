import { CATEGORY_NAMES } from '../../../contract/categories.ts';
import type { DocumentChange } from '../../../contract/document-review.ts';
import { CategoryMark } from '../../review/category-mark.tsx';
import { MARKS } from '../../review/marks.ts';
import { WORKPLACE as phrases } from './words.ts';

/** For paper, where nothing can be opened: the meaning of the marks in the text, and the colour of each kind. */
export function PrintLegend({ changes }: { readonly changes: readonly DocumentChange[] }) {
  const there = CATEGORY_NAMES.filter((name) => changes.some(({ category }) => category === name));
  if (there.length === 0) return null;
  const { slug } = MARKS[there[0]!];
  return (
    <div class="print-only print-legend">
      <span>
        <span class="wp-change wp-open">
          <del>{phrases.legendOld}</del> <ins class={`changed-${slug}`}>{phrases.legendNew}</ins>
        </span>{' '}
        {phrases.legendOpen}
      </span>
      <span>
        <span class="wp-change wp-accepted">
          <ins class={`changed-${slug}`}>{phrases.legendNew}</ins>
        </span>{' '}
        {phrases.legendAccepted}
      </span>
      <span>
        <span class="wp-change wp-rejected wp-mark">{phrases.legendOld}</span> {phrases.legendRejected}
      </span>
      {there.map((category) => (
        <span key={category}>
          <CategoryMark category={category} /> {MARKS[category].name}
        </span>
      ))}
    </div>
  );
}
