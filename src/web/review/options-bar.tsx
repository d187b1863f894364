import { CERTAINTIES, type ReviewOptions } from './check-options.ts';

/** The choices of the paragraph check. */
export function OptionsBar({
  options,
  guides,
  what = 'text',
  hasWriting = true,
  onChange,
}: {
  readonly options: ReviewOptions;
  readonly guides: readonly string[];
  /** What is checked, for the name of the group. */
  readonly what?: string;
  /** Whether academic and general writing are told apart. */
  readonly hasWriting?: boolean;
  readonly onChange: (options: ReviewOptions) => void;
}) {
  const change = (part: Partial<ReviewOptions>) => onChange({ ...options, ...part });
  return (
    <fieldset class="options-bar">
      <legend class="visually-hidden">How the {what} is checked</legend>
      <Choice
        label="Language"
        value={options.language}
        values={[
          ['US', 'American English'],
          ['UK', 'British English'],
        ]}
        onChange={(value) => change({ language: value as ReviewOptions['language'] })}
      />
      <Choice
        label="Depth"
        value={options.pipeline}
        values={[
          ['basic', 'Corrections only'],
          ['advanced', 'Corrections and style'],
        ]}
        onChange={(value) => change({ pipeline: value as ReviewOptions['pipeline'] })}
      />
      {hasWriting && (
        <Choice
          label="Writing"
          value={String(options.doc_type)}
          values={[
            ['3', 'Academic'],
            ['2', 'General'],
          ]}
          onChange={(value) => change({ doc_type: value === '2' ? 2 : 3 })}
        />
      )}
      <Choice
        label="Style guide"
        value={options.style_guide}
        values={[['', 'None'], ...guides.map((guide) => [guide, guide] as const)]}
        onChange={(value) => change({ style_guide: value })}
      />
      <Choice
        label="Corrections"
        value={options.certainty}
        values={CERTAINTIES}
        onChange={(value) => change({ certainty: value as ReviewOptions['certainty'] })}
      />
    </fieldset>
  );
}

/** One choice with its label. */
function Choice({
  label,
  value,
  values,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly values: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}) {
  return (
    <label class="option">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {values.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
