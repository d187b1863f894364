import { readProject, readSingleFile } from './project.ts';
import { scanProject } from './scan-project.ts';

/**
 * Words of a LaTeX source or of the archive of a project.
 *
 * @throws DocumentError when it cannot be read
 */
export function countLatexWords(bytes: Uint8Array, kind: 'tex' | 'zip'): number {
  return scanProject(kind === 'zip' ? readProject(bytes) : readSingleFile(bytes, 'document.tex')).words;
}
