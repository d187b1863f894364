import type { ComponentChildren } from 'preact';
import { Problem } from './problem.tsx';
import type { Attempts } from './use-attempt.ts';
import { COMMON as common } from './words.ts';

interface DialogEndProps {
  readonly attempts: Attempts;
  /** True for a step that takes something away. */
  readonly danger?: boolean;
  /** What the way back is called; “Cancel” without it. */
  readonly back?: string;
  readonly onClose: () => void;
  /** The step, to be tried as one of the attempts; without it the button sends the form that it stands in. */
  readonly onGo?: () => Promise<unknown>;
  /** What the step is called. */
  readonly children: ComponentChildren;
}

/** The end of a dialog: what went wrong, the way back, and the step that it asks about. */
export function DialogEnd(props: DialogEndProps) {
  const { attempts, danger = false, back = common.cancel, onClose, onGo, children } = props;
  return (
    <>
      <Problem message={attempts.problem} />
      <div class="dialog-actions">
        <button type="button" class="button" onClick={onClose}>
          {back}
        </button>
        <button
          type={onGo ? 'button' : 'submit'}
          class={danger ? 'button button-danger' : 'button button-primary'}
          disabled={attempts.busy}
          onClick={onGo && (() => attempts.attempt(onGo))}
        >
          {children}
        </button>
      </div>
    </>
  );
}
