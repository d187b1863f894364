import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

export interface FoundPattern {
  /** From the root of the checkout. */
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

/** Every literal of a regular expression in the TypeScript files of a folder, tests left out. */
export function patternsIn(root: string, folder: string): FoundPattern[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => {
      const path = join(root, folder, name);
      const text = readFileSync(path, 'utf8');
      const found: FoundPattern[] = [];
      const file = relative(root, path);
      walk(parseAst(text, { lang: name.endsWith('x') ? 'tsx' : 'ts' }, path), (pattern, flags) =>
        found.push({ file, source: pattern, flags }),
      );
      return found;
    });
}

function walk(node: unknown, tell: (pattern: string, flags: string) => void): void {
  if (typeof node !== 'object' || node === null) return;
  const { regex } = node as { regex?: { pattern: string; flags: string } };
  if (regex) tell(regex.pattern, regex.flags);
  else for (const value of Object.values(node)) if (typeof value === 'object') walk(value, tell);
}
