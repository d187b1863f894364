import { Dialog } from '../../parts/dialog.tsx';
import { Problem } from '../../parts/problem.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import { COMMON as common } from '../../parts/words.ts';
import { TEAM as words } from './words.ts';

/** Something that is asked about before it is done. */
export interface Sure {
  readonly title: string;
  readonly about: string;
  readonly act: () => Promise<unknown>;
}

interface SureProps {
  readonly sure: Sure;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Says what will happen, and does it. */
export function SureDialog({ sure, onClose, onDone }: SureProps) {
  const { problem, busy, attempt } = useAttempt();
  return (
    <Dialog title={sure.title} onClose={onClose}>
      <p class="anywhere">{sure.about}</p>
      <Problem message={problem} />
      <div class="dialog-actions">
        <button type="button" class="button" onClick={onClose}>
          {common.cancel}
        </button>
        <button
          type="button"
          class="button button-danger"
          disabled={busy}
          onClick={() => attempt(() => sure.act().then(onDone))}
        >
          {words.goOn}
        </button>
      </div>
    </Dialog>
  );
}
