/**
 * The kind of place of a paragraph in its document. The reader of a format sets it when it knows it; otherwise the text is judged by its looks, which
 * tell neither a cell from a heading nor a block quotation from prose.
 */
export const PLACE_KINDS = [
  'prose',
  'heading',
  'caption',
  'table-cell',
  'list-fragment',
  'block-quotation',
  /** A comment or doc string in a program: sentences, or notes without verb and stop. */
  'comment',
  'code',
  'reference',
  /** A formula in words: "Accuracy = right answers / all answers". */
  'equation',
  /** The funding statement: names of funds and numbers of grants. */
  'funding',
  /** Authors, their institutions and addresses. */
  'names',
] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** An item of a list, recognized by its first sign. */
const ITEM = /^\s*(?:[-–—*•·‣◦▪]\s|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s)/u;

/** Markdown shows the kind in the first signs of a line; a Markdown paragraph has one kind throughout. */
const MARKDOWN: readonly (readonly [RegExp, PlaceKind])[] = [
  [/^#{1,6} \S/, 'heading'],
  [/^ {0,3}(?:```|~~~)/, 'code'],
  [/^ {0,3}> ?\S/, 'block-quotation'],
  [/^ {0,3}\|[^\n]*\|\s*(?:\n|$)/, 'table-cell'],
];

/** "Density = mass / volume", "Recall (%) = found × 100 / all". */
const EQUATION = /\p{L}[^=\n]{0,80}\s[=≈≤≥]\s\S/u;

/** Names of cases, tenses and roles between the words of a word-by-word translation in linguists' notation. */
const GLOSSED =
  /\b(?:Acc|Dat|Erg|Gen|Nom|Poss|Perf|Pres|Imp|Inf|Fin|Pass|Refl|Caus|Pl|Sg)\.(?=[\s\-,;)]|$)|\b(?:ACC|DAT|ERG|GEN|NOM|POSS|PERF|PRES|PST|INF|PASS|REFL|CAUS|SG|PL|FUT)\b|\bLit\.:/g;
/** Fewer may be coincidence. */
const LEAST_GLOSSES = 2;

/** True for an example in another language with its word-by-word translation. */
function isGloss(paragraph: string): boolean {
  return new Set(paragraph.match(GLOSSED)).size >= LEAST_GLOSSES;
}

/** The kind of a paragraph by its looks; `isLabel` says whether it is one line without a finite verb. */
export function kindByLooks(paragraph: string, isLabel: boolean): PlaceKind {
  const marked = MARKDOWN.find(([form]) => form.test(paragraph));
  if (marked) return marked[1];
  if (isReference(paragraph)) return 'reference';
  if (isCaption(paragraph)) return 'caption';
  if (isCodeLine(paragraph)) return 'code';
  if (isGloss(paragraph)) return 'block-quotation';
  if (isFunding(paragraph)) return 'funding';
  if (isNames(paragraph)) return 'names';
  if (!isLabel) return 'prose';
  if (EQUATION.test(paragraph)) return 'equation';
  return ITEM.test(paragraph) || /[;,]\s*$/.test(paragraph) ? 'list-fragment' : 'heading';
}

/** The beginning of an entry of a list of references: a name with initials, perhaps behind a number in brackets. */
const ENTRY =
  /^\s*(?:(?:\[\d{1,3}\]|\d{1,3}\.)\s*)?(?:\p{Lu}[\p{L}’'-]+,?\s+(?:\p{Lu}\.?[\s,-]*){1,3}(?:,|\(|&|and\b|et al|\p{Lu})|(?:\p{Lu}\.\s*){1,3}\p{Lu}[\p{L}’'-]+(?:,|\sand\b|\set\sal))/u;
/** Looked for behind the beginning of an entry alone, not from each of its commas to the end of the paragraph. */
const YEAR = /\b(?:1[89]|20)\d\d\b/g;
const SOURCE =
  /\bdoi\b|https?:|\d\s?\(\d+\)|\bpp?\.\s?\d|\b[Vv]ol\.|\bno\.\s\d|\d[–-]\d|\bPress\b|\bJournal\b|\bJ\.|\bProc\.|\bIEEE\b|[;:]\s?\d+\s?[:(]/u;

/** True for a paragraph that is an entry of a list of references. */
export function isReference(paragraph: string): boolean {
  const [head] = ENTRY.exec(paragraph) ?? [];
  if (head === undefined) return false;
  YEAR.lastIndex = head.length;
  return YEAR.test(paragraph) && SOURCE.test(paragraph);
}

/** "Figure 2.", "Table S1 |", "Fig. 3:", "Scheme IV Effects of …": a number without a verb after it. */
const CAPTION =
  /^\s*(?:(?:supplementary|supporting|extended data|additional|online)\s+)?(?:fig(?:ure|s?\.)?|figures|tables?|tab\.|schemes?|charts?|plates?|boxe?s?|videos?|movies?|illustrations?|maps?)\s*(?:S?\d{1,3}|[IVX]{1,5}|[A-Z]\d{0,2})(?:\.\d{1,2})?[A-Za-z]?\s*(?:[.:|–—]|-\s)/iu;
const WITHOUT_SIGN = /^\s*(?:Fig(?:ure|\.)?|FIGURE|Tab(?:le|\.)|TABLE|Scheme|Box)\s*S?\d{1,3}[A-Za-z]?\s+\p{Lu}/u;

/** "S1 Fig. Growth of the cells.", "Additional file 2: Forms.": material published beside a paper. */
const BESIDE =
  /^\s*(?:S\d{1,3}\s+(?:Fig(?:ure)?|FIG(?:URE)?|Table|Text|File|Data(?:set)?|Video|Movie|Appendix)\b(?:\s*[.:|–—])?\s+\p{Lu}|(?:Additional|Supplementa(?:ry|l)|Supporting)\s+(?:[Ff]ile|[Tt]ext|[Dd]ata(?:set)?|[Mm]aterial)\s+[SA]?\d{1,3}\s*[.:|–—])/u;

/** True for a paragraph that describes a figure, a table or a supplementary file: terse by custom. */
export function isCaption(paragraph: string): boolean {
  return CAPTION.test(paragraph) || WITHOUT_SIGN.test(paragraph) || BESIDE.test(paragraph);
}

/** Line endings that do not occur in prose, or a line that is a single call or assignment. */
const STATEMENT =
  /^\s*(?:[\w.$]+(?:<[\w, ]+>)?(?:\[\w*\])?\s+)?[\w.$[\]]+\s*(?:[-+*/]?=|<-|:=)\s*[^=].*[;{)\]]\s*$|^\s*[\w.$]+\([^()]*(?:\([^()]*\)[^()]*)*\)\s*[;{]\s*$|^\s*(?:(?:if|while|for|foreach|switch|else|catch)\s*\(|\}\s*else\b|(?:public|private|protected|static|void|function|def|class|import|#include|return|SELECT|INSERT|UPDATE)\s).{0,300}[;{}:]\s*$|^\s*[{}]\s*;?\s*$|^\s*\w+(?:\.\w+)+\s?\([^()]*\)\s*$/;
/** The whole line is a call, the head of a function, or a name with its value: "library(FinTS)", "position(values, n=2):", "closep=data[,2]". */
const CALL_ALONE =
  /^#? ?[A-Za-z_][\w.]*(?: ?(?:=|<-) ?[A-Za-z_][\w.]*)?\((?:[^()]|\([^()]*\))*\) ?:?$|^[a-z_][\w.]*=[\w.]+[[(]\S*$/;
/** "function(which makes it)": words with nothing but a space between them. */
const PHRASE = /\p{L}{2} \p{L}{2}/u;
/** A longer line is not tested. */
const LONGEST_LINE = 400;

/** True for a line of a program: a statement, the head of a loop, a call that ends with a semicolon. */
export function isCodeLine(paragraph: string): boolean {
  return (
    paragraph.length <= LONGEST_LINE &&
    (STATEMENT.test(paragraph) || (CALL_ALONE.test(paragraph.trim()) && !PHRASE.test(paragraph)))
  );
}

const FUNDING =
  /^\s*(?:(?:Funding|Financial support|Acknowledge?ments?)(?:\s*[:.–—])?\s*)?(?:This|The|Our|These)\s+(?:\p{L}+\s+){0,3}(?:work|research|study|project|paper|article|thesis|authors?|investigation|publication)s?\s+(?:\p{L}+\s+){1,4}(?:supported|funded|financed|sponsored)\s+(?:\p{L}+\s+){0,3}by\b|\b[Gg]rants?\s+(?:(?:agreement\s+)?(?:[Nn]o|[Nn]umber|ID)s?\b\.?|\w*\d)/u;

/** True for a short paragraph that thanks funders: names of funds and programmes, and numbers. */
export function isFunding(paragraph: string): boolean {
  return paragraph.length <= 1200 && FUNDING.test(paragraph);
}

const ADDRESS =
  /[\w.+-]{1,64}@[\w-]{1,64}\.\w|\b(?:Univ(?:ersity|\.)|Department|Institute|Faculty|School|Laborator(?:y|ies)|Hospital|College|Centre|Center)\b/;

/** True for a line of authors or their addresses: names, commas and signs, and hardly a lower-case word. */
export function isNames(paragraph: string): boolean {
  if (paragraph.length > 600 || /[.!?]\s*$/.test(paragraph) || !/,|@|\band\b|&/.test(paragraph)) return false;
  const words = paragraph.match(/\p{L}[\p{L}.’'@-]*/gu) ?? [];
  const small = words.filter(
    (word) => /^\p{Ll}/u.test(word) && !/^(?:and|of|the|for|de|da|von|van|der|e|y|i|at|in)$|@/.test(word),
  );
  if (words.length < 4 || small.length > words.length / 8) return false;
  return (
    ADDRESS.test(paragraph) || /(?:\p{Lu}[\p{L}.’'-]{1,40}[\d*†‡§,¹²³⁴⁵\s]{0,40}){2}(?:,|\band\b|&)/u.test(paragraph)
  );
}
