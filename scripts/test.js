import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './build.js';

/**
 * `npm test`: installs and builds what is missing, then lint, type check and the tests that need nothing but Node; `npm run test:all`
 * the others too, with browsers, other programs, processes and PostgreSQL. Arguments go to vitest, and what they name runs
 * whatever it needs: `npm test -- src/platform test/web/review.test.ts`.
 */
const [, , ...args] = process.argv;
const all = args[0] === '--all';
const chosen = all ? args.slice(1) : args;
const NODE_ALONE = ['alone', 'parts', 'pure', 'service'];
const which = all || chosen.length > 0 ? [] : NODE_ALONE.flatMap((project) => ['--project', project]);
const steps = [
  ['lint', 'node_modules/@biomejs/biome/bin/biome', ['check', '.']],
  ['dead code', 'node_modules/knip/bin/knip.js', ['--no-progress']],
  ['types', 'node_modules/typescript/bin/tsc', ['--noEmit']],
  ['types of the web', 'node_modules/typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.web.json']],
  ['types of the library', 'node_modules/typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.library.json']],
  ['types of the add-ins', 'node_modules/typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.add-ins.json']],
  ['tests', 'node_modules/vitest/vitest.mjs', ['run', ...which, ...chosen]],
];

try {
  ensureInstalled({ forTests: true });
  await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const failed = [];
for (const [name, program, parameters] of steps) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(process.execPath, [join(root, program), ...parameters], { cwd: root, stdio: 'inherit' });
  if (status !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
