import { useState } from 'preact/hooks';
import type { DocumentChange } from '../../contract/document-review.ts';
import { figure } from '../languages/numbers.ts';
import { COMMON as common } from '../parts/words.ts';
import type { Category } from '../review/alert.ts';
import { CategoryMark } from '../review/category-mark.tsx';
import { MARKS } from '../review/marks.ts';
import { shownWords } from '../review/shown-words.ts';
import { CategoryFilter } from './category-filter.tsx';
import { DOCUMENTS as phrases } from './words.ts';

/** Number of rows added at once. */
const ROWS = 100;

/** The changes written into a document, in the order of the text, with the words around each. */
export function ChangesList({ changes }: { readonly changes: readonly DocumentChange[] }) {
  const [only, setOnly] = useState<Category | null>(null);
  const [most, setMost] = useState(ROWS);
  if (changes.length === 0) return <p class="soft">{phrases.nothingChanged}</p>;
  const shown = only === null ? changes : changes.filter(({ category }) => category === only);
  return (
    <>
      <p class="soft">{countOf(changes)}</p>
      <CategoryFilter changes={changes} only={only} onChange={setOnly} />
      <ol class="framed-list">
        {shown.slice(0, most).map((change, i) => (
          <li key={i} class="change">
            <CategoryMark category={change.category} />
            <div class="change-text">
              <p lang="en">
                {change.before}
                <Replaced change={change} />
                {change.after}
              </p>
              <p class="soft small">
                <span lang="en">
                  <strong>{change.lang_category}</strong> {change.comment}
                </span>
                {change.written === 'comment' && ` ${phrases.asComment}`}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {shown.length > most && (
        <p>
          <button type="button" class="button" onClick={() => setMost(most + ROWS)}>
            {common.showMoreOf(figure(Math.min(ROWS, shown.length - most)), figure(shown.length))}
          </button>
          <span class="print-only">{phrases.printed(figure(most), figure(shown.length))}</span>
        </p>
      )}
    </>
  );
}

/** Advice leaves the text unchanged: it is a question or a correction that is only proposed. Example: "75 changes and 1 piece of advice". */
function countOf(changes: readonly DocumentChange[]): string {
  const tracks = changes.some(({ written }) => written === 'tracked');
  const advice = changes.filter(
    ({ replacements, written }) => replacements.length === 0 || (tracks && written === 'comment'),
  ).length;
  const parts = [];
  if (changes.length > advice) parts.push(common.changeCount(changes.length - advice));
  if (advice > 0) parts.push(phrases.adviceCount(advice));
  return parts.join(` ${phrases.and} `);
}

function Replaced({ change }: { readonly change: DocumentChange }) {
  const { covered, replacements, category } = change;
  const [best] = replacements;
  const { slug } = MARKS[category];
  if (best === undefined) return <mark class={`changed changed-${slug}`}>{covered}</mark>;
  return (
    <>
      <del class="changed">{shownWords(covered)}</del> <ins class={`changed changed-${slug}`}>{shownWords(best)}</ins>
    </>
  );
}
