import { useState } from 'preact/hooks';
import { storeOf } from '../account-store.ts';
import { formatBytes } from '../parts/format.ts';
import { COMMON as common } from '../parts/words.ts';
import { STYLE_GUIDES } from '../review/check-options.ts';
import { certainties } from '../review/options-bar.tsx';
import { OptionsHelp } from '../review/options-help.tsx';
import { useAccount } from '../session.tsx';
import { isTextFile } from './file-endings.ts';
import { ofTeam, type ProofreadingFields, REMEMBERED, remembered } from './proofreading-fields.ts';
import { DOCUMENTS as phrases } from './words.ts';

const kinds = () =>
  [
    ['correctness', phrases.grammar],
    ['spellings', phrases.spelling],
    ['Clarity', common.category.clarity],
    ['Fluency', common.category.fluency],
    ['Style', common.category.style],
  ] as const;

const output = () =>
  [
    ['revisions_as_tracks', phrases.tracks, phrases.tracksAbout],
    ['revisions_as_comments', phrases.reasons, phrases.reasonsAbout],
    ['writing_advisor_as_comments', phrases.advisor, phrases.advisorAbout],
    ['statistics_in_document', phrases.statistics, phrases.statisticsAbout],
  ] as const;

/** The options for proofreading documents; this browser keeps the account's last choices. */
export function ProofreadingForm({
  files,
  onSend,
  onCancel,
}: {
  /** One file or more, all proofread with the same options. */
  readonly files: readonly File[];
  readonly onSend: (fields: ProofreadingFields) => void;
  readonly onCancel: () => void;
}) {
  const isText = files.every(({ name }) => isTextFile(name));
  const { id, teamDefaults } = useAccount();
  const store = storeOf(id);
  const [fields, setFields] = useState<ProofreadingFields>(() => remembered(store, ofTeam(teamDefaults)));
  const set = (name: string, value: string) => setFields({ ...fields, [name]: value });
  const send = (event: Event) => {
    event.preventDefault();
    store.write(REMEMBERED, JSON.stringify(fields));
    onSend(fields);
  };
  const nothing = fields['revisions_as_tracks'] !== 'true' && fields['revisions_as_comments'] !== 'true';
  return (
    <form class="card stack proofreading-form" onSubmit={send}>
      <div class="row-apart">
        <h2 class="file-name">{files.length === 1 ? files[0]!.name : phrases.someFiles(files.length)}</h2>
        <span class="row">
          <span class="soft small number">{formatBytes(files.reduce((sum, { size }) => sum + size, 0))}</span>
          <OptionsHelp />
        </span>
      </div>
      <div class="form-columns">
        <Select
          label={common.language}
          name="language"
          value={fields['language']!}
          set={set}
          values={[
            ['auto', phrases.asDocument],
            ['US', common.american],
            ['UK', common.british],
          ]}
        />
        <Select
          label={common.writing}
          name="doc_type"
          value={fields['doc_type']!}
          set={set}
          values={[
            ['3', common.academic],
            ['2', common.general],
          ]}
        />
        <Select
          label={common.depth}
          name="pipeline"
          value={fields['pipeline']!}
          set={set}
          values={[
            ['basic', common.correctionsOnly],
            ['advanced', common.correctionsAndStyle],
          ]}
        />
        <Select
          label={common.styleGuide}
          name="style_guide"
          value={fields['style_guide']!}
          set={set}
          values={[['', common.none], ...STYLE_GUIDES.map((guide) => [guide, guide] as const)]}
        />
        <Select
          label={common.corrections}
          name="certainty"
          value={fields['certainty']!}
          set={set}
          values={certainties()}
        />
      </div>
      <fieldset class="field">
        <legend>{phrases.whatCorrected}</legend>
        <div class="checks">
          {kinds().map(([name, label]) => (
            <Check key={name} label={label} checked={fields[name] === 'true'} set={(on) => set(name, String(on))} />
          ))}
        </div>
      </fieldset>
      <fieldset class="field">
        <legend>{phrases.whatBack}</legend>
        {isText ? (
          <p class="soft">{phrases.textBack}</p>
        ) : (
          <div class="checks checks-wide">
            {output().map(([name, label, about]) => (
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
      {nothing && !isText && <p class="notice notice-warning">{phrases.nothingWritten}</p>}
      <label class="field author-field">
        <span class="field-label">{phrases.author}</span>
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
          {phrases.proofread}
        </button>
        <button type="button" class="button button-quiet" onClick={onCancel}>
          {phrases.anotherFile}
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
