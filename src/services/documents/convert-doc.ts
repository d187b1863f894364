import { readDocFacts } from '../../documents/doc/index.ts';
import { DocumentError } from '../../documents/document-error.ts';
import { documentKind } from '../../documents/kind.ts';
import { findProgram } from '../../platform/programs/find-program.ts';
import type { SandboxRule } from '../../platform/programs/isolation.ts';
import { type ProgramResult, runProgram } from '../../platform/programs/run-program.ts';
import { type FileFault, faultOf, fileFault } from '../records/refusal.ts';

/** A Word 6 to 2003 file as docx, or the fault of the file. */
export type ConvertDoc = (bytes: Uint8Array, signal?: AbortSignal) => Promise<Uint8Array | FileFault>;

/** The names that packages give LibreOffice, and the paths where its own installers put it. */
export const LIBREOFFICE = {
  names: ['soffice', 'libreoffice'],
  places: ['/opt/libreoffice*/program/soffice', '/Applications/LibreOffice.app/Contents/MacOS/soffice'],
} as const;

/**
 * The time limit of an attempt. The slowest of 87 samples took 5 s on two busy cores. One of them is refused: a file
 * made by a fuzzer, whose text is the bytes of an allocation table.
 */
const LIMIT_MS = 60_000;
/** LibreOffice maps 1.5 GB before it reads anything and uses 0.2 GB of it. */
const MEMORY_MB = 4096;
const OUTPUT_BYTES = 200_000_000;
const ATTEMPTS = 2;

/**
 * Converts with LibreOffice. Each file gets its own process, because a long-lived one crashes now and then and takes
 * its other files with it. The process has its own profile, without macros, links, Java or network. Files that are
 * protected or broken are found before a process starts.
 *
 * @param sandbox `required` refuses a file if LibreOffice would run without isolation; use `if-any` for one's own files
 * @param searchPath folders to look for LibreOffice in
 */
export function createConvertDoc(sandbox: SandboxRule, searchPath?: string): ConvertDoc {
  return async (bytes, signal) => {
    const fault = objection(bytes);
    if (fault) return fault;
    const program = findProgram(LIBREOFFICE.names, LIBREOFFICE.places, searchPath);
    if (program === undefined) return fileFault('unsupported', 'document.no-libreoffice');
    let result: ProgramResult | undefined;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      signal?.throwIfAborted();
      result = await convert(program, bytes, sandbox, signal);
      const converted = result.files.get('out/in.docx');
      if (converted && documentKind(converted) === 'docx') return converted;
      // Only a crash may be chance. A time limit and a plain refusal (a normal exit without a file) would occur again.
      if (result.outcome !== 'failed') break;
    }
    signal?.throwIfAborted();
    if (result!.outcome === 'no-sandbox') return fileFault('unsupported', 'document.no-sandbox');
    return result!.outcome === 'timeout'
      ? fileFault('timeout', 'document.slow-conversion')
      : fileFault('damaged', 'document.not-converted');
  };
}

/** Returns the fault that rules out a conversion, as far as the file itself shows it. */
function objection(bytes: Uint8Array): FileFault | undefined {
  try {
    readDocFacts(bytes);
    return undefined;
  } catch (error) {
    // LibreOffice repairs more files than this code understands.
    if (!(error instanceof DocumentError) || error.kind === 'damaged') return undefined;
    return faultOf(error);
  }
}

function convert(
  program: string,
  bytes: Uint8Array,
  sandbox: SandboxRule,
  signal: AbortSignal | undefined,
): Promise<ProgramResult> {
  return runProgram({
    program,
    sandbox,
    args: (folder) => [
      `-env:UserInstallation=file://${folder}/profile`,
      ...['--headless', '--norestore', '--nodefault', '--nologo', '--nofirststartwizard'],
      ...['--convert-to', 'docx:MS Word 2007 XML', '--outdir', 'out', 'in.doc'],
    ],
    files: { 'in.doc': bytes, 'profile/user/registrymodifications.xcu': PROFILE },
    collect: ['out/in.docx'],
    environment: { SAL_USE_VCLPLUGIN: 'svp' },
    timeoutMs: LIMIT_MS,
    memoryMb: MEMORY_MB,
    maxOutputBytes: OUTPUT_BYTES,
    ...(signal ? { signal } : {}),
  });
}

/** Very high macro security, no macros at all, no link updates, no Java, no recovery after crashes. */
const CHOICES: readonly (readonly [path: string, name: string, value: string | number | boolean])[] = [
  ['/org.openoffice.Office.Common/Security/Scripting', 'MacroSecurityLevel', 3],
  ['/org.openoffice.Office.Common/Security/Scripting', 'DisableMacrosExecution', true],
  ['/org.openoffice.Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', true],
  ['/org.openoffice.Office.Writer/Content/Update', 'Link', 0],
  ['/org.openoffice.Office.Java/VirtualMachine', 'Enable', false],
  ['/org.openoffice.Office.Recovery/RecoveryInfo', 'Enabled', false],
];

const PROFILE = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
${CHOICES.map(
  ([path, name, value]) =>
    `<item oor:path="${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
).join('\n')}
</oor:items>
`;
