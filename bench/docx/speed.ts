/**
 * CPU time and memory of reading and editing a 100,000-word document.
 *
 *   npx tsx bench/docx/speed.ts [--words 100000] [--rate 0.02] [--peers]
 *
 * Goal: read, edit, check and write in at most 0.5 s CPU and 200 MB. `--peers` times other programs on the same file
 * (lxml parse and serialise, LibreOffice docx to docx), where they are installed, and prints the ratio.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { applyEdits } from '../../src/documents/docx/apply-edits.ts';
import { readDocx } from '../../src/documents/docx/read-docx.ts';
import { makeManuscript } from './make-manuscript.ts';
import { randomEdits } from './random-edits.ts';

const { values } = parseArgs({
  options: {
    words: { type: 'string', default: '100000' },
    rate: { type: 'string', default: '0.02' },
    peers: { type: 'boolean', default: false },
    file: { type: 'string' },
  },
});

interface Measured {
  words: number;
  edits: number;
  read: number;
  apply: number;
  rss: number;
  base: number;
}

function measure(file: string): Measured {
  const bytes = readFileSync(file);
  const base = process.memoryUsage.rss();
  const cpu = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  const t0 = cpu();
  const document = readDocx(bytes);
  const t1 = cpu();
  const edits = randomEdits(document, Number(values.rate), 1);
  const t2 = cpu();
  const result = applyEdits(document, edits, { author: 'Emend', date: new Date(0) });
  const t3 = cpu();
  if (result.skipped > 0) throw new Error('edits were skipped');
  return {
    words: document.words,
    edits: edits.length,
    read: t1 - t0,
    apply: t3 - t2,
    rss: process.resourceUsage().maxRSS * 1024,
    base,
  };
}

/** CPU seconds of a program, including its children, or undefined if it does not run. */
function peer(command: string, args: readonly string[]): number | undefined {
  const run = spawnSync('bash', ['-c', 'TIMEFORMAT="%U %S"; time "$@" >/dev/null 2>&1', 'time', command, ...args], {
    encoding: 'utf8',
  });
  const times = /([\d.]+) ([\d.]+)\s*$/.exec(run.stderr ?? '');
  return run.status === 0 && times ? Number(times[1]) + Number(times[2]) : undefined;
}

if (values.file) {
  console.log(JSON.stringify(measure(values.file)));
} else {
  const folder = mkdtempSync(join(tmpdir(), 'emend-speed-'));
  const file = join(folder, 'manuscript.docx');
  writeFileSync(file, makeManuscript(Number(values.words)));
  const runs: Measured[] = [];
  // Each in a process of its own, so that memory is that of one document and nothing is warm.
  for (let i = 0; i < 3; i++) {
    const args = [...process.execArgv, process.argv[1]!, '--file', file, '--rate', values.rate];
    const run = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (run.status !== 0) throw new Error(run.stderr);
    runs.push(JSON.parse(run.stdout));
  }
  const best = runs.reduce((a, b) => (a.read + a.apply < b.read + b.apply ? a : b));
  const total = best.read + best.apply;
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  console.log(`${best.words} words, ${best.edits} edits, best of ${runs.length} cold processes`);
  console.log(`read   ${best.read.toFixed(3)} s CPU`);
  console.log(`apply  ${best.apply.toFixed(3)} s CPU (plan, splice, deflate, read back)`);
  console.log(`total  ${total.toFixed(3)} s CPU   goal 0.5   ${total <= 0.5 ? 'met' : 'MISSED'}`);
  console.log(
    `memory ${mb(best.rss)} peak (${mb(best.base)} before)   goal 200 MB   ${best.rss <= 200e6 ? 'met' : 'MISSED'}`,
  );
  if (values.peers) {
    const script = `import sys,zipfile; from lxml import etree; etree.tostring(etree.fromstring(zipfile.ZipFile(sys.argv[1]).read('word/document.xml')))`;
    const peers: [string, number | undefined][] = [
      ['lxml parse and serialise', peer('/usr/bin/python3', ['-c', script, file])],
      [
        'LibreOffice docx to docx',
        peer('soffice', [
          `-env:UserInstallation=file://${folder}/profile`,
          '--headless',
          '--convert-to',
          'docx:MS Word 2007 XML',
          '--outdir',
          join(folder, 'out'),
          file,
        ]),
      ],
    ];
    for (const [name, seconds] of peers)
      console.log(
        seconds === undefined
          ? `${name}: not installed`
          : `${name}: ${seconds.toFixed(2)} s CPU, ${(seconds / total).toFixed(1)} times ours`,
      );
  }
  rmSync(folder, { recursive: true });
}
