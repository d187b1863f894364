import { readAsciidoc } from './asciidoc/read-asciidoc.ts';
import { type Collector, newCollector } from './collector.ts';
import { readComments } from './comments/read-comments.ts';
import { readHtml } from './html/read-html.ts';
import { readMarkdown } from './markdown/read-markdown.ts';
import { readOrg } from './org/read-org.ts';
import { readCommit, readText } from './read-text.ts';
import { readRst } from './rst/read-rst.ts';
import type { SourceParagraph } from './source-paragraph.ts';
import { readTypst } from './typst/read-typst.ts';

/** Readers of all source formats. */
const READERS = {
  text: readText,
  markdown: readMarkdown,
  html: readHtml,
  rst: readRst,
  asciidoc: readAsciidoc,
  org: readOrg,
  typst: readTypst,
  commit: readCommit,
  javascript: readComments('javascript'),
  python: readComments('python'),
  java: readComments('java'),
  c: readComments('c'),
  csharp: readComments('csharp'),
  go: readComments('go'),
  rust: readComments('rust'),
  ruby: readComments('ruby'),
  shell: readComments('shell'),
} as const satisfies Readonly<Record<string, (collector: Collector) => void>>;

export type SourceFormat = keyof typeof READERS;
export const SOURCE_FORMATS = Object.keys(READERS) as readonly SourceFormat[];

/** A source split into paragraphs. */
export interface SourceReading {
  readonly format: SourceFormat;
  readonly source: string;
  readonly paragraphs: readonly SourceParagraph[];
}

/** Reads a source: its prose by paragraphs, with a map back to the source. Any string can be read, in time proportional to its length. */
export function readSource(format: SourceFormat, source: string): SourceReading {
  const collector = newCollector(source);
  READERS[format](collector);
  return { format, source, paragraphs: collector.paragraphs };
}

const EXTENSIONS: Readonly<Record<SourceFormat, string>> = {
  text: 'txt text',
  markdown: 'md markdown mdown mkd mdx qmd rmd',
  html: 'html htm xhtml',
  rst: 'rst rest',
  asciidoc: 'adoc asciidoc asc',
  org: 'org',
  typst: 'typ',
  commit: '',
  javascript: 'js jsx mjs cjs ts tsx mts cts',
  python: 'py pyi',
  java: 'java kt kts scala swift dart groovy',
  c: 'c h cc cpp cxx hh hpp hxx m mm',
  csharp: 'cs',
  go: 'go',
  rust: 'rs',
  ruby: 'rb',
  shell: 'sh bash zsh',
};

const BY_EXTENSION: ReadonlyMap<string, SourceFormat> = new Map(
  SOURCE_FORMATS.flatMap((format) => EXTENSIONS[format].split(' ').map((extension) => [extension, format] as const)),
);

/** Names of files that have a known format without an extension. */
const BY_NAME: ReadonlyMap<string, SourceFormat> = new Map([
  ...['commit_editmsg', 'merge_msg', 'squash_msg', 'tag_editmsg'].map((name) => [name, 'commit'] as const),
  ...['readme', 'changelog', 'contributing', 'news', 'todo'].map((name) => [name, 'text'] as const),
]);

/** Returns the format of a file by its name; undefined for files that are not read as a source. */
export function formatOfFile(path: string): SourceFormat | undefined {
  const name = path.replace(/^.*[\\/]/, '').toLowerCase();
  const extension = /\.([^.]+)$/.exec(name)?.[1];
  return BY_NAME.get(name) ?? (extension ? BY_EXTENSION.get(extension) : undefined);
}
