import { useState } from 'preact/hooks';
import { COMMON as common } from '../parts/words.ts';
import type { ReviewOptions } from './check-options.ts';
import { OptionsBar } from './options-bar.tsx';
import { OptionsHelp } from './options-help.tsx';
import { REVIEW as phrases } from './words.ts';

/** The choices of the paragraph check. On a phone one line replaces them, so that the text starts on the first screen. */
export function FoldedOptions({
  options,
  guides,
  onChange,
}: {
  readonly options: ReviewOptions;
  readonly guides: readonly string[];
  readonly onChange: (options: ReviewOptions) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const chosen = [
    options.language === 'US' ? common.american : common.british,
    options.doc_type === 3 ? common.academic : common.general,
  ];
  return (
    <div class={isOpen ? 'folded-options folded-options-open' : 'folded-options'}>
      <button
        type="button"
        class="button button-small folded-options-line"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {phrases.options}
        <span class="soft">{chosen.join(', ')}</span>
      </button>
      <OptionsBar options={options} guides={guides} onChange={onChange}>
        <OptionsHelp />
      </OptionsBar>
    </div>
  );
}
