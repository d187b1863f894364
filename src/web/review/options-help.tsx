import { useState } from 'preact/hooks';
import { Dialog } from '../parts/dialog.tsx';
import { COMMON as common } from '../parts/words.ts';
import { REVIEW as phrases } from './words.ts';

const meanings = (): readonly (readonly [option: string, meaning: string])[] => [
  [common.language, phrases.optionMeans.language],
  [common.depth, phrases.optionMeans.depth],
  [common.writing, phrases.optionMeans.writing],
  [common.styleGuide, phrases.optionMeans.styleGuide],
  [common.corrections, phrases.optionMeans.corrections],
];

/** A button that explains what each choice of a check changes. */
export function OptionsHelp() {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <button
        type="button"
        class="icon-button options-help"
        title={phrases.optionsMean}
        aria-label={phrases.optionsMean}
        onClick={() => setIsShown(true)}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="7.5" />
          <path d="M7.8 7.8a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6M10 14h.01" />
        </svg>
      </button>
      {isShown && (
        <Dialog title={phrases.optionsMean} onClose={() => setIsShown(false)} closeButton>
          <dl class="option-meanings">
            {meanings().map(([option, meaning]) => (
              <div key={option}>
                <dt>{option}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </>
  );
}
