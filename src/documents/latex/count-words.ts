import { readProject, readSingleFile } from './project.ts';
import { scanProject } from './scan-project.ts';

/**
 * Counts the words of a LaTeX source or of a project's archive.
 *
 * @throws DocumentError when it cannot be read
 */
export function countLatexWords(bytes: Uint8Array, kind: 'tex' | 'zip'): number {
  return scanProject(kind === 'zip' ? readProject(bytes) : readSingleFile(bytes, 'document.tex')).words;
}
