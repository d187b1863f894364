import { controlWordEnd, isBlank } from './read-source.ts';
import type { Scanner } from './scanner.ts';

/** Commands that begin with “if” and are none of TeX's conditionals: they take their branches in braces. */
const NO_CONDITIONAL =
  /^(?:iff|ifthenelse|ifdef|ifundef|ifcsdef|ifcsundef|ifdefempty|ifblank|ifstrequal|ifstrempty|ifnumcomp|ifboolexpr|ifbool|iftoggle|ifnotbool|IfFileExists)$/;
const TOKENS = /\\(if[A-Za-z@]*|else|fi)(?![A-Za-z@])/g;
/** How far the end of a conditional is looked for. */
const FARTHEST = 500_000;
/** A text in which the end of a conditional was looked for in vain. */
let unended = '';

/** Each returns false when the command is not one of these after all. */
export const CONDITIONALS: ReadonlyMap<string, (s: Scanner, at: number, name: string) => boolean> = new Map([
  ['if', begin],
  ['else', otherwise],
  ['fi', finish],
]);

/**
 * `\ifname`: where it is known what holds, the other branch is not read. Conditions that depend on more are passed over
 * and both branches are read.
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
  s.conditions.push(flag === true);
  return true;
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

/** After the `\else` or `\fi` of the conditional that `at` is in. */
function branchEnd(text: string, at: number, stopAtElse: boolean): { end: number; token: 'else' | 'fi' } {
  if (unended === text) return { end: at, token: 'fi' };
  TOKENS.lastIndex = at;
  let depth = 0;
  for (let found = TOKENS.exec(text); found && found.index < at + FARTHEST; found = TOKENS.exec(text)) {
    const [whole, word] = found;
    if (isCommented(text, found.index)) continue;
    if (word === 'fi') {
      if (depth-- === 0) return { end: found.index + whole.length, token: 'fi' };
    } else if (word === 'else') {
      if (depth === 0 && stopAtElse) return { end: found.index + whole.length, token: 'else' };
    } else if (!NO_CONDITIONAL.test(word!)) depth++;
  }
  unended = text;
  return { end: at, token: 'fi' };
}

function isCommented(text: string, at: number): boolean {
  const line = text.slice(Math.max(text.lastIndexOf('\n', at), at - 300) + 1, at);
  return /(?:^|[^\\])%/.test(line);
}

/** After the condition of a primitive such as `\ifx\a\b` or `\ifnum\x>0`. */
function conditionEnd(text: string, at: number, name: string): number {
  const tokens = name === 'ifx' || name === 'if' || name === 'ifcat' ? 2 : name === 'ifdefined' ? 1 : 0;
  let i = at;
  for (let n = 0; n < tokens; n++) {
    while (isBlank(text.charCodeAt(i))) i++;
    i = text[i] === '\\' ? Math.max(controlWordEnd(text, i + 1), i + 2) : i + 1;
  }
  if (name !== 'ifnum' && name !== 'ifdim' && name !== 'ifodd' && name !== 'ifcase') return i;
  const line = text.indexOf('\n', i);
  return (
    i +
    (/^[^\n]{0,60}?[<=>]\s*(?:\\[A-Za-z@]+|[-\d.]+\s?(?:pt|em|cm)?)/.exec(text.slice(i, line < 0 ? i + 80 : line))?.[0]
      .length ?? 0)
  );
}
