import { useEffect, useRef, useState } from 'preact/hooks';
import { COMMON as common } from '../parts/words.ts';
import { REVIEW as phrases } from './words.ts';

/** The writer's own words, to look through, add and remove. */
export function DictionaryDialog({
  words,
  onAdd,
  onRemove,
  onClose,
}: {
  readonly words: readonly string[];
  readonly onAdd: (word: string) => void;
  readonly onRemove: (word: string) => void;
  readonly onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [word, setWord] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  const add = (event: Event) => {
    event.preventDefault();
    if (word.trim() !== '') onAdd(word.trim());
    setWord('');
  };
  return (
    <dialog class="dialog stack" ref={dialog} aria-labelledby="dictionary-title" onClose={onClose}>
      <div class="row-apart">
        <h2 id="dictionary-title">{phrases.yourDictionary}</h2>
        <button type="button" class="button button-small" onClick={() => dialog.current?.close()}>
          {common.done}
        </button>
      </div>
      <p class="soft small">{phrases.dictionaryAbout}</p>
      <form class="row" onSubmit={add}>
        <label class="field dictionary-field">
          <span class="visually-hidden">{phrases.newWord}</span>
          <input
            value={word}
            maxLength={64}
            placeholder={phrases.newWord}
            autocomplete="off"
            onInput={(event) => setWord(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {phrases.addWord}
        </button>
      </form>
      {words.length === 0 ? (
        <p class="soft">{phrases.noWords}</p>
      ) : (
        <ul class="dictionary-words">
          {words.map((known) => (
            <li key={known}>
              <span>{known}</span>
              <button type="button" class="button button-small button-quiet" onClick={() => onRemove(known)}>
                {phrases.removeWord}
                <span class="visually-hidden"> {known}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </dialog>
  );
}
