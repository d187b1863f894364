import { saveFile } from '../../parts/save-file.ts';
import { plainText, withoutTail } from '../blocks.ts';
import { editMarkdown } from './edit-markdown.ts';
import type { TextToSave } from './text-to-save.ts';
import { writeDocx } from './write-docx.ts';
import { writeHtml } from './write-html.ts';
import { writeMarkdown } from './write-markdown.ts';

/** The formats in which a text can be saved. */
export type SaveFormat = 'docx' | 'docx-tracked' | 'md' | 'html' | 'txt';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Writes a file in the browser and downloads it. */
export async function saveAs(text: TextToSave, format: SaveFormat, title: string): Promise<void> {
  const tidy = { ...text, doc: withoutTail(text.doc) };
  const blob = await blobOf(tidy, format, title);
  const ending = format === 'docx-tracked' ? '-changes.docx' : `.${format}`;
  saveFile(blob, `${fileName(title)}${ending}`);
}

async function blobOf(text: TextToSave, format: SaveFormat, title: string): Promise<Blob> {
  const { doc } = text;
  if (format === 'md')
    return new Blob([editMarkdown(doc) ?? writeMarkdown(doc)], { type: 'text/markdown;charset=utf-8' });
  if (format === 'html') return new Blob([writeHtml(doc, title)], { type: 'text/html;charset=utf-8' });
  if (format === 'txt') return new Blob([`${plainText(doc)}\n`], { type: 'text/plain;charset=utf-8' });
  const bytes = await writeDocx(text, { tracked: format === 'docx-tracked', now: new Date() });
  return new Blob([bytes], { type: WORD });
}

/** A file name without the characters that Windows does not allow. */
function fileName(title: string): string {
  return (
    title
      .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 100) || 'text'
  );
}
