import type { LatexParagraph } from '../../documents/latex/index.ts';
import type { Display, DisplayKind } from '../../manuscript/manuscript.ts';

const FLOAT =
  /\\(?<edge>begin|end)\s*\{(?<name>(?:sideways|wrap|floating|long|sub)?(?:figure|table|tabular|tabularx|tabu)|SCfigure|marginfigure|margintable|threeparttable|supertabular|xltabular)\*?\}/g;
const LABEL = /\\label\s*\{([^{}]+)\}/g;
/** Labels of an author's own commands and of options: `\seclabel{one}`, `label=lst:one`. */
const LABEL_OPTION = /\blabel\s*=\s*(?:\{\s*)?([^,\]\s{}]+)/g;
const NAMED_GROUP = /\\([A-Za-z@]+)\s*\{([^{}]+)\}/g;
const isLabel = (command: string): boolean => /[lL]abel/.test(command.slice(command.lastIndexOf('@') + 1));

const DOCUMENT = /\\begin\s*\{document\}/;
const counterOf = (kind: DisplayKind): RegExp =>
  new RegExp(`\\\\renewcommand\\*?\\s*\\{?\\\\the${kind}\\b|\\\\setcounter\\s*\\{${kind}\\}`);
const COUNTER = { figure: counterOf('figure'), table: counterOf('table') };

interface Float {
  readonly file: string;
  readonly kind: DisplayKind | undefined;
  readonly from: number;
  to: number;
}

/** The figures and tables of a project with the numbers that LaTeX gives them, as far as its counters are not changed. */
export interface LatexDisplays {
  /** By the index of the caption paragraph. */
  readonly captions: ReadonlyMap<number, Display>;
  readonly byLabel: ReadonlyMap<string, Display>;
  /** Labels of all kinds of elements. */
  readonly labels: ReadonlySet<string>;
  readonly labelsOf: ReadonlyMap<number, readonly string[]>;
}

/** Numbers the floats of a project in the order of their captions. */
export function latexDisplays(
  paragraphs: readonly LatexParagraph[],
  texts: ReadonlyMap<string, string>,
): LatexDisplays {
  const floats = [...texts].flatMap(([file, text]) => floatsIn(file, text));
  const changes = new Map<string, number>();
  // Each file is searched once for a kind, not once for each of its captions.
  const changeOf = (file: string, kind: DisplayKind): number => {
    const key = `${kind} ${file}`;
    const change = changes.get(key) ?? counterChange(texts.get(file)!, kind);
    changes.set(key, change);
    return change;
  };
  const numbers = new Map<string, number>();
  const known = new Map<Float, Display>();
  const captions = new Map<number, Display>();
  const byLabel = new Map<string, Display>();
  const labelsOf = new Map<number, string[]>();
  for (const { index, style, file, pieces } of paragraphs) {
    const [at] = pieces;
    if (style !== 'caption' || !at) continue;
    const around = floats.filter((float) => float.file === file && float.from <= at.from && at.to <= float.to);
    // the caption of a subfigure
    if (around.some(({ kind }) => kind === undefined)) continue;
    const float = around.find(({ kind }) => kind !== undefined);
    if (!float?.kind || known.has(float)) continue;
    // after a change to the counter comes supplementary material
    const beside = changeOf(file, float.kind) <= float.from ? 'S' : '';
    const number = (numbers.get(float.kind + beside) ?? 0) + 1;
    numbers.set(float.kind + beside, number);
    const display = { kind: float.kind, number: `${beside}${number}` };
    known.set(float, display);
    captions.set(index, display);
    const labels = Array.from(texts.get(file)!.slice(float.from, float.to).matchAll(LABEL), ([, label]) =>
      label!.trim(),
    );
    labelsOf.set(index, labels);
    for (const label of labels) byLabel.set(label, display);
  }
  const labels = new Set(
    [...texts.values()].flatMap((text) => [
      ...[...text.matchAll(NAMED_GROUP)].flatMap(([, command, label]) => (isLabel(command!) ? [label!.trim()] : [])),
      ...Array.from(text.matchAll(LABEL_OPTION), ([, label]) => label!),
    ]),
  );
  return { captions, byLabel, labels, labelsOf };
}

/** Where the body of a file first changes a counter; infinite where it does not. */
function counterChange(text: string, kind: DisplayKind): number {
  const begin = DOCUMENT.exec(text);
  if (!begin) return Number.POSITIVE_INFINITY;
  const from = begin.index + begin[0].length;
  const change = COUNTER[kind].exec(text.slice(from));
  return change ? from + change.index + change[0].length : Number.POSITIVE_INFINITY;
}

/** Parts of figures have no kind. A table inside a float stands for the float. */
function floatsIn(file: string, text: string): Float[] {
  const open: Float[] = [];
  const found: Float[] = [];
  for (const { index, groups } of text.matchAll(FLOAT)) {
    const { edge, name } = groups as { edge: string; name: string };
    if (/^(?:tabular|tabu|threeparttable)/.test(name)) continue;
    if (edge === 'begin') {
      const kind = name.startsWith('sub') ? undefined : /figure/i.test(name) ? 'figure' : 'table';
      open.push({ file, kind, from: index, to: text.length });
    } else {
      const float = open.pop();
      if (float) found.push(Object.assign(float, { to: index }));
    }
  }
  return found.sort((a, b) => a.from - b.from);
}
