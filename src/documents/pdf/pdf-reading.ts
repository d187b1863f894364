import type { TextRun } from './text-line.ts';

export type ParagraphKind = 'heading' | 'body' | 'listItem' | 'caption' | 'footnote' | 'tableRow' | 'code';

/** A rectangle on a page, in points from the lower left corner of the page as displayed. */
export interface PageBox {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** A rectangle on one of the pages. */
export interface PlacedBox extends PageBox {
  /** From 1. */
  readonly page: number;
}

export interface PdfParagraph {
  readonly kind: ParagraphKind;
  /** Heading level 1 to 6, 0 for every other kind. */
  readonly level: number;
  /** Running text without line ends; a tab separates the cells of a table row, a line feed the lines of code. */
  readonly text: string;
  /** Bold, italic, raised, lowered and linked stretches; offsets in `text` (UTF-16, end exclusive). */
  readonly runs: readonly TextRun[];
  /** Page on which the paragraph starts, from 1. */
  readonly page: number;
  /** Places of the paragraph: one box for every column and page that it covers, in reading order. */
  readonly boxes: readonly PlacedBox[];
  /** Bullet or number of a list item as printed (not in `text`), undefined for every other kind. */
  readonly marker: string | undefined;
}

export interface PdfPage {
  /** From 1. */
  readonly page: number;
  /** As displayed, in points; 0 for a page that could not be loaded. */
  readonly width: number;
  readonly height: number;
  /** Lines as printed, running heads and page numbers included; empty for a page without text. */
  readonly text: string;
}

/** Result of reading a PDF: paragraphs in reading order and the plain text of every page. */
export interface PdfReading {
  readonly pageCount: number;
  readonly paragraphs: readonly PdfParagraph[];
  readonly pages: readonly PdfPage[];
  /** Words of the paragraphs: runs of non-space characters with at least one letter or digit. */
  readonly words: number;
}
