import type { StyleKind } from '../docx/paragraph.ts';
import type { FixedKind } from '../pieces/piece.ts';
import type { MarkKind, Role } from './paragraph.ts';

/**
 * What a command does with its arguments, one letter for each: `s` skipped, `t` text of the sentence around it, `b` a
 * paragraph of its own, `n` a note, `=` options after an equals sign. Other options in square brackets may precede every argument and are skipped.
 */
export interface CommandSpec {
  readonly args: string;
  /** Placeholder of the command in its sentence; without it, and without text, the command adds nothing to the text. */
  readonly as?: FixedKind;
  readonly mark?: MarkKind;
  readonly style?: StyleKind;
  /** For headings: depth as LaTeX counts it, part -1 to subparagraph 5. */
  readonly level?: number;
  readonly role?: Role;
  /** True when it ends the paragraph that contains it. */
  readonly breaks?: boolean;
  /** True when its text is printed between quotation marks. */
  readonly quotes?: boolean;
}

const TABLE = new Map<string, CommandSpec>();

function define(names: string, spec: CommandSpec): void {
  for (const name of names.trim().split(/\s+/)) TABLE.set(name, spec);
}

// Things that are looked up: citations and references; each is a word or number of the sentence.
define(
  `cite citep citet citealt citealp citeauthor citeyear citeyearpar citetitle citenum citetext citetalias
   citepalias Cite Citet Citep Citealt Citealp Citeauthor autocite Autocite textcite Textcite parencite Parencite
   footcite footcitetext smartcite supercite fullcite footfullcite autocites textcites parencites citeA citeNP
   citeN shortcite shortciteA citeasnoun posscite onlinecite citeonline blockcite volcite pcite cites notecite`,
  { args: 's', as: 'citation' },
);
define(
  `ref eqref pageref autoref cref Cref nameref vref Vref vpageref labelcref namecref nameCref lcnamecref subref
   fullref sref Sref prettyref fref Fref zcref hyperlink`,
  { args: 's', as: 'reference' },
);
define('crefrange Crefrange cpagerefrange vrefrange', { args: 'ss', as: 'reference' });

// Words that are defined elsewhere.
define(
  `gls Gls GLS glspl Glspl GLSpl glsxtrshort glsxtrlong glsxtrfull acrshort acrlong acrfull Acrshort Acrlong
   Acrfull acrshortpl acrlongpl acrfullpl glssymbol glsdesc glsentrytext glsentrylong glsentryshort glsentryname
   ac Ac acp Acp acs acl acf acsp aclp acfp iac Iac acsu aclu`,
  { args: 's', as: 'macro' },
);
define('glslink glsdisp', { args: 'st' });

// Quantities.
define('si unit num ang numlist numrange SIrange qtyrange ce chemfig chem iupac', { args: 's', as: 'macro' });
define('SI qty SIlist qtylist', { args: 'ss', as: 'macro' });
define('numrange', { args: 'ss', as: 'macro' });
define('SIrange qtyrange', { args: 'sss', as: 'macro' });
define('ensuremath mathrm mathbf mathit mathcal mathbb mathsf boldsymbol bm mathnormal', { args: 's', as: 'math' });
define('frac nicefrac sfrac dfrac tfrac', { args: 'ss', as: 'math' });

// Addresses, file names, program text.
define('url path nolinkurl lstinputlisting email mailto doi arxiv', { args: 's', as: 'code' });
define('inputminted', { args: 'ss', as: 'code' });
define('detokenize verbatiminput', { args: 's', as: 'code' });

define('tikzstyle', { args: 's=' });

// Pictures.
define('includegraphics includesvg includepdf includestandalone epsfig psfig pgfimage', {
  args: 's',
  as: 'graphic',
});
define('plotone', { args: 's', as: 'graphic' });
define('plottwo', { args: 'ss', as: 'graphic' });

// Formatting of words.
define('emph textit textsl mkbibemph', { args: 't', mark: 'italic' });
define('textbf strong mkbibbold alert structure', { args: 't', mark: 'bold' });
define('texttt code', { args: 't', mark: 'code' });
define('textsc', { args: 't', mark: 'small-caps' });
define('textsuperscript textsuper', { args: 't', mark: 'superscript' });
define('textsubscript textsub', { args: 't', mark: 'subscript' });
define('underline uline uuline uwave ul dashuline', { args: 't', mark: 'underline' });
define('sout st xout', { args: 't', mark: 'strike' });
define(
  `textsf textrm textup textmd textnormal text mbox hbox fbox so hl uppercase lowercase
   MakeUppercase MakeLowercase NoCaseChange centerline leftline rightline textls mybox ctext emphasize framebox
   makebox llap rlap smash added textlatin textgreek underbar shortstack
   textmarker only uncover visible IeC`,
  { args: 't' },
);
define('enquote textquote blockquote textblockquote say', { args: 't', quotes: true });
define('textcolor colorbox raisebox scalebox rotatebox adjustbox hyperlink hypertarget', {
  args: 'st',
});
define('href textswab', { args: 'st' });
define('fcolorbox resizebox', { args: 'sst' });
define('multicolumn multirow', { args: 'sst' });
define('parbox', { args: 'st' });
define('texorpdfstring', { args: 'ts' });
define('hyperref kl intro reintro', { args: 't' });
define('foreignlanguage textlang', { args: 'ss', as: 'macro' });
define('selectlanguage', { args: 's', breaks: true });

// Blocks of their own.
define('part', { args: 'b', style: 'heading', level: -1 });
define('chapter addchap', { args: 'b', style: 'heading', level: 0 });
define('section addsec', { args: 'b', style: 'heading', level: 1 });
define('subsection', { args: 'b', style: 'heading', level: 2 });
define('subsubsection', { args: 'b', style: 'heading', level: 3 });
define('paragraph minisec', { args: 'b', style: 'heading', level: 4 });
define('subparagraph', { args: 'b', style: 'heading', level: 5 });
define('title icmltitle mlsystitle titlehead acmtitle', { args: 'b', style: 'title' });
define('subtitle subject', { args: 'b', style: 'title', role: 'subtitle' });
define('frametitle framesubtitle slidetitle', { args: 'b', style: 'heading', level: 1 });
define('caption subcaption legend bicaption captionabove captionbelow tablecaption', {
  args: 'b',
  style: 'caption',
});
define('captionof topcaption', { args: 'sb', style: 'caption' });
define('subcaptionbox', { args: 'bt', style: 'caption' });
define('author authors', { args: 'b', style: 'body', role: 'author' });
define('affil affiliation institute institution address affiliations', { args: 'b', style: 'body', role: 'author' });
define('altaffiltext', { args: 'sb', style: 'body', role: 'author' });
define('date', { args: 'b', style: 'body', role: 'date' });
define('abstract', { args: 'b', style: 'body', role: 'abstract' });
define('keywords keyword IEEEkeywords ccsdesc', { args: 'b', style: 'body', role: 'keywords' });
define(`footnote footnotetext thanks tablefootnote sidenote marginnote marginpar graffito endnote tnotetext tnote`, {
  args: 'n',
  style: 'note',
});
define('dedication acknowledgements acknowledgments acknowledgement highlights significancestatement', {
  args: 'b',
  style: 'body',
});
define('epigraph openepigraph', { args: 'bb', style: 'quote' });
define('dictum', { args: 'b', style: 'quote' });
define('todo missingfigure fixme', { args: 's' });

// Commands that set something up and show nothing.
define(
  `label nocite index glossary usepackage RequirePackage documentclass documentstyle bibliography
   bibliographystyle hypersetup geometry pagestyle thispagestyle addbibresource graphicspath newcounter hphantom
   vphantom phantom usetikzlibrary pgfplotsset tikzset sisetup lstset hyphenation refstepcounter stepcounter
   bookmarksetup pagenumbering includeonly color pagecolor theoremstyle usefonttheme usetheme usecolortheme
   useinnertheme useoutertheme beamertemplatenavigationsymbolsempty microtypesetup mdfsetup tcbset tcbuselibrary
   DeclareGraphicsExtensions listfiles newlength newsavebox usebox cline tag markright ORCID orcid
   orcidlink received revised accepted slugcomment shorttitle shortauthors runninghead titlerunning authorrunning
   correspondingauthor corres cortext pacs subjclass journal journalname volume issue loadglsentries setmainfont
   setsansfont setmonofont setmathfont newfontfamily setdefaultlanguage setotherlanguage setotherlanguages
   setmainlanguage AtBeginDocument AtEndDocument fancyhf fancyhead fancyfoot lhead chead rhead lfoot cfoot rfoot
   arrayrulecolor rowcolor columncolor cellcolor linespread pdfinfo subjectclass isbn eprint copyrightyear
   acmYear acmDOI vspace hspace enlargethispage addvspace suspend resume loadgeometry newgeometry savegeometry
   graphicspath altaffilmark affilmark inst fnref setcitestyle bibpunct citestyle externaldocument glsreset
   glsunset acused excludeonly setstretch ProvidesPackage ProvidesClass NeedsTeXFormat LoadClass`,
  { args: 's' },
);
define(
  `setlength addtolength settowidth settoheight settodepth setcounter addtocounter rule counterwithin
   numberwithin captionsetup DeclareSIUnit subimport subincludefrom includefrom import markboth defcitealias
   DeclareMathOperator setkomafont addtokomafont setbeamercolor setbeamerfont setbeamertemplate
   PassOptionsToPackage newlist DeclareFieldFormat AtBeginEnvironment AtEndEnvironment pdfbookmark
   resetcounteronoverlays fontsize DeclareUnicodeCharacter DeclareAcronym acrodef acronymdef newglossarystyle
   addtocategory addtokomafont algnewcommand renewbibmacro lstdefinestyle lstdefinelanguage newcolumntype`,
  { args: 'ss' },
);
define(
  `addcontentsline crefname Crefname definecolor providecolor titleformat titlespacing hyperdef
   DefineVerbatimEnvironment lstnewenvironment ifthenelse IfFileExists`,
  { args: 'sss' },
);
define('colorlet addtocontents newglossaryentry newacro acro', { args: 'ss' });
define('longnewglossaryentry newacronym', { args: 'sss' });
define('rowcolors animategraphics', { args: 'sss' });
define('setlist newtcbox', { args: 's' });

// Commands without arguments that end a paragraph.
define(
  `par newpage clearpage cleardoublepage pagebreak nopagebreak maketitle tableofcontents listoffigures
   listoftables frontmatter mainmatter backmatter appendix bigskip medskip smallskip vfill vfil printbibliography
   printindex printglossary printglossaries printacronyms lstlistoflistings listofalgorithms hline toprule
   midrule bottomrule endhead endfirsthead endfoot endlastfoot hrule columnbreak onecolumn singlespacing
   doublespacing onehalfspacing raggedbottom FloatBarrier bigbreak medbreak smallbreak pause makecover
   makedeclaration listoftodos centering raggedright raggedleft`,
  { args: '', breaks: true },
);

// Examples of linguists: where one begins, its translation, its end.
define('ea eal ex exi z zl xe glt gln trans glend begingl endgl', { args: '', breaks: true });

// Commands without arguments that add nothing to the text.
define(
  `noindent indent protect relax leavevmode ignorespaces unskip xspace selectfont null strut hfill hfil hss vss
   allowbreak nobreak goodbreak filbreak linebreak nolinebreak sloppy fussy samepage makeatletter makeatother
   normalfont rm sf tiny scriptsize footnotesize small normalsize large Large LARGE huge Huge upshape mdseries
   rmfamily sffamily normalcolor boldmath unboldmath frenchspacing nonfrenchspacing displaystyle
   textstyle scriptstyle scriptscriptstyle limits nolimits phantomsection hyp begingroup endgroup bgroup egroup
   global long outer ifmmode break nonumber notag qedhere qed qedsymbol @ newblock MakeOuterQuote onecolumngrid
   twocolumngrid balance flushbottom linenumbers nolinenumbers modulolinenumbers doublespace justify justifying
   compress expandafter noexpand glsresetall acresetall makeindex makeglossaries listfiles`,
  { args: '' },
);

/** Declarations that format the rest of their group. */
export const DECLARATIONS: ReadonlyMap<string, MarkKind | undefined> = new Map<string, MarkKind | undefined>([
  ['bf', 'bold'],
  ['bfseries', 'bold'],
  ['it', 'italic'],
  ['itshape', 'italic'],
  ['em', 'italic'],
  ['sl', 'italic'],
  ['slshape', 'italic'],
  ['sc', 'small-caps'],
  ['scshape', 'small-caps'],
  ['tt', 'code'],
  ['ttfamily', 'code'],
]);

/** Commands that set how what follows is printed. The blanks after them are not printed. */
export const SETTERS: ReadonlySet<string> = new Set([
  ...DECLARATIONS.keys(),
  ...'rm sf normalfont upshape mdseries rmfamily sffamily normalcolor selectfont boldmath unboldmath color'.split(' '),
  ...'tiny scriptsize footnotesize small normalsize large Large LARGE huge Huge noindent'.split(' '),
]);

/** Returns the table's entry for a command of LaTeX or a widespread package; a starred form has the entry of the plain one. */
export function commandSpec(name: string): CommandSpec | undefined {
  return TABLE.get(name) ?? (name.endsWith('*') ? TABLE.get(name.slice(0, -1)) : undefined);
}
