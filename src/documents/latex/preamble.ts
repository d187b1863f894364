import { readArguments } from './arguments.ts';
import { commandSpec } from './command-table.ts';
import { DEFINERS } from './definers.ts';
import { INCLUDERS } from './includes.ts';
import { controlWordEnd, environmentEnd, environmentName, lineEnd } from './read-source.ts';
import type { Scanner } from './scanner.ts';

const COMMAND = /[\\%]/g;

/**
 * Reads the text before `\begin{document}`: only titles, authors and the like count as text. Leaves the scanner
 * after `\begin{document}`, or at the end when the file has none.
 */
export function readPreamble(s: Scanner): boolean {
  const { text } = s;
  for (;;) {
    COMMAND.lastIndex = s.at;
    const found = COMMAND.exec(text);
    if (!found || s.ended) {
      s.at = text.length;
      return false;
    }
    const from = found.index;
    if (found[0] === '%') {
      s.at = lineEnd(text, from);
      continue;
    }
    const after = controlWordEnd(text, from + 1);
    const name = text.slice(from + 1, after);
    s.at = Math.max(after, from + 2);
    if (name === 'begin') {
      const environment = environmentName(text, after);
      if (environment?.name === 'document') {
        s.at = environment.end;
        return true;
      }
      if (environment) s.at = environmentEnd(text, environment.end, environment.name, text.length).end;
      continue;
    }
    const definer = DEFINERS.get(name);
    if (definer) {
      definer(s);
      continue;
    }
    const includer = INCLUDERS.get(name);
    if (includer) includer(s);
    const spec = commandSpec(name);
    if (spec && (spec.style === 'title' || spec.role)) readArguments(s, spec, name, from);
  }
}
