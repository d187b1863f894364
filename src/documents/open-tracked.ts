import type { DocxEdit, DocxParagraph, EditOptions, EditResult } from './docx/index.ts';
import { applyEdits, planEdits, readDocx } from './docx/index.ts';
import { documentKind } from './kind.ts';
import { applyOdtEdits, readOdt } from './odt/index.ts';
import { applyRtfEdits, readRtf } from './rtf/index.ts';
import { planTracked } from './tracked/plan.ts';

/** A paragraph of a document with tracked changes, of any format. */
export interface DocumentParagraph extends Omit<DocxParagraph, 'source' | 'commentOnly' | 'cell'> {
  /** The text including inline program text, for which `text` has a placeholder. */
  readonly shown?: string;
  /** Its place in a table; only for Word files. */
  readonly cell?: DocxParagraph['cell'];
}

/** A document that takes corrections as tracked changes and comments. */
export interface TrackedDocument {
  readonly paragraphs: readonly DocumentParagraph[];
  /** Number of words by the contract's rule. */
  readonly words: number;
  /** True when it has a digital signature, which any change makes invalid. */
  readonly signed: boolean;
  /** Number of other files that it takes in and whose text is not read; only for Word files. */
  readonly imported?: number;
  /** File extension that matches the content. */
  readonly extension: string;
  /** Edits that do not fit are never an error: their outcome says what happened to them. */
  applyEdits(edits: readonly DocxEdit[], options: EditOptions): EditResult;
  /** For each of these edits, true if it changes the text in its place, false if it becomes a comment or nothing. */
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
