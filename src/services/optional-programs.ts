import type { OptionalProgram, OptionalPrograms } from '../contract/installation.ts';
import { findProgram } from '../platform/programs/find-program.ts';
import { findIsolation } from '../platform/programs/isolation.ts';
import { runProgram } from '../platform/programs/run-program.ts';
import { LIBREOFFICE } from './documents/convert-doc.ts';
import { PANDOC } from './documents/latex-converter.ts';
import { hasTesseract } from './pdf/tesseract.ts';
import { GIT } from './project/git.ts';

interface Known {
  readonly name: string;
  readonly names: readonly string[];
  readonly places?: readonly string[];
  readonly enables: string;
  readonly without: string;
  readonly install: OptionalProgram['install'];
  readonly problem?: (path: string) => Promise<string | null>;
}

const packages = (debian: string, fedora: string, macos: string) => ({
  debian: `apt-get install ${debian}`,
  fedora: `dnf install ${fedora}`,
  macos: `brew install ${macos}`,
});

const KNOWN: readonly Known[] = [
  {
    name: 'LibreOffice',
    ...LIBREOFFICE,
    enables: 'documents of Word 97 to 2003 (doc), for proofreading and AI-content reports',
    without: 'a doc is refused with error_id 6; docx needs no other program',
    install: packages('libreoffice-writer-nogui', 'libreoffice-writer', '--cask libreoffice'),
  },
  {
    name: 'pandoc',
    ...PANDOC,
    enables: 'the docx of a LaTeX project with its citations, tables and formulas',
    without: 'Emend writes a plainer docx itself; the corrected source is the same',
    install: packages('pandoc', 'pandoc', 'pandoc'),
  },
  {
    name: 'tesseract',
    names: ['tesseract'],
    enables: 'the text of scanned pages in PDFs (?ocr=auto)',
    without: 'scanned pages are empty',
    install: packages('tesseract-ocr', 'tesseract', 'tesseract'),
    problem: async (path) => ((await hasTesseract(path)) ? null : 'it knows no English: install its data for "eng"'),
  },
  {
    name: 'git',
    ...GIT,
    enables: 'emend lint --since REF, and folders without the files that git ignores',
    without: '--since is refused, and folders are searched whole',
    install: packages('git', 'git', 'git'),
  },
  {
    name: 'bubblewrap',
    names: ['bwrap'],
    enables: 'LibreOffice and pandoc see no network and no files but those of their run',
    without:
      'they run without a network where the system allows namespaces, within limits of time and memory in any case',
    install: { ...packages('bubblewrap', 'bubblewrap', ''), macos: 'not available' },
    problem: async () =>
      (await findIsolation()).kind === 'bubblewrap'
        ? null
        : 'it cannot make namespaces here; in a container, allow unprivileged user namespaces',
  },
];

const ASK_MS = 20_000;

/** Looks for all of them, asks each for its version and tests whether it works. */
export async function findOptionalPrograms(): Promise<OptionalPrograms> {
  const programs: OptionalProgram[] = [];
  for (const { name, names, places, enables, without, install, problem } of KNOWN) {
    const path = findProgram(names, places) ?? null;
    const version = path === null ? null : await versionOf(path);
    const fault = path === null ? null : ((await problem?.(path)) ?? null);
    programs.push({ name, path, version, problem: fault, enables, without, install });
  }
  return { programs, isolation: (await findIsolation()).kind };
}

async function versionOf(path: string): Promise<string | null> {
  const limits = { timeoutMs: ASK_MS, memoryMb: 4096, maxOutputBytes: 100_000 };
  const { outcome, stdout, stderr } = await runProgram({ program: path, args: ['--version'], ...limits });
  if (outcome !== 'done') return null;
  return /(?<!\d)\d+\.\d+(?:\.\d+)*/.exec(`${stdout.toString('utf8')}\n${stderr}`)?.[0] ?? null;
}
