/** Words that name the state of a document, not the document itself. */
const STATES =
  'final|finale?|draft|entwurf|borrador|copy|kopie|copia|revised|revision|rev|corrected|edited|proofread|clean|tracked|new|neu|old|alt|latest';
/** A date, “v2”, “version 1.3”, “draft 3”, “(1)” or a single state word, after a hyphen, an underscore, a full stop or a space. */
const SUFFIX = new RegExp(
  [
    String.raw`(?<!\s)\s*\(\d{1,3}\)$`,
    String.raw`(?<![-_. ])[-_. ]+(?:19|20)\d\d(?:[-_.]?\d\d){1,2}$`,
    String.raw`(?<![-_. ])[-_. ]+(?:v|ver|version|r|rev|draft|entwurf|fassung|versión|borrador)[-_. ]?\d{1,3}(?:\.\d{1,3})*$`,
    `(?<![-_. ])[-_. ]+(?:${STATES})$`,
  ].join('|'),
  'u',
);
const PREFIX = /^(?:copy of|kopie von|copia de)\s+/u;

/**
 * Returns the part of a file name that all drafts of a document share: “thesis-v2.docx”, “Thesis (1).docx” and “thesis
 * final.pdf” all give “thesis”. A number alone is kept, so that chapters do not count as drafts of each other.
 */
export function draftName(filename: string): string {
  const whole = filename
    .normalize('NFC')
    .toLowerCase()
    .replace(/\.[\p{L}\d]{1,5}$/u, '')
    .trim();
  let name = whole.replace(PREFIX, '');
  for (;;) {
    const shorter = name.replace(SUFFIX, '');
    if (shorter === name || shorter.trim() === '') return name || whole;
    name = shorter.trim();
  }
}
