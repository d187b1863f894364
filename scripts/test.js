import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
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
/**
 * Tests with browsers, processes and servers wait a third of their time (1,335 s of a processor in 1,006 s on two cores with two
 * files at a time), so with them one more file runs than there are cores. The others use all of a core.
 */
const workers = all ? ['--maxWorkers', String(availableParallelism() + 1)] : [];
const tsc = 'node_modules/typescript/bin/tsc';
/** What reads the source and runs none of it, the longest first. */
const checks = [
  ['types', tsc, ['--noEmit']],
  ['lint', 'node_modules/@biomejs/biome/bin/biome', ['check', '.']],
  ['dead code', 'node_modules/knip/bin/knip.js', ['--no-progress']],
  ['types of the web', tsc, ['--noEmit', '-p', 'tsconfig.web.json']],
  ['types of the library', tsc, ['--noEmit', '-p', 'tsconfig.library.json']],
  ['types of the add-ins', tsc, ['--noEmit', '-p', 'tsconfig.add-ins.json']],
];
/** As many at a time: both cores of a small machine. */
const AT_A_TIME = 2;

try {
  ensureInstalled({ forTests: true });
  await ensureBuilt({ checked: false });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const failed = [];

/** Runs a program of the packages; true when it ends well. */
function run(program, parameters, stdio) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, program), ...parameters], { cwd: root, stdio });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    child.on('close', (status) => resolve({ well: status === 0, output: Buffer.concat(output) }));
  });
}

/** Takes one check after another; what one says is printed when it has ended, so that no two mix. */
async function check() {
  for (let next = checks.shift(); next; next = checks.shift()) {
    const [name, program, parameters] = next;
    const { well, output } = await run(program, parameters, ['ignore', 'pipe', 'pipe']);
    console.log(`\n== ${name}`);
    process.stdout.write(output);
    if (!well) failed.push(name);
  }
}

await Promise.all(Array.from({ length: AT_A_TIME }, check));
console.log('\n== tests');
const tests = await run('node_modules/vitest/vitest.mjs', ['run', ...which, ...workers, ...chosen], 'inherit');
if (!tests.well) failed.push('tests');
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
