import { Dialog } from '../parts/dialog.tsx';
import { useSession } from '../session.tsx';

/** Asks what becomes of the texts that are in this browser. */
export function SignOutDialog({ onClose }: { readonly onClose: () => void }) {
  const { leave } = useSession();
  return (
    <Dialog title="Sign out" onClose={onClose}>
      <p>
        This browser keeps texts of yours and the choices you made. Other accounts do not see them here, but anyone who
        uses this computer could find them in the browser’s data. On a shared computer, delete them. Texts on the server
        stay there.
      </p>
      <div class="dialog-actions">
        <button type="button" class="button button-quiet" onClick={onClose}>
          Cancel
        </button>
        <button type="button" class="button button-danger" onClick={() => void leave({ forget: true })}>
          Delete and sign out
        </button>
        <button type="button" class="button button-primary" onClick={() => void leave()}>
          Keep and sign out
        </button>
      </div>
    </Dialog>
  );
}
