import { openPackage } from '../../src/documents/docx/package.ts';
import { decodeXml, encodeXml } from '../../src/documents/docx/xml/encoding.ts';
import { rewriteZip } from '../../src/documents/zip/write-zip.ts';
import { readEntry } from '../../src/documents/zip/zip-archive.ts';

/**
 * Constructs that LibreOffice 7.4 itself handles wrongly, whatever program made the changes near them:
 *
 * - `comments`: without a display it hangs when it loads one into a view
 * - `fields`: results of REF, SEQ and similar fields are computed again from text that contains both inserted and
 * deleted words
 * - `frames`: tracked changes in floating tables and paragraph frames are dropped on loading
 * - `protection`: in a document protected from editing, it neither accepts nor rejects
 * - `controls`: tracked changes in or next to content controls are dropped on loading
 */
export const OFFICE_FAULTS = ['comments', 'fields', 'frames', 'protection', 'controls'] as const;
export type OfficeFault = (typeof OFFICE_FAULTS)[number];

/** An element without content, and one whose content is removed with it; `#` stands for the namespace prefix. */
const empty = (name: string) => new RegExp(`<\\w+:${name}(?=[\\s/>])[^>]*/>`, 'g');
const whole = (name: string) => new RegExp(`<(\\w+):${name}(?=[\\s>])[^>]*(?<!/)>[\\s\\S]*?</\\1:${name}>`, 'g');
const tags = (name: string) => new RegExp(`</?\\w+:${name}(?=[\\s/>])[^>]*>`, 'g');

const REMOVED: Readonly<Record<OfficeFault, readonly RegExp[]>> = {
  comments: [empty('commentRangeStart'), empty('commentRangeEnd'), empty('commentReference')],
  fields: [empty('fldChar'), whole('fldChar'), whole('instrText'), whole('delInstrText'), tags('fldSimple')],
  frames: [empty('tblpPr'), empty('framePr')],
  protection: [empty('documentProtection')],
  controls: [
    ...[whole('sdtPr'), whole('sdtEndPr'), empty('sdtPr'), empty('sdtEndPr')],
    ...[tags('sdt'), tags('sdtContent')],
  ],
};

/**
 * Returns a copy of a document without these constructs; their visible text stays. All sides of a comparison are copied
 * in the same way, by plain search and replace without the engine, so real differences remain.
 */
export function withoutOfficeFaults(bytes: Uint8Array, faults: readonly OfficeFault[]): Uint8Array {
  const { archive } = openPackage(bytes);
  const changed = new Map<string, Uint8Array>();
  for (const entry of archive.entries) {
    if (!/^word\/[^/]+\.xml$/i.test(entry.name)) continue;
    const xml = decodeXml(readEntry(archive, entry));
    let { text } = xml;
    for (const fault of faults) for (const pattern of REMOVED[fault]) text = text.replace(pattern, '');
    if (text !== xml.text) changed.set(entry.name, encodeXml({ ...xml, text }));
  }
  return changed.size === 0 ? bytes : rewriteZip(archive, changed);
}
