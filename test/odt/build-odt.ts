import { createZip } from '../../src/documents/zip/write-zip.ts';

const NAMESPACES = [
  ['office', 'urn:oasis:names:tc:opendocument:xmlns:office:1.0'],
  ['text', 'urn:oasis:names:tc:opendocument:xmlns:text:1.0'],
  ['table', 'urn:oasis:names:tc:opendocument:xmlns:table:1.0'],
  ['draw', 'urn:oasis:names:tc:opendocument:xmlns:drawing:1.0'],
  ['style', 'urn:oasis:names:tc:opendocument:xmlns:style:1.0'],
  ['fo', 'urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0'],
  ['svg', 'urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0'],
  ['xlink', 'http://www.w3.org/1999/xlink'],
  ['dc', 'http://purl.org/dc/elements/1.1/'],
]
  .map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
  .join('');

const NAMED = [
  'Heading_20_1',
  'Title',
  'Caption',
  'Quotations',
  'Preformatted_20_Text',
  'Footnote',
  'Table_20_Contents',
]
  .map((name) => `<style:style style:name="${name}" style:family="paragraph"/>`)
  .concat('<style:style style:name="Source_20_Text" style:display-name="Source Text" style:family="text"/>')
  .join('');
const AUTOMATIC = [
  '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>',
  '<style:style style:name="T2" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>',
  '<style:style style:name="Raised" style:family="text"><style:text-properties style:text-position="super 58%"/></style:style>',
  '<style:style style:name="T3" style:family="text"><style:text-properties text:display="none"/></style:style>',
  '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Quotations"/>',
].join('');

export interface OdtContent {
  /** Content of `office:text`. */
  readonly body: string;
  /** Content of `style:header`. */
  readonly header?: string;
  readonly manifest?: string;
  readonly mimetype?: string;
}

const TEXT = 'application/vnd.oasis.opendocument.text';

/** An OpenDocument text around some paragraphs, with the styles that tests name. */
export function buildOdt({ body, header, manifest = '', mimetype = TEXT }: OdtContent): Uint8Array {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
  const content = `${declaration}<office:document-content${NAMESPACES} office:version="1.3"><office:automatic-styles>${AUTOMATIC}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
  const styles = `${declaration}<office:document-styles${NAMESPACES} office:version="1.3"><office:styles>${NAMED}</office:styles>${pages(header)}</office:document-styles>`;
  const files = [
    ['mimetype', mimetype],
    ['content.xml', content],
    ['styles.xml', styles],
    ['meta.xml', `${declaration}<office:document-meta${NAMESPACES}/>`],
    [
      'META-INF/manifest.xml',
      `${declaration}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:media-type="${TEXT}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/><manifest:file-entry manifest:full-path="styles.xml" manifest:media-type="text/xml"/><manifest:file-entry manifest:full-path="meta.xml" manifest:media-type="text/xml"/>${manifest}</manifest:manifest>`,
    ],
  ] as const;
  return createZip(files.map(([name, text]) => [name, Buffer.from(text)]));
}

/** The same as one flat file. */
export function buildFlatOdt({ body, header }: OdtContent): Uint8Array {
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<office:document${NAMESPACES} office:version="1.3" office:mimetype="${TEXT}"><office:styles>${NAMED}</office:styles><office:automatic-styles>${AUTOMATIC}</office:automatic-styles>${pages(header)}<office:body><office:text>${body}</office:text></office:body></office:document>`,
  );
}

function pages(header: string | undefined): string {
  return header === undefined
    ? ''
    : `<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="pm"><style:header>${header}</style:header></style:master-page></office:master-styles>`;
}

export const p = (content: string, style = 'Standard'): string =>
  `<text:p text:style-name="${style}">${content}</text:p>`;
export const h = (content: string, level = 1): string =>
  `<text:h text:style-name="Heading_20_1" text:outline-level="${level}">${content}</text:h>`;
export const span = (content: string, style = 'T1'): string =>
  `<text:span text:style-name="${style}">${content}</text:span>`;
export const footnote = (content: string): string =>
  `<text:note text:id="ftn1" text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body>${p(content, 'Footnote')}</text:note-body></text:note>`;
export const textBox = (content: string): string =>
  `<draw:frame draw:name="F1" text:anchor-type="as-char" svg:width="5cm"><draw:text-box>${content}</draw:text-box></draw:frame>`;

/** A change of someone else's. */
export const region = (id: string, kind: 'insertion' | 'deletion', deleted = ''): string =>
  `<text:changed-region xml:id="${id}" text:id="${id}"><text:${kind}><office:change-info><dc:creator>Ann</dc:creator><dc:date>2020-01-01T00:00:00</dc:date></office:change-info>${deleted}</text:${kind}></text:changed-region>`;
