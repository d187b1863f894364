import { perText } from './per-text.ts';
import { controlWordEnd, isBlank, isCommented } from './read-source.ts';
import type { Scanner } from './scanner.ts';

/** Commands that begin with “if” and are not TeX conditionals: their branches are in braces. */
const NO_CONDITIONAL =
  /^(?:iff|ifthenelse|ifdef|ifundef|ifcsdef|ifcsundef|ifdefempty|ifblank|ifstrequal|ifstrempty|ifnumcomp|ifboolexpr|ifbool|iftoggle|ifnotbool|IfFileExists)$/;
const TOKENS = /\\(if[A-Za-z@]*|else|fi)(?![A-Za-z@])/g;
/** Precedes a conditional that is defined, not begun. */
const DEFINED = /\\(?:new|let|def|csname|string)\s*$|\\(?:newif|let)\s*\{?$/;

/** Offsets after the tokens that end a branch. */
interface Branch {
  otherwise: number | undefined;
  end: number | undefined;
}

/** Finds the branches of all conditionals in one pass, so that many unfinished ones cost no more than one. */
const branchesOf = perText((text): ReadonlyMap<number, Branch> => {
  const branches = new Map<number, Branch>();
  const open: Branch[][] = [];
  for (const found of text.matchAll(TOKENS)) {
    const [whole, word] = found;
    const { index } = found;
    if (NO_CONDITIONAL.test(word!) || isCommented(text, index)) continue;
    const after = index + whole.length;
    if (word === 'fi') for (const branch of open.pop() ?? []) branch.end = after;
    else if (word === 'else') {
      const conditional = open.at(-1);
      if (!conditional) continue;
      conditional.at(-1)!.otherwise = after;
      conditional.push(begun(branches, after));
    } else if (!DEFINED.test(text.slice(Math.max(0, index - 12), index))) open.push([begun(branches, after)]);
  }
  return branches;
});

function begun(branches: Map<number, Branch>, at: number): Branch {
  const branch: Branch = { otherwise: undefined, end: undefined };
  branches.set(at, branch);
  return branch;
}

/** Each function returns false when the command turns out not to be its conditional. */
export const CONDITIONALS: ReadonlyMap<string, (s: Scanner, at: number, name: string) => boolean> = new Map([
  ['if', begin],
  ['else', otherwise],
  ['fi', finish],
]);

/**
 * Reads `\ifname`. If the value of the condition is known, the other branch is not read; if the value depends on more, the condition is
 * skipped and both branches are read.
 */
function begin(s: Scanner, at: number, name: string): boolean {
  if (NO_CONDITIONAL.test(name)) return false;
  const flag = s.definitions.flag(name);
  if (flag === false) {
    const stop = branchEnd(s.text, at, true);
    s.at = stop.end;
    if (stop.token === 'else') s.conditions.push(true);
    return true;
  }
  if (flag === undefined) s.at = conditionEnd(s.text, at, name);
  else s.at = at + nameTail(s.text, at);
  s.conditions.push(flag === true);
  return true;
}

/**
 * Returns the length of the text after the name of a conditional that belongs to it: `\\def\\iftex4ht{\\iftrue}` makes a command
 * `\\iftex` that must be followed by `4ht`.
 */
export function nameTail(text: string, at: number): number {
  return /^\d[A-Za-z0-9]*/.exec(text.slice(at, at + 20))?.[0].length ?? 0;
}

function otherwise(s: Scanner, at: number): boolean {
  if (s.conditions.at(-1) !== true) return true;
  s.conditions.pop();
  s.at = branchEnd(s.text, at, false).end;
  return true;
}

function finish(s: Scanner): boolean {
  s.conditions.pop();
  return true;
}

/** Returns the place after the `\else` or `\fi` of the branch that begins at `at`; an unfinished branch is read. */
function branchEnd(text: string, at: number, stopAtElse: boolean): { end: number; token: 'else' | 'fi' } {
  const branch = branchesOf(text).get(at);
  if (branch?.end === undefined) return { end: at, token: 'fi' };
  return stopAtElse && branch.otherwise !== undefined
    ? { end: branch.otherwise, token: 'else' }
    : { end: branch.end, token: 'fi' };
}

/** Returns the place after the condition of a primitive such as `\ifx\a\b` or `\ifnum\x>0`. */
function conditionEnd(text: string, at: number, name: string): number {
  const tokens = name === 'ifx' || name === 'if' || name === 'ifcat' ? 2 : name === 'ifdefined' ? 1 : 0;
  let i = at;
  for (let n = 0; n < tokens; n++) {
    while (isBlank(text.charCodeAt(i))) i++;
    i = text[i] === '\\' ? Math.max(controlWordEnd(text, i + 1), i + 2) : i + 1;
  }
  if (name !== 'ifnum' && name !== 'ifdim' && name !== 'ifodd' && name !== 'ifcase') return i;
  const condition = /^[^\n]{0,60}?[<=>]\s*(?:\\[A-Za-z@]+|[-\d.]+\s?(?:pt|em|cm)?)/.exec(text.slice(i, i + 120));
  return i + (condition?.[0].length ?? 0);
}
