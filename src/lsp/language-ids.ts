import { type ProseFormat, proseFormat } from '../services/sources/read-source.ts';

/** What editors call the formats: the names of the protocol, and those that Neovim, Helix, Emacs, Zed and Sublime have besides. */
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

/** What a document is written in: what its editor calls it, else what its name says. Editors call what they do not know `plaintext`. */
export const formatOf = (languageId: string, path: string): ProseFormat =>
  BY_ID.get(languageId.toLowerCase()) ?? proseFormat(path);
