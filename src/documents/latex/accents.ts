/** Combining marks of the accent commands. */
const COMBINING: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '`': '\u0300',
    "'": '\u0301',
    '^': '\u0302',
    '~': '\u0303',
    '=': '\u0304',
    u: '\u0306',
    '.': '\u0307',
    '"': '\u0308',
    r: '\u030a',
    H: '\u030b',
    v: '\u030c',
    d: '\u0323',
    c: '\u0327',
    k: '\u0328',
    b: '\u0331',
  }),
);

/** The accent command of each combining mark. */
export const COMBINING_COMMANDS: ReadonlyMap<string, string> = new Map(
  [...COMBINING].map(([command, mark]) => [mark, command]),
);

/** Letters with a command of their own; a blank after the command is part of it. */
export const LETTER_COMMANDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ss: 'ß',
    SS: 'ẞ',
    ae: 'æ',
    AE: 'Æ',
    oe: 'œ',
    OE: 'Œ',
    o: 'ø',
    O: 'Ø',
    aa: 'å',
    AA: 'Å',
    l: 'ł',
    L: 'Ł',
    i: 'ı',
    j: 'ȷ',
    dh: 'ð',
    DH: 'Ð',
    th: 'þ',
    TH: 'Þ',
    dj: 'đ',
    DJ: 'Đ',
    ng: 'ŋ',
    NG: 'Ŋ',
  }),
);

/** Signs; the blank after the command is shown, because authors usually want it. */
export const SIGN_COMMANDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ldots: '…',
    dots: '…',
    textellipsis: '…',
    textendash: '–',
    textemdash: '—',
    textquoteleft: '‘',
    textquoteright: '’',
    textquotedblleft: '“',
    textquotedblright: '”',
    textquotedbl: '"',
    textquotesingle: "'",
    guillemotleft: '«',
    guillemotright: '»',
    textbackslash: '\\',
    textasciitilde: '~',
    textasciicircum: '^',
    textunderscore: '_',
    textbar: '|',
    textless: '<',
    textgreater: '>',
    textdollar: '$',
    textpercent: '%',
    textbraceleft: '{',
    textbraceright: '}',
    textbullet: '•',
    textperiodcentered: '·',
    textdegree: '°',
    degree: '°',
    textregistered: '®',
    texttrademark: '™',
    textcopyright: '©',
    copyright: '©',
    texteuro: '€',
    euro: '€',
    pounds: '£',
    textsterling: '£',
    textmu: 'µ',
    textmultiply: '×',
    texttimes: '×',
    textpm: '±',
    S: '§',
    P: '¶',
    dag: '†',
    ddag: '‡',
    textdagger: '†',
    slash: '/',
    nobreakdash: '',
    LaTeX: 'LaTeX',
    LaTeXe: 'LaTeX2e',
    TeX: 'TeX',
    BibTeX: 'BibTeX',
    XeTeX: 'XeTeX',
    LuaTeX: 'LuaTeX',
    XeLaTeX: 'XeLaTeX',
    LuaLaTeX: 'LuaLaTeX',
    pdfLaTeX: 'pdfLaTeX',
    pdfTeX: 'pdfTeX',
    ConTeXt: 'ConTeXt',
    KOMAScript: 'KOMA-Script',
    MiKTeX: 'MiKTeX',
    TikZ: 'TikZ',
    eg: 'e.g.',
    ie: 'i.e.',
    etal: 'et al.',
  }),
);

export function isAccent(command: string): boolean {
  return COMBINING.has(command);
}

/** Returns the letter with its accent, as one character where Unicode has one; a dotless i gets its dot back. */
export function accented(command: string, letter: string): string {
  const base = letter === 'ı' ? 'i' : letter === 'ȷ' ? 'j' : letter;
  return (base + (COMBINING.get(command) ?? '')).normalize('NFC');
}
