import { inlineHtml } from './inline-html.ts';
import type { PdfParagraph, PdfReading } from './pdf-reading.ts';
import type { TextRun } from './text-line.ts';

/** Returns a reading as `h1…h6`, `p`, `ul`/`ol`/`li`, `table` and `pre`, each top-level element with `data-page`. */
export function toSemanticHtml(reading: PdfReading): string {
  const parts: string[] = [];
  const { paragraphs } = reading;
  for (let index = 0; index < paragraphs.length; ) {
    const paragraph = paragraphs[index]!;
    const end = endOfGroup(paragraphs, index);
    const group = paragraphs.slice(index, end);
    if (paragraph.kind === 'listItem') parts.push(listHtml(group));
    else if (paragraph.kind === 'tableRow') parts.push(tableHtml(group));
    else parts.push(singleHtml(paragraph));
    index = end;
  }
  return parts.join('\n');
}

function endOfGroup(paragraphs: readonly PdfParagraph[], start: number): number {
  const first = paragraphs[start]!;
  if (first.kind !== 'listItem' && first.kind !== 'tableRow') return start + 1;
  let end = start + 1;
  while (end < paragraphs.length) {
    const next = paragraphs[end]!;
    if (next.kind !== first.kind || (next.kind === 'listItem' && isOrdered(next) !== isOrdered(first))) break;
    end++;
  }
  return end;
}

function isOrdered(item: PdfParagraph): boolean {
  return item.marker !== undefined && /[\p{L}\d]/u.test(item.marker);
}

function singleHtml(paragraph: PdfParagraph): string {
  const { kind, text, runs, page } = paragraph;
  const content = inlineHtml(text, runs, kind === 'heading');
  if (kind === 'heading') return `<h${paragraph.level} data-page="${page}">${content}</h${paragraph.level}>`;
  if (kind === 'code') return `<pre data-page="${page}">${content}</pre>`;
  if (kind === 'caption') return `<p data-page="${page}" class="caption" role="caption">${content}</p>`;
  if (kind === 'footnote') return `<p data-page="${page}" class="footnote" role="doc-footnote">${content}</p>`;
  return `<p data-page="${page}">${content}</p>`;
}

function listHtml(items: readonly PdfParagraph[]): string {
  const first = items[0]!;
  const ordered = isOrdered(first);
  const start = ordered ? Number(/\d+/.exec(first.marker ?? '')?.[0] ?? 1) : 1;
  const open = ordered
    ? `<ol data-page="${first.page}"${start === 1 ? '' : ` start="${start}"`}>`
    : `<ul data-page="${first.page}">`;
  const rows = items.map((item) => `<li>${inlineHtml(item.text, item.runs)}</li>`).join('');
  return `${open}${rows}${ordered ? '</ol>' : '</ul>'}`;
}

function tableHtml(rows: readonly PdfParagraph[]): string {
  const body = rows
    .map(
      (row) =>
        `<tr>${cellsOf(row)
          .map((cell) => `<td>${cell}</td>`)
          .join('')}</tr>`,
    )
    .join('');
  return `<table data-page="${rows[0]!.page}"><tbody>${body}</tbody></table>`;
}

/** Splits a row at the tabs between its cells; the runs of each cell get its own offsets. */
function cellsOf(row: PdfParagraph): string[] {
  let start = 0;
  return row.text.split('\t').map((cell) => {
    const from = start;
    start += cell.length + 1;
    const runs: TextRun[] = row.runs
      .filter((run) => run.start < from + cell.length && run.end > from)
      .map((run) => ({
        ...run,
        start: Math.max(0, run.start - from),
        end: Math.min(cell.length, run.end - from),
      }));
    return inlineHtml(cell, runs);
  });
}
