import { DocumentError } from '../../documents/document-error.ts';
import {
  definitionsOf,
  flatten,
  type LatexScan,
  resultArchive,
  scanProject,
  simplified,
  type TrackedDocument,
  withTexts,
} from '../../documents/latex/index.ts';
import { countDocument } from '../../engine/document/document-facts.ts';
import { type FileFault, faultOf } from '../records/refusal.ts';
import { backCover } from './back-cover.ts';
import { documentChanges } from './document-changes.ts';
import { documentTerms, type TermParagraph } from './document-terms.ts';
import { documentReports, foundAlerts, isCounted } from './error-report.ts';
import { latexMessage } from './latex-message.ts';
import { openLatex, type PlannedProject, planProject } from './latex-plan.ts';
import { bestTracked, type FinishArgs, track } from './latex-tracked.ts';
import { holdsLetters, proseParagraphs } from './prose-paragraphs.ts';
import { viewOfSources } from './source-view.ts';
import type { PreparedDocument, WriteArgs, WrittenDocument } from './tracked-tasks.ts';

/** Reads a LaTeX source or a project archive into paragraphs to check. */
export function prepareLatex(bytes: Uint8Array): PreparedDocument | FileFault {
  try {
    const scan = scanProject(openLatex(bytes, 'document.tex'));
    const paragraphs = proseParagraphs(scan.paragraphs, holdsLetters);
    return {
      words: scan.words,
      extension: 'zip',
      signed: false,
      paragraphs: paragraphs.map(({ index, text, words, shape, kind }) => ({ index, text, words, shape, kind })),
      counts: countDocument(
        paragraphs.map(({ text }) => text),
        documentTerms(scan.paragraphs.map(termsOf)),
      ),
    };
  } catch (error) {
    if (error instanceof DocumentError) return faultOf(error);
    throw error;
  }
}

const termsOf = ({ text, style, marks, role }: LatexScan['paragraphs'][number]): TermParagraph => ({
  text,
  style,
  italic: marks.filter(({ kind }) => kind === 'italic' || kind === 'code'),
  keywords: role === 'keywords',
});

/** Sources for a converter: as sent, with marks around the edits, and with all changes made. */
export type ConverterSources = readonly [original: string, marked: string, corrected: string];

/** The sources to convert, in the order in which to try them: complete, then with a minimal preamble. */
export function latexSources(args: WriteArgs): readonly ConverterSources[] {
  const { project, texts, marked } = planProject(args);
  const definitions = definitionsOf(project);
  const flat = [new Map<string, string>(), marked, texts].map((changed) => flatten(withTexts(project, changed)));
  return [false, true].map((bare) => {
    const [original, withMarks, corrected] = flat.map((source) => simplified(source, definitions, bare));
    return [original!, withMarks!, corrected!] as const;
  });
}

/** An archive with corrected sources and a docx, and a message about it. */
export interface WrittenLatex extends WrittenDocument {
  readonly message: string | null;
}

/** Writes corrected sources and the docx with tracked changes into one archive. */
export function finishLatex(args: FinishArgs): WrittenLatex {
  const planned = planProject(args);
  if (args.chosen?.wish.form === 'clean') return cleanSources(args, planned);
  const { project, scan, plan } = planned;
  const { tracked, own } = bestTracked(planned, args);
  const reports = reportsOf(args, planned, tracked);
  const { options, sentences, filename } = args;
  let { result } = tracked;
  if (options.statistics_in_document) {
    const cover = backCover(reports, { words: scan.words, sentences }, filename, options);
    result = track(planned, args, own ? undefined : args.conversions, cover).result;
  }
  const { outcomes } = result;
  const changes = documentChanges(
    args.alerts,
    outcomes,
    countedOf(args, planned, tracked),
    (paragraph) => scan.paragraphs[paragraph]?.text ?? '',
    (i) => planned.possible.has(i),
  );
  return {
    bytes: resultArchive(project, args.bytes, planned.texts, result.bytes),
    reports,
    ...viewOfSources(
      scan.files.map((file) => [file, project.sources.get(file)!.text]),
      scan.paragraphs,
      changes,
    ),
    unmade: unmadeOf(planned),
    skipped: outcomes.filter(({ written }, i) => written === 'nothing' && !plan[i]!.change).length,
    signed: false,
    message: latexMessage({
      scan,
      others: project.others,
      reason: project.reason,
      main: project.main,
      broken: plan.filter(({ reason }) => reason === 'syntax' || reason === 'characters').length,
      hidden: tracked.hidden,
      path: own ? (args.converter ? 'refused' : 'missing') : 'converted',
    }),
  };
}

/** Only the sources, with the changes that the reader accepted. */
function cleanSources(args: FinishArgs, planned: PlannedProject): WrittenLatex {
  const size = { words: planned.scan.words, sentences: args.sentences };
  return {
    bytes: resultArchive(planned.project, args.bytes, planned.texts),
    reports: documentReports([], size),
    changes: [],
    skipped: 0,
    unmade: unmadeOf(planned),
    signed: false,
    message: null,
  };
}

const unmadeOf = ({ plan }: PlannedProject): number =>
  plan.filter(({ edit, change }) => edit.mode === 'change' && !change).length;

function reportsOf(args: WriteArgs, planned: PlannedProject, tracked: TrackedDocument) {
  const found = foundAlerts(args.alerts, countedOf(args, planned, tracked), args.options);
  const own = found.filter((_, i) => !planned.artefacts.has(i));
  return documentReports(own, { words: planned.scan.words, sentences: args.sentences });
}

/** Decides which alerts count: those that the docx shows. Changes that only the source has are counted in the message. */
function countedOf({ alerts, options }: WriteArgs, { artefacts }: PlannedProject, { shown }: TrackedDocument) {
  return alerts.map((alert, i) => !artefacts.has(i) && isCounted(alert, shown[i] === true, options));
}
