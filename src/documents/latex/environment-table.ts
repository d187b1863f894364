import type { StyleKind } from '../docx/paragraph.ts';
import type { Role } from './paragraph.ts';

/** How an environment is read. */
export interface EnvironmentSpec {
  /**
   * `text`: as paragraphs. `math`: one placeholder of the sentence. `code`, `drawing`: skipped; the first is shown
   * unchanged. `list`, `table`: items and cells. `sources`: a list of references. `hidden`: not shown at all.
   */
  readonly kind: 'text' | 'math' | 'code' | 'drawing' | 'list' | 'table' | 'sources' | 'hidden';
  /** Number of arguments in braces after the name; options are always skipped. */
  readonly args?: number;
  readonly ordered?: boolean;
  readonly style?: StyleKind;
  readonly role?: Role;
  /** Where its title is, which is text: in an argument, or in the option after the name. */
  readonly title?: 'first' | 'last' | 'option';
}

const TABLE = new Map<string, EnvironmentSpec>();

function define(names: string, spec: EnvironmentSpec): void {
  for (const name of names.trim().split(/\s+/)) TABLE.set(name, spec);
}

define(
  `equation align gather multline eqnarray flalign math displaymath dmath dgroup darray array matrix bmatrix pmatrix
   vmatrix Bmatrix smallmatrix cases split aligned gathered IEEEeqnarray empheq gathered subeqnarray`,
  { kind: 'math' },
);
define('alignat xalignat alignedat IEEEeqnarraybox', { kind: 'math', args: 1 });
define(
  `verbatim Verbatim lstlisting minted alltt BVerbatim LVerbatim SaveVerbatim semiverbatim pyglist pycode sagesilent
   sageblock Sinput Soutput Schunk knitrout code spec haskell coq sourcecode Highlighting bashcode listing* algorithmic
   algorithm2e pseudocode program tabbing codebox plantuml forest-code`,
  { kind: 'code' },
);
define(
  `tikzpicture pspicture pgfpicture picture asy tikzcd xy prooftree dependency forest circuitikz axis scope pgfonlayer
   bytefield gnuplot lilypond chart figure-tikz mpost overpic diagram animateinline fmffile feynmandiagram feynman
   ganttchart mathpar bprooftree`,
  { kind: 'drawing' },
);
define('comment filecontents CCSXML acronym* hiddentext VerbatimOut', { kind: 'hidden' });
define('itemize compactitem inparaitem asparaitem itemize* tightitemize trivlist list dinglist', { kind: 'list' });
define('enumerate compactenum inparaenum asparaenum enumerate* tasks questions parts', { kind: 'list', ordered: true });
define('description compactdesc labeling acronym longdescription', { kind: 'list' });
define('tabular longtable supertabular xtabular array-text longtabu NiceTabular deluxetable tblr longtblr', {
  kind: 'table',
  args: 1,
});
define('tabularx tabulary tabular* tabu* mpsupertabular NiceTabularX', { kind: 'table', args: 2 });
define('tabu', { kind: 'table', args: 1 });
define('thebibliography', { kind: 'sources', args: 1 });
define('references biblist cslreferences CSLReferences', { kind: 'sources' });
define('quote quotation verse displayquote quoting blockquote citacao citação citation cita zitat citazione cytat', {
  kind: 'text',
  style: 'quote',
});
define('abstract abstractpage', { kind: 'text', role: 'abstract' });
define('keywords keyword IEEEkeywords', { kind: 'text', role: 'keywords' });
define('center flushleft flushright document subequations appendices frontmatter titlepage landscape sloppypar', {
  kind: 'text',
});
define('figure table sidewaysfigure sidewaystable figure* table* wraptable-text threeparttable marginfigure', {
  kind: 'text',
});
// steps in words: no sentences, so they need no capitals and no full stops
define('algorithm', { kind: 'text', style: 'list' });
define('minipage subfigure subtable multicols spacing adjustbox otherwise adjustwidth-one textblock column', {
  kind: 'text',
  args: 1,
});
define('wrapfigure wraptable adjustwidth floatingfigure SCfigure-two', { kind: 'text', args: 2 });
define('frame block alertblock exampleblock', { kind: 'text', args: 1, title: 'last' });
define('otherlanguage otherlanguage*', { kind: 'hidden', args: 1 });

const THEOREMS = new Set(
  `theorem lemma proposition corollary conjecture claim definition remark example observation hypothesis assumption fact
   proof question problem exercise solution`.split(/\s+/),
);

/** True for an environment that classes define as a theorem, with a title in its option. */
export const isTheorem = (name: string): boolean => THEOREMS.has(name.replace(/\*$/, ''));

/** Returns the table's entry for an environment; a starred form has the entry of the plain one. */
export function environmentSpec(name: string): EnvironmentSpec | undefined {
  return TABLE.get(name) ?? (name.endsWith('*') ? TABLE.get(name.slice(0, -1)) : undefined);
}
