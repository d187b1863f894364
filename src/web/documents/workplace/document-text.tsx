import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { DocumentChange, ViewParagraph } from '../../../contract/document-review.ts';
import { language } from '../../languages/language.ts';
import { DOCUMENTS } from '../words.ts';
import type { Decisions } from './decisions.ts';
import { MarkedParagraph, type Side } from './marked-text.tsx';
import { foldUnchanged } from './unchanged-lines.ts';
import { WORKPLACE as phrases } from './words.ts';

const NONE: readonly DocumentChange[] = [];

export interface DocumentTextProps {
  readonly view: readonly ViewParagraph[];
  readonly changes: readonly DocumentChange[];
  readonly decisions: Decisions;
  readonly active: number | null;
  /** True when the original and the result stand side by side. */
  readonly beside: boolean;
  readonly onOpen: (id: number) => void;
}

/** The whole text with its changes; a click on a change opens it. Keyboard users reach the changes in the list and with F8. */
export function DocumentText({ view, changes, decisions, active, beside, onOpen }: DocumentTextProps) {
  const element = useRef<HTMLDivElement>(null);
  const byParagraph = useMemo(() => byParagraphOf(changes), [changes]);
  const runs = useMemo(() => foldUnchanged(groupsOf(view), byParagraph), [view, byParagraph]);
  const activeIn = changes.find(({ id }) => id === active)?.paragraph;
  const open = useRef(onOpen);
  open.current = onOpen;

  useEffect(() => {
    const frame = element.current!;
    const onClick = (event: MouseEvent) => {
      const place = event.target instanceof Element ? event.target.closest('[data-change]') : null;
      if (place) open.current(Number(place.getAttribute('data-change')));
    };
    frame.addEventListener('click', onClick);
    return () => frame.removeEventListener('click', onClick);
  }, []);
  useEffect(() => {
    if (active === null) return;
    const place = element.current?.querySelector(`[data-change="${active}"]`);
    if (place) bringIntoView(place);
  }, [active, beside]);

  const paragraphOf = (paragraph: ViewParagraph, side: Side) => (
    <MarkedParagraph
      key={`${paragraph.index}${side}`}
      paragraph={paragraph}
      changes={byParagraph.get(paragraph.index) ?? NONE}
      decisions={decisions}
      active={activeIn === paragraph.index ? active : null}
      side={side}
    />
  );
  const sideOf = ({ first, rows }: Group, side: Side) =>
    rows === null ? (
      paragraphOf(first, side)
    ) : (
      <div class="wp-table-frame">
        <table class="wp-table">
          <tbody>
            {rows.map((row, i) => (
              <tr key={i}>
                {row.map((cell, k) => (
                  <td key={k}>{cell.map((paragraph) => paragraphOf(paragraph, side))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  const shown = (group: Group) =>
    beside ? (
      <div class="wp-row" key={group.first.index}>
        <div>{sideOf(group, 'original')}</div>
        <div>{sideOf(group, 'result')}</div>
      </div>
    ) : (
      sideOf(group, 'changes')
    );
  return (
    <section
      class={beside ? 'wp-document wp-beside' : 'wp-document'}
      ref={element}
      lang="en"
      aria-label={DOCUMENTS.text}
    >
      {beside && (
        <div class="wp-row wp-row-head">
          <h3>{phrases.original}</h3>
          <h3>{phrases.withDecisions}</h3>
        </div>
      )}
      {runs.map(({ groups, lines }, i) => [
        fileHead(groups[0]!.first, runs[i - 1]?.groups.at(-1)?.first),
        lines === 0 ? (
          groups.map(shown)
        ) : (
          <details key={groups[0]!.first.index} class="wp-fold">
            <summary lang={language}>{phrases.unchangedLines(lines)}</summary>
            {groups.map(shown)}
          </details>
        ),
      ])}
    </section>
  );
}

/** The name of a source file before its first lines. */
function fileHead({ kind, place, index }: ViewParagraph, before: ViewParagraph | undefined) {
  if (kind !== 'source' || before?.place === place) return null;
  return (
    <h3 class="wp-file" key={`file ${index}`}>
      {place}
    </h3>
  );
}

/** A paragraph on its own, or a table as rows of cells, each of which is a list of paragraphs. */
interface Group {
  readonly first: ViewParagraph;
  readonly rows: ViewParagraph[][][] | null;
}

interface OpenTable {
  readonly table: string;
  readonly rows: ViewParagraph[][][];
  row: number;
  column: number;
}

function byParagraphOf(changes: readonly DocumentChange[]): Map<number, DocumentChange[]> {
  const found = new Map<number, DocumentChange[]>();
  for (const change of changes) {
    const held = found.get(change.paragraph);
    if (held) held.push(change);
    else found.set(change.paragraph, [change]);
  }
  // Notes of a source stand inside the paragraph that precedes them in the list.
  for (const held of found.values()) held.sort((a, b) => a.start - b.start);
  return found;
}

function groupsOf(view: readonly ViewParagraph[]): Group[] {
  const groups: Group[] = [];
  let last: OpenTable | null = null;
  for (const paragraph of view) {
    const { cell, place = '' } = paragraph;
    if (!cell) {
      last = null;
      groups.push({ first: paragraph, rows: null });
      continue;
    }
    const [number, row, column] = cell;
    const table = `${place} ${number}`;
    const open: OpenTable = last?.table === table ? last : { table, rows: [], row: -1, column: -1 };
    if (open !== last) groups.push({ first: paragraph, rows: open.rows });
    if (row !== open.row) open.rows.push([]);
    const cells = open.rows.at(-1)!;
    if (row !== open.row || column !== open.column) cells.push([]);
    cells.at(-1)!.push(paragraph);
    open.row = row;
    open.column = column;
    last = open;
  }
  return groups;
}

/** Space around the words shown, in pixels. */
const AROUND = 16;

/** Scrolls until the words are in the part of the window that neither the bar at the top nor the sheet at the bottom covers. */
function bringIntoView(place: Element): void {
  const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const above = Math.max(0, edge('.header')?.bottom ?? 0);
  // On a wide page the list shows the change, and the sheet has no height.
  const below = innerHeight - (edge('.wp-steps')?.height ?? 0);
  const { top, bottom } = place.getBoundingClientRect();
  if (top >= above + AROUND && bottom <= below - AROUND) return;
  place.scrollIntoView({ block: 'center', inline: 'nearest' });
  scrollBy(0, (innerHeight - above - below) / 2);
}
