import { basename } from 'node:path';
import { problem } from '../../platform/errors.ts';
import { judgeFile } from '../../services/ai-report/judge-file.ts';
import { readPlainText } from '../../services/ai-report/plain-text.ts';
import { resultOf } from '../../services/ai-report/report-result.ts';
import { readAnyFile } from '../read-any-file.ts';
import { readInputFile } from '../read-input.ts';
import { type Tool, textOf } from './tool.ts';

/** A paragraph with at least this score reads as machine-made. */
const FLAGGED = 36;
const BEGINNING = 80;
const MOST_PARAGRAPHS = 40;

export const detectAiTool: Tool = {
  name: 'detect_ai',
  title: 'Judge whether a text is machine-made',
  description:
    'Judges how likely an English text, or a document (docx, doc, odt, rtf, PDF, Markdown and other texts), was written by a machine: a score of 0 to 100 for the whole and the paragraphs that read as machine-made. A score is no proof and must never be the sole basis of an accusation. Give text or path; texts under 100 words get no score.',
  properties: {
    text: { type: 'string', description: 'The text to judge' },
    path: { type: 'string', description: 'Or the absolute path of a document' },
  },
  required: [],
  readOnly: true,
  async run(given, context) {
    if ((given['text'] === undefined) === (given['path'] === undefined))
      throw problem('mcp.invalid', { field: 'text', problem: 'or path must be given, and not both' });
    const file = await readGiven(given, context.allowed);
    const { paragraphs, ...whole } = resultOf(file.paragraphs, judgeFile(await context.detector(), file));
    const flagged = paragraphs.filter(({ score }) => (score ?? 0) >= FLAGGED);
    return {
      words: file.words,
      ...whole,
      machine_made_paragraphs: flagged.slice(0, MOST_PARAGRAPHS).map(({ index, score, words }) => ({
        ...{ paragraph: index + 1, score, words },
        beginning: file.paragraphs[index]!.text.slice(0, BEGINNING),
      })),
      ...(flagged.length > MOST_PARAGRAPHS ? { more_paragraphs: flagged.length - MOST_PARAGRAPHS } : {}),
    };
  },
};

async function readGiven(
  given: Readonly<Record<string, unknown>>,
  allowed: (path: string, purpose: 'read') => Promise<string>,
) {
  if (given['text'] !== undefined) {
    const read = readPlainText(Buffer.from(textOf(given, 'text'), 'utf8'));
    if ('fault' in read) throw problem('mcp.invalid', { field: 'text', problem: `cannot be judged: ${read.message}` });
    return read;
  }
  const path = await allowed(textOf(given, 'path'), 'read');
  return readAnyFile(basename(path), await readInputFile(path));
}
