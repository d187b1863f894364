export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export const NAMESPACES = `xmlns:w="${W}" xmlns:r="${OFFICE}" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"`;

const PARTS = ['styles', 'numbering', 'footnotes'];

export const CONTENT_TYPES = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPE}.document.main+xml"/>${PARTS.map(
  (name) => `<Override PartName="/word/${name}.xml" ContentType="${TYPE}.${name}+xml"/>`,
).join('')}</Types>`;

export const ROOT_RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`;

export const RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships">${PARTS.map(
  (name, i) => `<Relationship Id="rId${i + 1}" Type="${OFFICE}/${name}" Target="${name}.xml"/>`,
).join('')}</Relationships>`;

function style(id: string, name: string, paragraph: string, run: string, basedOn = 'Normal'): string {
  const properties = `${paragraph === '' ? '' : `<w:pPr>${paragraph}</w:pPr>`}${run === '' ? '' : `<w:rPr>${run}</w:rPr>`}`;
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="${basedOn}"/><w:qFormat/>${properties}</w:style>`;
}

function size(points: number): string {
  return `<w:sz w:val="${points * 2}"/><w:szCs w:val="${points * 2}"/>`;
}

const CENTRED = '<w:jc w:val="center"/>';

export const STYLES = `${XML}<w:styles ${NAMESPACES}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman" w:eastAsia="Times New Roman"/>${size(11)}<w:lang w:val="en-US"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style><w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/></w:style><w:style w:type="character" w:styleId="FootnoteReference"><w:name w:val="footnote reference"/><w:rPr><w:vertAlign w:val="superscript"/></w:rPr></w:style>${style('Title', 'Title', `<w:spacing w:before="240" w:after="240"/>${CENTRED}`, size(20))}${style('Subtitle', 'Subtitle', CENTRED, size(14))}${style('Author', 'Author', CENTRED, '')}${style('Date', 'Date', CENTRED, '')}${style('Abstract', 'Abstract', '<w:ind w:left="567" w:right="567"/>', size(10))}${[
  16, 14, 12, 11, 11, 11,
]
  .map((points, i) =>
    style(
      `Heading${i + 1}`,
      `heading ${i + 1}`,
      `<w:keepNext/><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="${i}"/>`,
      `<w:b/>${size(points)}`,
    ),
  )
  .join(
    '',
  )}${style('ListParagraph', 'List Paragraph', '<w:contextualSpacing/>', '')}${style('Quote', 'Quote', '<w:ind w:left="567" w:right="567"/>', '<w:i/>')}${style('Caption', 'caption', CENTRED, size(10))}${style('FootnoteText', 'footnote text', '<w:spacing w:after="0"/>', size(9))}${style('SourceCode', 'Source Code', '<w:spacing w:after="120" w:line="240" w:lineRule="auto"/>', `<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/>${size(9)}`)}${style('Bibliography', 'Bibliography', '<w:ind w:left="567" w:hanging="567"/>', '')}</w:styles>`;

const BULLETS = ['•', '–', '▪'];
const FORMATS = ['decimal', 'lowerLetter', 'lowerRoman'];

function abstractNumbering(id: number, level: (n: number) => string): string {
  const levels = Array.from({ length: 9 }, (_, n) => {
    const left = 720 * (n + 1);
    return `<w:lvl w:ilvl="${n}"><w:start w:val="1"/>${level(n)}<w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${left}" w:hanging="360"/></w:pPr></w:lvl>`;
  });
  return `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="multilevel"/>${levels.join('')}</w:abstractNum>`;
}

/** Number 1 is for bullets; from 2 on each numbered list has its own number, so that it starts at 1 again. */
export function numberingPart(numberedLists: number): string {
  const bullets = abstractNumbering(0, (n) => `<w:numFmt w:val="bullet"/><w:lvlText w:val="${BULLETS[n % 3]}"/>`);
  const numbers = abstractNumbering(1, (n) => `<w:numFmt w:val="${FORMATS[n % 3]}"/><w:lvlText w:val="%${n + 1}."/>`);
  const restart = Array.from(
    { length: 9 },
    (_, n) => `<w:lvlOverride w:ilvl="${n}"><w:startOverride w:val="1"/></w:lvlOverride>`,
  ).join('');
  const lists = Array.from(
    { length: numberedLists },
    (_, i) => `<w:num w:numId="${i + 2}"><w:abstractNumId w:val="1"/>${restart}</w:num>`,
  );
  return `${XML}<w:numbering ${NAMESPACES}>${bullets}${numbers}<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>${lists.join('')}</w:numbering>`;
}
