import { escapeXml } from '../../src/documents/docx/xml/characters.ts';
import { createZip } from '../../src/documents/zip/write-zip.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" mc:Ignorable="w14"';

export interface DocxContent {
  /** Children of `w:body`, before the section properties. */
  readonly body: string;
  readonly footnotes?: string;
  readonly endnotes?: string;
  readonly header?: string;
  readonly footer?: string;
  readonly comments?: string;
  readonly styles?: string;
  readonly mainType?: string;
  /** Further or replaced entries, by name. */
  readonly extra?: Readonly<Record<string, string | Uint8Array>>;
}

/** A Word file with the given content and nothing else. */
export function buildDocx(content: DocxContent): Uint8Array {
  const parts: [name: string, root: string, inner: string][] = [];
  if (content.footnotes !== undefined) parts.push(['footnotes', 'footnotes', content.footnotes]);
  if (content.endnotes !== undefined) parts.push(['endnotes', 'endnotes', content.endnotes]);
  if (content.header !== undefined) parts.push(['header', 'hdr', content.header]);
  if (content.footer !== undefined) parts.push(['footer', 'ftr', content.footer]);
  if (content.comments !== undefined) parts.push(['comments', 'comments', content.comments]);
  if (content.styles !== undefined) parts.push(['styles', 'styles', content.styles]);
  const files = new Map<string, string | Uint8Array>();
  const overrides = parts
    .map(([name]) => `<Override PartName="/word/${name}.xml" ContentType="${TYPE}.${name}+xml"/>`)
    .join('');
  files.set(
    '[Content_Types].xml',
    `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${content.mainType ?? `${TYPE}.document.main+xml`}"/>${overrides}</Types>`,
  );
  files.set(
    '_rels/.rels',
    `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
  );
  const relations = parts.map(
    ([name], i) => `<Relationship Id="rId${i + 1}" Type="${OFFICE}/${name}" Target="${name}.xml"/>`,
  );
  files.set(
    'word/_rels/document.xml.rels',
    `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
  );
  const idOf = (part: string) => parts.findIndex(([name]) => name === part) + 1;
  const references = ['header', 'footer']
    .filter((part) => idOf(part) > 0)
    .map((part) => `<w:${part}Reference w:type="default" r:id="rId${idOf(part)}"/>`);
  files.set(
    'word/document.xml',
    `${XML}<w:document ${NAMESPACES}><w:body>${content.body}<w:sectPr>${references.join('')}<w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
  );
  for (const [name, root, inner] of parts)
    files.set(`word/${name}.xml`, `${XML}<w:${root} ${NAMESPACES}>${inner}</w:${root}>`);
  for (const [name, data] of Object.entries(content.extra ?? {})) files.set(name, data);
  return createZip([...files].map(([name, data]) => [name, typeof data === 'string' ? Buffer.from(data) : data]));
}

export function p(...content: string[]): string {
  return `<w:p>${content.join('')}</w:p>`;
}

export function styled(style: string, ...content: string[]): string {
  return p(`<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`, ...content);
}

/** A run of text; `properties` goes into `w:rPr`. */
export function r(text: string, properties = ''): string {
  const head = properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`;
  return `<w:r>${head}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
}

export function field(instructions: string, result: string): string {
  const char = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const code = `<w:r><w:instrText xml:space="preserve">${escapeXml(instructions)}</w:instrText></w:r>`;
  return char('begin') + code + char('separate') + result + char('end');
}

/** Attributes of somebody else's change. */
export function foreign(id: number): string {
  return `w:id="${id}" w:author="Reviewer One" w:date="2024-01-02T03:04:05Z"`;
}

export function inserted(id: number, ...content: string[]): string {
  return `<w:ins ${foreign(id)}>${content.join('')}</w:ins>`;
}

export function deleted(id: number, text: string): string {
  return `<w:del ${foreign(id)}><w:r><w:delText xml:space="preserve">${escapeXml(text)}</w:delText></w:r></w:del>`;
}

export function control(properties: string, ...content: string[]): string {
  return `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content.join('')}</w:sdtContent></w:sdt>`;
}

export function textBox(choice: string, fallback = choice): string {
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="1800000" cy="600000"/><wp:docPr id="1" name="Text Box 1"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr/><wps:txbx><w:txbxContent>${choice}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape style="width:100pt;height:40pt"><v:textbox><w:txbxContent>${fallback}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
}
