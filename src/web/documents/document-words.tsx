import { useState } from 'preact/hooks';
import type { UnknownWord } from '../../contract/document-review.ts';
import { explain } from '../api/request.ts';
import { addWord } from '../api/review.ts';
import { UnknownWordsDialog } from '../review/unknown-words-dialog.tsx';
import { REVIEW } from '../review/words.ts';
import { DOCUMENTS as phrases } from './words.ts';

/** The words of a document that are on no list, each shown once, with a dialog that adds them to the dictionary. */
export function DocumentWords({ words }: { readonly words: readonly UnknownWord[] }) {
  const [open, setOpen] = useState(false);
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<string | null>(null);
  const left = words.filter(({ word }) => !added.has(word));
  if (words.length === 0) return null;
  const add = (wanted: readonly string[]) => {
    Promise.all(wanted.map(addWord)).then(
      () => setAdded((known) => new Set([...known, ...wanted])),
      (error: unknown) => setFailure(explain(error)),
    );
  };
  return (
    <section class="stack" aria-labelledby="unknown-words-title">
      <h2 id="unknown-words-title">{REVIEW.unknownCount(words.length)}</h2>
      <p class="soft">{phrases.unknownAbout}</p>
      {failure !== null && <p class="notice notice-danger">{failure}</p>}
      <p class="unknown-list" lang="en">
        {words.map(({ word }) => word).join(', ')}
      </p>
      <p>
        <button type="button" class="button" disabled={left.length === 0} onClick={() => setOpen(true)}>
          {left.length === 0 ? phrases.allKnown : phrases.lookThrough}
        </button>
      </p>
      {open && (
        <UnknownWordsDialog
          words={left.map(({ word, perhaps, places }) => ({ word, count: places.length, perhaps, ...places[0]! }))}
          onAdd={add}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
