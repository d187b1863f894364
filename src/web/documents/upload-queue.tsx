import { useEffect, useState } from 'preact/hooks';
import { ApiError, isAbort } from '../api/request.ts';
import type { UploadOptions } from '../api/upload.ts';
import { ShareBar } from './share-bar.tsx';
import { type Accepted, uploadProblem } from './upload-problem.ts';
import { DOCUMENTS as phrases } from './words.ts';

type State =
  | { readonly step: 'waiting' }
  | { readonly step: 'sending'; readonly share: number }
  | { readonly step: 'received'; readonly href: string }
  | { readonly step: 'failed'; readonly message: string };

/** Sends several files one after the other; a refused file stops none of the others. */
export function UploadQueue({
  files,
  accepted,
  send: sendOne,
  opens,
  onReceived,
  onDone,
}: {
  readonly files: readonly File[];
  readonly accepted: (file: File) => Accepted;
  /** Sends a file and returns the path of its result. */
  readonly send: (file: File, options: UploadOptions) => Promise<string>;
  /** The text of the link to a result, and an addition for screen readers. */
  readonly opens: { readonly link: string; readonly of: (name: string) => string };
  readonly onReceived: () => void;
  readonly onDone: () => void;
}) {
  const [states, setStates] = useState<readonly State[]>(() => files.map(() => ({ step: 'waiting' })));
  useEffect(() => {
    const leaving = new AbortController();
    const put = (i: number, state: State) => setStates((all) => all.map((old, k) => (k === i ? state : old)));
    const send = async () => {
      for (const [i, file] of files.entries()) {
        put(i, { step: 'sending', share: 0 });
        try {
          const onProgress = (share: number) => put(i, { step: 'sending', share });
          const href = await atTheRate(() => sendOne(file, { onProgress, signal: leaving.signal }));
          put(i, { step: 'received', href });
          onReceived();
        } catch (error) {
          if (isAbort(error)) return;
          put(i, { step: 'failed', message: uploadProblem(error, file.name, accepted(file)) });
        }
      }
    };
    void send();
    return () => leaving.abort();
  }, []);
  const left = states.filter(({ step }) => step === 'waiting' || step === 'sending').length;
  return (
    <section class="card stack" aria-labelledby="queue-title">
      <h2 id="queue-title">{left > 0 ? phrases.sendingFiles(files.length) : phrases.allSent}</h2>
      <ol class="upload-queue">
        {files.map((file, i) => (
          <li key={i}>
            <span class="file-name">{file.name}</span>
            <Sent state={states[i]!} name={file.name} opens={opens} />
          </li>
        ))}
      </ol>
      <p class="visually-hidden" role="status">
        {left === 0 && phrases.allSent}
      </p>
      <div class="row">
        <button type="button" class="button" onClick={onDone}>
          {left > 0 ? phrases.stopSending : phrases.sendMore}
        </button>
      </div>
    </section>
  );
}

function Sent({
  state,
  name,
  opens,
}: {
  readonly state: State;
  readonly name: string;
  readonly opens: { readonly link: string; readonly of: (name: string) => string };
}) {
  if (state.step === 'waiting') return <span class="soft small">{phrases.waiting}</span>;
  if (state.step === 'failed') return <span class="upload-queue-failed small">{state.message}</span>;
  if (state.step === 'received')
    return (
      <a class="small" href={state.href}>
        {opens.link}
        <span class="visually-hidden"> {opens.of(name)}</span>
      </a>
    );
  return (
    <ShareBar
      share={state.share}
      label={phrases.sentOf(name)}
      text={phrases.percentSent(Math.floor(state.share * 100))}
    />
  );
}

/** How often a file is sent again that came too soon after the previous one. */
const MOST_TRIES = 5;

/** Small files follow one another faster than the service accepts requests: the service then says when to try again. */
async function atTheRate<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429 || tries === MOST_TRIES) throw error;
      await new Promise((done) => setTimeout(done, (error.retryAfter ?? 1) * 1000));
    }
  }
}
