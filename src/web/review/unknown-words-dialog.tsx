import { useEffect, useRef } from 'preact/hooks';
import { shortened } from './changed-words.tsx';

/** A word in the dialog: how often it stands in the text, and what may be meant. */
export interface ListedWord {
  readonly word: string;
  readonly count: number;
  readonly perhaps: string | null;
  /** The words around its first place. */
  readonly before: string;
  readonly covered: string;
  readonly after: string;
}

/** All words of a text that no list has, to be put into the dictionary one by one or together. */
export function UnknownWordsDialog({
  words,
  onAdd,
  onShow,
  onClose,
}: {
  readonly words: readonly ListedWord[];
  readonly onAdd: (words: readonly string[]) => void;
  /** Goes to the first place of a word; absent where the text is not at hand. */
  readonly onShow?: (word: string) => void;
  readonly onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="dialog stack" ref={dialog} aria-labelledby="unknown-title" onClose={onClose}>
      <div class="row-apart">
        <h2 id="unknown-title">{wordsWeDoNotKnow(words.length)}</h2>
        <button type="button" class="button button-small" onClick={() => dialog.current?.close()}>
          Done
        </button>
      </div>
      <p class="soft small">
        Add names and terms to your dictionary, and they are not asked about again. Correct what is a slip.
      </p>
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
            Add all {words.length} to the dictionary
          </button>
        </p>
      )}
      <ul class="unknown-words">
        {words.map(({ word, count, perhaps, before, covered, after }) => (
          <li key={word}>
            <div>
              <p>
                <strong>{word}</strong> {count > 1 && <span class="soft small">{count} times</span>}
              </p>
              <p class="soft small">
                {before}
                <mark>{covered}</mark>
                {after}
              </p>
              {perhaps !== null && <p class="small">Did you mean “{shortened(perhaps, 40)}”?</p>}
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
                  Show<span class="visually-hidden"> {word} in the text</span>
                </button>
              )}
              <button type="button" class="button button-small" onClick={() => onAdd([word])}>
                Add<span class="visually-hidden"> {word} to the dictionary</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

export function wordsWeDoNotKnow(count: number): string {
  return `${count} ${count === 1 ? 'word' : 'words'} we do not know`;
}
