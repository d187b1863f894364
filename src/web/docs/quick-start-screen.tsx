import { useEffect, useState } from 'preact/hooks';
import type { ListedKey } from '../../contract/key.ts';
import { getKeys, isActive } from '../api/portal.ts';
import { useSession } from '../session.tsx';
import { useTitle } from '../title.ts';
import { CodeBlock } from './code-block.tsx';
import { type Example, examples, LANGUAGES, type Language } from './examples.ts';

export function QuickStartScreen() {
  useTitle('Quick start');
  const [language, setLanguage] = useState<Language>('curl');
  const { state } = useSession();
  const keys = useActiveKeys(state?.account?.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const key = keys.find(({ id }) => id === chosen) ?? keys[0];
  const all = examples(location.origin, key ? `${key.id}…` : 'YOUR_KEY');
  return (
    <>
      <h1>Quick start</h1>
      <p class="lead">
        Everything is one HTTP interface at <code>{location.origin}</code>. Requests and answers are JSON in UTF-8;
        files are sent as multipart forms. The whole of it is described in <a href="/openapi.json">OpenAPI 3.1</a>.
      </p>
      <section class="stack-tight">
        <h2>Your key</h2>
        <KeyNote keys={keys} chosen={key} onChoose={setChosen} signedIn={Boolean(state?.account)} />
      </section>
      <div class="tabs" role="tablist" aria-label="Language of the examples">
        {LANGUAGES.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === language}
            aria-controls="examples"
            tabIndex={name === language ? 0 : -1}
            onClick={() => setLanguage(name)}
            onKeyDown={(event) => moveTab(event, language, setLanguage)}
          >
            {name}
          </button>
        ))}
      </div>
      <div id="examples" role="tabpanel" aria-labelledby={`tab-${language}`} class="examples">
        {all.map((example) => (
          <ExampleSection key={example.id} example={example} language={language} />
        ))}
      </div>
      <section class="stack-tight">
        <h2>Good to know</h2>
        <ul class="plain-list">
          <li>
            Rates are counted for each key and operation. A refused request gets 429 with <code>Retry-After</code> and
            costs nothing.
          </li>
          <li>
            Each answer has the header <code>x-request-id</code>. Name it when you report a fault: the log has the
            details, without your text.
          </li>
          <li>
            With <code>is_sensitive_data: true</code> nothing of a paragraph reaches disk, log or database.
          </li>
          <li>
            Uploaded and produced files are deleted after the retention time, or when you delete the record. Download
            addresses work for an hour and need no key: whoever has one may fetch the file.
          </li>
        </ul>
      </section>
    </>
  );
}

interface KeyNoteProps {
  readonly keys: readonly ListedKey[];
  readonly chosen: ListedKey | undefined;
  readonly onChoose: (id: string) => void;
  readonly signedIn: boolean;
}

function KeyNote({ keys, chosen, onChoose, signedIn }: KeyNoteProps) {
  if (!chosen)
    return (
      <div class="key-note">
        {/* The key makes this a new paragraph, not the old one with its words moved. */}
        <p key={String(signedIn)}>
          {signedIn ? (
            <>
              <a href="/portal/keys">Create a key</a>: the examples then show how it begins.
            </>
          ) : (
            <>
              <a href="/login?next=/docs">Sign in</a> and create a key: the examples then show how it begins.
            </>
          )}{' '}
          It goes into the header <code>x-api-key</code> of every request.
        </p>
      </div>
    );
  return (
    <div class="key-note">
      <p>
        Put your whole key where the examples say <code>{chosen.id}…</code>. Only its beginning can be shown here.
      </p>
      {keys.length > 1 && (
        <div class="row">
          <label for="example-key">Key in the examples</label>
          <select id="example-key" value={chosen.id} onChange={(event) => onChoose(event.currentTarget.value)}>
            {keys.map(({ id, kind, name }) => (
              <option key={id} value={id}>
                {name && `${name}: `}
                {id}… ({kind})
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}

function ExampleSection({ example, language }: { readonly example: Example; readonly language: Language }) {
  const code = example.code[language];
  return (
    <section class="stack-tight" aria-labelledby={`example-${example.id}`}>
      <h2 id={`example-${example.id}`}>{example.title}</h2>
      <p>{example.about}</p>
      <CodeBlock code={code} label={`${example.title} in ${language}`} />
    </section>
  );
}

function moveTab(event: KeyboardEvent, language: Language, choose: (language: Language) => void): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const next = LANGUAGES[(LANGUAGES.indexOf(language) + step + LANGUAGES.length) % LANGUAGES.length]!;
  choose(next);
  document.getElementById(`tab-${next}`)?.focus();
}

/** Keys in use, production before test; empty for visitors. */
function useActiveKeys(accountId: string | undefined): readonly ListedKey[] {
  const [keys, setKeys] = useState<readonly ListedKey[]>([]);
  useEffect(() => {
    if (!accountId) return setKeys([]);
    getKeys().then(
      (answer) =>
        setKeys(
          answer.keys.filter((key) => isActive(key)).sort((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : 0)),
        ),
      // The examples work without keys.
      () => setKeys([]),
    );
  }, [accountId]);
  return keys;
}
