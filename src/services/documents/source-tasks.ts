import { readSourceText, type SourceText } from '../../documents/latex/source-text.ts';
import { applySourceEdits } from '../../documents/source/apply-edits.ts';
import { readSource, type SourceReading } from '../../documents/source/formats.ts';
import { planSourceEdit, type SourceEdit } from '../../documents/source/plan-edit.ts';
import { unifiedDiff } from '../../documents/source/unified-diff.ts';
import { type FileFault, fileFault } from '../records/refusal.ts';
import { prepareSource } from './check-source.ts';
import { documentChanges } from './document-changes.ts';
import { documentReports, foundAlerts, isCounted } from './error-report.ts';
import type { ReadSourceArgs, WriteSourceArgs } from './source-steps.ts';
import { viewOfSources } from './source-view.ts';
import { editFor, type PreparedDocument, type WriteArgs, type WrittenDocument } from './tracked-tasks.ts';

/** Reads a text with markup into the paragraphs to check. */
export async function prepareSourceFile({ bytes, format }: ReadSourceArgs): Promise<PreparedDocument | FileFault> {
  const source = readSourceText(bytes);
  if (!source) return fileFault('unsupported', 'document.not-text');
  const reading = readSource(format, source.text);
  const { paragraphs, counts } = prepareSource(reading);
  return { words: wordsOf(reading), extension: format, signed: false, paragraphs, counts };
}

/** A source with its corrections made, and the message about those that were not made. */
interface WrittenSource extends WrittenDocument {
  readonly message: string | null;
}

/**
 * Makes the corrections in a text with markup. The text has no tracked changes, so uncertain corrections are left out.
 * The tracked copy that a reader asks for is a unified diff.
 */
export async function writeSourceFile(args: WriteSourceArgs): Promise<WrittenSource> {
  const { bytes, format, alerts, options, sentences, chosen, filename } = args;
  const source = readSourceText(bytes)!;
  const reading = readSource(format, source.text);
  const planned = planEdits(args, source, reading);
  const { corrected, artefacts, possible, made, unmade } = planned;
  const outcomes = made.map((is) => ({ written: is ? ('tracked' as const) : ('nothing' as const) }));
  const counted = alerts.map((alert, i) => !artefacts[i] && isCounted(alert, made[i]!, options));
  const own = foundAlerts(alerts, counted, options).filter((_, i) => !artefacts[i]);
  const left = alerts.filter(({ replacements }, i) => replacements.length > 0 && !artefacts[i] && !made[i]).length;
  const changes = documentChanges(
    alerts,
    outcomes,
    counted,
    (paragraph) => reading.paragraphs[paragraph]?.text ?? '',
    (i) => possible[i]!,
  );
  const whole = [['', source.text]] as const;
  const paragraphs = reading.paragraphs.map(({ pieces }) => ({ file: '', pieces }));
  const written =
    chosen?.wish.form === 'tracked'
      ? Buffer.from(unifiedDiff(filename, source.text, corrected), 'utf8')
      : source.encode(corrected)!;
  return {
    bytes: written,
    reports: documentReports(own, { words: wordsOf(reading), sentences }),
    ...viewOfSources(whole, paragraphs, changes),
    skipped: left,
    unmade,
    signed: false,
    message: options.revisions_as_tracks ? leftOut(left) : null,
  };
}

const wordsOf = ({ paragraphs }: SourceReading): number => paragraphs.reduce((sum, { words }) => sum + words, 0);

/** Returns the edits for the corrections: as submitted, or as the reader decided. */
function planEdits(args: WriteArgs, source: SourceText, reading: SourceReading) {
  const { alerts } = args;
  const planned = alerts.map((_, i) => editFor(args, i));
  const edits = planned.map(
    ({ paragraph, start, end, replacement }): SourceEdit => ({
      paragraph,
      start,
      end,
      replacement: replacement ?? '',
    }),
  );
  // uses the best replacement whatever was chosen, because what an alert is about does not depend on the choice
  const best = alerts.map(({ paragraph, start, end, coveredText, replacements }) =>
    planSourceEdit(reading, { paragraph, start, end, replacement: replacements[0] ?? coveredText }),
  );
  const artefacts = best.map(({ reason }) => reason === 'protected');
  const isWanted = planned.map(({ mode }) => mode === 'track' || mode === 'apply');
  const wanted = isWanted.map((is, i) => is && !artefacts[i] && source.encode(edits[i]!.replacement) !== undefined);
  const { source: corrected, plan } = applySourceEdits(
    reading,
    edits.filter((_, i) => wanted[i]),
  );
  let next = 0;
  const made = wanted.map((is) => is && plan[next++]!.change !== undefined);
  return {
    corrected,
    artefacts,
    possible: best.map(({ change }, i) => !artefacts[i] && change !== undefined),
    made,
    unmade: isWanted.filter((is, i) => is && !made[i]).length,
  };
}

function leftOut(count: number): string | null {
  if (count === 0) return null;
  const were = count === 1 ? 'suggestion was' : 'suggestions were';
  return `${count} ${were} not made, being less sure or across markup.`;
}
