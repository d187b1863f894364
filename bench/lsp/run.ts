import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { packageRoot } from '../../src/platform/config/root.ts';
import { startEditor } from '../../test/lsp/editor.ts';

/**
 * How long an editor waits for findings: from a keystroke in the middle of a Markdown file of our own documentation
 * with this many words until the diagnostics of that version arrive. On a machine that does other work, CPU time is
 * more reliable, and so is wall time at raised priority (`nice -n -15`).
 *
 *   npx tsx bench/lsp/run.ts [words, 20000] [keystrokes, 60]
 */
const words = Number(process.argv[2] ?? 20_000);
const keystrokes = Number(process.argv[3] ?? 60);
/** The pause of a person who types fast. */
const BETWEEN_MS = 200;

const files = ['docs', 'docs/decisions', 'docs/integrations'].flatMap((folder) =>
  readdirSync(join(packageRoot, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(packageRoot, folder, name), 'utf8')),
);
const lines = files.join('\n\n').split('\n');
let count = 0;
const text = lines
  .filter((line) => {
    count += line.split(/\s+/).filter(Boolean).length;
    return count <= words;
  })
  .join('\n');

const folder = mkdtempSync(join(tmpdir(), 'emend-lsp-bench-'));
const editor = await startEditor(folder);
let begun = performance.now();
const uri = editor.open('long.md', `${text}\n\nThis is the last line, and it have a mistake.\n`);
await editor.diagnosed(uri, ({ diagnostics }) => diagnostics.length > 0);
const first = performance.now() - begun;
await editor.diagnosed(uri, ({ diagnostics }) => diagnostics.some(({ message }) => String(message).includes('“has”')));
console.log(
  `first findings after ${first.toFixed(0)} ms, all after ${(performance.now() - begun).toFixed(0)} ms, models included`,
);
await sleep(3_000);

const middle = text.split('\n').findIndex((line, i) => i > text.split('\n').length / 2 && line.length > 200);
/** CPU time of the server so far, in steps of 10 ms (Linux). */
const cpuMs = (): number => {
  const fields = readFileSync(`/proc/${editor.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

const typed = ' We recieved a egg there, and he go home.';
const waits: number[] = [];
let cpu = 0;
for (let i = 0; i < keystrokes; i++) {
  begun = performance.now();
  const before = cpuMs();
  const at = { line: middle, character: 100 + i };
  editor.change(uri, i + 2, [{ range: { start: at, end: at }, text: typed[i % typed.length] }]);
  await editor.diagnosed(uri, ({ version }) => version === i + 2);
  waits.push(performance.now() - begun);
  cpu += cpuMs() - before;
  await sleep(BETWEEN_MS);
}
waits.sort((a, b) => a - b);
const share = (of: number) => waits[Math.min(waits.length - 1, Math.floor(of * waits.length))]!.toFixed(0);
console.log(
  `${words} words: median ${share(0.5)} ms, p95 ${share(0.95)} ms, longest ${share(1)} ms; ${(cpu / keystrokes).toFixed(0)} ms of CPU time`,
);
await editor.close();
rmSync(folder, { recursive: true });
