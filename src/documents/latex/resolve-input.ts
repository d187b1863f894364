/** Commands that are replaced by another file. */
export const INCLUDE =
  /\\(?:(?:input|include|subfile|subfileinclude)\s*\{([^{}#\\]+)\}|input\s+([^\s{}\\%#]+)|(?:sub)?(?:import|includefrom)\s*\{([^{}#\\]*)\}\s*\{([^{}#\\]+)\})/g;

/** The file that a command includes. */
export interface Included {
  readonly name: string;
  readonly folder: string | undefined;
}

/** @param match one of `INCLUDE` */
export function includedBy(match: readonly (string | undefined)[]): Included {
  const [, braced, plain, folder, name] = match;
  return { name: (braced ?? plain ?? name ?? '').trim(), folder: folder?.trim() };
}

/** Returns the folder of a path, with its slash; '' at the top. */
function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/**
 * Returns the project's file for `\input{name}`: from the folder of the main file, else from the folder of the including
 * file. Undefined for files that the project lacks, for absolute paths, and for paths that lead out of it.
 */
function resolveInput(
  sources: { has(path: string): boolean },
  name: string,
  main: string,
  from: string,
  folder = '',
): string | undefined {
  const wanted = name.trim().replace(/^"|"$/g, '');
  if (wanted === '' || wanted.startsWith('/') || wanted.includes('\\') || wanted.includes('\0')) return undefined;
  const folders = [folderOf(main) + folder, folderOf(from) + folder, folder];
  for (const base of folders) {
    const path = normalise(`${base}${base === '' || base.endsWith('/') ? '' : '/'}${wanted}`);
    if (path === undefined) continue;
    for (const candidate of [`${path}.tex`, path, `${path}.ltx`]) if (sources.has(candidate)) return candidate;
  }
  return undefined;
}

/** Returns a version of `resolveInput` for a project with this main file; it remembers its answers. */
export function inputResolver(
  sources: { has(path: string): boolean },
  main: string,
): (name: string, from: string, folder?: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (name, from, folder = '') => {
    const question = [name, folderOf(from), folder].join('\0');
    if (known.has(question)) return known.get(question);
    const path = resolveInput(sources, name, main, from, folder);
    known.set(question, path);
    return path;
  };
}

/** Returns the path without `.` and `..`; undefined when it leads out of the project. */
function normalise(path: string): string | undefined {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}
