export interface Copied {
  readonly text: string;
  /** The same with its formats, for programs that take them. */
  readonly html?: string;
}

/** Puts something on the clipboard; false when the browser refuses. Only to be called while a click or key is handled. */
export async function copyText({ text, html }: Copied): Promise<boolean> {
  try {
    const parts = { 'text/plain': text, ...(html === undefined ? {} : { 'text/html': html }) };
    const blobs = Object.entries(parts).map(([type, part]) => [type, new Blob([part], { type })]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    return true;
  } catch {
    // Over http only this machine's own pages have `navigator.clipboard`; in a network the older way is the only one.
    return copySelected({ text, html: html ?? null });
  }
}

function copySelected({ text, html }: { readonly text: string; readonly html: string | null }): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  // What is outside a modal dialog cannot be selected while it is open.
  (before?.closest('dialog') ?? document.body).append(field);
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    if (html !== null) event.clipboardData?.setData('text/html', html);
    event.preventDefault();
  };
  field.addEventListener('copy', fill);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
