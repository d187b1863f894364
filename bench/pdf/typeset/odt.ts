import type { DocumentModel, ModelBlock, Span } from './document-model.ts';

export interface OdtStyle {
  readonly font: string;
  readonly size: number;
  readonly align: 'justify' | 'start';
  readonly hyphenate: boolean;
  readonly indent: string;
  readonly spaceAfter: string;
  readonly lineHeight: string;
  readonly header: (head: string) => string;
  readonly footer: string;
}

const PAGE_NUMBER = '<text:page-number text:select-page="current">1</text:page-number>';

export const ODT_STYLES: Record<string, OdtStyle> = {
  'writer-essay': {
    font: 'Liberation Serif',
    size: 12,
    align: 'start',
    hyphenate: false,
    indent: '0.5in',
    spaceAfter: '0in',
    lineHeight: '200%',
    header: (head) => `${head} ${PAGE_NUMBER}`,
    footer: '',
  },
  'writer-report': {
    font: 'Carlito',
    size: 11,
    align: 'start',
    hyphenate: false,
    indent: '0in',
    spaceAfter: '0.11in',
    lineHeight: '108%',
    header: (head) => head,
    footer: `Page ${PAGE_NUMBER} of <text:page-count>1</text:page-count>`,
  },
  'writer-justified': {
    font: 'Liberation Serif',
    size: 11,
    align: 'justify',
    hyphenate: true,
    indent: '0in',
    spaceAfter: '0.08in',
    lineHeight: '115%',
    header: (head) => head,
    footer: PAGE_NUMBER,
  },
  'writer-book': {
    font: 'Caladea',
    size: 10.5,
    align: 'justify',
    hyphenate: true,
    indent: '0.25in',
    spaceAfter: '0in',
    lineHeight: '100%',
    header: (head) => head,
    footer: PAGE_NUMBER,
  },
};

/** A flat OpenDocument text that LibreOffice Writer turns into a PDF. */
export function toFlatOdt(model: DocumentModel, style: OdtStyle): string {
  const body: string[] = [];
  let note = 0;
  for (const block of model.blocks) body.push(odtBlock(block, () => ++note));
  const font = `style:font-name="F" fo:font-size="${style.size}pt" fo:language="en" fo:country="US"`;
  const heading = (level: number, size: number) =>
    `<style:style style:name="H${level}" style:family="paragraph"><style:paragraph-properties fo:margin-top="0.15in" fo:margin-bottom="0.08in" fo:keep-with-next="always"/><style:text-properties style:font-name="F" fo:font-size="${size}pt" fo:font-weight="bold"/></style:style>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="F" svg:font-family="'${style.font}'"/><style:font-face style:name="M" svg:font-family="'Liberation Mono'"/></office:font-face-decls>
<office:styles><style:style style:name="Standard" style:family="paragraph"><style:paragraph-properties fo:text-align="${style.align}" fo:text-indent="${style.indent}" fo:margin-bottom="${style.spaceAfter}" fo:line-height="${style.lineHeight}" fo:hyphenation-ladder-count="no-limit"/><style:text-properties ${font} fo:hyphenate="${style.hyphenate}" fo:hyphenation-remain-char-count="2" fo:hyphenation-push-char-count="2"/></style:style>
<style:style style:name="Plain" style:family="paragraph"><style:text-properties ${font}/></style:style>
<style:style style:name="Note" style:family="paragraph"><style:text-properties style:font-name="F" fo:font-size="${style.size - 2}pt"/></style:style>
<style:style style:name="Quote" style:family="paragraph" style:parent-style-name="Standard"><style:paragraph-properties fo:margin-left="0.4in" fo:margin-right="0.4in" fo:text-indent="0in" fo:margin-bottom="0.1in"/></style:style>
<style:style style:name="Code" style:family="paragraph"><style:text-properties style:font-name="M" fo:font-size="${style.size - 1}pt"/></style:style>
${heading(1, style.size + 8)}${heading(2, style.size + 4)}${heading(3, style.size + 1)}
<style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style><style:style style:name="I" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>
<text:list-style style:name="L"><text:list-level-style-bullet text:level="1" text:bullet-char="•"><style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" fo:text-indent="-0.25in" fo:margin-left="0.5in"/></style:list-level-properties></text:list-level-style-bullet></text:list-style>
<text:notes-configuration text:note-class="footnote" text:default-style-name="Note" text:start-value="0" text:footnotes-position="page" style:num-format="1"/></office:styles>
<office:automatic-styles><style:page-layout style:name="P"><style:page-layout-properties fo:page-width="8.5in" fo:page-height="11in" fo:margin-top="0.7in" fo:margin-bottom="0.7in" fo:margin-left="1in" fo:margin-right="1in"/><style:header-style><style:header-footer-properties fo:min-height="0.3in" fo:margin-bottom="0.1in"/></style:header-style><style:footer-style><style:header-footer-properties fo:min-height="0.3in" fo:margin-top="0.1in"/></style:footer-style></style:page-layout></office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="P"><style:header><text:p text:style-name="Plain">${style.header(escapeHtml(model.runningHead))}</text:p></style:header>${style.footer === '' ? '' : `<style:footer><text:p text:style-name="Plain">${style.footer}</text:p></style:footer>`}</style:master-page></office:master-styles>
<office:body><office:text>${body.join('\n')}</office:text></office:body></office:document>`;
}

function odtBlock(block: ModelBlock, number: () => number): string {
  const text = inline(block.spans);
  if (block.t === 'h1' || block.t === 'h2' || block.t === 'h3') {
    const level = block.t.slice(1);
    return `<text:h text:style-name="H${level}" text:outline-level="${level}">${text}</text:h>`;
  }
  if (block.t === 'li') {
    return `<text:list text:style-name="L"><text:list-item><text:p text:style-name="Plain">${text}</text:p></text:list-item></text:list>`;
  }
  if (block.t === 'quote') return `<text:p text:style-name="Quote">${text}</text:p>`;
  if (block.t === 'code') {
    return block.spans[0]!.text.split('\n')
      .map(
        (row) => `<text:p text:style-name="Code">${escapeHtml(row).replace(/ {2}/g, '<text:s text:c="2"/>')}</text:p>`,
      )
      .join('');
  }
  if (block.t === 'row') {
    const cells = block.cells!.map(
      (cell) => `<table:table-cell><text:p text:style-name="Plain">${escapeHtml(cell)}</text:p></table:table-cell>`,
    );
    return `<table:table><table:table-column table:number-columns-repeated="${cells.length}"/><table:table-row>${cells.join('')}</table:table-row></table:table>`;
  }
  let note = '';
  if (block.footnote) {
    const mark = number();
    note = `<text:note text:note-class="footnote"><text:note-citation>${mark}</text:note-citation><text:note-body><text:p text:style-name="Note">${escapeHtml(block.footnote)}</text:p></text:note-body></text:note>`;
  }
  return `<text:p text:style-name="${block.t === 'caption' ? 'Plain' : 'Standard'}">${text}${note}</text:p>`;
}

function inline(spans: readonly Span[]): string {
  return spans
    .map(({ text, look }) =>
      look === 'plain'
        ? escapeHtml(text)
        : `<text:span text:style-name="${look === 'bold' ? 'B' : 'I'}">${escapeHtml(text)}</text:span>`,
    )
    .join('');
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
