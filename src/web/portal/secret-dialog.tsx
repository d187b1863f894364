import type { ComponentChildren } from 'preact';
import type { NewLink } from '../../contract/administration.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Sentence } from '../parts/sentence.tsx';
import { PORTAL as phrases } from './words.ts';

interface SecretDialogProps {
  readonly title: string;
  readonly secret: string;
  /** Tests find the secret by this id. */
  readonly testId: string;
  /** Label of the button that closes the dialog; in some languages it depends on the gender of the noun. */
  readonly copied: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Shows a key or a link, the only time that anybody can see it: a click outside the dialog does not close it. */
export function SecretDialog({ title, secret, testId, copied, onClose, children }: SecretDialogProps) {
  return (
    <Dialog title={title} onClose={onClose} dismissible={false}>
      {children}
      <div class="secret">
        <code data-testid={testId}>{secret}</code>
        <CopyButton text={secret} />
      </div>
      <div class="dialog-actions">
        <button type="button" class="button button-primary" onClick={onClose}>
          {copied}
        </button>
      </div>
    </Dialog>
  );
}

interface LinkDialogProps {
  readonly title: string;
  /** Path of the page that takes the token. */
  readonly page: '/link' | '/join';
  readonly link: NewLink;
  /** How to hand the link over, with `{email}` in place of the address. */
  readonly about: string;
  readonly onClose: () => void;
}

/** Shows a link that works once, for the person named in it. */
export function LinkDialog({ title, page, link, about, onClose }: LinkDialogProps) {
  // The token follows the number sign: browsers do not send that part to any server.
  const address = `${location.origin}${page}#${link.token}`;
  return (
    <SecretDialog
      title={title}
      secret={address}
      testId="one-time-link"
      copied={phrases.haveCopiedLink}
      onClose={onClose}
    >
      <p>
        <Sentence parts={{ email: <strong class="anywhere">{link.email}</strong> }}>{about}</Sentence>
      </p>
    </SecretDialog>
  );
}
