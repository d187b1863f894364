/**
 * True for paths (relative, with `/`) that match one of the patterns, by the rules of .gitignore. A pattern without a
 * slash matches names in any folder; one with a slash is relative to its own folder. A pattern that matches a folder
 * matches everything in it. In a pattern, `*` is any part of a name, `?` a character, `**` any number of folders,
 * `[a-c]` one of them, `[!a-c]` none of them, `{a,b}` either.
 */
export function pathMatcher(patterns: readonly string[]): (path: string) => boolean {
  const forms = patterns.map(compile);
  return (path) => forms.some((form) => form.test(path));
}

/** True for a text that can only be a pattern, not a file name. */
export const isPattern = (name: string): boolean => /[*?[{]/.test(name);

/** The folder above the first wildcard of a pattern: "docs/a*.md" is searched for in "docs", "*.md" in ".". */
export function folderOfPattern(pattern: string): string {
  const parts = pattern.split('/');
  const first = parts.findIndex(isPattern);
  return parts.slice(0, first).join('/') || (pattern.startsWith('/') ? '/' : '.');
}

function compile(pattern: string): RegExp {
  const bare = pattern.replace(/^\.\//, '').replace(/(?<!\/)\/+$/, '');
  const anywhere = bare.includes('/') ? '' : '(?:.*/)?';
  return new RegExp(`^${anywhere}${source(bare.replace(/^\//, ''))}(?:/.*)?$`, 'su');
}

function source(pattern: string): string {
  let form = '';
  let open = 0;
  for (let at = 0; at < pattern.length; ) {
    const rest = pattern.slice(at);
    const [whole, piece] = pieceAt(rest, open);
    if (whole === '{') open++;
    if (whole === '}' && open > 0) open--;
    form += piece;
    at += whole.length;
  }
  return form;
}

/** Translates the start of the pattern to a regular expression; `open` braces are still to be closed. */
function pieceAt(rest: string, open: number): readonly [whole: string, form: string] {
  const folders = /^\*\*\/+/.exec(rest);
  if (folders) return [folders[0], '(?:[^/]+/)*'];
  if (rest.startsWith('**')) return ['**', '.*'];
  if (rest.startsWith('*')) return ['*', '[^/]*'];
  if (rest.startsWith('?')) return ['?', '[^/]'];
  const set = /^\[(!?)(\]?[^\]/]*)\]/.exec(rest);
  if (set && set[2] !== '') return [set[0], `[${set[1] ? '^' : ''}${set[2]!.replace(/[\\\]^[]/g, '\\$&')}]`];
  if (rest.startsWith('{') && rest.includes('}')) return ['{', '(?:'];
  if (open > 0 && rest.startsWith(',')) return [',', '|'];
  if (open > 0 && rest.startsWith('}')) return ['}', ')'];
  const [character] = rest as Iterable<string>;
  return [character!, character!.replace(/[\\^$.*+?()[\]{}|/-]/u, '\\$&')];
}
