import { useState } from 'preact/hooks';
import { storeOf } from '../account-store.ts';
import { ApiError } from '../api/request.ts';
import { deleteServerText } from '../api/texts.ts';
import { HOME as phrases } from '../home/words.ts';
import { when } from '../languages/numbers.ts';
import { Dialog } from '../parts/dialog.tsx';
import { DialogEnd } from '../parts/dialog-end.tsx';
import { useAttempt } from '../parts/use-attempt.ts';
import { COMMON as common } from '../parts/words.ts';
import { useAccount } from '../session.tsx';
import { forgetText } from './text-heads.ts';
import type { ListedText } from './use-texts.ts';

export function TextRow({ text, onChange }: { readonly text: ListedText; readonly onChange: () => void }) {
  const { id, title, excerpt, words, modified, place } = text;
  const [asking, setAsking] = useState(false);
  const [, rest] = excerpt.split('\n');
  return (
    <li class="work-item">
      <a class="work-link" href={`/review/${id}`}>
        {title}
      </a>
      {words > 0 && rest && <p class="work-excerpt soft small">{rest}</p>}
      <p class="work-facts soft small">
        <span>{when(modified)}</span>
        <span class="number">{common.wordCount(words)}</span>
        <span>{place === 'server' ? phrases.onServer : phrases.inBrowser}</span>
      </p>
      <button type="button" class="button button-small button-quiet work-action" onClick={() => setAsking(true)}>
        {phrases.remove}
        <span class="visually-hidden"> {title}</span>
      </button>
      {asking && <DeleteText text={text} onDone={onChange} onClose={() => setAsking(false)} />}
    </li>
  );
}

function DeleteText({
  text: { id, title, place },
  onDone,
  onClose,
}: {
  readonly text: ListedText;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const account = useAccount().id;
  const attempts = useAttempt();
  const work = async () => {
    if (place === 'server')
      await deleteServerText(id).catch((error: unknown) => {
        // The text is not on the server yet, or was deleted elsewhere.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
    forgetText(storeOf(account), id);
    onClose();
    onDone();
  };
  return (
    <Dialog title={phrases.removeTitle(title)} onClose={onClose}>
      <p>{place === 'server' ? phrases.removeFromServer : phrases.removeFromBrowser}</p>
      <DialogEnd attempts={attempts} danger back={phrases.keep} onClose={onClose} onGo={work}>
        {phrases.remove}
      </DialogEnd>
    </Dialog>
  );
}
