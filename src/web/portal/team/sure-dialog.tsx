import { Dialog } from '../../parts/dialog.tsx';
import { DialogEnd } from '../../parts/dialog-end.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import { TEAM as words } from './words.ts';

/** An action that the dialog asks about before it runs. */
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

/** Says what the action will do, and does it. */
export function SureDialog({ sure, onClose, onDone }: SureProps) {
  const attempts = useAttempt();
  return (
    <Dialog title={sure.title} onClose={onClose}>
      <p class="anywhere">{sure.about}</p>
      <DialogEnd attempts={attempts} danger onClose={onClose} onGo={() => sure.act().then(onDone)}>
        {words.goOn}
      </DialogEnd>
    </Dialog>
  );
}
