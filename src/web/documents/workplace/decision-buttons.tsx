import type { DocumentChange } from '../../../contract/document-review.ts';
import { COMMON as common } from '../../parts/words.ts';
import { CategoryMark } from '../../review/category-mark.tsx';
import { MARKS } from '../../review/marks.ts';
import { shownWords } from '../../review/shown-words.ts';
import type { State } from './decisions.ts';
import { WORKPLACE as phrases } from './words.ts';

export interface DecisionActions {
  readonly accept: (change: DocumentChange, replacement: number) => void;
  readonly reject: (change: DocumentChange) => void;
  readonly reopen: (change: DocumentChange) => void;
  /** Opens the dialog for many changes, starting from this one. */
  readonly more: (change: DocumentChange) => void;
}

/** The reason for a change, and the decisions that the reader can make about it. */
export function DecisionCard({
  change,
  state,
  decision,
  actions,
}: {
  readonly change: DocumentChange;
  readonly state: State;
  readonly decision: number | undefined;
  readonly actions: DecisionActions;
}) {
  const { replacements, possible, comment, category, lang_category, covered } = change;
  const corrects = replacements.length > 0 && possible;
  return (
    <div class="wp-card">
      <p class="soft small wp-kind">
        <CategoryMark category={category} /> <span lang="en">{lang_category}</span>
        {lang_category !== MARKS[category].name && `, ${MARKS[category].name}`}
      </p>
      <p lang="en">{comment}</p>
      {corrects && (
        <ul class="replacements" aria-label={common.replacements}>
          {replacements.map((replacement, i) => (
            <li key={replacement}>
              <button
                type="button"
                class={i === 0 ? 'replacement replacement-best' : 'replacement'}
                aria-pressed={decision === i}
                onClick={() => actions.accept(change, i)}
              >
                <span class="visually-hidden">{common.change} </span>
                {i === 0 && <del>{shownWords(covered)}</del>}
                <span class="visually-hidden"> {common.to} </span>
                <ins>{replacement === '' ? common.nothing : shownWords(replacement)}</ins>
              </button>
            </li>
          ))}
        </ul>
      )}
      {!possible && replacements.length > 0 && (
        <p class="small">
          {phrases.suggestion} <ins>{shownWords(replacements[0]!)}</ins>. {phrases.noChangeHere}
        </p>
      )}
      <div class="wp-card-actions">
        {corrects && state !== 'accepted' && (
          <button type="button" class="button button-small button-primary" onClick={() => actions.accept(change, 0)}>
            {common.accept}
          </button>
        )}
        {state !== 'rejected' && (
          <button type="button" class="button button-small" onClick={() => actions.reject(change)}>
            {corrects ? phrases.reject : common.dismiss}
          </button>
        )}
        {state !== 'open' && (
          <button type="button" class="button button-small" onClick={() => actions.reopen(change)}>
            {phrases.later}
          </button>
        )}
        <button type="button" class="button button-small button-quiet" onClick={() => actions.more(change)}>
          {phrases.moreLike}
        </button>
      </div>
    </div>
  );
}
