import { DocumentError } from '../../documents/document-error.ts';
import type { BackCover } from '../../documents/docx/index.ts';
import { documentKind } from '../../documents/kind.ts';
import {
  applyLatexEdits,
  type Conversions,
  chooseMarkers,
  definitionsOf,
  flatten,
  type LatexEdit,
  type LatexProject,
  type LatexScan,
  type Markers,
  markedTexts,
  type PlannedEdit,
  readProject,
  readSingleFile,
  resultArchive,
  scanProject,
  simplified,
  type TrackedDocument,
  trackChanges,
  withTexts,
  writeDocx,
} from '../../documents/latex/index.ts';
import { planEdits } from '../../documents/latex/plan-edits.ts';
import { countDocument } from '../../engine/document/document-facts.ts';
import { documentChanges } from '../review/document-changes.ts';
import { viewOfSources } from '../workplace/source-view.ts';
import { documentTerms, type TermParagraph } from './document-terms.ts';
import { documentReports, foundAlerts, isCounted } from './error-report.ts';
import { latexMessage } from './latex-message.ts';
import { isDoubtful } from './plan-docx-edits.ts';
import { holdsLetters, proseParagraphs } from './prose-paragraphs.ts';
import type { FileFault } from './refusal.ts';
import type { PreparedDocument, WriteArgs, WrittenDocument } from './tracked-tasks.ts';
import { editFor } from './tracked-tasks.ts';

/** Reads a LaTeX source or the archive of a project into the paragraphs that are to be checked. */
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
    if (error instanceof DocumentError) return { fault: error.kind, message: error.message };
    throw error;
  }
}

const termsOf = ({ text, style, marks, role }: LatexScan['paragraphs'][number]): TermParagraph => ({
  text,
  style,
  italic: marks.filter(({ kind }) => kind === 'italic' || kind === 'code'),
  keywords: role === 'keywords',
});

function openLatex(bytes: Uint8Array, filename: string): LatexProject {
  return documentKind(bytes) === 'zip' ? readProject(bytes) : readSingleFile(bytes, sourceName(filename));
}

/** A name that is safe in an archive, whatever the upload was called. */
function sourceName(filename: string): string {
  const stem = filename
    .replace(/^.*[\\/]/, '')
    .replace(/\.[A-Za-z0-9]{1,8}$/, '')
    .replace(/[^\p{L}\p{N} ._-]/gu, '_')
    .replace(/^[. ]+/, '');
  return `${stem || 'document'}.tex`;
}

/** Everything about a document that its edits are made from. */
interface PlannedProject {
  readonly project: LatexProject;
  readonly scan: LatexScan;
  readonly plan: readonly PlannedEdit[];
  /** What touches a formula, a citation or a command: an artefact of the placeholder, not an error of the author's. */
  readonly artefacts: ReadonlySet<number>;
  /** Corrections that can be made in the source. */
  readonly possible: ReadonlySet<number>;
  readonly texts: ReadonlyMap<string, string>;
  readonly markers: Markers | undefined;
  readonly marked: ReadonlyMap<string, string>;
}

/** The same input gives the same plan, so that every step can make its own. */
function planProject(args: WriteArgs): PlannedProject {
  const { bytes, alerts, options, filename } = args;
  const project = openLatex(bytes, filename);
  const definitions = definitionsOf(project);
  const scan = scanProject(project, definitions);
  const { artefacts, possible } = triedChanges(project, scan, alerts);
  const edits = alerts.map((alert, i): LatexEdit => {
    const { paragraph, start, end, replacement, mode } = editFor(args, i);
    const corrects = alert.replacements.length > 0;
    // a doubtful correction is left to the author: the source stays, the docx proposes it
    const proposes = mode === 'comment' && corrects && !isDoubtful(alert, options);
    const inSource = mode === 'track' || mode === 'apply' ? 'change' : proposes ? 'commented-change' : mode;
    return { paragraph, start, end, replacement, mode: artefacts.has(i) ? 'skip' : inSource };
  });
  const { plan, texts } = applyLatexEdits(project, scan, edits, definitions);
  const markers = chooseMarkers([...project.sources.values()].map(({ text }) => text));
  const marked = markers ? markedTexts(scan, project.sources, plan, markers) : new Map<string, string>();
  return { project, scan, plan, artefacts, possible, texts, markers, marked };
}

/** Found by trying every correction as a change of the source, so that they are the same ones however the result is delivered. */
function triedChanges(
  project: LatexProject,
  scan: LatexScan,
  alerts: WriteArgs['alerts'],
): Pick<PlannedProject, 'artefacts' | 'possible'> {
  const edits = alerts.map(({ paragraph, start, end, coveredText, replacements: [best] }) => ({
    paragraph,
    start,
    end,
    replacement: best ?? coveredText,
    mode: best === undefined ? ('skip' as const) : ('change' as const),
  }));
  const tried = planEdits(scan.paragraphs, project.sources, edits);
  return {
    artefacts: new Set(tried.flatMap(({ reason }, i) => (reason === 'protected' ? [i] : []))),
    possible: new Set(tried.flatMap(({ change }, i) => (change ? [i] : []))),
  };
}

/** Sources for a converter: as the project came, with marks around the edits, with all changes made. */
export type ConverterSources = readonly [original: string, marked: string, corrected: string];

/** What a converter gets, in the order in which it is tried: the whole source, then one with a bare preamble. */
export function latexSources(args: WriteArgs): readonly ConverterSources[] {
  const { project, texts, marked } = planProject(args);
  const definitions = definitionsOf(project);
  const flat = [new Map<string, string>(), marked, texts].map((changed) => flatten(withTexts(project, changed)));
  return [false, true].map((bare) => {
    const [original, withMarks, corrected] = flat.map((source) => simplified(source, definitions, bare));
    return [original!, withMarks!, corrected!] as const;
  });
}

export interface FinishArgs extends WriteArgs {
  /** What the converter made of the sources; undefined where there is none or it refused them. */
  readonly conversions: Conversions | undefined;
  /** A converter is installed. */
  readonly converter: boolean;
}

/** An archive with corrected sources and a docx; what there is to say about it. */
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
    const { score, categories } = reports;
    const cover = { title: ['Language report', filename], score, words: scan.words, sentences, categories };
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

/** The sources alone, with what its reader accepted. */
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

/** More changes than this share not shown by the converter's document, and the own one is looked at too. */
const MOST_HIDDEN = 0.1;

function bestTracked(planned: PlannedProject, args: FinishArgs): { tracked: TrackedDocument; own: boolean } {
  const changes = planned.plan.filter(({ change }) => change).length;
  let converted: TrackedDocument | undefined;
  if (args.conversions) {
    try {
      converted = track(planned, args, args.conversions);
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
    }
    if (converted && converted.hidden <= changes * MOST_HIDDEN) return { tracked: converted, own: false };
  }
  const own = track(planned, args, undefined);
  return converted && converted.hidden <= own.hidden ? { tracked: converted, own: false } : { tracked: own, own: true };
}

function track(
  planned: PlannedProject,
  args: FinishArgs,
  conversions: Conversions | undefined,
  cover?: BackCover,
): TrackedDocument {
  const { alerts, options, date } = args;
  const { plan, markers } = planned;
  const comments = alerts.map((_, i) => {
    const { comment, mode } = editFor(args, i);
    return { alone: mode === 'comment', ...(comment === undefined ? {} : { comment }) };
  });
  return trackChanges(
    conversions ?? ownConversions(planned),
    plan,
    comments,
    markers ?? { start: '', end: '', digits: '' },
    {
      author: options.author,
      date: new Date(date),
      ...(cover && { backCover: cover }),
    },
  );
}

function ownConversions({ project, scan, texts, marked }: PlannedProject): Conversions {
  const definitions = definitionsOf(project);
  const converted = (changed: ReadonlyMap<string, string>) =>
    writeDocx(scanProject(withTexts(project, changed), definitions).paragraphs);
  return { original: writeDocx(scan.paragraphs), marked: converted(marked), corrected: converted(texts) };
}

function reportsOf(args: WriteArgs, planned: PlannedProject, tracked: TrackedDocument) {
  const found = foundAlerts(args.alerts, countedOf(args, planned, tracked), args.options);
  const own = found.filter((_, i) => !planned.artefacts.has(i));
  return documentReports(own, { words: planned.scan.words, sentences: args.sentences });
}

/** What the docx holds, as the contract has it; the message counts what was made in the source alone. */
function countedOf({ alerts, options }: WriteArgs, { artefacts }: PlannedProject, { shown }: TrackedDocument) {
  return alerts.map((alert, i) => !artefacts.has(i) && isCounted(alert, shown[i] === true, options));
}
