import { BACKSLASH, CLOSE, DOLLAR, environmentName, lineEnd, OPEN, PERCENT } from './read-source.ts';

/** Balance of the braces, dollar signs and environments of a source. Sources of real documents need not be balanced. */
export interface Balance {
  /** Open braces minus closed ones at the end, and the lowest value before it. */
  readonly depth: number;
  readonly lowest: number;
  readonly dollars: number;
  /** Names in the order in which they begin (`+`) and end (`-`). */
  readonly environments: string;
}

export function balanceOf(text: string): Balance {
  let depth = 0;
  let lowest = 0;
  let dollars = 0;
  const environments: string[] = [];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === PERCENT) i = lineEnd(text, i) - 1;
    else if (code === OPEN) depth++;
    else if (code === CLOSE) lowest = Math.min(lowest, --depth);
    else if (code === DOLLAR) dollars++;
    else if (code === BACKSLASH) {
      i++;
      const begins = text.startsWith('begin', i);
      if (!begins && !text.startsWith('end', i)) continue;
      const name = environmentName(text, i + (begins ? 5 : 3));
      if (name) environments.push((begins ? '+' : '-') + name.name);
    }
  }
  return { depth, lowest, dollars, environments: environments.join(' ') };
}

export function sameBalance(a: Balance, b: Balance): boolean {
  return a.depth === b.depth && a.lowest === b.lowest && a.dollars === b.dollars && a.environments === b.environments;
}
