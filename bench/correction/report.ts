import type { Score } from './f-score.ts';
import type { SpanScore } from './span-score.ts';

/** One system's figures, without those that were not measured. */
export interface SystemFigures {
  readonly name: string;
  readonly span: SpanScore;
  readonly m2: Score;
  /** 0 to 1. */
  readonly gleu: number;
  /** Changed places per 1,000 words of clean text. */
  readonly changes?: number;
  /** Words per second; `wall` if another process does the work. */
  readonly speed: number;
  readonly clock: 'cpu' | 'wall';
  /** Peak resident memory in MB, unless another process does the work. */
  readonly memory?: number;
}

/** Classes with fewer gold edits are not meaningful. */
const FEWEST = 10;

const percent = (share: number): string => (100 * share).toFixed(1);
const triple = ({ precision, recall, f }: Score): string =>
  `${percent(precision)} / ${percent(recall)} / **${percent(f)}**`;

/** The table of measures in Markdown. */
export function measuresTable(figures: readonly SystemFigures[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    triple(figure.span),
    triple(figure.m2),
    percent(figure.gleu),
    figure.changes === undefined ? '–' : figure.changes.toFixed(1),
    `${Math.round(figure.speed)}${figure.clock === 'wall' ? ' (wall clock)' : ''}`,
    figure.memory === undefined ? '–' : String(Math.round(figure.memory)),
  ]);
  const head = [
    'system',
    'bea-dev-a span P / R / F0.5',
    'JFLEG-dev M2 P / R / F0.5',
    'GLEU',
    'changes per 1,000 clean words',
    'words/s, one core',
    'memory, MB',
  ];
  return table(head, rows);
}

/** Recall on bea-dev-a by error class of the gold standard, the most frequent first. */
export function recallTable(figures: readonly SystemFigures[]): string {
  const classes = [...figures[0]!.span.byClass].filter(([, { gold }]) => gold >= FEWEST);
  classes.sort(([, a], [, b]) => b.gold - a.gold);
  const rows = classes.map(([name, { gold }]) => [
    name,
    String(gold),
    ...figures.map(({ span }) => {
      const found = span.byClass.get(name);
      return found ? percent(found.right / found.gold) : '–';
    }),
  ]);
  return table(['class', 'gold', ...figures.map(({ name }) => name)], rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, k) => (k === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}
