import { useState } from 'preact/hooks';
import { type AccountStore, storeOf } from '../account-store.ts';
import { formatBytes } from '../parts/format.ts';
import { CERTAINTIES, STYLE_GUIDES } from '../review/check-options.ts';
import { useAccount } from '../session.tsx';
import { isTextFile } from './text-files.ts';

const REMEMBERED = 'proofreading';

/** Fields of a submission, as the contract names them. */
export type ProofreadingFields = Readonly<Record<string, string>>;

const STANDARD: ProofreadingFields = {
  language: 'auto',
  doc_type: '3',
  pipeline: 'advanced',
  style_guide: '',
  certainty: 'balanced',
  correctness: 'true',
  spellings: 'true',
  Clarity: 'true',
  Fluency: 'true',
  Style: 'true',
  revisions_as_tracks: 'true',
  revisions_as_comments: 'false',
  writing_advisor_as_comments: 'false',
  statistics_in_document: 'false',
  author: '',
};

const KINDS = [
  ['correctness', 'Grammar and punctuation'],
  ['spellings', 'Spelling'],
  ['Clarity', 'Clarity'],
  ['Fluency', 'Fluency'],
  ['Style', 'Style'],
] as const;

/** What a text comes back with, whatever was chosen for other files: it has neither tracked changes nor comments. */
const OF_TEXTS: ProofreadingFields = {
  revisions_as_tracks: 'true',
  revisions_as_comments: 'false',
  writing_advisor_as_comments: 'false',
  statistics_in_document: 'false',
};

const OUTPUT = [
  [
    'revisions_as_tracks',
    'Corrections as tracked changes',
    'To accept or reject one by one in Word; doubtful ones as comments.',
  ],
  ['revisions_as_comments', 'Explanations as comments', 'Why each change was made, beside it.'],
  ['writing_advisor_as_comments', 'Advice as comments', 'Questions about places that have no single correction.'],
  ['statistics_in_document', 'A page of statistics at the end', 'Score and counts by category.'],
] as const;

/** How a document is proofread; the account's choices of the last time are kept in this browser. */
export function ProofreadingForm({
  file,
  onSend,
  onCancel,
}: {
  readonly file: File;
  readonly onSend: (fields: ProofreadingFields) => void;
  readonly onCancel: () => void;
}) {
  const isText = isTextFile(file.name);
  const store = storeOf(useAccount().id);
  const [fields, setFields] = useState<ProofreadingFields>(() => remembered(store));
  const set = (name: string, value: string) => setFields({ ...fields, [name]: value });
  const send = (event: Event) => {
    event.preventDefault();
    store.write(REMEMBERED, JSON.stringify(fields));
    const sent = isText ? { ...fields, ...OF_TEXTS } : fields;
    onSend(Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== '')));
  };
  const nothing = fields['revisions_as_tracks'] !== 'true' && fields['revisions_as_comments'] !== 'true';
  return (
    <form class="card stack proofreading-form" onSubmit={send}>
      <div class="row-apart">
        <h2 class="file-name">{file.name}</h2>
        <span class="soft small number">{formatBytes(file.size)}</span>
      </div>
      <div class="form-columns">
        <Select
          label="Language"
          name="language"
          value={fields['language']!}
          set={set}
          values={[
            ['auto', 'As in the document'],
            ['US', 'American English'],
            ['UK', 'British English'],
          ]}
        />
        <Select
          label="Writing"
          name="doc_type"
          value={fields['doc_type']!}
          set={set}
          values={[
            ['3', 'Academic'],
            ['2', 'General'],
          ]}
        />
        <Select
          label="Depth"
          name="pipeline"
          value={fields['pipeline']!}
          set={set}
          values={[
            ['basic', 'Corrections only'],
            ['advanced', 'Corrections and style'],
          ]}
        />
        <Select
          label="Style guide"
          name="style_guide"
          value={fields['style_guide']!}
          set={set}
          values={[['', 'None'], ...STYLE_GUIDES.map((guide) => [guide, guide] as const)]}
        />
        <Select label="Corrections" name="certainty" value={fields['certainty']!} set={set} values={CERTAINTIES} />
      </div>
      <fieldset class="field">
        <legend>What is corrected</legend>
        <div class="checks">
          {KINDS.map(([name, label]) => (
            <Check key={name} label={label} checked={fields[name] === 'true'} set={(on) => set(name, String(on))} />
          ))}
        </div>
      </fieldset>
      <fieldset class="field">
        <legend>What comes back</legend>
        {isText ? (
          <p class="soft">
            The text with its surest corrections made. Decide about each of them, and about the others, on the page of
            the result; then download the text again.
          </p>
        ) : (
          <div class="checks checks-wide">
            {OUTPUT.map(([name, label, about]) => (
              <Check
                key={name}
                label={label}
                about={about}
                checked={fields[name] === 'true'}
                set={(on) => set(name, String(on))}
              />
            ))}
          </div>
        )}
      </fieldset>
      {nothing && !isText && (
        <p class="notice notice-warning">
          With neither tracked changes nor comments nothing is written into the file; the score counts what was found.
        </p>
      )}
      <label class="field author-field">
        <span class="field-label">Name on the changes</span>
        <input
          value={fields['author']}
          maxLength={255}
          placeholder="Emend"
          autocomplete="name"
          onInput={(event) => set('author', event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <button type="submit" class="button button-primary">
          Proofread
        </button>
        <button type="button" class="button button-quiet" onClick={onCancel}>
          Another file
        </button>
      </div>
    </form>
  );
}

function Select({
  label,
  name,
  value,
  values,
  set,
}: {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly values: readonly (readonly [string, string])[];
  readonly set: (name: string, value: string) => void;
}) {
  return (
    <div class="field">
      <label for={`option-${name}`}>{label}</label>
      <select id={`option-${name}`} value={value} onChange={(event) => set(name, event.currentTarget.value)}>
        {values.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

function Check({
  label,
  about,
  checked,
  set,
}: {
  readonly label: string;
  readonly about?: string;
  readonly checked: boolean;
  readonly set: (on: boolean) => void;
}) {
  return (
    <label class="choice">
      <input type="checkbox" checked={checked} onChange={(event) => set(event.currentTarget.checked)} />
      <span>{label}</span>
      {about && <span class="choice-about">{about}</span>}
    </label>
  );
}

function remembered(store: AccountStore): ProofreadingFields {
  try {
    const kept = JSON.parse(store.read(REMEMBERED) ?? '{}') as Record<string, unknown>;
    const known = Object.entries(kept).filter(([name, value]) => name in STANDARD && typeof value === 'string');
    return { ...STANDARD, ...(Object.fromEntries(known) as ProofreadingFields) };
  } catch {
    return STANDARD;
  }
}
