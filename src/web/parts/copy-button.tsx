import { useState } from 'preact/hooks';
import { copyText } from './copy-text.ts';
import { COMMON as common } from './words.ts';

/** Copies a text to the clipboard and says so. */
export function CopyButton({
  text,
  label = common.copy,
  small = true,
}: {
  readonly text: string;
  readonly label?: string;
  readonly small?: boolean;
}) {
  const [said, setSaid] = useState('');
  async function copy() {
    setSaid((await copyText({ text })) ? common.copied : common.copyByHand);
    setTimeout(() => setSaid(''), 2_500);
  }
  return (
    <button type="button" class={small ? 'button button-small copy' : 'button copy'} onClick={() => void copy()}>
      <span aria-live="polite">{said || label}</span>
    </button>
  );
}
