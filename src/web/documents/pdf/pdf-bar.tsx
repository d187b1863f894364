import { figure } from '../../languages/numbers.ts';
import { COMMON as common } from '../../parts/words.ts';
import { DOCUMENTS } from '../words.ts';
import { PDF as phrases } from './words.ts';

/** The switch between text and list, a note on what was just done, and the buttons that lead from one suggestion to the next. */
export function PdfBar({
  position,
  count,
  leftOut,
  asList,
  said,
  onStep,
  onTakeBack,
  onAsList,
}: {
  /** Number of the open suggestion, from 1; 0 when none is open. */
  readonly position: number;
  readonly count: number;
  readonly leftOut: number;
  readonly asList: boolean;
  readonly said: string;
  readonly onStep: (by: 1 | -1) => void;
  readonly onTakeBack: () => void;
  readonly onAsList: (asList: boolean) => void;
}) {
  return (
    <div class="pdf-bar">
      <fieldset class="filters">
        <legend class="visually-hidden">{phrases.besidePage}</legend>
        {([false, true] as const).map((list) => (
          <button
            key={String(list)}
            type="button"
            class="filter filter-radio"
            aria-pressed={asList === list}
            onClick={() => onAsList(list)}
          >
            {list ? phrases.list : DOCUMENTS.text}
          </button>
        ))}
      </fieldset>
      <span class="soft small pdf-said" role="status">
        {said}
      </span>
      {leftOut > 0 && (
        <button type="button" class="button button-small" onClick={onTakeBack}>
          {phrases.takeBack(figure(leftOut))}
        </button>
      )}
      <div class="row pdf-steps">
        <button
          type="button"
          class="button button-small"
          aria-label={phrases.previousSuggestion}
          disabled={count === 0}
          onClick={() => onStep(-1)}
        >
          ‹
        </button>
        <span class="small number">
          {position > 0
            ? DOCUMENTS.positionOf(figure(position), common.suggestionCount(count))
            : common.suggestionCount(count)}
        </span>
        <button
          type="button"
          class="button button-small"
          aria-label={phrases.nextSuggestion}
          disabled={count === 0}
          onClick={() => onStep(1)}
        >
          ›
        </button>
      </div>
    </div>
  );
}
