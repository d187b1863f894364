import { existsSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { LANGUAGE_CHOICES } from '../../contract/terms.ts';
import type { DocumentKind } from '../../documents/kind.ts';
import { STYLE_GUIDES } from '../../engine/taxonomy.ts';
import { problem } from '../../platform/errors.ts';
import { writeOutput } from '../../platform/write-file.ts';
import { proofreadDocument } from '../../services/documents/proofread-document.ts';
import { proofreadingOptions } from '../../services/documents/proofreading-options.ts';
import { withSource } from '../../services/documents/source-steps.ts';
import { prepareSourceFile, writeSourceFile } from '../../services/documents/source-tasks.ts';
import { assertOutput } from '../output-file.ts';
import { readDocument, stepsHere } from '../proofread-here.ts';
import { choiceOf, type Tool, textOf } from './tool.ts';

/** The defaults of the command line: every category, with tracked changes. */
const ALL_ON = ['correctness', 'spellings', 'Clarity', 'Fluency', 'Style', 'revisions_as_tracks'];
const GUIDES = ['none', ...STYLE_GUIDES] as const;

export const proofreadFileTool: Tool = {
  name: 'proofread_file',
  title: 'Proofread a file',
  description:
    'Proofreads a document and writes a corrected copy: Word files with tracked changes, LaTeX as a zip with sources and a tracked docx, Markdown and other texts with markup corrected in place. Returns where the copy is and how much was found. The file itself stays as it is.',
  properties: {
    path: { type: 'string', description: 'Absolute path of the document' },
    output: {
      type: 'string',
      description: 'Absolute path of the copy; it must not exist (NAME-edited beside the file)',
    },
    language: { type: 'string', enum: LANGUAGE_CHOICES, description: 'US, UK, or auto: the one it is spelt in (auto)' },
    style_guide: { type: 'string', enum: GUIDES, description: 'Also the rules of this guide (none)' },
  },
  required: ['path'],
  readOnly: false,
  async run(given, context) {
    const file = await context.allowed(textOf(given, 'path'), 'read');
    const guide = choiceOf(given, 'style_guide', GUIDES, 'none');
    const options = proofreadingOptions({
      language: choiceOf(given, 'language', LANGUAGE_CHOICES, 'auto'),
      doc_type: '3',
      pipeline: 'advanced',
      ...Object.fromEntries(ALL_ON.map((name) => [name, 'true'])),
      ...(guide === 'none' ? {} : { style_guide: guide }),
    });
    const { bytes, format, kind } = await readDocument(file);
    const ending = kind === undefined ? extname(file) : (ENDINGS[kind] ?? extname(file));
    const beside = join(dirname(file), `${basename(file, extname(file))}-edited${ending}`);
    const output = await context.allowed(given['output'] === undefined ? beside : textOf(given, 'output'), 'write');
    if (existsSync(output))
      throw problem('cli.refused', { file: output, problem: 'it exists already; name another output.' });
    await assertOutput(output, kind);
    const steps = stepsHere(await context.engine());
    const result = await proofreadDocument(
      format === undefined ? steps : withSource(steps, { prepare: prepareSourceFile, write: writeSourceFile }, format),
      {
        ...{ bytes, filename: basename(file), options },
        wordLimit: Number.POSITIVE_INFINITY,
      },
    );
    if ('errorId' in result) throw problem('cli.refused', { file, problem: result.message });
    await writeOutput(output, result.bytes);
    const { error_report, scoring_report } = result.reports;
    const note = result.message;
    return {
      output,
      score: scoring_report.total_score,
      sentences: error_report.total_sentences,
      corrections: error_report.total_corrections,
      suggestions: error_report.total_suggestions,
      categories: error_report.categories,
      unknown_words: result.unknownWords.slice(0, MOST_WORDS).map(({ word, perhaps }) => ({ word, perhaps })),
      ...(note === null ? {} : { note }),
    };
  },
};

/** The format of a copy if it differs from that of the file. */
const ENDINGS: Partial<Record<DocumentKind, string>> = { doc: '.docx', tex: '.zip' };
const MOST_WORDS = 50;
