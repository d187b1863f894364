/** The namespaces that matter here, transitional and strict (ISO/IEC 29500-1 and -4), under their usual prefixes. */
const CANONICAL: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/officeDocument/2006/math': 'm',
  'http://purl.oclc.org/ooxml/officeDocument/math': 'm',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.microsoft.com/office/word/2010/wordml': 'w14',
  'http://schemas.microsoft.com/office/word/2012/wordml': 'w15',
  'http://schemas.openxmlformats.org/package/2006/content-types': 'ct',
  'http://schemas.openxmlformats.org/package/2006/relationships': 'rel',
};

/** The usual prefix of a namespace, or undefined for one that is of no interest. */
export function canonicalPrefix(uri: string): string | undefined {
  return Object.hasOwn(CANONICAL, uri) ? CANONICAL[uri] : undefined;
}
