import { useState } from 'preact/hooks';
import type { NewLink } from '../../../contract/administration.ts';
import { inviteToTeam } from '../../api/team.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { DialogEnd } from '../../parts/dialog-end.tsx';
import { formatTime } from '../../parts/format.ts';
import { sentFields, useAttempt } from '../../parts/use-attempt.ts';
import { LinkDialog } from '../secret-dialog.tsx';
import { TEAM as words } from './words.ts';

interface InviteProps {
  readonly onClose: () => void;
  /** Called when the invitation exists; the dialog stays open until its link was copied. */
  readonly onDone: () => void;
}

/** Invites a person by address: the owner hands the link over. */
export function TeamInviteDialog({ onClose, onDone }: InviteProps) {
  const attempts = useAttempt();
  const [made, setMade] = useState<NewLink | null>(null);
  const show = (invitation: NewLink) => {
    setMade(invitation);
    onDone();
  };
  if (made) {
    const about = words.handOverLink(formatTime(made.expiresAt));
    return <LinkDialog title={words.invitation} page="/join" link={made} about={about} onClose={onClose} />;
  }
  return (
    <Dialog title={words.invite} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          const data = sentFields(event);
          const role = data.get('role') === 'editor' ? 'editor' : 'member';
          attempts.attempt(() => inviteToTeam(String(data.get('email')), role).then(show));
        }}
      >
        <p class="soft">{words.inviteAbout}</p>
        <div class="field">
          <label for="team-email">{words.email}</label>
          <input id="team-email" name="email" type="email" autocomplete="off" required maxLength={254} />
        </div>
        <div class="field">
          <label for="team-role">{words.role}</label>
          <select id="team-role" name="role">
            <option value="member">{words.asMember}</option>
            <option value="editor">{words.asEditor}</option>
          </select>
        </div>
        <DialogEnd attempts={attempts} onClose={onClose}>
          {words.createLink}
        </DialogEnd>
      </form>
    </Dialog>
  );
}
