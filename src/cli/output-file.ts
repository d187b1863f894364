import { extname } from 'node:path';
import type { DocumentKind } from '../documents/kind.ts';
import { assertWritable } from '../platform/write-file.ts';
import { usage } from './command.ts';

/** What is written for a file of each kind, and the endings that say so. */
const WRITTEN: Partial<Record<DocumentKind, readonly [what: string, ...endings: readonly string[]]>> = {
  docx: ['A Word document', '.docx', '.docm', '.dotx', '.dotm'],
  doc: ['A Word document', '.docx', '.docm', '.dotx', '.dotm'],
  odt: ['An OpenDocument text', '.odt', '.ott'],
  fodt: ['A flat OpenDocument text', '.fodt'],
  rtf: ['An RTF text', '.rtf'],
  tex: ['A zip of the corrected sources and a docx', '.zip'],
  zip: ['A zip of the corrected sources and a docx', '.zip'],
  pdf: ['A PDF', '.pdf'],
};
const TEXT: readonly string[] = ['A text'];

/** Endings by which programs choose how to open a file; they fail on anything else under that name. */
const TELLING = new Set(['.doc', '.tex', ...Object.values(WRITTEN).flatMap(([, ...endings]) => endings)]);

/**
 * Refuses a name for the result before the work that makes it: one that says another format, as `.tex` for the zip that a LaTeX source
 * becomes, and one that cannot be written.
 *
 * @param kind of what is written; undefined for a text that comes back as it was
 * @throws EmendError `cli.usage` or `cli.refused`
 */
export async function assertOutput(output: string, kind: DocumentKind | undefined): Promise<void> {
  const ending = extname(output).toLowerCase();
  const [what, ...endings] = (kind && WRITTEN[kind]) ?? TEXT;
  // a text may be TeX that was said to be plain text
  const misleads = TELLING.has(ending) && !endings.includes(ending) && !(endings.length === 0 && ending === '.tex');
  const [right] = endings;
  if (misleads)
    throw usage(`${what} is written: let its name ${right ? `end in ${right}, not` : 'not end in'} ${ending}`);
  await assertWritable(output);
}
