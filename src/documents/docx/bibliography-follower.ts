import type { StyleKind } from './paragraph.ts';

const LIST_OF_SOURCES =
  /^(?:\d+\.?|[IVX]+\.)?\s*(references?( cited| list| and notes)?|bibliography|works cited|literature( cited)?|list of references|selected bibliography)\s*[:.]?$/i;
const NEXT_SECTION =
  /^(?:\d+\.?|[IVX]+\.)?\s*(acknowledge?ments?|appendi(x|ces)\b.*|supplement(ary|al)\b.*|supporting information.*|figures?|tables?|figure (legends|captions)|table (legends|captions)|author contributions?|competing interests?|conflicts? of interest|funding|data availability.*|about the authors?|index|glossary)\s*:?$/i;

/** Follows a document of any format from the heading of its list of sources to the next heading. */
export class BibliographyFollower {
  private inside = false;
  private headingLike = false;

  /** Does this paragraph belong to the list of sources? Its heading does not. */
  covers(text: string, kind: StyleKind): boolean {
    if (text === '') return false;
    const heading = kind === 'heading' || kind === 'title';
    if ((heading || (kind !== 'toc' && text.length < 40)) && LIST_OF_SOURCES.test(text)) {
      this.inside = true;
      this.headingLike = heading;
      return false;
    }
    if (this.inside && (heading || (!this.headingLike && text.length < 80 && NEXT_SECTION.test(text))))
      this.inside = false;
    return this.inside;
  }
}
