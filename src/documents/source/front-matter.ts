const YAML = /^\ufeff?---[ \t]*\r?\n(?:(?!(?:---|\.\.\.)[ \t]*\r?$)[^\n]*\n){0,2000}(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/m;
const TOML = /^\ufeff?\+\+\+[ \t]*\r?\n(?:(?!\+\+\+[ \t]*\r?$)[^\n]*\n){0,2000}\+\+\+[ \t]*(?:\r?\n|$)/m;

/** Lines of metadata without a fence, as Pelican and MultiMarkdown have them; one of the usual names opens them. */
const BARE =
  /^\ufeff?(?:title|date|author|slug|category|tags)[ \t]*:[^\n]*\n(?:[A-Za-z][\w -]{0,40}:[^\n]*\n){1,50}[ \t]*(?:\r?\n|$)/i;

/** Returns the beginning of a text after its front matter (YAML or TOML, or lines of metadata alone). */
export function skipFrontMatter(source: string): number {
  const head = source.slice(0, 5);
  const form = /^\ufeff?---/.test(head) ? YAML : /^\ufeff?\+\+\+/.test(head) ? TOML : BARE;
  const match = form.exec(source);
  return match?.index === 0 ? match[0].length : source.charCodeAt(0) === 0xfeff ? 1 : 0;
}
