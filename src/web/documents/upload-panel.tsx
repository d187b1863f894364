import { useEffect, useState } from 'preact/hooks';
import { isAbort } from '../api/request.ts';
import type { UploadOptions } from '../api/upload.ts';
import { COMMON as common } from '../parts/words.ts';
import { ShareBar } from './share-bar.tsx';
import { type Accepted, mayBeTaken, uploadProblem } from './upload-problem.ts';
import { DOCUMENTS as phrases } from './words.ts';

interface Failure {
  readonly message: string;
  readonly mayPass: boolean;
}

/** Sends a file and shows the progress; `after` says what happens once the whole file has arrived. */
export function UploadPanel({
  name,
  accepted,
  after,
  send,
  onCancel,
}: {
  readonly name: string;
  readonly accepted: Accepted;
  readonly after: string;
  readonly send: (options: UploadOptions) => Promise<void>;
  readonly onCancel: () => void;
}) {
  const [share, setShare] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const leaving = new AbortController();
    setShare(0);
    setFailure(null);
    send({ onProgress: setShare, signal: leaving.signal }).catch((error: unknown) => {
      if (!isAbort(error)) setFailure({ message: uploadProblem(error, name, accepted), mayPass: mayBeTaken(error) });
    });
    return () => leaving.abort();
  }, [attempt]);
  return (
    <div class="card stack">
      <h2 class="file-name">{name}</h2>
      {failure === null ? (
        <ShareBar
          share={share}
          label={phrases.sent}
          text={share < 1 ? phrases.percentSent(Math.floor(share * 100)) : after}
        />
      ) : (
        <p class="notice notice-danger" role="alert">
          {failure.message}
        </p>
      )}
      <div class="row">
        {failure?.mayPass && (
          <button type="button" class="button button-primary" onClick={() => setAttempt(attempt + 1)}>
            {common.tryAgain}
          </button>
        )}
        <button type="button" class="button" onClick={onCancel}>
          {failure === null ? common.cancel : phrases.chooseAnother}
        </button>
      </div>
    </div>
  );
}
