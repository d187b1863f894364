import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createZip } from '../../src/documents/zip/write-zip.ts';

const MAIN = /^[^%\n]*\\documentclass\s*(?:\[[^\]]*\]\s*)?\{([^}]*)\}/m;
/** Folders of a collection hold projects. A main file in a subfolder belongs to the project of its first folder. */
export interface SampleProject {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Returns the projects in a folder: one per main file, with all files of its top folder except the other main files.
 * Parts that have a class of their own (subfiles) are projects too.
 */
export function sampleProjects(root: string, only?: string): SampleProject[] {
  const projects: SampleProject[] = [];
  for (const top of readdirSync(root).sort()) {
    if (!statSync(join(root, top)).isDirectory()) continue;
    const files = (readdirSync(join(root, top), { recursive: true }) as string[]).filter((file) =>
      statSync(join(root, top, file)).isFile(),
    );
    const mains = files.filter(
      (file) => file.endsWith('.tex') && MAIN.test(readFileSync(join(root, top, file), 'latin1')),
    );
    for (const main of mains) {
      const name = relative(root, join(root, top, main));
      if (only && !name.includes(only)) continue;
      const others = new Set(mains.filter((file) => file !== main));
      const kept = files.filter((file) => !others.has(file) && /\.(?:tex|sty|cls|bib|bbl)$/.test(file));
      projects.push({
        name,
        bytes: createZip(kept.map((file): [string, Uint8Array] => [file, readFileSync(join(root, top, file))])),
      });
    }
  }
  return projects;
}
