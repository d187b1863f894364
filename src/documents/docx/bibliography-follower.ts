import type { StyleKind } from './paragraph.ts';

const LIST_OF_SOURCES =
  /^(?:\d+\.?|[IVX]+\.)?\s*(references?( cited| list| and notes)?|bibliography|works cited|literature( cited)?|list of references|selected bibliography|literatur(verzeichnis)?|quellenverzeichnis|références( bibliographiques)?|bibliographie|referencias( bibliográficas)?|bibliografía|riferimenti( bibliografici)?|bibliografia|referências( bibliográficas)?|список (использованной )?литературы|参\s*考\s*文\s*献|參\s*考\s*文\s*獻|참고\s*문헌)\s*[:.：]?$/iu;
const NEXT_SECTION =
  /^(?:\d+\.?|[IVX]+\.)?\s*(?:(?:acknowledge?ments?|figures?|tables?|figure (?:legends|captions)|table (?:legends|captions)|author contributions?|competing interests?|conflicts? of interest|funding|about the authors?|index|glossary|list of (?:figures|tables|abbreviations|symbols|acronyms|appendices)|introduction|abstract)\s*:?|(?:appendi(?:x|ces)\b|supplement(?:ary|al)\b|supporting information|data availability).*(?:[\r\n\u2028\u2029]\s*:?)?)$/i;

/** Two places where a sentence ends and the next begins with more than a name and its initials. */
const SENTENCES = /[.!?]\s\p{Lu}\p{Ll}*\s\p{Ll}+\s\p{Ll}+/gu;
const ENTRY_SIGN =
  /\bdoi\b|https?:|\bpp?\.\s?\d|\bvol\.|\(\d{4}[a-z]?\)\.|\d\s?\(\d+\)|\bProc(?:eedings|\.)|\bJournal\b|\barXiv\b|\bpages? \d|\[[CDJM]\]|(?:19|20)\d\d\.?\s*$/iu;
const LEAST_PROSE = 250;

/**
 * Some theses list "References" in a table of contents that was typed by hand. If this line counted as the heading of the list, all
 * following text would be hidden, as happened to 17,000 words of one thesis.
 */
const isProse = (text: string): boolean =>
  text.length >= LEAST_PROSE && (text.match(SENTENCES)?.length ?? 0) >= 2 && !ENTRY_SIGN.test(text);

/** Follows a document of any format from the heading of its list of sources to the next heading. */
export class BibliographyFollower {
  private inside = false;
  private headingLike = false;

  /** True when this paragraph belongs to the list of sources; false for its heading. */
  covers(text: string, kind: StyleKind): boolean {
    if (text === '') return false;
    const heading = kind === 'heading' || kind === 'title';
    if ((heading || (kind !== 'toc' && text.length < 40)) && LIST_OF_SOURCES.test(text)) {
      this.inside = true;
      this.headingLike = heading;
      return false;
    }
    const leaves = !this.headingLike && ((text.length < 80 && NEXT_SECTION.test(text)) || isProse(text));
    if (this.inside && (heading || leaves)) this.inside = false;
    return this.inside;
  }
}
