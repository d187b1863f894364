import type { ComponentChildren } from 'preact';
import { COMMON as common } from '../parts/words.ts';
import { CERTAINTIES, type Certainty, type ReviewOptions } from './check-options.ts';
import { REVIEW as phrases } from './words.ts';

/** The choices of the paragraph check. */
export function OptionsBar({
  options,
  guides,
  legend = phrases.howChecked,
  hasWriting = true,
  onChange,
  children,
}: {
  readonly options: ReviewOptions;
  readonly guides: readonly string[];
  /** Names the group. */
  readonly legend?: string;
  /** True when the choices distinguish academic and general writing. */
  readonly hasWriting?: boolean;
  readonly onChange: (options: ReviewOptions) => void;
  /** Stands after the last choice, on the same line. */
  readonly children?: ComponentChildren;
}) {
  const change = (part: Partial<ReviewOptions>) => onChange({ ...options, ...part });
  return (
    <fieldset class="options-bar">
      <legend class="visually-hidden">{legend}</legend>
      <Choice
        label={common.language}
        value={options.language}
        values={[
          ['US', common.american],
          ['UK', common.british],
        ]}
        onChange={(value) => change({ language: value as ReviewOptions['language'] })}
      />
      <Choice
        label={common.depth}
        value={options.pipeline}
        values={[
          ['basic', common.correctionsOnly],
          ['advanced', common.correctionsAndStyle],
        ]}
        onChange={(value) => change({ pipeline: value as ReviewOptions['pipeline'] })}
      />
      {hasWriting && (
        <Choice
          label={common.writing}
          value={String(options.doc_type)}
          values={[
            ['3', common.academic],
            ['2', common.general],
          ]}
          onChange={(value) => change({ doc_type: value === '2' ? 2 : 3 })}
        />
      )}
      <Choice
        label={common.styleGuide}
        value={options.style_guide}
        values={[['', common.none], ...guides.map((guide) => [guide, guide] as const)]}
        onChange={(value) => change({ style_guide: value })}
      />
      <div class="option-with-help">
        <Choice
          label={common.corrections}
          value={options.certainty}
          values={certainties()}
          onChange={(value) => change({ certainty: value as ReviewOptions['certainty'] })}
        />
        {children}
      </div>
    </fieldset>
  );
}

/** The choices for how sure a correction must be, in the order shown. */
export function certainties(): readonly (readonly [Certainty, string])[] {
  const names: Readonly<Record<Certainty, string>> = {
    careful: common.nearlyCertain,
    balanced: common.likely,
    thorough: common.possible,
  };
  return CERTAINTIES.map((name) => [name, names[name]]);
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
