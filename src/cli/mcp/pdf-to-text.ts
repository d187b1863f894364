import { basename } from 'node:path';
import { extractText } from '../../services/pdf/pdf-answers.ts';
import { withPdfReader } from '../pdf-reader.ts';
import { countOf, type Tool, textOf } from './tool.ts';

/** About 15,000 tokens. More at once leaves a model little room. */
const MOST_CHARACTERS = 60_000;

export const pdfToTextTool: Tool = {
  name: 'pdf_to_text',
  title: 'Read a PDF',
  description: `Reads a PDF in the order in which people read it: columns one after the other, words joined over line ends, headers and footers apart; scanned pages where tesseract is installed. Returns up to ${MOST_CHARACTERS} characters from a page on, and the page to go on with.`,
  properties: {
    path: { type: 'string', description: 'Absolute path of the PDF' },
    from_page: { type: 'integer', minimum: 1, description: 'First page to return (1)' },
  },
  required: ['path'],
  readOnly: true,
  async run(given, context) {
    const path = await context.allowed(textOf(given, 'path'), 'read');
    const from = countOf(given, 'from_page', 1);
    const read = await withPdfReader(1, ({ reader }) =>
      extractText(reader, { filename: basename(path), path }, { ocr: true }),
    );
    const wanted = read.pages.filter(({ page }) => page >= from);
    const pages: (typeof wanted)[number][] = [];
    let size = 0;
    for (const page of wanted) {
      size += page.text.length;
      // at least one page, however long it is
      if (size > MOST_CHARACTERS && pages.length > 0) break;
      pages.push(page);
    }
    const next = wanted[pages.length]?.page;
    return { page_count: read.page_count, pages, ...(next === undefined ? {} : { next_page: next }) };
  },
};
