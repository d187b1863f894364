import { figure } from '../../languages/numbers.ts';
import { COMMON as common } from '../../parts/words.ts';
import { DOCUMENTS } from '../words.ts';
import { WORKPLACE as phrases } from './words.ts';

interface StepsBarProps {
  /** From 1; 0 while no change is open. */
  readonly position: number;
  readonly count: number;
  readonly onStep: (by: 1 | -1) => void;
  /** Null while no change is open. */
  readonly onClose: (() => void) | null;
}

/** Leads from change to change where the screen has no room for the list. */
export function StepsBar({ position, count, onStep, onClose }: StepsBarProps) {
  return (
    <div class="wp-steps-bar">
      <button type="button" class="button" aria-label={phrases.previousChange} onClick={() => onStep(-1)}>
        ‹
      </button>
      <span class="number">
        {position > 0 ? DOCUMENTS.positionOf(figure(position), common.changeCount(count)) : common.changeCount(count)}
      </span>
      <button type="button" class="button" aria-label={phrases.nextChange} onClick={() => onStep(1)}>
        ›
      </button>
      {onClose && (
        <button type="button" class="button" onClick={onClose}>
          {common.close}
        </button>
      )}
    </div>
  );
}
