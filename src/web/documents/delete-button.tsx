import { useState } from 'preact/hooks';
import { Dialog } from '../parts/dialog.tsx';
import { DialogEnd } from '../parts/dialog-end.tsx';
import { useAttempt } from '../parts/use-attempt.ts';
import { COMMON as common } from '../parts/words.ts';
import { DOCUMENTS as phrases } from './words.ts';

/** Asks before it deletes, because a deletion cannot be undone. */
export function DeleteButton({
  name,
  work,
  onDone,
  small = true,
}: {
  readonly name: string;
  readonly work: () => Promise<unknown>;
  readonly onDone: () => void;
  readonly small?: boolean;
}) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        class={small ? 'button button-small button-quiet' : 'button'}
        onClick={() => setAsking(true)}
      >
        {common.remove}
        <span class="visually-hidden"> {name}</span>
      </button>
      {asking && <Question name={name} work={work} onDone={onDone} onClose={() => setAsking(false)} />}
    </>
  );
}

function Question({
  name,
  work,
  onDone,
  onClose,
}: {
  readonly name: string;
  readonly work: () => Promise<unknown>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const attempts = useAttempt();
  return (
    <Dialog title={phrases.removeTitle(name)} onClose={onClose}>
      <p>{phrases.removeAbout}</p>
      <DialogEnd attempts={attempts} danger back={common.keepIt} onClose={onClose} onGo={() => work().then(onDone)}>
        {common.remove}
      </DialogEnd>
    </Dialog>
  );
}
