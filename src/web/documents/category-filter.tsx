import type { ComponentChildren } from 'preact';
import { CATEGORY_NAMES } from '../../contract/categories.ts';
import type { DocumentChange } from '../../contract/document-review.ts';
import { language } from '../languages/language.ts';
import type { Category } from '../review/alert.ts';
import { CategoryMark } from '../review/category-mark.tsx';
import { MARKS } from '../review/marks.ts';
import { DOCUMENTS as phrases } from './words.ts';

/** Chooses the changes shown: those of one category or all. Categories without changes are left out. */
export function CategoryFilter({
  changes,
  only,
  onChange,
  children,
}: {
  readonly changes: readonly DocumentChange[];
  /** Null when all categories are shown. */
  readonly only: Category | null;
  readonly onChange: (only: Category | null) => void;
  /** More filters. */
  readonly children?: ComponentChildren;
}) {
  const there = CATEGORY_NAMES.filter((name) => changes.some(({ category }) => category === name));
  if (there.length < 2 && !children) return null;
  return (
    <fieldset class="filters">
      <legend class="visually-hidden">{phrases.whichChanges}</legend>
      {there.length > 1 &&
        [null, ...there].map((category) => (
          <FilterButton
            key={category}
            pressed={only === category}
            count={changes.filter((change) => category === null || change.category === category).length}
            onClick={() => onChange(category)}
          >
            {category === null ? (
              phrases.allChanges
            ) : (
              <>
                <CategoryMark category={category} />
                {MARKS[category].name}
              </>
            )}
          </FilterButton>
        ))}
      {children}
    </fieldset>
  );
}

/** A filter with the number of changes that it shows. */
export function FilterButton({
  pressed,
  count,
  onClick,
  children,
}: {
  readonly pressed: boolean;
  readonly count: number;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}) {
  return (
    <button type="button" class="filter filter-radio" aria-pressed={pressed} onClick={onClick}>
      {children} <span class="number">{count.toLocaleString(language)}</span>
    </button>
  );
}
