/** Words that name a state of a document and not the document. */
const STATES =
  'final|finale?|draft|entwurf|borrador|copy|kopie|copia|revised|revision|rev|corrected|edited|proofread|clean|tracked|new|neu|old|alt|latest';
/** A date, “v2”, “version 1.3”, “draft 3”, “(1)”, or a state alone, after a hyphen, an underscore, a full stop or a space. */
const SUFFIX = new RegExp(
  [
    String.raw`\s*\(\d{1,3}\)$`,
    String.raw`[-_. ]+(?:19|20)\d\d(?:[-_.]?\d\d){1,2}$`,
    String.raw`[-_. ]+(?:v|ver|version|r|rev|draft|entwurf|fassung|versión|borrador)[-_. ]?\d{1,3}(?:\.\d{1,3})*$`,
    `[-_. ]+(?:${STATES})$`,
  ].join('|'),
  'u',
);
const PREFIX = /^(?:copy of|kopie von|copia de)\s+/u;

/**
 * What the drafts of one document have in common of their file names: “thesis-v2.docx”, “Thesis (1).docx” and
 * “thesis final.pdf” are all “thesis”. A number alone stays, so that chapters are not drafts of each other.
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
