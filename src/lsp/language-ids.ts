import { proseFormat } from '../services/sources/read-source.ts';
import type { ProseFormat } from '../services/sources/source-text.ts';

/** The editors' names for the formats: those of the protocol, and additional ones that Neovim, Helix, Emacs, Zed and Sublime use. */
const LANGUAGE_IDS: Readonly<Record<ProseFormat, string>> = {
  text: 'text mail',
  markdown: 'markdown mdx quarto rmd rmarkdown pandoc gfm',
  html: 'html xhtml',
  rst: 'restructuredtext rst',
  asciidoc: 'asciidoc asciidoctor adoc',
  org: 'org',
  typst: 'typst',
  latex: 'latex tex plaintex context',
  commit: 'git-commit gitcommit git-commit-edit',
  javascript: 'javascript javascriptreact typescript typescriptreact jsx tsx',
  python: 'python',
  java: 'java kotlin scala swift dart groovy',
  c: 'c cpp objective-c objective-cpp objc objcpp cuda-cpp',
  csharp: 'csharp c_sharp',
  go: 'go',
  rust: 'rust',
  ruby: 'ruby',
  shell: 'shellscript sh bash zsh',
};

const BY_ID: ReadonlyMap<string, ProseFormat> = new Map(
  (Object.keys(LANGUAGE_IDS) as ProseFormat[]).flatMap((format) =>
    LANGUAGE_IDS[format].split(' ').map((id) => [id, format] as const),
  ),
);

/** Returns the format of a document by its editor's name for it, otherwise by its file name. Editors call unknown formats `plaintext`. */
export const formatOf = (languageId: string, path: string): ProseFormat =>
  BY_ID.get(languageId.toLowerCase()) ?? proseFormat(path);
