import { useState } from 'preact/hooks';

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, label = 'Copy' }: { readonly text: string; readonly label?: string }) {
  const [said, setSaid] = useState('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      // Only pages over https or on this machine may use the clipboard.
      setSaid('Select it and copy by hand');
    }
    setTimeout(() => setSaid(''), 2_500);
  }
  return (
    <button type="button" class="button button-small copy" onClick={() => void copy()}>
      <span aria-live="polite">{said || label}</span>
    </button>
  );
}
