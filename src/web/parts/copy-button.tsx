import { useState } from 'preact/hooks';
import { copyText } from './copy-text.ts';

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, label = 'Copy' }: { readonly text: string; readonly label?: string }) {
  const [said, setSaid] = useState('');
  async function copy() {
    setSaid((await copyText({ text })) ? 'Copied' : 'Select it and press Ctrl+C');
    setTimeout(() => setSaid(''), 2_500);
  }
  return (
    <button type="button" class="button button-small copy" onClick={() => void copy()}>
      <span aria-live="polite">{said || label}</span>
    </button>
  );
}
