import { attribute } from './xml/attributes.ts';

/** What the properties of a content control (`w:sdtPr`) allow for its text. */
export interface ControlProperties {
  /** Its text is only a prompt. */
  placeholder: boolean;
  citation: boolean;
  bibliography: boolean;
  toc: boolean;
  /** The text is a choice, not writing: a list, a date, a check box, a picture. */
  chosen: boolean;
  /** Bound to data elsewhere in the file, or locked. */
  locked: boolean;
}

export function newControl(): ControlProperties {
  return { placeholder: false, citation: false, bibliography: false, toc: false, chosen: false, locked: false };
}

/** Records a child of `w:sdtPr`; `prefix` is the attribute prefix of the part. */
export function noteControlProperty(control: ControlProperties, name: string, tag: string, prefix: string): void {
  const value = () => attribute(tag, `${prefix}val`) ?? '';
  switch (name) {
    case 'w:showingPlcHdr':
      control.placeholder = !/^(0|false|off)$/.test(value());
      break;
    case 'w:citation':
      control.citation = true;
      break;
    case 'w:bibliography':
      control.bibliography = true;
      break;
    case 'w:docPartGallery':
      if (/table of contents|table of figures/i.test(value())) control.toc = true;
      else if (/bibliograph/i.test(value())) control.bibliography = true;
      break;
    case 'w:tag':
      // marks of the reference managers: MENDELEY_CITATION_v3_…, MENDELEY_BIBLIOGRAPHY, CitaviPlaceholder#…
      if (/^(MENDELEY_CITATION|CitaviPlaceholder|ZOTERO_ITEM|CSL_CITATION)/i.test(value())) control.citation = true;
      else if (/^(MENDELEY_BIBLIOGRAPHY|CitaviBibliography|ZOTERO_BIBL)/i.test(value())) control.bibliography = true;
      break;
    case 'w:dropDownList':
    case 'w:comboBox':
    case 'w:date':
    case 'w:picture':
    case 'w14:checkbox':
    case 'w:equation':
      control.chosen = true;
      break;
    case 'w:dataBinding':
    case 'w15:dataBinding':
      control.locked = true;
      break;
    case 'w:lock':
      if (/contentLocked/i.test(value())) control.locked = true;
      break;
  }
}
