import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './build.js';

/**
 * `npm test`: installs and builds what is missing, then runs lint, type check and the tests that need only Node. `npm
 * run test:all` also runs the others, with browsers, other programs, processes and PostgreSQL. Arguments go to vitest,
 * and the tests they name always run: `npm test -- src/platform test/web/review.test.ts`.
 */
const [, , ...args] = process.argv;
const all = args[0] === '--all';
const chosen = all ? args.slice(1) : args;
const NODE_ALONE = ['alone', 'parts', 'pure', 'service'];
const which = all || chosen.length > 0 ? [] : NODE_ALONE.flatMap((project) => ['--project', project]);
/**
 * Tests with browsers, processes and servers spend a third of their time waiting (with three files at once on two cores, 1,322 s
 * of processor time in 939 s), so one more of their files runs than there are cores. With two more they take more processor
 * time and are no sooner done. The other tests use a whole core.
 */
const workers = all ? ['--maxWorkers', String(availableParallelism() + 1)] : [];
const tsc = 'node_modules/typescript/bin/tsc';
/** Checks that read the source without running it, the longest first. */
const checks = [
  ['types', tsc, ['--noEmit']],
  ['lint', 'node_modules/@biomejs/biome/bin/biome', ['check', '.']],
  ['dead code', 'node_modules/knip/bin/knip.js', ['--no-progress']],
  ['types of the web', tsc, ['--noEmit', '-p', 'tsconfig.web.json']],
  ['types of the library', tsc, ['--noEmit', '-p', 'tsconfig.library.json']],
  ['types of the add-ins', tsc, ['--noEmit', '-p', 'tsconfig.add-ins.json']],
];
/** The number at once: both cores of a small machine. */
const AT_A_TIME = 2;

try {
  ensureInstalled({ forTests: true });
  await ensureBuilt({ checked: false });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const failed = [];

/** Runs a program from the packages; true if it succeeds. */
function run(program, parameters, stdio) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, program), ...parameters], { cwd: root, stdio });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    child.on('close', (status) => resolve({ well: status === 0, output: Buffer.concat(output) }));
  });
}

/** Runs one check after another. The output of each is printed when it has ended, so that outputs do not mix. */
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
// Properties of random cases that cost seconds get all their cases in the whole suite (test/fixtures/random-runs.ts).
if (all) process.env.EMEND_TEST_ALL = 'on';
const tests = await run('node_modules/vitest/vitest.mjs', ['run', ...which, ...workers, ...chosen], 'inherit');
if (!tests.well) failed.push('tests');
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
