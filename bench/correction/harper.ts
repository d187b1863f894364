import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { applySuggestions } from './apply-suggestions.ts';
import type { Corrector } from './corrector.ts';

interface Lint {
  /** In code points. */
  span(): { start: number; end: number };
  suggestions(): { kind(): number; get_replacement_text(): string }[];
}

interface Harper {
  readonly Dialect: Readonly<Record<'American' | 'British', number>>;
  readonly LocalLinter: new (options: {
    binary: unknown;
    dialect: number;
  }) => {
    setup(): Promise<void>;
    lint(text: string, options: { language: 'plaintext' }): Promise<Lint[]>;
  };
}

/** Values of Harper's `SuggestionKind`; the third replaces. */
const REMOVE = 1;
const INSERT_AFTER = 2;

/** Harper from the package in `folder`, with all lints that are on by default. */
export async function createHarper(folder: string, dialect: 'American' | 'British'): Promise<Corrector> {
  const load = (file: string) => import(pathToFileURL(join(folder, 'dist', file)).href);
  const { LocalLinter, Dialect } = (await load('index.js')) as Harper;
  const { binaryInlined } = (await load('binaryInlined.js')) as { binaryInlined: unknown };
  const linter = new LocalLinter({ binary: binaryInlined, dialect: Dialect[dialect] });
  await linter.setup();
  return async (line) => {
    if (line.trim() === '') return line;
    const units = unitOffsets(line);
    const suggestions = (await linter.lint(line, { language: 'plaintext' })).flatMap((lint) => {
      const [first] = lint.suggestions();
      if (!first) return [];
      const { start, end } = lint.span();
      const inserts = first.kind() === INSERT_AFTER;
      const text = first.kind() === REMOVE ? '' : first.get_replacement_text();
      return [{ start: units[inserts ? end : start]!, end: units[end]!, text }];
    });
    return applySuggestions(line, suggestions);
  };
}

/** The UTF-16 offset of each code point, and of the end. */
function unitOffsets(text: string): number[] {
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    offsets.push(at);
    at += character.length;
  }
  return [...offsets, at];
}
