import type { Node } from 'prosemirror-model';
import { copiedHtml } from '../copied-html.ts';
import { escapeText } from './xml.ts';

/** A text as a complete HTML page. */
export function writeHtml(doc: Node, title: string): string {
  const frame = document.createElement('div');
  frame.append(copiedHtml(doc));
  // Only the review tool knows these attributes.
  for (const name of ['data-close', 'data-blank'])
    for (const paragraph of frame.querySelectorAll(`[${name}]`)) paragraph.removeAttribute(name);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeText(title)}</title>
<style>
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1.05rem/1.6 Georgia, serif }
table { border-collapse: collapse }
td, th { padding: 0.3rem 0.6rem; border: 1px solid; text-align: start; vertical-align: top }
</style>
</head>
<body>
${frame.innerHTML}
</body>
</html>
`;
}
