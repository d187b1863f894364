import type { DocxEdit, DocxParagraph, EditOptions, EditResult } from './docx/index.ts';
import { applyEdits, planEdits, readDocx } from './docx/index.ts';
import { documentKind } from './kind.ts';
import { applyOdtEdits, readOdt } from './odt/index.ts';
import { applyRtfEdits, readRtf } from './rtf/index.ts';
import { planTracked } from './tracked/plan.ts';

/** A paragraph of a document with tracked changes, of any format. */
export interface DocumentParagraph extends Omit<DocxParagraph, 'source' | 'commentOnly' | 'cell'> {
  /** The text with inline program text as it is, where `text` has a sign for it. */
  readonly shown?: string;
  /** Where it stands in a table; of Word files alone. */
  readonly cell?: DocxParagraph['cell'];
}

/** A document that takes corrections as tracked changes and comments. */
export interface TrackedDocument {
  readonly paragraphs: readonly DocumentParagraph[];
  /** By the contract's rule. */
  readonly words: number;
  /** It carries a digital signature, which no longer holds once anything is changed. */
  readonly signed: boolean;
  /** That fits the content. */
  readonly extension: string;
  /** Edits that do not fit are never an error: their outcome says what became of them. */
  applyEdits(edits: readonly DocxEdit[], options: EditOptions): EditResult;
  /** Which of these edits change the text where they stand, rather than becoming comments or nothing. */
  arePossible(edits: readonly DocxEdit[]): boolean[];
}

/**
 * Reads a file of Word (docx), OpenDocument or RTF by its content.
 *
 * @throws DocumentError
 */
export function openTracked(bytes: Uint8Array): TrackedDocument {
  const kind = documentKind(bytes);
  if (kind === 'odt' || kind === 'fodt') {
    const document = readOdt(bytes);
    return {
      ...document,
      applyEdits: (edits, options) => applyOdtEdits(document, edits, options),
      arePossible: (edits) => planTracked(document.paragraphs, edits).map(isChange),
    };
  }
  if (kind === 'rtf') {
    const document = readRtf(bytes);
    return {
      ...document,
      applyEdits: (edits, options) => applyRtfEdits(document, edits, options),
      arePossible: (edits) => planTracked(document.paragraphs, edits).map(isChange),
    };
  }
  const document = readDocx(bytes);
  return {
    ...document,
    applyEdits: (edits, options) => applyEdits(document, edits, options),
    arePossible: (edits) => planEdits(document, edits).map(isChange),
  };
}

const isChange = ({ change }: { readonly change: unknown }): boolean => change !== undefined;
