const YAML = /^\ufeff?---[ \t]*\r?\n(?:(?!(?:---|\.\.\.)[ \t]*\r?$)[^\n]*\n){0,2000}(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/m;
const TOML = /^\ufeff?\+\+\+[ \t]*\r?\n(?:(?!\+\+\+[ \t]*\r?$)[^\n]*\n){0,2000}\+\+\+[ \t]*(?:\r?\n|$)/m;

/** Returns the beginning of a text after its front matter (YAML or TOML). */
export function skipFrontMatter(source: string): number {
  const head = source.slice(0, 5);
  const form = /^\ufeff?---/.test(head) ? YAML : /^\ufeff?\+\+\+/.test(head) ? TOML : undefined;
  const match = form?.exec(source);
  return match?.index === 0 ? match[0].length : source.charCodeAt(0) === 0xfeff ? 1 : 0;
}
