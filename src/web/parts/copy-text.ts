export interface Copied {
  readonly text: string;
  /** The same content with its formats, for programs that accept them. */
  readonly html?: string;
}

/** Copies something to the clipboard; returns false when the browser refuses. Call it only while a click or key is handled. */
export async function copyText({ text, html }: Copied): Promise<boolean> {
  try {
    const parts = { 'text/plain': text, ...(html === undefined ? {} : { 'text/html': html }) };
    const blobs = Object.entries(parts).map(([type, part]) => [type, new Blob([part], { type })]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    return true;
  } catch {
    // Over http only pages of this machine have `navigator.clipboard`; over a network only the older way works.
    return copySelected({ text, html: html ?? null });
  }
}

function copySelected({ text, html }: { readonly text: string; readonly html: string | null }): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  // Nothing outside a modal dialog can be selected while the dialog is open.
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
