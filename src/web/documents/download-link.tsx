import { COMMON as common } from '../parts/words.ts';
/**
 * A plain link to a file: middle click, keyboard and "save as" work, and its address is valid as long as the session. The
 * service marks the file as an attachment, so the browser does not leave the page.
 */
export function DownloadLink({
  href,
  name,
  label = common.download,
  primary = false,
}: {
  readonly href: string;
  /** The name for screen readers, whose users cannot see where the link is. */
  readonly name: string;
  readonly label?: string;
  readonly primary?: boolean;
}) {
  return (
    <a class={primary ? 'button button-primary' : 'button button-small button-quiet'} href={href} download="">
      {label}
      <span class="visually-hidden"> {name}</span>
    </a>
  );
}
