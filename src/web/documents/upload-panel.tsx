import { useEffect, useRef, useState } from 'preact/hooks';
import { explain, isAbort } from '../api/request.ts';
import type { UploadOptions } from '../api/upload.ts';
import { ShareBar } from './share-bar.tsx';

/** Sends a file and tells how far it is; `after` says what happens once all of it is there. */
export function UploadPanel({
  name,
  after,
  send,
  onCancel,
}: {
  readonly name: string;
  readonly after: string;
  readonly send: (options: UploadOptions) => Promise<void>;
  readonly onCancel: () => void;
}) {
  const [share, setShare] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const stop = useRef(new AbortController());
  useEffect(() => {
    const leaving = stop.current;
    send({ onProgress: setShare, signal: leaving.signal }).catch(
      (error: unknown) => isAbort(error) || setFailure(explain(error)),
    );
    return () => leaving.abort();
  }, []);
  return (
    <div class="card stack">
      <h2 class="file-name">{name}</h2>
      {failure === null ? (
        <ShareBar share={share} label="Sent" text={share < 1 ? `${Math.floor(share * 100)} % sent` : after} />
      ) : (
        <p class="notice notice-danger" role="alert">
          {failure}
        </p>
      )}
      <div class="row">
        <button type="button" class="button" onClick={onCancel}>
          {failure === null ? 'Cancel' : 'Choose another file'}
        </button>
      </div>
    </div>
  );
}
