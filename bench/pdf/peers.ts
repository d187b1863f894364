import { execFileSync } from 'node:child_process';
import type { OutputBlock } from './score.ts';

export interface ToolRun {
  readonly blocks: OutputBlock[];
  /** User and system time of the process, in ms. */
  readonly cpuMs: number;
}

export interface Peer {
  readonly name: string;
  run(pdf: string): ToolRun;
}

const PDFMINER = `
import sys
from pdfminer.high_level import extract_pages
from pdfminer.layout import LTTextContainer
for page in extract_pages(sys.argv[1]):
    for element in page:
        if isinstance(element, LTTextContainer):
            print(element.get_text().strip())
            print()
`;

const PDFJS = `
const { getDocument } = await import(process.env.PDFJS_PATH + '/legacy/build/pdf.mjs');
const { readFileSync } = await import('node:fs');
for (let pass = 0; pass < 3; pass++) {
  const start = process.cpuUsage();
  const doc = await getDocument({ data: new Uint8Array(readFileSync(process.env.PDFJS_FILE)), verbosity: 0 }).promise;
  let text = '';
  for (let n = 1; n <= doc.numPages; n++) {
    const content = await (await doc.getPage(n)).getTextContent();
    text += content.items.map((item) => (item.str ?? '') + (item.hasEOL ? '\\n\\n' : '')).join('') + '\\n\\n';
  }
  await doc.destroy();
  const { user, system } = process.cpuUsage(start);
  if (pass === 2) console.log(text + '\\nOWN ' + user / 1e6 + ' ' + system / 1e6);
}
`;

/**
 * The programs to compare with, if they are available: `pdftotext` and `mutool` from PATH; pdfminer.six with the Python
 * in PDFMINER_PYTHON; pdf.js from the package folder in PDFJS_PATH.
 */
export function availablePeers(): Peer[] {
  const peers: Peer[] = [];
  if (exists('pdftotext', '-v')) peers.push({ name: 'pdftotext', run: (pdf) => timed('pdftotext "$1" -', pdf) });
  if (exists('mutool', '-v')) peers.push({ name: 'mutool', run: (pdf) => timed('mutool draw -q -F txt "$1"', pdf) });
  const python = process.env['PDFMINER_PYTHON'];
  if (python)
    peers.push({ name: 'pdfminer', run: (pdf) => timed(`"${python}" -c "$PDFMINER" "$1"`, pdf, { PDFMINER }) });
  if (process.env['PDFJS_PATH']) {
    peers.push({
      name: 'pdf.js',
      run: (pdf) => timed('node --input-type=module -e "$PDFJS"', pdf, { PDFJS, PDFJS_FILE: pdf }),
    });
  }
  return peers;
}

function exists(program: string, flag: string): boolean {
  try {
    execFileSync('bash', [
      '-c',
      `command -v ${program} >/dev/null && ${program} ${flag} >/dev/null 2>&1 || command -v ${program}`,
    ]);
    return true;
  } catch {
    return false;
  }
}

/** Runs a command and reads its processor time from bash. Blank lines separate blocks. */
function timed(command: string, pdf: string, env: Record<string, string> = {}): ToolRun {
  const script = `TIMEFORMAT=$'\\nCPU %U %S'; { time { ${command} 2>/dev/null; } ; } 2>&1`;
  const output = execFileSync('bash', ['-c', script, 'bash', pdf], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    timeout: 120_000,
    env: { ...process.env, ...env },
  });
  // pdf.js is measured in a third pass, like Emend; other programs are measured with their start.
  const [measured, user, system] = /\n(?:OWN|CPU) ([\d.]+) ([\d.]+)\s*(?:\nCPU [\d. ]+)?\s*$/.exec(output) ?? [
    '',
    '0',
    '0',
  ];
  const at = output.length - measured.length;
  const text = output.slice(0, at).replace(/\f/g, '\n\n');
  const blocks = text
    .split(/\n\s*\n/)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter((block) => block !== '')
    .map((block) => ({ text: block }));
  return { blocks, cpuMs: (Number(user) + Number(system)) * 1000 };
}
