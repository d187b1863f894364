import type { ListedKey, NewKey, RotatedKey } from '../../contract/key.ts';
import { revokeKey, rotateKey } from '../api/portal.ts';
import { Dialog } from '../parts/dialog.tsx';
import { DialogEnd } from '../parts/dialog-end.tsx';
import { formatTime } from '../parts/format.ts';
import { Sentence } from '../parts/sentence.tsx';
import { sentFields, useAttempt } from '../parts/use-attempt.ts';
import { COMMON as common } from '../parts/words.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { PORTAL as phrases } from './words.ts';

/** Shows a key; this is the only time that anybody can see it. */
export function MadeDialog({ made, onClose }: { readonly made: NewKey | RotatedKey; readonly onClose: () => void }) {
  return (
    <SecretDialog
      title={phrases.yourNewKey}
      secret={made.key}
      testId="new-key"
      copied={phrases.haveCopied}
      onClose={onClose}
    >
      <p>{phrases.copyNow}</p>
      {'formerUntil' in made && (
        <p>
          {Date.parse(made.formerUntil) <= Date.now() ? (
            <Sentence parts={{ key: <code>{made.replaces}…</code> }}>{phrases.formerRevoked}</Sentence>
          ) : (
            <Sentence parts={{ key: <code>{made.replaces}…</code> }}>
              {phrases.formerUntil(formatTime(made.formerUntil))}
            </Sentence>
          )}
        </p>
      )}
    </SecretDialog>
  );
}

interface KeyDialogProps {
  readonly subject: ListedKey;
  readonly onClose: () => void;
}

/** How long, in hours, the former key stays valid beside the new one. */
const overlaps = () => [
  { hours: 0, name: phrases.revokeAtOnce },
  { hours: 1, name: phrases.hour },
  { hours: 24, name: phrases.day },
  { hours: 168, name: phrases.days7 },
  { hours: 720, name: phrases.days30 },
];
const USUAL_OVERLAP = 24;

export function RotateDialog({
  subject,
  onClose,
  onMade,
}: KeyDialogProps & { readonly onMade: (key: RotatedKey) => void }) {
  const attempts = useAttempt();
  return (
    <Dialog title={phrases.rotateTitle} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          const hours = Number(sentFields(event).get('overlap'));
          attempts.attempt(() => rotateKey(subject.id, hours).then(onMade));
        }}
      >
        <p>
          <Sentence parts={{ key: <Named subject={subject} /> }}>{phrases.rotateAbout}</Sentence>
        </p>
        <div class="field">
          <label for="overlap">{phrases.keepFormer}</label>
          <select id="overlap" name="overlap">
            {overlaps().map(({ hours, name }) => (
              <option key={hours} value={hours} selected={hours === USUAL_OVERLAP}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <DialogEnd attempts={attempts} onClose={onClose}>
          {phrases.createNew}
        </DialogEnd>
      </form>
    </Dialog>
  );
}

export function RevokeDialog({ subject, onClose, onRevoked }: KeyDialogProps & { readonly onRevoked: () => void }) {
  const attempts = useAttempt();
  return (
    <Dialog title={phrases.revokeTitle} onClose={onClose}>
      <p>
        <Sentence parts={{ key: <Named subject={subject} /> }}>{phrases.revokeAbout}</Sentence>
      </p>
      <DialogEnd
        attempts={attempts}
        danger
        back={common.keepIt}
        onClose={onClose}
        onGo={() => revokeKey(subject.id).then(onRevoked)}
      >
        {phrases.revokeKey}
      </DialogEnd>
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
