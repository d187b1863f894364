import { DocumentError } from '../../documents/document-error.ts';
import { readSourceText } from '../../documents/latex/source-text.ts';
import { type DocumentParagraph, openTracked } from '../../documents/open-tracked.ts';
import { readSource, type SourceFormat } from '../../documents/source/formats.ts';
import type { Manuscript, ManuscriptParagraph } from '../../manuscript/manuscript.ts';
import { readPlainText } from '../ai-report/plain-text.ts';
import { openLatex } from '../documents/latex-plan.ts';
import { kindOfUpload, textFormatOf } from '../documents/source-kind.ts';
import { type FileFault, faultOf, fileFault } from '../records/refusal.ts';
import { latexManuscript } from './latex-manuscript.ts';
import { isHeading, partOf } from './parts.ts';
import { placeInSource } from './place-in-source.ts';
import { renderedText } from './rendered-text.ts';

/**
 * Reads a manuscript: Word (docx), OpenDocument, RTF, LaTeX (a source or an archive), Markdown and other sources by
 * file name, or plain text. PDFs and Word's old format are read elsewhere first. Faults of the file come back as a
 * value.
 */
export function readManuscript(bytes: Uint8Array, filename: string): Manuscript | FileFault {
  try {
    const manuscript = read(bytes, filename);
    if ('fault' in manuscript) return manuscript;
    const hasText = manuscript.paragraphs.some(({ text }) => /\p{L}/u.test(text));
    return hasText ? manuscript : fileFault('empty', 'report.no-text');
  } catch (error) {
    if (error instanceof DocumentError) return faultOf(error);
    throw error;
  }
}

function read(bytes: Uint8Array, filename: string): Manuscript | FileFault {
  const kind = kindOfUpload(bytes, filename);
  const format = textFormatOf(filename, kind);
  if (format && format !== 'text') return sourceManuscript(bytes, format);
  if (kind === 'tex' || kind === 'zip') return latexManuscript(openLatex(bytes, filename));
  if (kind !== 'unknown') return { paragraphs: openTracked(bytes).paragraphs.filter(hasText).map(ofDocument) };
  const plain = readPlainText(bytes);
  if ('fault' in plain) return plain;
  return { paragraphs: plain.paragraphs.map(({ text }) => ({ text, part: 'body', level: 0 })) };
}

const hasText = ({ text, reason }: DocumentParagraph): boolean => /\S/.test(text) && reason !== 'statistics';

function ofDocument({ text, style, level, story, cell }: DocumentParagraph): ManuscriptParagraph {
  if (story === 'header' || story === 'footer') return { text, part: 'other', level: 0 };
  if (cell && style !== 'caption') return { text, part: 'table', level: 0 };
  const note = story === 'footnote' || story === 'endnote';
  const part = partOf({ style, note });
  return part === 'heading' && !isHeading(text) ? { text, part: 'body', level: 0 } : { text, part, level };
}

function sourceManuscript(bytes: Uint8Array, format: SourceFormat): Manuscript | FileFault {
  const source = readSourceText(bytes);
  if (!source) return fileFault('unsupported', 'report.wrong-format');
  return {
    paragraphs: readSource(format, source.text).paragraphs.map(({ text, style, level, pieces }) => ({
      text: renderedText(text, pieces),
      part: partOf({ style }),
      level,
      place: placeInSource(source.text, pieces, undefined),
    })),
  };
}
