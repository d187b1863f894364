import type { ReportDetails } from '../../contract/report-review.ts';
import type { Detector } from '../../detection/detector.ts';
import type { ModelFiles } from '../../platform/models.ts';
import type { TaskContext } from '../../platform/workers/task.ts';
import { writeAiReport } from '../../reports/ai-report.ts';
import type { ReportFonts } from '../../reports/report-fonts.ts';
import type { FileFault } from '../records/refusal.ts';
import { judgeFile } from './judge-file.ts';
import { openDetector, openReportFonts } from './open-detector.ts';
import { type ReadFile, readWordFile, withinLimit } from './read-file.ts';
import { type JudgedDraft, reportDrafts } from './report-drafts.ts';
import { reportDetails } from './report-paragraphs.ts';
import { type ReportResult, resultOf } from './report-result.ts';

export interface ReportArgs {
  /** The detector's file by its name, in shared memory. */
  readonly models: ModelFiles;
  /** The reading of the file, or the docx that a doc was converted to. */
  readonly document: ReadFile | Uint8Array;
  readonly fileName: string;
  readonly reportId: string;
  /** The only date in the report (ISO 8601). The same date gives the same bytes. */
  readonly created: string;
  /** Drafts of the document that were judged earlier, oldest first. */
  readonly earlier: readonly JudgedDraft[];
}

export interface FinishedReport {
  readonly words: number;
  readonly result: ReportResult;
  readonly details: ReportDetails;
  readonly pdf: Uint8Array;
}

/** Shares of the work after reading and after judging. For 100,000 words, reading takes 0.1 s, judging 1.3 s and writing 2.5 s. */
const READ = 0.05;
const JUDGED = 0.4;

/** Opened on first use, so that threads that only proofread do not pay for it. */
let parts: Promise<[Detector, ReportFonts]> | undefined;

/** Judges a file and writes its report. Faults of the file are results. Reports the share done. */
export async function makeReport(
  { models, document, fileName, reportId, created, earlier }: ReportArgs,
  { progress }: TaskContext,
): Promise<FinishedReport | FileFault> {
  const file = withinLimit(document instanceof Uint8Array ? readWordFile(document) : document);
  if ('fault' in file) return file;
  progress(READ);
  parts ??= Promise.all([openDetector(models), openReportFonts()]);
  const [detector, fonts] = await parts;
  const { paragraphs, words } = file;
  const result = judgeFile(detector, file, (share) => progress(READ + share * (JUDGED - READ)));
  const { measures } = detector;
  const { outcome, shareOfWords, score } = result;
  const drafts = reportDrafts([...earlier, { fileName, created, words, outcome, shareOfWords, score, paragraphs }]);
  const facts = { fileName, reportId, created: new Date(created) };
  const pdf = await writeAiReport({ ...facts, paragraphs, result, measures, drafts }, fonts);
  return { words, result: resultOf(paragraphs, result), details: reportDetails(paragraphs, result), pdf };
}
