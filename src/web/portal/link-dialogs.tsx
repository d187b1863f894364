import { useState } from 'preact/hooks';
import type { ListedAccount, NewLink } from '../../contract/administration.ts';
import { createResetLink, invite } from '../api/administration.ts';
import { ApiError } from '../api/request.ts';
import { Dialog } from '../parts/dialog.tsx';
import { DialogEnd } from '../parts/dialog-end.tsx';
import { formatTime } from '../parts/format.ts';
import { Sentence } from '../parts/sentence.tsx';
import { sentFields, useAttempt } from '../parts/use-attempt.ts';
import { ADMINISTRATION as phrases } from './administration/words.ts';
import { LinkDialog } from './secret-dialog.tsx';

interface Actions {
  readonly onClose: () => void;
  /** Called when something has changed; the dialog stays open until its link was copied. */
  readonly onDone: () => void;
}

/** Invites a person: the administrator hands the link over, and its holder chooses a password. */
export function InviteDialog({ onClose, onDone }: Actions) {
  const attempts = useAttempt();
  const [link, setLink] = useState<NewLink | null>(null);
  const show = (made: NewLink) => {
    setLink(made);
    onDone();
  };
  if (link) return <HandOver title={phrases.invitation} link={link} onClose={onClose} />;
  return (
    <Dialog title={phrases.inviteTitle} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          const data = sentFields(event);
          const role = data.get('role') === 'administrator' ? 'administrator' : 'member';
          attempts.attempt(() => inviteOrSay(String(data.get('email')), role).then(show));
        }}
      >
        <p class="soft">{phrases.inviteAbout}</p>
        <div class="field">
          <label for="invite-email">{phrases.email}</label>
          <input id="invite-email" name="email" type="email" autocomplete="off" required maxLength={254} />
        </div>
        <div class="field">
          <label for="invite-role">{phrases.role}</label>
          <select id="invite-role" name="role">
            <option value="member">{phrases.member}</option>
            <option value="administrator">{phrases.administrator}</option>
          </select>
        </div>
        <DialogEnd attempts={attempts} onClose={onClose}>
          {phrases.createLink}
        </DialogEnd>
      </form>
    </Dialog>
  );
}

async function inviteOrSay(email: string, role: ListedAccount['role']): Promise<NewLink> {
  try {
    return await invite(email, role);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'account.exists') throw error;
    throw new ApiError(error.status, phrases.exists, null, error.code);
  }
}

/** A link with which a person chooses a new password; the administrator types the address again, so that the link is for nobody else. */
export function ResetLinkDialog({ account, onClose, onDone }: Actions & { readonly account: ListedAccount }) {
  const attempts = useAttempt();
  const [link, setLink] = useState<NewLink | null>(null);
  const show = (made: NewLink) => {
    setLink(made);
    onDone();
  };
  if (link) return <HandOver title={phrases.passwordReset} link={link} onClose={onClose} />;
  return (
    <Dialog title={phrases.resetTitle(account.email)} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          const data = sentFields(event);
          attempts.attempt(() => createResetLink(account.id, String(data.get('confirm')), data.has('lock')).then(show));
        }}
      >
        <p>
          <Sentence parts={{ email: <strong class="anywhere">{account.email}</strong> }}>{phrases.resetAbout}</Sentence>
        </p>
        <label class="choice">
          <input type="checkbox" name="lock" />
          <span>{phrases.refuseNow}</span>
          <span class="choice-about">{phrases.refuseAbout}</span>
        </label>
        <div class="field">
          <label for="confirm-email">{phrases.typeEmail}</label>
          <input
            id="confirm-email"
            name="confirm"
            type="text"
            autocomplete="off"
            spellcheck={false}
            required
            maxLength={254}
          />
        </div>
        <DialogEnd attempts={attempts} danger onClose={onClose}>
          {phrases.createReset}
        </DialogEnd>
      </form>
    </Dialog>
  );
}

function HandOver(props: { readonly title: string; readonly link: NewLink; readonly onClose: () => void }) {
  return <LinkDialog {...props} page="/link" about={phrases.handOver(formatTime(props.link.expiresAt))} />;
}
