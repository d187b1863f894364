import { applySplices } from '../docx/splice.ts';
import { balanceOf, sameBalance } from './balance.ts';
import type { Definitions } from './definitions.ts';
import type { LatexEdit, PlannedEdit } from './edit.ts';
import { type LatexParagraph, PLACEHOLDER } from './paragraph.ts';
import { planEdits } from './plan-edits.ts';
import { type LatexProject, oneOfEqual } from './project.ts';
import { definitionsOf, type LatexScan, scanProject } from './scan-project.ts';

/** The sources with all changes made. */
export interface LatexEditResult {
  /** One for each edit, in the order given. */
  readonly plan: readonly PlannedEdit[];
  /** New texts of the files that changed. */
  readonly texts: ReadonlyMap<string, string>;
}

/** More rounds of leaving out what fails than any real project needs. */
const MAX_ROUNDS = 25;

/**
 * Makes the changes in the sources of a project. Everything outside them stays as it is, character for character. The
 * result is read back before it is handed out: braces, dollar signs and environments must balance as they did and every
 * paragraph must read as planned; changes after which that is not so are left out with the reason `syntax`.
 */
export function applyLatexEdits(
  project: LatexProject,
  scan: LatexScan,
  edits: readonly LatexEdit[],
  definitions: Definitions = definitionsOf(project),
): LatexEditResult {
  const refused = new Set<number>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const plan = planEdits(scan.paragraphs, project.sources, edits, refused);
    const texts = editedTexts(project, scan, plan);
    const failed = failures(project, scan, plan, texts, definitions);
    if (failed.size === 0) return { plan, texts };
    for (const [i, { change }] of plan.entries()) if (change && failed.has(edits[i]!.paragraph)) refused.add(i);
  }
  for (const i of edits.keys()) refused.add(i);
  return { plan: planEdits(scan.paragraphs, project.sources, edits, refused), texts: new Map() };
}

function editedTexts(project: LatexProject, scan: LatexScan, plan: readonly PlannedEdit[]): Map<string, string> {
  const splices = new Map<string, { start: number; end: number; text: string; rank: number }[]>();
  for (const { edit, change } of plan) {
    if (!change) continue;
    const { file } = scan.paragraphs[edit.paragraph]!;
    const list = splices.get(file) ?? [];
    list.push(...change.splices.map((splice) => ({ ...splice, rank: 0 })));
    splices.set(file, list);
  }
  return new Map([...splices].map(([file, list]) => [file, applySplices(project.sources.get(file)!.text, list)]));
}

/** Text of each paragraph that changes, as it should read, with formulas masked. */
function plannedTexts(scan: LatexScan, plan: readonly PlannedEdit[]): Map<number, string> {
  const changes = new Map<number, { start: number; end: number; text: string }[]>();
  for (const { edit, change } of plan) {
    if (!change) continue;
    const list = changes.get(edit.paragraph) ?? [];
    list.push(change);
    changes.set(edit.paragraph, list);
  }
  return new Map(
    [...changes].map(([index, list]) => {
      const paragraph = scan.paragraphs[index]!;
      const splices = [...list, ...masks(paragraph)].map((change) => ({ ...change, rank: 0 }));
      return [index, applySplices(paragraph.text, splices)];
    }),
  );
}

/** Formulas and program text, which read by the article before them: that may have changed. */
function masks({ pieces }: LatexParagraph): { start: number; end: number; text: string }[] {
  return pieces
    .filter(({ fixed }) => fixed === 'math' || fixed === 'code')
    .map(({ start, end }) => ({ start, end, text: PLACEHOLDER }));
}

function masked(paragraph: LatexParagraph): string {
  return applySplices(
    paragraph.text,
    masks(paragraph).map((mask) => ({ ...mask, rank: 0 })),
  );
}

/** Paragraphs whose changes break something. */
function failures(
  project: LatexProject,
  scan: LatexScan,
  plan: readonly PlannedEdit[],
  texts: ReadonlyMap<string, string>,
  definitions: Definitions,
): Set<number> {
  const failed = new Set<number>();
  const expected = plannedTexts(scan, plan);
  for (const [file, text] of texts)
    if (!sameBalance(balanceOf(project.sources.get(file)!.text), balanceOf(text)))
      for (const index of expected.keys()) if (scan.paragraphs[index]!.file === file) failed.add(index);
  if (failed.size > 0) return failed;
  const after = scanProject(withTexts(project, texts), definitions);
  for (const [i, paragraph] of scan.paragraphs.entries()) {
    const text = expected.get(i) ?? masked(paragraph);
    const found = after.paragraphs[i];
    if (found && reading(masked(found)) === reading(text) && found.style === paragraph.style) continue;
    // what shows in a paragraph without changes was done by those before it
    const blamed = [...expected.keys()].filter((index) => index <= i);
    for (const index of expected.has(i) ? [i] : blamed.slice(-1)) failed.add(index);
    if (after.paragraphs.length !== scan.paragraphs.length || failed.size === 0) break;
  }
  return failed;
}

/** Blanks at the ends and double ones are nothing to a reader. */
function reading(text: string): string {
  return text.replace(/ {2,}/g, ' ').trim();
}

/** The project with other texts in some of its files. */
export function withTexts(project: LatexProject, texts: ReadonlyMap<string, string>): LatexProject {
  if (texts.size === 0) return project;
  const sources = new Map(project.sources);
  const known = new Map([...sources.values()].map(({ text }) => [text, text]));
  for (const [file, text] of texts) sources.set(file, { ...sources.get(file)!, text: oneOfEqual(known, text) });
  return { ...project, sources };
}
