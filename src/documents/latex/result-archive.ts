import { createZip, rewriteZip } from '../zip/write-zip.ts';
import type { LatexProject } from './scan-project.ts';

/**
 * Returns the resulting archive: every file of the project under its name, the changed sources in their own encoding, and
 * the docx, if there is one, next to the main file. Unchanged files keep their compressed bytes.
 */
export function resultArchive(
  project: LatexProject,
  original: Uint8Array,
  texts: ReadonlyMap<string, string>,
  docx?: Uint8Array,
): Uint8Array {
  const changed = new Map<string, Uint8Array>();
  for (const [file, text] of texts) {
    const bytes = project.sources.get(file)!.encode(text);
    if (bytes) changed.set(file, bytes);
  }
  const docxName = freeName(project);
  if (project.archive) return rewriteZip(project.archive, docx ? changed.set(docxName, docx) : changed);
  const main = [project.main, changed.get(project.main) ?? original] as const;
  return createZip(docx ? [main, [docxName, docx]] : [main]);
}

function freeName({ main, archive }: LatexProject): string {
  const taken = new Set(archive?.entries.map((entry) => entry.name.toLowerCase()));
  const stem = main.replace(/\.[^./]*$/, '');
  for (let n = 0; ; n++) {
    const name = `${stem}-tracked-changes${n === 0 ? '' : `-${n}`}.docx`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}
