import { type ListedKey, type NewKey, revokeKey, rotateKey } from '../api/portal.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { formatTime } from '../parts/format.ts';
import { Problem } from '../parts/problem.tsx';
import { sentFields, useAttempt } from '../parts/use-attempt.ts';

/** Shows a key, the only time that it can be seen. */
export function MadeDialog({ made, onClose }: { readonly made: NewKey; readonly onClose: () => void }) {
  return (
    <Dialog title="Your new key" onClose={onClose} dismissible={false}>
      <p>Copy it now and keep it in a password manager or secret store. It cannot be shown again.</p>
      {made.replaces !== undefined && made.formerUntil !== undefined && (
        <p>
          {Date.parse(made.formerUntil) <= Date.now() ? (
            <>
              The former key <code>{made.replaces}…</code> is revoked.
            </>
          ) : (
            <>
              The former key <code>{made.replaces}…</code> works until {formatTime(made.formerUntil)}.
            </>
          )}
        </p>
      )}
      <div class="secret">
        <code data-testid="new-key">{made.key}</code>
        <CopyButton text={made.key} />
      </div>
      <div class="dialog-actions">
        <button type="button" class="button button-primary" onClick={onClose}>
          I have copied it
        </button>
      </div>
    </Dialog>
  );
}

interface KeyDialogProps {
  readonly subject: ListedKey;
  readonly onClose: () => void;
}

/** Hours that the former key is taken beside the new one. */
const OVERLAPS = [
  { hours: 0, name: 'Revoke it at once' },
  { hours: 1, name: '1 hour' },
  { hours: 24, name: '1 day' },
  { hours: 168, name: '7 days' },
  { hours: 720, name: '30 days' },
] as const;
const USUAL_OVERLAP = 24;

export function RotateDialog({
  subject,
  onClose,
  onMade,
}: KeyDialogProps & { readonly onMade: (key: NewKey) => void }) {
  const { problem, busy, attempt } = useAttempt();
  return (
    <Dialog title="Rotate this key" onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          const hours = Number(sentFields(event).get('overlap'));
          attempt(() => rotateKey(subject.id, hours).then(onMade));
        }}
      >
        <p>
          A new key with the same name, kind and scopes takes the place of <Named subject={subject} />. Put it into your
          programs while both work.
        </p>
        <div class="field">
          <label for="overlap">Keep the former key for</label>
          <select id="overlap" name="overlap">
            {OVERLAPS.map(({ hours, name }) => (
              <option key={hours} value={hours} selected={hours === USUAL_OVERLAP}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Problem message={problem} />
        <div class="dialog-actions">
          <button type="button" class="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" class="button button-primary" disabled={busy}>
            Create the new key
          </button>
        </div>
      </form>
    </Dialog>
  );
}

export function RevokeDialog({ subject, onClose, onRevoked }: KeyDialogProps & { readonly onRevoked: () => void }) {
  const { problem, busy, attempt } = useAttempt();
  return (
    <Dialog title="Revoke this key?" onClose={onClose}>
      <p>
        Programs that use <Named subject={subject} /> are refused within a second. This cannot be undone.
      </p>
      <Problem message={problem} />
      <div class="dialog-actions">
        <button type="button" class="button" onClick={onClose}>
          Keep it
        </button>
        <button
          type="button"
          class="button button-danger"
          disabled={busy}
          onClick={() => attempt(() => revokeKey(subject.id).then(onRevoked))}
        >
          Revoke the key
        </button>
      </div>
    </Dialog>
  );
}

function Named({ subject: { id, name } }: { readonly subject: ListedKey }) {
  return (
    <>
      {name && <strong>{name} </strong>}
      <code>{id}…</code>
    </>
  );
}
