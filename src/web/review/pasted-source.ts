/** Elements by which editors and listings show source text. */
const OTHER_THAN_SOURCE = /<(?!\/?(?:div|pre|code|span|font|br|a|b|i|strong|em)\b)[a-z]/i;

/**
 * True for HTML that only shows source text, such as Markdown or a program: editors copy the lines as `<div>` in a box that keeps spaces, others as
 * `<pre>`. Its lines, empty lines and indents are in the plain text beside it; read as HTML, each line would be a paragraph of its own.
 */
export function isSourceHtml(html: string): boolean {
  const body = fragmentOf(html);
  const [, name, attributes = ''] = /^<(div|pre)\b([^>]*)>/i.exec(body) ?? [];
  if (name === undefined || !body.toLowerCase().endsWith(`</${name.toLowerCase()}>`)) return false;
  if (name.toLowerCase() === 'div' && !/white-space:\s*pre/i.test(attributes)) return false;
  return !OTHER_THAN_SOURCE.test(body);
}

/** What was copied, without the page around it. */
function fragmentOf(html: string): string {
  const start = html.indexOf(START);
  const end = html.lastIndexOf('<!--EndFragment-->');
  const copied = html.slice(start < 0 ? 0 : start + START.length, end < 0 ? html.length : end);
  return copied.replace(/<(?:meta|\/?html|\/?head|\/?body)\b[^<>]*>/gi, '').trim();
}

const START = '<!--StartFragment-->';
