import { useState } from 'preact/hooks';
import type { DocumentChange } from '../api/documents.ts';
import { CATEGORIES, type Category } from '../review/alert.ts';
import { shortened } from '../review/alert-card.tsx';
import { MARKS } from '../review/marks.ts';
import { count } from './when.ts';

/** Rows made at once. */
const ROWS = 100;

/** What was written into a document, in its order, with the words around it. */
export function ChangesList({ changes }: { readonly changes: readonly DocumentChange[] }) {
  const [only, setOnly] = useState<Category | null>(null);
  const [most, setMost] = useState(ROWS);
  if (changes.length === 0) return <p class="soft">Nothing was changed.</p>;
  const shown = only === null ? changes : changes.filter(({ category }) => category === only);
  const there = CATEGORIES.filter((name) => changes.some(({ category }) => category === name));
  return (
    <>
      <p class="soft">{countOf(changes)}</p>
      {there.length > 1 && (
        <fieldset class="filters">
          <legend class="visually-hidden">Which changes are shown</legend>
          <button type="button" class="filter filter-radio" aria-pressed={only === null} onClick={() => setOnly(null)}>
            All <span class="number">{changes.length.toLocaleString('en')}</span>
          </button>
          {there.map((category) => (
            <button
              key={category}
              type="button"
              class="filter filter-radio"
              aria-pressed={only === category}
              onClick={() => setOnly(category)}
            >
              <span class={`alert-mark alert-mark-${MARKS[category].slug}`} aria-hidden="true" />
              {MARKS[category].name}{' '}
              <span class="number">
                {changes.filter((change) => change.category === category).length.toLocaleString('en')}
              </span>
            </button>
          ))}
        </fieldset>
      )}
      <ol class="changes">
        {shown.slice(0, most).map((change, i) => (
          <li key={i} class="change">
            <span class={`alert-mark alert-mark-${MARKS[change.category as Category].slug}`} aria-hidden="true" />
            <div class="change-text">
              <p>
                {change.before}
                <Replaced change={change} />
                {change.after}
              </p>
              <p class="soft small">
                <strong>{change.lang_category}</strong> {change.comment}
                {change.written === 'comment' && ' Written as a comment.'}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {shown.length > most && (
        <p>
          <button type="button" class="button" onClick={() => setMost(most + ROWS)}>
            Show {Math.min(ROWS, shown.length - most)} more of {shown.length.toLocaleString('en')}
          </button>
          <span class="print-only">
            The first {most.toLocaleString('en')} of {shown.length.toLocaleString('en')} are printed. Show more on the
            page to print more.
          </span>
        </p>
      )}
    </>
  );
}

/** Nothing of the text was changed for advice: a question, or a correction only proposed: "75 changes and 1 piece of advice". */
function countOf(changes: readonly DocumentChange[]): string {
  const tracks = changes.some(({ written }) => written === 'tracked');
  const advice = changes.filter(
    ({ replacements, written }) => replacements.length === 0 || (tracks && written === 'comment'),
  ).length;
  const parts = [];
  if (changes.length > advice) parts.push(count(changes.length - advice, 'change'));
  if (advice > 0) parts.push(count(advice, 'piece of advice', 'pieces of advice'));
  return parts.join(' and ');
}

function Replaced({ change }: { readonly change: DocumentChange }) {
  const { covered, replacements, category } = change;
  const [best] = replacements;
  const { slug } = MARKS[category as Category];
  if (best === undefined) return <mark class={`changed changed-${slug}`}>{covered}</mark>;
  return (
    <>
      <del class="changed">{shortened(covered)}</del> <ins class={`changed changed-${slug}`}>{shortened(best)}</ins>
    </>
  );
}
