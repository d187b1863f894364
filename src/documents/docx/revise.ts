import { apartParagraphs } from './apart-paragraphs.ts';
import type { CommentMark } from './comment-place.ts';
import { commentEnd, commentStart, type Revisions, setApart } from './markup.ts';
import type { RunSource } from './paragraph.ts';
import type { PlannedChange, PlannedEdit } from './plan.ts';
import type { DocxDocument, StoryPart } from './read-docx.ts';
import { type RunOperation, rewriteRun } from './rewrite-run.ts';
import { applySplices, type Splice } from './splice.ts';

/** Order of operations at one place: ends come before beginnings. */
const RANK = { insertionEnding: 0, commentEnd: 1, commentStart: 2, insertionStarting: 3, deletion: 4 } as const;

interface PartWork {
  readonly runs: Map<RunSource, RunOperation[]>;
  /** Runs of paragraphs whose changes must not be joined to those of the paragraph before. */
  readonly apart: Set<RunSource>;
  readonly splices: Splice[];
}

/** Returns the new texts of the parts that the plan changes, by part name. Comments are collected in `revisions`. */
export function reviseParts(
  document: DocxDocument,
  plan: readonly PlannedEdit[],
  revisions: Revisions,
): Map<string, string> {
  const work = new Map<string, PartWork>();
  const parts = new Map(document.parts.map((part) => [part.name, part]));
  const workOn = (name: string): PartWork => {
    let found = work.get(name);
    if (!found) {
      found = { runs: new Map(), apart: new Set(), splices: [] };
      work.set(name, found);
    }
    return found;
  };
  const apart = apartParagraphs(document, plan);
  // two touching changes keep the order of the text, whatever the order of the edits
  const inOrder = [...plan].sort((a, b) => a.edit.start - b.edit.start || a.edit.end - b.edit.end);
  for (const { edit, change, comment } of inOrder) {
    const part = document.paragraphs[edit.paragraph]?.part;
    if (change && part !== undefined) addChange(workOn(part), change, edit.end, apart.has(edit.paragraph));
    if (!comment) continue;
    const target = workOn(comment.place.part);
    const w = parts.get(comment.place.part)?.prefix ?? '';
    const id = revisions.commentId();
    revisions.comments.push({ id, text: comment.text });
    addMark(target, comment.place.from, RANK.commentStart, commentStart(id, w));
    addMark(target, comment.place.to, RANK.commentEnd, commentEnd(id, w));
  }
  const texts = new Map<string, string>();
  for (const [name, partWork] of work) texts.set(name, revisePart(parts.get(name)!, partWork, revisions));
  return texts;
}

function addChange(work: PartWork, change: PlannedChange, coveredEnd: number, apart: boolean): void {
  const { tracked } = change;
  for (const { placement } of change.layers) {
    if (apart)
      for (const { piece } of [...placement.deletions, ...(placement.insertion ? [placement.insertion] : [])])
        work.apart.add(piece.run!);
    for (const { piece, from, to } of placement.deletions)
      push(work, { kind: 'delete', piece, at: from, to, tracked, rank: RANK.deletion });
    const { insertion } = placement;
    if (!insertion) continue;
    const ends = placement.deletions.length > 0 || coveredEnd <= change.start;
    const rank = ends ? RANK.insertionEnding : RANK.insertionStarting;
    push(work, {
      kind: 'insert',
      piece: insertion.piece,
      at: insertion.at,
      text: change.text,
      tracked,
      like: insertion.like,
      rank,
    });
  }
}

function addMark(work: PartWork, mark: CommentMark, rank: number, xml: string): void {
  if ('offset' in mark) work.splices.push({ start: mark.offset, end: mark.offset, text: xml, rank });
  else push(work, { kind: 'mark', piece: mark.piece, at: mark.at, rank, xml });
}

function push(work: PartWork, operation: RunOperation): void {
  const run = operation.piece.run!;
  const list = work.runs.get(run);
  if (list) list.push(operation);
  else work.runs.set(run, [operation]);
}

function revisePart(part: StoryPart, { runs, apart, splices }: PartWork, revisions: Revisions): string {
  const source = part.xml.text;
  const all = [...splices];
  const occupied = new Set(splices.map((splice) => splice.start));
  for (const [run, operations] of runs) {
    operations.sort((a, b) => a.piece.start - b.piece.start || a.at - b.at || a.rank - b.rank);
    setApart(revisions, apart.has(run));
    const text = rewriteRun(source, run, operations, revisions, part.prefix);
    all.push(withoutEmptyWrappers(source, run, text, occupied));
  }
  return applySplices(source, all);
}

/**
 * Moves new text at an end of a foreign insertion outside of it: closing and reopening there would leave an empty
 * insertion, which Word itself never writes.
 */
function withoutEmptyWrappers(source: string, run: RunSource, text: string, occupied: ReadonlySet<number>): Splice {
  const whole: Splice = { start: run.start, end: run.end, text, rank: 0 };
  if (!run.wrapper) return whole;
  const { openStart, openEnd } = run.wrapper;
  const name = /^<([^\s/>]+)/.exec(source.slice(openStart, openEnd))?.[1] ?? '';
  const closing = `</${name}>`;
  let { start, end } = whole;
  let inner = text;
  if (start === openEnd && inner.startsWith(closing) && !occupied.has(start)) {
    inner = inner.slice(closing.length);
    start = openStart;
  }
  const reopening = inner.lastIndexOf(`<${name}`);
  const endsOpen = reopening > 0 && inner.endsWith('>') && inner.indexOf('>', reopening) === inner.length - 1;
  if (endsOpen && !inner.endsWith('/>') && source.startsWith(closing, end) && !occupied.has(end)) {
    inner = inner.slice(0, reopening);
    end += closing.length;
  }
  return { start, end, text: inner, rank: 0 };
}
