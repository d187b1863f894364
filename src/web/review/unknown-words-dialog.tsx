import { useEffect, useRef } from 'preact/hooks';
import { COMMON as common } from '../parts/words.ts';
import { shortened } from './shortened.ts';
import { REVIEW as phrases } from './words.ts';

/** A word in the dialog: how often the text contains it, and which word may be meant. */
export interface ListedWord {
  readonly word: string;
  readonly count: number;
  readonly perhaps: string | null;
  /** The words around its first occurrence. */
  readonly before: string;
  readonly covered: string;
  readonly after: string;
}

/** All words of a text that are on no list; the writer adds them to the dictionary one by one or together. */
export function UnknownWordsDialog({
  words,
  onAdd,
  onShow,
  onClose,
}: {
  readonly words: readonly ListedWord[];
  readonly onAdd: (words: readonly string[]) => void;
  /** Goes to the first occurrence of a word; left out when the text is not on the page. */
  readonly onShow?: (word: string) => void;
  readonly onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="dialog stack" ref={dialog} aria-labelledby="unknown-title" onClose={onClose}>
      <div class="row-apart">
        <h2 id="unknown-title">{phrases.unknownCount(words.length)}</h2>
        <button type="button" class="button button-small" onClick={() => dialog.current?.close()}>
          {common.done}
        </button>
      </div>
      <p class="soft small">{phrases.unknownAbout}</p>
      {words.length > 1 && (
        <p>
          <button
            type="button"
            class="button button-primary"
            onClick={() => {
              onAdd(words.map(({ word }) => word));
              dialog.current?.close();
            }}
          >
            {phrases.addAll(words.length)}
          </button>
        </p>
      )}
      <ul class="unknown-words">
        {words.map(({ word, count, perhaps, before, covered, after }) => (
          <li key={word}>
            <div>
              <p>
                <strong>{word}</strong> {count > 1 && <span class="soft small">{phrases.timesOf(count)}</span>}
              </p>
              <p class="soft small">
                {before}
                <mark>{covered}</mark>
                {after}
              </p>
              {perhaps !== null && <p class="small">{phrases.didYouMean(shortened(perhaps, 40))}</p>}
            </div>
            <div class="row">
              {onShow && (
                <button
                  type="button"
                  class="button button-small button-quiet"
                  onClick={() => {
                    dialog.current?.close();
                    onShow(word);
                  }}
                >
                  {phrases.show}
                  <span class="visually-hidden"> {phrases.inText(word)}</span>
                </button>
              )}
              <button type="button" class="button button-small" onClick={() => onAdd([word])}>
                {phrases.add}
                <span class="visually-hidden"> {phrases.toDictionary(word)}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
