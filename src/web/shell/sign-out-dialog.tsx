import { Dialog } from '../parts/dialog.tsx';
import { useSession } from '../session.tsx';
import { SHELL as words } from './words.ts';

/** Asks what should happen to the texts in this browser. */
export function SignOutDialog({ onClose }: { readonly onClose: () => void }) {
  const { leave } = useSession();
  return (
    <Dialog title={words.signOut} onClose={onClose}>
      <p>{words.leaving}</p>
      <div class="dialog-actions">
        <button type="button" class="button button-quiet" onClick={onClose}>
          {words.cancel}
        </button>
        <button type="button" class="button button-danger" onClick={() => void leave({ forget: true })}>
          {words.deleteAndLeave}
        </button>
        <button type="button" class="button button-primary" onClick={() => void leave()}>
          {words.keepAndLeave}
        </button>
      </div>
    </Dialog>
  );
}
