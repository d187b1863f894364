import { documentKind } from '../../documents/kind.ts';
import {
  applyLatexEdits,
  chooseMarkers,
  definitionsOf,
  type LatexEdit,
  type LatexProject,
  type LatexScan,
  type Markers,
  markedTexts,
  type PlannedEdit,
  readProject,
  readSingleFile,
  scanProject,
} from '../../documents/latex/index.ts';
import { planEdits } from '../../documents/latex/plan-edits.ts';
import { filenameStem } from '../records/filename-stem.ts';
import { isDoubtful } from './plan-docx-edits.ts';
import { editFor, type WriteArgs } from './tracked-tasks.ts';

/** Opens the project of an archive or of a single source. @throws DocumentError */
export function openLatex(bytes: Uint8Array, filename: string): LatexProject {
  return documentKind(bytes) === 'zip' ? readProject(bytes) : readSingleFile(bytes, sourceName(filename));
}

/** A file name that is safe in an archive, made from the upload's name. */
function sourceName(filename: string): string {
  const stem = filenameStem(filename.replace(/^.*[\\/]/, ''))
    .replace(/[^\p{L}\p{N} ._-]/gu, '_')
    .replace(/^[. ]+/, '');
  return `${stem || 'document'}.tex`;
}

/** A project with the decision for each alert. */
export interface PlannedProject {
  readonly project: LatexProject;
  readonly scan: LatexScan;
  readonly plan: readonly PlannedEdit[];
  /** Alerts that touch a formula, a citation or a command. They come from the placeholder and are not the author's errors. */
  readonly artefacts: ReadonlySet<number>;
  /** Alerts whose corrections can be made in the source. */
  readonly possible: ReadonlySet<number>;
  readonly texts: ReadonlyMap<string, string>;
  readonly markers: Markers | undefined;
  readonly marked: ReadonlyMap<string, string>;
}

/** Plans the edits of a project. The same input gives the same plan, so every step can make its own. */
export function planProject(args: WriteArgs): PlannedProject {
  const { bytes, alerts, options, filename } = args;
  const project = openLatex(bytes, filename);
  const definitions = definitionsOf(project);
  const scan = scanProject(project, definitions);
  const { artefacts, possible } = triedChanges(project, scan, alerts);
  const edits = alerts.map((alert, i): LatexEdit => {
    const { paragraph, start, end, replacement, mode } = editFor(args, i);
    const corrects = alert.replacements.length > 0;
    // the author decides on a doubtful correction: the source keeps its text, and the docx proposes the change
    const proposes = mode === 'comment' && corrects && !isDoubtful(alert, options);
    const inSource = mode === 'track' || mode === 'apply' ? 'change' : proposes ? 'commented-change' : mode;
    return { paragraph, start, end, replacement, mode: artefacts.has(i) ? 'skip' : inSource };
  });
  const { plan, texts } = applyLatexEdits(project, scan, edits, definitions);
  const markers = chooseMarkers([...project.sources.values()].map(({ text }) => text));
  const marked = markers ? markedTexts(scan, project.sources, plan, markers) : new Map<string, string>();
  return { project, scan, plan, artefacts, possible, texts, markers, marked };
}

/** Tries every correction as a change to the source, so that the answer does not depend on how the result is delivered. */
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
