import type { OpaqueKind } from './paragraph.ts';

/** How the result of a field is treated; `undefined` means that it is ordinary text. */
export interface FieldTreatment {
  readonly opaque: OpaqueKind;
  readonly style: 'toc' | 'bibliography' | undefined;
}

const CITATION =
  /^\s*(CITATION\b|ADDIN\s+(ZOTERO_ITEM|CSL_CITATION|EN\.CITE|Mendeley Citation|REFMGR\.CITE|PAPERS|WORDLIBREF|RW\.CITE|NE\.Ref))/i;
const BIBLIOGRAPHY =
  /^\s*(BIBLIOGRAPHY\b|ADDIN\s+(ZOTERO_BIBL|CSL_BIBLIOGRAPHY|EN\.REFLIST|Mendeley Bibliography|REFMGR\.REFLIST|NE\.Bib))/i;
const CONTENTS = /^\s*(TOC|TOA|INDEX)\b/i;
/** Its result is the author's own text; the field only adds a target. */
const HYPERLINK = /^\s*HYPERLINK\b/i;

/**
 * Returns how to treat a field's result, by its instructions (ISO/IEC 29500-1, 17.16). Reference managers store their data in
 * `ADDIN` fields and drop a citation if its result was changed by hand.
 */
export function fieldTreatment(instructions: string): FieldTreatment | undefined {
  if (HYPERLINK.test(instructions)) return undefined;
  if (CITATION.test(instructions)) return { opaque: 'citation', style: undefined };
  if (BIBLIOGRAPHY.test(instructions)) return { opaque: 'field', style: 'bibliography' };
  if (CONTENTS.test(instructions)) return { opaque: 'field', style: 'toc' };
  return { opaque: 'field', style: undefined };
}
