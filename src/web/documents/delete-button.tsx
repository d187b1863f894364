import { useEffect, useRef, useState } from 'preact/hooks';
import { explain } from '../api/request.ts';

/** Deletes after a question, since what is deleted does not come back. */
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
        class={small ? 'button button-small button-quiet' : 'button button-quiet'}
        onClick={() => setAsking(true)}
      >
        Delete<span class="visually-hidden"> {name}</span>
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
  const dialog = useRef<HTMLDialogElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const go = () =>
    work().then(
      () => {
        dialog.current?.close();
        onDone();
      },
      (error: unknown) => setFailure(explain(error)),
    );
  return (
    <dialog class="dialog stack" ref={dialog} aria-labelledby="delete-title" onClose={onClose}>
      <h2 id="delete-title">Delete “{name}”?</h2>
      <p>The file and everything made from it are removed from this server. This cannot be undone.</p>
      {failure !== null && (
        <p class="notice notice-danger" role="alert">
          {failure}
        </p>
      )}
      <div class="row">
        <button type="button" class="button button-danger" onClick={() => void go()}>
          Delete
        </button>
        <button type="button" class="button" onClick={() => dialog.current?.close()}>
          Keep
        </button>
      </div>
    </dialog>
  );
}
