import { readDocx } from '../../src/documents/docx/index.ts';
import { openZip, readEntry } from '../../src/documents/zip/zip-archive.ts';

export interface DocxMarkup {
  /** Changes as a reader counts them: deletions and insertions that touch are one. */
  readonly changes: number;
  readonly insertions: number;
  readonly deletions: number;
  readonly comments: readonly string[];
  readonly authors: ReadonlySet<string>;
  /** Text with all changes accepted. */
  readonly text: string;
  readonly xml: string;
}

/** What a document's own markup says, read without our model of it where that matters: by plain patterns. */
export function inspectDocx(bytes: Uint8Array): DocxMarkup {
  const archive = openZip(bytes);
  const part = (name: string) => {
    const entry = [...archive.entries.values()].find((known) => known.name === name);
    return entry ? Buffer.from(readEntry(archive, entry)).toString() : '';
  };
  const xml = part('word/document.xml');
  const commentsXml = part('word/comments.xml');
  const marks = [...xml.matchAll(/<w:(ins|del)\b[^>]*>.*?<\/w:\1>/gs)];
  let changes = 0;
  let end = -1;
  for (const mark of marks) {
    if (mark.index !== end) changes++;
    end = mark.index + mark[0].length;
  }
  const comments = [...commentsXml.matchAll(/<w:comment\b[^>]*>(.*?)<\/w:comment>/gs)].map(([, inner = '']) =>
    [...inner.matchAll(/<w:t\b[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(' '),
  );
  return {
    changes,
    insertions: marks.filter((mark) => mark[1] === 'ins').length,
    deletions: marks.filter((mark) => mark[1] === 'del').length,
    comments,
    authors: new Set([...(xml + commentsXml).matchAll(/w:author="([^"]*)"/g)].map(([, author]) => author!)),
    text: readDocx(bytes)
      .paragraphs.map(({ text }) => text)
      .join('\n'),
    xml,
  };
}
