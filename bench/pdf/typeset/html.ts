import type { DocumentModel, ModelBlock, Span } from './document-model.ts';

/** Style sheets for printing with Chromium and WeasyPrint. */
export const HTML_STYLES: Record<string, string> = {
  'chrome-article': 'body{font:11pt/1.5 "Liberation Serif",serif;max-width:40em}',
  'chrome-sans': 'body{font:10.5pt/1.6 "DejaVu Sans",sans-serif} p{margin:0 0 .8em} h2{border-bottom:1px solid #ccc}',
  'chrome-readme':
    'body{font:16px/1.5 "Liberation Sans",sans-serif} code,pre{font-family:"Liberation Mono",monospace;font-size:85%} pre{background:#eee;padding:12px} blockquote{border-left:4px solid #ccc;padding-left:1em;margin:0;color:#555}',
  'weasy-two':
    '@page{size:A4;margin:2cm;@bottom-center{content:counter(page)}@top-right{content:"HEAD"}} body{columns:2;column-gap:8mm;font:9.5pt/1.35 "Liberation Serif";text-align:justify;hyphens:auto} p{margin:0;text-indent:1.2em} h1{column-span:all} h2+p,h1+p{text-indent:0}',
  'weasy-two-sans':
    '@page{size:Letter;margin:1.8cm;@bottom-center{content:"HEAD – " counter(page)}} body{columns:2;font:9pt/1.4 "Liberation Sans";hyphens:auto} p{margin:0 0 .6em}',
  'weasy-one':
    '@page{size:A5;margin:1.6cm;@top-center{content:"HEAD"}@bottom-right{content:"Page " counter(page) " of " counter(pages)}} body{font:10pt/1.4 "Caladea";text-align:justify;hyphens:auto} p{margin:0;text-indent:1.5em}',
};

export function toHtml(model: DocumentModel, css: string): string {
  const body: string[] = [];
  let open = '';
  for (const block of model.blocks) {
    const wanted = block.t === 'li' ? 'ul' : block.t === 'row' ? 'table' : '';
    if (open !== '' && open !== wanted) {
      body.push(`</${open}>`);
      open = '';
    }
    if (wanted !== '' && open === '') {
      body.push(`<${wanted}>`);
      open = wanted;
    }
    body.push(htmlBlock(block));
  }
  if (open !== '') body.push(`</${open}>`);
  const style = css.replaceAll('HEAD', model.runningHead.replace(/["\\]/g, ''));
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>t</title><style>${style}</style></head><body>${body.join('\n')}</body></html>`;
}

function htmlBlock(block: ModelBlock): string {
  const text = inline(block.spans);
  if (block.t === 'quote') return `<blockquote><p>${text}</p></blockquote>`;
  if (block.t === 'code') return `<pre>${text}</pre>`;
  if (block.t === 'caption') return `<p class="caption">${text}</p>`;
  if (block.t === 'row') return `<tr>${block.cells!.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
  return `<${block.t}>${text}</${block.t}>`;
}

function inline(spans: readonly Span[]): string {
  return spans
    .map(({ text, look }) =>
      look === 'bold'
        ? `<b>${escapeHtml(text)}</b>`
        : look === 'italic'
          ? `<i>${escapeHtml(text)}</i>`
          : escapeHtml(text),
    )
    .join('');
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
