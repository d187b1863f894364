import { applySplices } from '../docx/splice.ts';
import { asRead } from '../pieces/as-read.ts';
import { culpritOf } from '../pieces/culprit.ts';
import { PLACEHOLDER } from '../pieces/piece.ts';
import { balanceOf, sameBalance } from './balance.ts';
import type { Definitions } from './definitions.ts';
import type { LatexEdit, PlannedEdit } from './edit.ts';
import type { LatexParagraph } from './paragraph.ts';
import { planEdits } from './plan-edits.ts';
import { oneOfEqual } from './project.ts';
import type { LatexProject } from './scan-project.ts';
import { definitionsOf, type LatexScan, scanProject } from './scan-project.ts';

/** The sources with all changes made. */
export interface LatexEditResult {
  /** One for each edit, in the order given. */
  readonly plan: readonly PlannedEdit[];
  /** New texts of the files that changed. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Maximum number of rounds of leaving out failed changes, more than any real project needs. */
const MAX_ROUNDS = 40;
/** From this round on, a failure drops all changes of its paragraph, so that the rounds come to an end. */
const LAST_SINGLE_ROUND = 25;

/**
 * Makes the changes in the sources of a project. Everything outside them stays unchanged, character for character. The
 * result is read back before it is returned: braces, dollar signs and environments must balance as before, and every
 * paragraph must read as planned. A change that breaks this is left out with the reason `syntax`, and the
 * other changes of its paragraph are made.
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
    for (const [index, found] of failed) {
      const made = [...plan.keys()].filter((i) => plan[i]!.change && edits[i]!.paragraph === index);
      const paragraph = scan.paragraphs[index]!;
      const single =
        found === undefined || round >= LAST_SINGLE_ROUND
          ? undefined
          : culpritOf(paragraph.text, plan, made, masks(paragraph), found);
      for (const i of single === undefined ? made : [single]) refused.add(i);
    }
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

/** Returns the planned text of each paragraph that changes, with formulas masked. */
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

/** Returns formulas and program text: how they read depends on the article before them, which may have changed. */
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

/** Returns paragraphs whose changes break something, with their actual text; undefined where the text shows nothing. */
function failures(
  project: LatexProject,
  scan: LatexScan,
  plan: readonly PlannedEdit[],
  texts: ReadonlyMap<string, string>,
  definitions: Definitions,
): Map<number, string | undefined> {
  const failed = new Map<number, string | undefined>();
  const expected = plannedTexts(scan, plan);
  for (const [file, text] of texts)
    if (!sameBalance(balanceOf(project.sources.get(file)!.text), balanceOf(text)))
      for (const index of expected.keys()) if (scan.paragraphs[index]!.file === file) failed.set(index, undefined);
  if (failed.size > 0) return failed;
  const after = scanProject(withTexts(project, texts), definitions);
  for (const [i, paragraph] of scan.paragraphs.entries()) {
    const text = expected.get(i) ?? masked(paragraph);
    const found = after.paragraphs[i];
    const read = found && masked(found);
    if (found && asRead(read!) === asRead(text) && found.style === paragraph.style) continue;
    // a difference in a paragraph without changes comes from the changes before it
    if (expected.has(i)) failed.set(i, found?.style === paragraph.style ? read : undefined);
    else {
      const blamed = [...expected.keys()].filter((index) => index < i).at(-1);
      if (blamed !== undefined) failed.set(blamed, undefined);
    }
    if (after.paragraphs.length !== scan.paragraphs.length || failed.size === 0) break;
  }
  return failed;
}

/** Returns the project with new texts for some of its files. */
export function withTexts(project: LatexProject, texts: ReadonlyMap<string, string>): LatexProject {
  if (texts.size === 0) return project;
  const sources = new Map(project.sources);
  const known = new Map([...sources.values()].map(({ text }) => [text, text]));
  for (const [file, text] of texts) sources.set(file, { ...sources.get(file)!, text: oneOfEqual(known, text) });
  return { ...project, sources };
}
