import { useState } from 'preact/hooks';
import { createResetLink, invite, type ListedAccount, type NewLink } from '../api/administration.ts';
import { ApiError } from '../api/request.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { formatTime } from '../parts/format.ts';
import { Problem } from '../parts/problem.tsx';
import { sentFields, useAttempt } from '../parts/use-attempt.ts';

interface Actions {
  readonly onClose: () => void;
  /** Something is different now; the dialog stays until its link was taken. */
  readonly onDone: () => void;
}

/** Invites somebody: the administrator hands the link over, and its holder chooses a password. */
export function InviteDialog({ onClose, onDone }: Actions) {
  const { problem, busy, attempt } = useAttempt();
  const [link, setLink] = useState<NewLink | null>(null);
  const show = (made: NewLink) => {
    setLink(made);
    onDone();
  };
  if (link) return <LinkDialog title="Invitation" link={link} onClose={onClose} />;
  return (
    <Dialog title="Invite somebody" onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          const data = sentFields(event);
          const role = data.get('role') === 'administrator' ? 'administrator' : 'member';
          attempt(() => inviteOrSay(String(data.get('email')), role).then(show));
        }}
      >
        <p class="soft">You get a link to hand over. The person opens it and chooses a password.</p>
        <div class="field">
          <label for="invite-email">E-mail address</label>
          <input id="invite-email" name="email" type="email" autocomplete="off" required maxLength={254} />
        </div>
        <div class="field">
          <label for="invite-role">Role</label>
          <select id="invite-role" name="role">
            <option value="member">Member</option>
            <option value="administrator">Administrator</option>
          </select>
        </div>
        <Problem message={problem} />
        <div class="dialog-actions">
          <button type="button" class="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" class="button button-primary" disabled={busy}>
            Create link
          </button>
        </div>
      </form>
    </Dialog>
  );
}

async function inviteOrSay(email: string, role: ListedAccount['role']): Promise<NewLink> {
  try {
    return await invite(email, role);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'account.exists') throw error;
    const words =
      'An account with this email address already exists. To reset its password, choose “Change” in its row.';
    throw new ApiError(error.status, words, null, error.code);
  }
}

/** A new password for somebody who forgot theirs; the address is typed once more, so that it is nobody else's. */
export function ResetLinkDialog({ account, onClose, onDone }: Actions & { readonly account: ListedAccount }) {
  const { problem, busy, attempt } = useAttempt();
  const [link, setLink] = useState<NewLink | null>(null);
  const show = (made: NewLink) => {
    setLink(made);
    onDone();
  };
  if (link) return <LinkDialog title="Password reset" link={link} onClose={onClose} />;
  return (
    <Dialog title={`Reset the password of ${account.email}?`} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          const data = sentFields(event);
          attempt(() => createResetLink(account.id, String(data.get('confirm')), data.has('lock')).then(show));
        }}
      >
        <p>
          You get a link for <strong class="anywhere">{account.email}</strong> to hand over. With it the person chooses
          a new password and is signed out in all other browsers. Until then the present password works.
        </p>
        <label class="choice">
          <input type="checkbox" name="lock" />
          <span>Refuse the present password now</span>
          <span class="choice-about">Signs out everywhere at once: when somebody else may know the password.</span>
        </label>
        <div class="field">
          <label for="confirm-email">Type the e-mail address of the account</label>
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
        <Problem message={problem} />
        <div class="dialog-actions">
          <button type="button" class="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" class="button button-danger" disabled={busy}>
            Create reset link
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function LinkDialog(props: { readonly title: string; readonly link: NewLink; readonly onClose: () => void }) {
  const { title, link, onClose } = props;
  // After the number sign: browsers send that part to nobody.
  const address = `${location.origin}/link#${link.token}`;
  return (
    <Dialog title={title} onClose={onClose} dismissible={false}>
      <p>
        Hand this link over to <strong class="anywhere">{link.email}</strong>. Whoever has it can choose the password,
        once, until {formatTime(link.expiresAt)}. It cannot be shown again.
      </p>
      <div class="secret">
        <code data-testid="one-time-link">{address}</code>
        <CopyButton text={address} />
      </div>
      <div class="dialog-actions">
        <button type="button" class="button button-primary" onClick={onClose}>
          I have copied it
        </button>
      </div>
    </Dialog>
  );
}
