import type { PageBox, PdfParagraph, PdfReading } from '../../documents/pdf/index.ts';
import { countWords } from '../../text/words.ts';

/** A paragraph that was recognised in a page image. */
export interface RecognisedParagraph {
  readonly lines: readonly string[];
  /** In points from the lower left corner of the page. */
  readonly box: PageBox;
}

export interface RecognisedPage {
  /** Page number, starting at 1. */
  readonly page: number;
  readonly paragraphs: readonly RecognisedParagraph[];
}

/** Returns a reading with recognised text on the pages that had none. Other pages stay unchanged. */
export function withRecognisedPages(reading: PdfReading, recognised: readonly RecognisedPage[]): PdfReading {
  const textless = new Set(reading.pages.filter(({ text }) => text.trim() === '').map(({ page }) => page));
  const found = new Map(recognised.filter(({ page }) => textless.has(page)).map((entry) => [entry.page, entry]));
  const added: PdfParagraph[] = [...found.values()].flatMap(({ page, paragraphs }) =>
    paragraphs.map(({ lines, box }) => ({
      kind: 'body' as const,
      level: 0,
      text: joinLines(lines),
      runs: [],
      page,
      boxes: [{ page, ...box }],
      marker: undefined,
    })),
  );
  return {
    ...reading,
    paragraphs: [...reading.paragraphs, ...added].sort((a, b) => a.page - b.page),
    pages: reading.pages.map((entry) => {
      const text = found.get(entry.page)?.paragraphs.map(({ lines }) => lines.join('\n'));
      return text ? { ...entry, text: text.join('\n\n') } : entry;
    }),
    words: reading.words + added.reduce((sum, { text }) => sum + countWords(text), 0),
  };
}

/** A hyphen between letters at a line end is treated as a divided word, because recognition has no lexicon. */
function joinLines(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replace(/(\p{L})-\n(?=\p{Ll})/gu, '$1')
    .replaceAll('\n', ' ');
}
