import { DocumentError } from '../../documents/document-error.ts';
import type { BackCover } from '../../documents/docx/index.ts';
import {
  type Conversions,
  definitionsOf,
  scanProject,
  type TrackedDocument,
  trackChanges,
  withTexts,
  writeDocx,
} from '../../documents/latex/index.ts';
import type { PlannedProject } from './latex-plan.ts';
import { editFor, type WriteArgs } from './tracked-tasks.ts';

export interface FinishArgs extends WriteArgs {
  /** The documents of the converter; undefined if there is no converter or it refused the sources. */
  readonly conversions: Conversions | undefined;
  /** True when a converter is installed. */
  readonly converter: boolean;
}

/** If the converter's document hides more than this share of the changes, it is compared with our own document. */
const MOST_HIDDEN = 0.1;

/** The converter's docx, or our own if that shows more of the changes. */
export function bestTracked(planned: PlannedProject, args: FinishArgs): { tracked: TrackedDocument; own: boolean } {
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

/** A docx with tracked changes and comments, made from the converter's documents, or from our own if there are none. */
export function track(
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
