import type { CodeAction, Command, TextEdit, WorkspaceEdit } from 'vscode-languageserver-protocol';
import { classEntry } from '../engine/taxonomy.ts';
import { editOf, type PlacedFinding } from '../services/project/find-in-paragraph.ts';
import { positionsIn } from '../services/project/positions.ts';
import type { Splice } from '../services/sources/source-text.ts';
import type { CheckedDocument, OpenDocument } from './checking.ts';
import { COMMANDS } from './commands.ts';
import { rangeOf, toDiagnostic } from './diagnostics.ts';

export const FIX_ALL = 'source.fixAll.emend';
const QUICK_FIX = 'quickfix';
/** More than the replacements of any finding, except for a word with many neighbours. */
const MOST_REPLACEMENTS = 8;

export interface ActionTerms {
  readonly rulePage: (rule: string) => string;
  /** True if the client supports edits of a certain version. */
  readonly versioned: boolean;
  /** True if there is a folder whose settings can be written. */
  readonly hasProject: boolean;
  /** The kinds that the client asked for; all kinds if it named none. */
  readonly only: readonly string[] | undefined;
}

/** Returns the actions for the findings of a range, and for the whole document. */
export function codeActions(
  checked: CheckedDocument,
  findings: readonly PlacedFinding[],
  { start, end }: { readonly start: number; readonly end: number },
  terms: ActionTerms,
): CodeAction[] {
  const { only } = terms;
  const asksFor = (kind: string) => only?.some((each) => kind === each || kind.startsWith(`${each}.`)) ?? true;
  const here = findings.filter((finding) => finding.start.offset <= end && finding.end.offset >= start);
  const all = asksFor(FIX_ALL) ? fixAll(checked, findings, terms) : undefined;
  return [
    ...(asksFor(QUICK_FIX) ? here.flatMap((each) => quickFixes(checked, each, terms)) : []),
    ...(all ? [all] : []),
  ];
}

function quickFixes(checked: CheckedDocument, finding: PlacedFinding, terms: ActionTerms): CodeAction[] {
  const { covered, replacements, changes, rule, fingerprint, errorClass } = finding;
  const { document } = checked;
  const diagnostics = [toDiagnostic(finding, terms.rulePage)];
  const fixes = replacements.slice(0, MOST_REPLACEMENTS).flatMap((replacement, nth): CodeAction[] => {
    const splices = changes[nth];
    if (!splices) return [];
    const title = replacement === '' ? `Remove “${covered}”` : `Replace with “${replacement}”`;
    const edit = workspaceEdit(document, splices, terms);
    return [{ title, kind: QUICK_FIX, diagnostics, edit, ...(nth === 0 ? { isPreferred: true } : {}) }];
  });
  const run = (title: string, command: string, argument: object): CodeAction => {
    const call: Command = { title, command, arguments: [{ uri: document.uri, ...argument }] };
    return { title, kind: QUICK_FIX, diagnostics, command: call };
  };
  const isWord = classEntry(errorClass).subCategory === 'Spelling' && !/\s/.test(covered);
  return [
    ...fixes,
    ...(isWord ? [run(`Add “${covered}” to my dictionary`, COMMANDS.addToUser, { word: covered })] : []),
    ...(terms.hasProject
      ? [
          ...(isWord
            ? [run(`Add “${covered}” to the project’s dictionary`, COMMANDS.addToProject, { word: covered })]
            : []),
          run('Ignore this here', COMMANDS.ignoreHere, { rule, fingerprint }),
          run(`Ignore the rule ${rule} in this project`, COMMANDS.ignoreRule, { rule }),
        ]
      : []),
  ];
}

/** All certain corrections, as `emend lint --fix` makes them. The next check finds those that they make room for. */
function fixAll(
  { document, source }: CheckedDocument,
  findings: readonly PlacedFinding[],
  terms: ActionTerms,
): CodeAction | undefined {
  const sure = findings.filter((finding) => finding.sure);
  const { made, text } = source.apply(sure.map((finding) => editOf(finding)));
  const splices = sure.flatMap(({ changes: [change] }, i) => (made[i] && change ? change : []));
  if (splices.length === 0) return undefined;
  const count = made.filter(Boolean).length;
  const title = `Make ${count === 1 ? 'the sure correction' : `all ${count} sure corrections`} in this file`;
  // edits that were tested together must be applied together
  const whole = [{ start: 0, end: document.text.length, text }];
  const edit = workspaceEdit(document, spliced(document.text, splices) === text ? splices : whole, terms);
  return { title, kind: FIX_ALL, edit };
}

function spliced(text: string, splices: readonly Splice[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: put } of splices.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(at, start) + put;
    at = end;
  }
  return result + text.slice(at);
}

function workspaceEdit(
  { uri, version, text }: OpenDocument,
  splices: readonly Splice[],
  { versioned }: ActionTerms,
): WorkspaceEdit {
  const positions = positionsIn(text);
  const edits = splices.map(
    ({ start, end, text: newText }): TextEdit => ({
      range: rangeOf({ start: positions(start), end: positions(end) }),
      newText,
    }),
  );
  return versioned ? { documentChanges: [{ textDocument: { uri, version }, edits }] } : { changes: { [uri]: edits } };
}
