import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../src/platform/config/root.ts';

/** Where tests are: beside what they test, and wider ones by themselves. */
export const TEST_FOLDERS = ['src', 'test', 'bench'] as const;

/**
 * Folders whose files of tests share a worker's process: those of pure rooms, which keep nothing between calls, those of rooms that put
 * back what they change (`parts`), and those that talk to the running service. So do those with the tag `browser`, which share one browser, and those with the tag `long`, which share
 * an engine. All others have a process each.
 */
export const SHARED_PROCESS = {
  pure: [
    'src/{text,engine,documents,detection,manuscript,reports}/**/*.test.ts',
    'test/{engine,doc,docx,odt,rtf,pdf,patterns,reports}/**/*.test.ts',
  ],
  parts: ['src/{accounts,cli,http,lsp,platform,services,web}/**/*.test.ts', 'bench/**/*.test.ts'],
  service: [
    'test/{http,documents,ai-report,languagetool,latex,pdf-service,web}/**/*.test.ts',
    'test/clients/typescript.test.ts',
  ],
} as const;

/**
 * What a file of tests may need besides Node, or more time than everybody can wait for. It says so in its first line (`// @module-tag browser`), and runs in `npm run test:all`
 * alone; `npm test` runs the rest. `vitest run --tags-filter browser` runs one kind.
 */
export const TAGS = [
  { name: 'browser', description: 'Chromium or Firefox' },
  {
    name: 'program',
    description: 'LibreOffice, pandoc, tesseract, an editor, Python, a validator or a store of objects',
  },
  { name: 'process', description: 'processes of its own, which are started, killed or built' },
  { name: 'server', description: 'PostgreSQL' },
  { name: 'long', description: 'Node alone, but ten seconds or more of a processor or of waiting' },
];

const TAG = /^(?:\/\/|\/?\*+)\s*@module-tag\s+([\w-]+)/m;

/** The tag of a file of tests, if it has one; read as Vitest reads it. */
export function tagOf(path: string): string | undefined {
  return TAG.exec(readFileSync(join(packageRoot, path), 'utf8'))?.[1];
}

/** All files of tests, from the root of the package. */
export function testFiles(): string[] {
  return TEST_FOLDERS.flatMap((folder) =>
    readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.test.ts'))
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  );
}
