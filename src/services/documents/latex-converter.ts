import { type Conversions, safePandocJson, withoutTableCaptions } from '../../documents/latex/index.ts';
import { findProgram } from '../../platform/programs/find-program.ts';
import type { SandboxRule } from '../../platform/programs/isolation.ts';
import { type ProgramResult, runProgram } from '../../platform/programs/run-program.ts';
import type { ConverterSources } from './latex-tasks.ts';

/** Makes docx files from LaTeX sources; undefined if no converter can read them. */
export interface LatexConverter {
  readonly installed: boolean;
  convert(attempts: readonly ConverterSources[], signal?: AbortSignal): Promise<Conversions | undefined>;
}

export const PANDOC = { names: ['pandoc'], places: ['/opt/pandoc*/bin/pandoc'] } as const;

/** A thesis of 20,000 words takes 3 s. A source that takes longer is a trap for its reader. */
const LIMIT_MS = 60_000;
/** Limit for the heap. The runtime reserves far more address space than it uses. */
const HEAP_MB = 1500;
const ADDRESS_SPACE_MB = 1_100_000;
const OUTPUT_BYTES = 200_000_000;

/**
 * Runs pandoc as a separate, isolated program in two steps. It reads the source without access to other files
 * (`--sandbox`), then writes the result after everything that it would fetch has been removed (`safePandocJson`).
 *
 * @param sandbox `required` converts nothing if pandoc would run without isolation; use `if-any` for one's own files
 * @param searchPath folders to look for pandoc in
 */
export function createLatexConverter(sandbox: SandboxRule, searchPath?: string): LatexConverter {
  const program = findProgram(PANDOC.names, PANDOC.places, searchPath);
  return {
    installed: program !== undefined,
    async convert(attempts, signal) {
      if (program === undefined) return undefined;
      const convertOne = (source: string) => convertSource({ program, sandbox, signal }, source);
      for (const [original, marked, corrected] of attempts) {
        signal?.throwIfAborted();
        const first = await convertOne(original);
        if (!first) continue;
        const [second, third] = await Promise.all([
          marked === original ? first : convertOne(marked),
          corrected === original ? first : convertOne(corrected),
        ]);
        if (second && third) return { original: first, marked: second, corrected: third };
      }
      signal?.throwIfAborted();
      return undefined;
    },
  };
}

interface Pandoc {
  readonly program: string;
  readonly sandbox: SandboxRule;
  readonly signal: AbortSignal | undefined;
}

async function convertSource(how: Pandoc, source: string): Promise<Uint8Array | undefined> {
  const read = await pandoc(how, ['-f', 'latex-auto_identifiers', '-t', 'json', '--sandbox'], source);
  if (read.outcome !== 'done') return undefined;
  let json: string;
  try {
    json = safePandocJson(read.stdout.toString('utf8'));
  } catch {
    return undefined;
  }
  const written = await pandoc(how, ['-f', 'json', '-t', 'docx', '-o', 'out.docx'], json);
  const docx = written.outcome === 'done' ? written.files.get('out.docx') : undefined;
  return docx && withoutTableCaptions(docx);
}

function pandoc({ program, sandbox, signal }: Pandoc, args: readonly string[], stdin: string): Promise<ProgramResult> {
  return runProgram({
    program,
    sandbox,
    args: [...args, '+RTS', `-M${HEAP_MB}M`, '-RTS'],
    stdin,
    collect: args.includes('-o') ? ['out.docx'] : [],
    timeoutMs: LIMIT_MS,
    memoryMb: ADDRESS_SPACE_MB,
    maxOutputBytes: OUTPUT_BYTES,
    ...(signal && { signal }),
  });
}
