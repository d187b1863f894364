import type { TextRun } from './text-line.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const SAFE_URL = /^(?:https?:\/\/|mailto:)[^\s<>"]+$/i;

/** Escapes text for HTML content and attributes; control characters that HTML forbids are left out. */
export function escapeHtml(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);
}

/**
 * Returns text with its runs as `<strong> <em> <sup> <sub> <a href>`; nothing else ever becomes markup, and only http, https
 * and mailto addresses become links.
 *
 * @param plainBold true to leave `<strong>` out, for headings that are bold as a whole
 */
export function inlineHtml(text: string, runs: readonly TextRun[], plainBold = false): string {
  let html = '';
  let at = 0;
  for (const run of runs) {
    if (run.start < at || run.end <= run.start) continue;
    html += escapeHtml(text.slice(at, run.start));
    const inner = text.slice(run.start, run.end);
    const body = inner.trim();
    const lead = inner.slice(0, inner.length - inner.trimStart().length);
    html +=
      escapeHtml(lead) + wrap(escapeHtml(body), run, plainBold) + escapeHtml(inner.slice(lead.length + body.length));
    at = run.end;
  }
  return html + escapeHtml(text.slice(at));
}

function wrap(inner: string, run: TextRun, plainBold: boolean): string {
  if (inner === '') return '';
  let html = inner;
  if (run.raised === 1) html = `<sup>${html}</sup>`;
  if (run.raised === -1) html = `<sub>${html}</sub>`;
  if (run.italic) html = `<em>${html}</em>`;
  if (run.bold && !plainBold) html = `<strong>${html}</strong>`;
  if (run.url !== undefined && SAFE_URL.test(run.url)) html = `<a href="${escapeHtml(run.url)}">${html}</a>`;
  return html;
}
