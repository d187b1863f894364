import { useId, useState } from 'preact/hooks';
import { formatBytes } from '../parts/format.ts';
import { COMMON as common } from '../parts/words.ts';
import { useSession } from '../session.tsx';
import { CodeBlock } from './code-block.tsx';
import type { Operation } from './openapi.ts';
import { curlOf, requestOf, sampleBody, type TryField, type TryRequest, tryFields } from './try-request.ts';

interface Answer {
  readonly status: number;
  readonly ms: number;
  readonly requestId: string | null;
  readonly text: string;
}

/** Longest answer shown, in characters; a browser lays out longer ones slowly. */
const MOST_SHOWN = 100_000;

/** Sends a request that the reader fills in, and shows the answer and the command line for a shell. */
export function TryIt({ operation }: { readonly operation: Operation }) {
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <p>
        <button type="button" class="button button-small" onClick={() => setOpen(true)}>
          Try it
        </button>
      </p>
    );
  return <TryForm operation={operation} />;
}

function TryForm({ operation }: { readonly operation: Operation }) {
  const id = useId();
  const { state } = useSession();
  const signedIn = Boolean(state?.account);
  // Only this field keeps the key.
  const [byKey, setByKey] = useState(false);
  const withKey = operation.needsKey && (byKey || !signedIn);
  const [curl, setCurl] = useState<string | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const fields = Object.fromEntries(
      tryFields(operation).map(({ name }) => [name, emptyFile(data.get(`field-${name}`))]),
    );
    const request = requestOf(operation, { fields, json: String(data.get('json') ?? '') });
    setCurl(curlOf(request, location.origin, operation.needsKey));
    setBusy(true);
    setProblem(null);
    try {
      setAnswer(await answerTo(request, withKey ? String(data.get('key')).trim() : null));
    } catch {
      setAnswer(null);
      setProblem(common.unreachable);
    }
    setBusy(false);
  }

  return (
    <section class="try stack" aria-label={`Try ${operation.method} ${operation.path}`}>
      <form class="stack" onSubmit={send}>
        {operation.needsKey && (
          <fieldset class="field">
            <legend>Sent with</legend>
            {signedIn && (
              <div class="row">
                <label>
                  <input type="radio" checked={!withKey} onChange={() => setByKey(false)} /> Your session in these pages
                </label>
                <label>
                  <input type="radio" checked={withKey} onChange={() => setByKey(true)} /> A key
                </label>
              </div>
            )}
            {withKey && (
              <input name="key" type="password" autocomplete="off" aria-label="Key" placeholder="Key" required />
            )}
          </fieldset>
        )}
        {tryFields(operation).map((field) => (
          <TryInput key={field.name} id={`${id}-${field.name}`} field={field} />
        ))}
        {operation.body?.type === 'application/json' && (
          <div class="field">
            <label for={`${id}-json`}>Body (JSON)</label>
            <textarea
              id={`${id}-json`}
              name="json"
              class="code-input"
              rows={6}
              spellcheck={false}
              defaultValue={sampleBody(operation)}
            />
          </div>
        )}
        <div>
          <button type="submit" class="button button-primary" disabled={busy}>
            Send
          </button>
        </div>
      </form>
      <div class="stack" role="status">
        {problem !== null && <p class="notice notice-danger">{problem}</p>}
        {answer && <AnswerView answer={answer} />}
      </div>
      {curl !== null && (
        <div class="stack-tight">
          <h3>In a shell</h3>
          <CodeBlock code={curl} label={`${operation.summary} with curl`} />
        </div>
      )}
    </section>
  );
}

function TryInput({ id, field }: { readonly id: string; readonly field: TryField }) {
  const { name, kind, choices, required, about } = field;
  const common = { id, name: `field-${name}`, required };
  const described = about ? { 'aria-describedby': `${id}-about` } : {};
  return (
    <div class="field">
      <label for={id}>
        <code>{name}</code>
        {!required && <span class="soft small"> optional</span>}
      </label>
      {kind === 'choice' && (
        <select {...common}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      )}
      {kind === 'file' && <input {...common} {...described} type="file" />}
      {kind === 'text' && <input {...common} {...described} type="text" autocomplete="off" />}
      {about && kind !== 'choice' && (
        <p id={`${id}-about`} class="field-hint">
          {about}
        </p>
      )}
    </div>
  );
}

function AnswerView({ answer: { status, ms, requestId, text } }: { readonly answer: Answer }) {
  return (
    <div class="stack-tight">
      <h3>
        Answer <span class={`badge ${status >= 400 ? 'badge-danger' : 'badge-accent'}`}>{status}</span>
      </h3>
      <p class="soft small anywhere">
        {ms} ms{requestId && `, request ${requestId}`}
      </p>
      {text !== '' && <CodeBlock code={text} label="Answer" />}
    </div>
  );
}

async function answerTo({ method, path, body, headers }: TryRequest, key: string | null): Promise<Answer> {
  const begun = performance.now();
  const response = await fetch(path, {
    method,
    headers: { ...headers, ...(key === null ? {} : { 'x-api-key': key }) },
    // With a key the request carries no session, as it would elsewhere.
    credentials: key === null ? 'same-origin' : 'omit',
    ...(body === null ? {} : { body }),
  });
  const content = await response.blob();
  const ms = Math.round(performance.now() - begun);
  const requestId = response.headers.get('x-request-id');
  return { status: response.status, ms, requestId, text: await shown(response.headers.get('content-type'), content) };
}

async function shown(type: string | null, content: Blob): Promise<string> {
  if (!/^text\/|json|xml/.test(type ?? '')) return content.size > 0 ? `A file of ${formatBytes(content.size)}` : '';
  const text = await content.text();
  const whole = /json/.test(type ?? '') ? pretty(text) : text;
  return whole.length > MOST_SHOWN ? `${whole.slice(0, MOST_SHOWN)}\n…` : whole;
}

function pretty(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}

/** A file field that was left empty holds a file without a name. */
function emptyFile(value: FormDataEntryValue | null): string | File {
  return value instanceof File && value.name === '' ? '' : (value ?? '');
}
