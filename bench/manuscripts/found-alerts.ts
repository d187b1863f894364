import type { DocumentChange } from '../../src/contract/document-review.ts';
import { documentFacts } from '../../src/engine/document/document-facts.ts';
import type { Engine } from '../../src/engine/engine.ts';
import { checkParagraphs, settleVariety } from '../../src/services/documents/check-batch.ts';
import { withLatex } from '../../src/services/documents/latex-steps.ts';
import { finishLatex, latexSources, prepareLatex } from '../../src/services/documents/latex-tasks.ts';
import type { ParagraphAlert } from '../../src/services/documents/plan-docx-edits.ts';
import { proofreadDocument } from '../../src/services/documents/proofread-document.ts';
import { proofreadingOptions } from '../../src/services/documents/proofreading-options.ts';
import { prepareTracked, type WriteArgs, writeTracked } from '../../src/services/documents/tracked-tasks.ts';

/** The result of the whole document path for a file of the set. */
export interface Proofread {
  readonly words: number;
  readonly alerts: readonly FoundAlert[];
}

/** An alert that was written into the file, with its surrounding text. */
export interface FoundAlert extends ParagraphAlert {
  readonly before: string;
  readonly after: string;
}

/** Defaults of `emend proofread`, with all questions written as comments. */
const OPTIONS = proofreadingOptions({
  language: 'auto',
  doc_type: '3',
  pipeline: 'advanced',
  writing_advisor_as_comments: 'true',
});

/** Proofreads a document by the steps of the service, without a LaTeX converter, because the corrections are the same. */
export async function proofread(engine: Engine, filename: string, bytes: Uint8Array): Promise<Proofread> {
  let written: WriteArgs | undefined;
  let words = 0;
  const keep = <T extends WriteArgs>(args: T): T => {
    written = args;
    return args;
  };
  const steps = withLatex(
    {
      convert: () => Promise.reject(new Error('files of Word 97 to 2003 are not in the set')),
      prepare: async (file) => prepareTracked(file),
      check: async ({ paragraphs, options, counts }) =>
        checkParagraphs(engine, paragraphs, settleVariety(engine, options, counts), documentFacts(counts)),
      write: async (args) => writeTracked(keep(args)),
      width: 1,
    },
    {
      prepare: async (file) => prepareLatex(file),
      sources: async (args) => latexSources(args),
      finish: async (args) => finishLatex(keep(args)),
    },
    { installed: false, convert: () => Promise.resolve(undefined) },
  );
  const result = await proofreadDocument(
    steps,
    { bytes, filename, options: OPTIONS, wordLimit: Number.POSITIVE_INFINITY },
    {
      onRead: async (count) => {
        words = count;
      },
    },
  );
  if ('errorId' in result) throw new Error(`${filename}: ${result.message}`);
  return { words, alerts: reached(written!.alerts, result.changes) };
}

/**
 * Normalises covered text, so that a quotation from the text equals one from its source: “don’t” is `don't`, “5 %” is
 * `5 \%`, and a line may end in it.
 */
const asRead = (covered: string): string =>
  covered
    .replace(/\\(?=[^\p{L}\s])/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[\s~]+/g, ' ')
    .trim();

/**
 * Returns the alerts behind the changes of the finished file, in its order. They are matched by what they cover and
 * say, not by paragraph, because changes of LaTeX count the paragraphs of the source view.
 */
export function reached(
  alerts: readonly ParagraphAlert[],
  changes: readonly Pick<DocumentChange, 'before' | 'covered' | 'after' | 'comment'>[],
): FoundAlert[] {
  const waiting = [...alerts].sort((a, b) => a.paragraph - b.paragraph || a.start - b.start);
  return changes.flatMap(({ before, covered, after, comment }) => {
    const at = waiting.findIndex((alert) => alert.comment === comment && asRead(alert.coveredText) === asRead(covered));
    return at < 0 ? [] : waiting.splice(at, 1).map((alert) => ({ ...alert, before, after }));
  });
}
