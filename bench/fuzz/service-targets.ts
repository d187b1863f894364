import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stepsHere } from '../../src/cli/proofread-here.ts';
import { createDetector, type Detector } from '../../src/detection/detector.ts';
import { DocumentError } from '../../src/documents/document-error.ts';
import type { SourceFormat } from '../../src/documents/source/formats.ts';
import { createEngine, ENGINE_FILES, type Engine } from '../../src/engine/engine.ts';
import { packageRoot } from '../../src/platform/config/root.ts';
import { writeAiReport } from '../../src/reports/ai-report.ts';
import { DETECTOR_FILE } from '../../src/services/ai-report/detector-file.ts';
import { judgeFile } from '../../src/services/ai-report/judge-file.ts';
import { openReportFonts } from '../../src/services/ai-report/open-detector.ts';
import { readWordFile } from '../../src/services/ai-report/read-file.ts';
import { readLatexFile } from '../../src/services/ai-report/read-latex-file.ts';
import { readSourceFile } from '../../src/services/ai-report/read-source-file.ts';
import type { LatexConverter } from '../../src/services/documents/latex-converter.ts';
import { withLatex } from '../../src/services/documents/latex-steps.ts';
import { finishLatex, latexSources, prepareLatex } from '../../src/services/documents/latex-tasks.ts';
import { proofreadDocument } from '../../src/services/documents/proofread-document.ts';
import { proofreadingOptions } from '../../src/services/documents/proofreading-options.ts';
import { withSource } from '../../src/services/documents/source-steps.ts';
import { prepareSourceFile, writeSourceFile } from '../../src/services/documents/source-tasks.ts';
import { checkManuscriptFile } from '../../src/services/manuscript/manuscript-task.ts';

/**
 * What the service does with a file after reading it: proofreading with statistics, manuscript checks and an AI-content
 * report. This finds errors that readers do not have: offsets in texts with unusual characters, and errors in drawing
 * or writing them.
 */

/** Without the learned models: four times as fast, and the rest uses the same offsets. */
let engine: Engine | undefined;
function rulesOnly(): Engine {
  const names = ENGINE_FILES.filter((name) => name !== 'editor.bin');
  engine ??= createEngine(new Map(names.map((name) => [name, readFileSync(join(packageRoot, 'models', name))])));
  return engine;
}

const OPTIONS = proofreadingOptions({
  doc_type: '3',
  language: 'auto',
  pipeline: 'advanced',
  revisions_as_comments: 'true',
  writing_advisor_as_comments: 'true',
  statistics_in_document: 'true',
  inclusive_lang: 'true',
});
const NO_CONVERTER: LatexConverter = { installed: false, convert: async () => undefined };

/** Proofreads a file as its job does, with our own writer for LaTeX. */
export async function proofreadFile(bytes: Uint8Array, filename: string, format?: SourceFormat): Promise<void> {
  const latex = {
    prepare: async (file: Uint8Array) => prepareLatex(file),
    sources: async (args: Parameters<typeof latexSources>[0]) => latexSources(args),
    finish: async (args: Parameters<typeof finishLatex>[0]) => finishLatex(args),
  };
  const plain = withLatex(stepsHere(rulesOnly()), latex, NO_CONVERTER);
  const steps = format ? withSource(plain, { prepare: prepareSourceFile, write: writeSourceFile }, format) : plain;
  await proofreadDocument(steps, { bytes, filename, options: OPTIONS, wordLimit: 100_000 });
}

let detector: Detector | undefined;
const fonts = openReportFonts();

/** Judges a file and draws its report. */
export async function reportOn(bytes: Uint8Array, format?: SourceFormat | 'tex'): Promise<void> {
  const file = format === 'tex' ? readLatexFile(bytes) : format ? readSourceFile(bytes, format) : readWordFile(bytes);
  if ('fault' in file) return;
  detector ??= createDetector(readFileSync(join(packageRoot, 'models', DETECTOR_FILE)));
  const result = judgeFile(detector, file);
  const facts = { fileName: 'a\u202e.docx', reportId: 'a', created: new Date(0) };
  await writeAiReport(
    { ...facts, paragraphs: file.paragraphs, result, measures: detector.measures, drafts: [] },
    await fonts,
  );
}

/** Checks a file as a manuscript. */
export function checkManuscript(bytes: Uint8Array, filename: string): void {
  try {
    checkManuscriptFile({ bytes, filename });
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
  }
}

/** Checks a paragraph like the engine does for any client. */
export function checkParagraph(bytes: Uint8Array): void {
  const text = Buffer.from(bytes).toString('utf8');
  for (const { start, end, alerts } of rulesOnly().check(text, {
    language: 'US',
    pipeline: 'advanced',
    documentType: 'academic',
    certainty: 'thorough',
    styleGuide: 'APA',
  }))
    for (const alert of alerts)
      if (alert.start < 0 || alert.end > end - start) throw new RangeError(`alert at ${alert.start}-${alert.end}`);
}
