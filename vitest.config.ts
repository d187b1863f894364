import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SHARED_PROCESS, TAGS, TEST_FOLDERS, tagOf, testFiles } from './test/suites.ts';

const tagged = testFiles().filter((path) => tagOf(path) !== undefined);
const inBrowser = tagged.filter((path) => tagOf(path) === 'browser');
const long = tagged.filter((path) => tagOf(path) === 'long');

const common = {
  pool: 'forks',
  testTimeout: 180_000,
  hookTimeout: 120_000,
  tags: TAGS,
  // What a module becomes is kept by its content, for the projects of one run and for the next run, which takes a quarter less time.
  experimental: { fsModuleCache: true },
} as const;

/** Room for young objects in processes that many files share: what dies there early costs a collection less, 4 % of their processor. */
const YOUNG = ['--max-semi-space-size=64'];

export default defineConfig({
  test: {
    globalSetup: ['test/compile-rules.ts', 'test/run-folder.ts'],
    // Tests wait for servers and browsers much of their time: on two cores two at once take half as long as one after another.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      // One file after another in a process that keeps what it has loaded: modules, models, a running service.
      ...Object.entries(SHARED_PROCESS).map(([name, include]) => ({
        test: { ...common, name, include: [...include], exclude: tagged, isolate: false, execArgv: YOUNG },
      })),
      {
        test: {
          ...common,
          name: 'alone',
          include: TEST_FOLDERS.map((folder) => `${folder}/**/*.test.ts`),
          exclude: [...tagged, ...Object.values(SHARED_PROCESS).flat()],
        },
      },
      { test: { ...common, name: 'browser', include: inBrowser, isolate: false, execArgv: YOUNG } },
      { test: { ...common, name: 'long', include: long, isolate: false, execArgv: YOUNG } },
      { test: { ...common, name: 'full', include: tagged, exclude: [...inBrowser, ...long] } },
    ],
  },
});
