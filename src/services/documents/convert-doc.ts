import { readDocFacts } from '../../documents/doc/index.ts';
import { DocumentError } from '../../documents/document-error.ts';
import { documentKind } from '../../documents/kind.ts';
import { findProgram } from '../../platform/programs/find-program.ts';
import type { SandboxRule } from '../../platform/programs/isolation.ts';
import { type ProgramResult, runProgram } from '../../platform/programs/run-program.ts';
import { type FileFault, faultOf, fileFault } from '../records/refusal.ts';

/** A file of Word 6 to 2003 as docx, or what is at fault. */
export type ConvertDoc = (bytes: Uint8Array, signal?: AbortSignal) => Promise<Uint8Array | FileFault>;

/** LibreOffice by the names that its packages give it, and where its own installers put it. */
export const LIBREOFFICE = {
  names: ['soffice', 'libreoffice'],
  places: ['/opt/libreoffice*/program/soffice', '/Applications/LibreOffice.app/Contents/MacOS/soffice'],
} as const;

/**
 * The slowest of 87 samples took 5 s on two busy cores; an attempt has this long. One of them is refused: a
 * fuzzer's work, whose text is the bytes of an allocation table.
 */
const LIMIT_MS = 60_000;
/** LibreOffice maps 1.5 GB before it reads anything and uses 0.2 of them. */
const MEMORY_MB = 4096;
const OUTPUT_BYTES = 200_000_000;
const ATTEMPTS = 2;

/**
 * Converts with LibreOffice: one process for one file, since a long-lived one dies now and then and takes its other files
 * with it, in a profile of its own, without macros, links, Java or a network. What protects or breaks the file
 * is found before any process is started.
 *
 * @param sandbox `required` refuses a file where LibreOffice would run without isolation; for one's own files `if-any`
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
      // Only a crash may have come by chance; a limit and a plain refusal (it ends well, without a file) come again.
      if (result.outcome !== 'failed') break;
    }
    signal?.throwIfAborted();
    if (result!.outcome === 'no-sandbox') return fileFault('unsupported', 'document.no-sandbox');
    return result!.outcome === 'timeout'
      ? fileFault('timeout', 'document.slow-conversion')
      : fileFault('damaged', 'document.not-converted');
  };
}

/** What the file itself says against a conversion. */
function objection(bytes: Uint8Array): FileFault | undefined {
  try {
    readDocFacts(bytes);
    return undefined;
  } catch (error) {
    // LibreOffice mends more than is understood here.
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

/** Very high macro security, no macros at all, links never updated, no Java, no recovery of earlier crashes. */
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
