import type { ComponentChildren } from 'preact';
import { Problem } from './problem.tsx';
import type { Attempts } from './use-attempt.ts';
import { COMMON as common } from './words.ts';

interface DialogEndProps {
  readonly attempts: Attempts;
  /** True for a step that removes something. */
  readonly danger?: boolean;
  /** Label of the button that cancels; “Cancel” by default. */
  readonly back?: string;
  readonly onClose: () => void;
  /** The step, which runs as one of the attempts; without it the button submits the form around it. */
  readonly onGo?: () => Promise<unknown>;
  /** Label of the step's button. */
  readonly children: ComponentChildren;
}

/** The end of a dialog: what went wrong, the button that cancels, and the step that the dialog asks about. */
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
