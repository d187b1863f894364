import { COMMON as common } from '../parts/words.ts';
import type { PlacedAlert } from './alert-plugin.ts';
import { CategoryMark } from './category-mark.tsx';
import { MARKS } from './marks.ts';
import { dictionaryWord } from './personal-dictionary.ts';
import type { ReviewController } from './review-view.ts';
import { shownWords } from './shown-words.ts';
import { REVIEW as phrases } from './words.ts';

/** What list and card need from the holder of the text: the page of the review tool, or the task pane of another editor. */
export type ListController = Pick<
  ReviewController,
  'accept' | 'activate' | 'dismiss' | 'firstInView' | 'focus' | 'ignoreRule'
>;

export interface ListActions {
  readonly controller: ListController;
  readonly addWord: (word: string) => void;
  /** Opens the preview of changes to accept together, from the card of one of them. */
  readonly acceptMore: (of?: PlacedAlert) => void;
}

export interface CardActions extends ListActions {
  readonly controller: ReviewController;
}

/** What is wrong, why, and the actions for it. */
export function AlertCard({
  placed,
  more,
  actions,
  onClose,
  titleId,
}: {
  readonly placed: PlacedAlert;
  /** True when more changes can be accepted with this one. */
  readonly more: boolean;
  readonly actions: ListActions;
  readonly onClose: () => void;
  readonly titleId: string;
}) {
  const { controller, addWord, acceptMore } = actions;
  const { alert } = placed;
  const { name } = MARKS[alert.category];
  const word = dictionaryWord(alert);
  return (
    <div class="alert-card">
      <div class="alert-card-head">
        <p class="alert-card-title" id={titleId}>
          <CategoryMark category={alert.category} />
          <span lang="en">{alert.kind}</span>
          {alert.kind !== name && <span class="soft small">{name}</span>}
        </p>
        <button type="button" class="icon-button icon-button-small" aria-label={common.close} onClick={onClose}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m5 5 10 10M15 5 5 15" />
          </svg>
        </button>
      </div>
      <p class="alert-card-comment" lang="en">
        {alert.comment}
      </p>
      {alert.replacements.length > 0 && (
        <ul class="replacements" aria-label={common.replacements}>
          {alert.replacements.map((replacement, i) => (
            <li key={replacement}>
              <button
                type="button"
                class={i === 0 ? 'replacement replacement-best' : 'replacement'}
                onClick={() => controller.accept(placed, replacement)}
              >
                <span class="visually-hidden">{common.change} </span>
                {i === 0 && <del>{shownWords(alert.covered)}</del>}
                <span class="visually-hidden"> {common.to} </span>
                <ins>{shownWords(replacement)}</ins>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div class="alert-card-actions">
        <button type="button" class="button button-small" onClick={() => controller.dismiss(placed)}>
          {common.dismiss}
        </button>
        {word !== null && (
          <button type="button" class="button button-small button-quiet" onClick={() => addWord(word)}>
            {phrases.addToDictionary}
          </button>
        )}
        {more && (
          <button type="button" class="button button-small button-quiet" onClick={() => acceptMore(placed)}>
            {phrases.acceptMore}
          </button>
        )}
        <button type="button" class="button button-small button-quiet" onClick={() => controller.ignoreRule(placed)}>
          {phrases.ignoreRule}
        </button>
      </div>
    </div>
  );
}
