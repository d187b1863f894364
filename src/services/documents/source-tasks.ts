import { readSourceText, type SourceText } from '../../documents/latex/source-text.ts';
import { applySourceEdits } from '../../documents/source/apply-edits.ts';
import { readSource, type SourceFormat } from '../../documents/source/formats.ts';
import { planSourceEdit, type SourceEdit } from '../../documents/source/plan-edit.ts';
import { prepareSource } from '../check-source.ts';
import { documentChanges } from '../review/document-changes.ts';
import { documentReports, foundAlerts, isCounted } from './error-report.ts';
import { type ParagraphAlert, planDocxEdit } from './plan-docx-edits.ts';
import type { ProofreadingSteps } from './proofread-document.ts';
import type { FileFault } from './refusal.ts';
import type { PreparedDocument, WriteArgs, WrittenDocument } from './tracked-tasks.ts';

/** Steps for a file of a format of sources; a corrected source has no tracked changes, so what is not sure enough stays out of it. */
export function withSource(steps: ProofreadingSteps, format: SourceFormat): ProofreadingSteps {
  return {
    ...steps,
    prepare: async (bytes) => prepareSourceFile(bytes, format),
    write: async (args) => writeSourceFile(args, format),
  };
}

function prepareSourceFile(bytes: Uint8Array, format: SourceFormat): PreparedDocument | FileFault {
  const source = readSourceText(bytes);
  if (!source) return { fault: 'unsupported', message: 'It is no text.' };
  const reading = readSource(format, source.text);
  const { paragraphs, counts } = prepareSource(reading);
  return {
    words: paragraphs.reduce((sum, { words }) => sum + words, 0),
    extension: format,
    signed: false,
    paragraphs,
    counts,
  };
}

/** A source with its corrections made; what there is to say about those that were not. */
interface WrittenSource extends WrittenDocument {
  readonly message: string | null;
}

function writeSourceFile({ bytes, alerts, options, sentences }: WriteArgs, format: SourceFormat): WrittenSource {
  const source = readSourceText(bytes)!;
  const reading = readSource(format, source.text);
  const modes = alerts.map((alert) => planDocxEdit(alert, options).mode);
  const artefacts = alerts.map((alert) => planSourceEdit(reading, editOf(alert)).reason === 'protected');
  const wanted = alerts.map((alert, i) => modes[i] === 'track' && !artefacts[i] && isWritable(source, alert));
  const { source: corrected, plan } = applySourceEdits(reading, alerts.filter((_, i) => wanted[i]).map(editOf));
  let next = 0;
  const made = wanted.map((is) => is && plan[next++]!.change !== undefined);
  const outcomes = made.map((is) => ({ written: is ? ('tracked' as const) : ('nothing' as const) }));
  const counted = alerts.map((alert, i) => !artefacts[i] && isCounted(alert, made[i]!, options));
  const words = reading.paragraphs.reduce((sum, paragraph) => sum + paragraph.words, 0);
  const own = foundAlerts(alerts, counted, options).filter((_, i) => !artefacts[i]);
  const left = alerts.filter(({ replacements }, i) => replacements.length > 0 && !artefacts[i] && !made[i]).length;
  return {
    bytes: source.encode(corrected)!,
    reports: documentReports(own, { words, sentences }),
    changes: documentChanges(
      alerts,
      outcomes,
      counted,
      (paragraph) => reading.paragraphs[paragraph]?.text ?? '',
      (i) => !artefacts[i],
    ),
    skipped: left,
    signed: false,
    message: options.revisions_as_tracks ? leftOut(left) : null,
  };
}

const editOf = ({ paragraph, start, end, coveredText, replacements: [best] }: ParagraphAlert): SourceEdit => ({
  paragraph,
  start,
  end,
  replacement: best ?? coveredText,
});

const isWritable = ({ encode }: SourceText, { replacements: [best = ''] }: ParagraphAlert): boolean =>
  encode(best) !== undefined;

function leftOut(count: number): string | null {
  if (count === 0) return null;
  const were = count === 1 ? 'suggestion was' : 'suggestions were';
  return `${count} ${were} not made, being less sure or across markup; \`emend check\` lists them.`;
}
