import type { ComponentChildren } from 'preact';
import type { NewLink } from '../../contract/administration.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Sentence } from '../parts/sentence.tsx';
import { PORTAL as phrases } from './words.ts';

interface SecretDialogProps {
  readonly title: string;
  readonly secret: string;
  /** By which tests find the secret. */
  readonly testId: string;
  /** The words of the button that closes it, in which some languages name the gender of the thing. */
  readonly copied: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Shows a key or a link, the only time that it can be seen: a press beside the dialog does not close it. */
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
  /** How to hand it over, with `{email}` for the address. */
  readonly about: string;
  readonly onClose: () => void;
}

/** Shows a link that works once, for the person named in it. */
export function LinkDialog({ title, page, link, about, onClose }: LinkDialogProps) {
  // After the number sign: browsers send that part to nobody.
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
