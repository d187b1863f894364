import { buildDocx, control, deleted, field, foreign, inserted, p, r, styled, textBox } from './build-docx.ts';

const NOTE_SEPARATOR = '<w:footnote w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:footnote>';
const ZOTERO =
  ' ADDIN ZOTERO_ITEM CSL_CITATION {"citationID":"a1","properties":{"noteIndex":0},"citationItems":[{"id":1}]} ';

/** Documents made for what public samples lack; each name says what is in it. */
export const MADE_DOCUMENTS: Readonly<Record<string, Uint8Array>> = {
  'citations of reference managers': buildDocx({
    body: [
      p(r('Earlier work have shown this '), field(ZOTERO, r('(Doe 2020)')), r(', and the results was confirmed.')),
      p(
        r('A second one '),
        '<w:r><w:fldChar w:fldCharType="begin"><w:fldData xml:space="preserve">PEVuZE5vdGU+</w:fldData></w:fldChar></w:r><w:r><w:instrText xml:space="preserve"> ADDIN EN.CITE </w:instrText></w:r>',
        field(' ADDIN EN.CITE.DATA ', ''),
        '<w:r><w:fldChar w:fldCharType="separate"/></w:r>',
        r('[1, 2]'),
        '<w:r><w:fldChar w:fldCharType="end"/></w:r>',
        r(' for the the details.'),
      ),
      p(
        r('As Figure '),
        `<w:fldSimple w:instr=" SEQ Figure \\* ARABIC ">${r('1')}</w:fldSimple>`,
        r(' show, and section '),
        field(' REF _Ref1 \\h ', r('2.1')),
        r(' explain.'),
      ),
      p(
        control('<w:tag w:val="MENDELEY_CITATION_v3_x"/><w:id w:val="1"/>', r('(Doe et al., 2020)')),
        r(' have a metod.'),
      ),
      p(field(' ADDIN ZOTERO_BIBL {} CSL_BIBLIOGRAPHY ', r('Doe J (2020) A study of things.'))),
    ].join(''),
  }),
  'text box, split runs, links and equations': buildDocx({
    body: [
      p(r('Before the box there is a mistakes.'), textBox(p(r('This box contain a error.'))), r(' After it too.')),
      p(
        r('The word spl'),
        r('it', '<w:b/>'),
        r('ed across runs are wrong, and '),
        `<w:hyperlink w:anchor="x" w:history="1">${r('a linked texts', '<w:u w:val="single"/>')}</w:hyperlink>`,
        r(' too.'),
      ),
      p(
        r('Inline math '),
        '<m:oMath><m:r><m:t>x=1</m:t></m:r></m:oMath>',
        r(' are fine, tabs'),
        '<w:r><w:tab/><w:t xml:space="preserve">and br</w:t><w:br/><w:t>eaks is preserved.</w:t></w:r>',
      ),
    ].join(''),
  }),
  'changes and comments of others': buildDocx({
    body: [
      p(r('They '), deleted(1, 'goes'), inserted(2, r('went to teh')), r(' market and buyed things.')),
      p(
        `<w:moveFromRangeStart ${foreign(10)} w:name="m1"/><w:moveFrom ${foreign(11)}>${r('A moved sentence. ')}</w:moveFrom><w:moveFromRangeEnd w:id="10"/>`,
        r('Stay here. '),
        `<w:moveToRangeStart ${foreign(12)} w:name="m1"/><w:moveTo ${foreign(13)}>${r('A moved sentence. ')}</w:moveTo><w:moveToRangeEnd w:id="12"/>`,
      ),
      p(`<w:pPr><w:rPr><w:del ${foreign(14)}/></w:rPr></w:pPr>`, r('One paragraph that ')) +
        p(r('joins the next one.')),
      p(r('Bold change of teh word.', `<w:b/><w:rPrChange ${foreign(15)}><w:rPr/></w:rPrChange>`)),
      p(
        '<w:commentRangeStart w:id="0"/>',
        r('Commented texts here.'),
        '<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>',
      ),
    ].join(''),
    comments: `<w:comment ${foreign(0)} w:initials="RO">${p('<w:r><w:annotationRef/></w:r>', r('Please check.'))}</w:comment>`,
  }),
  'marks of comments that are gone': buildDocx({
    body: [
      p(
        '<w:commentRangeStart w:id="1"/>',
        r('Words that somebody commented on are here.'),
        '<w:commentRangeEnd w:id="1"/>',
      ),
      p(r('The reference alone was left'), '<w:r><w:commentReference w:id="2"/></w:r>', r(' in the second sentence.')),
      p(r('A comment is there '), '<w:commentRangeEnd w:id="4"/>', r('and an end without a beginning.')),
    ].join(''),
    comments: `<w:comment ${foreign(0)} w:initials="RO">${p('<w:r><w:annotationRef/></w:r>', r('Nothing refers to it.'))}</w:comment>`,
    header: p(r('A running head '), '<w:commentRangeStart w:id="3"/>', r('with a mark.')),
  }),
  'notes, header, footer, table': buildDocx({
    body: [
      p(
        r('A text with a note'),
        '<w:r><w:footnoteReference w:id="1"/></w:r>',
        r(' and an end note'),
        '<w:r><w:endnoteReference w:id="1"/></w:r>',
        r('.'),
      ),
      `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid><w:gridCol w:w="4000"/></w:tblGrid><w:tr><w:tc><w:tcPr><w:tcW w:w="4000" w:type="dxa"/></w:tcPr>${p(r('A cell of the table.'))}</w:tc></w:tr></w:tbl>`,
      p(r('The last one.')),
    ].join(''),
    footnotes: `${NOTE_SEPARATOR}<w:footnote w:id="1">${p('<w:r><w:footnoteRef/></w:r>', r(' The first footnotes.'))}</w:footnote>`,
    endnotes: `<w:endnote w:id="1">${p('<w:r><w:endnoteRef/></w:r>', r(' The only endnotes.'))}</w:endnote>`,
    header: p(r('A running heads')),
    footer: p(r('Page '), field(' PAGE ', r('1'))),
  }),
  'content controls': buildDocx({
    body: [
      p(
        r('Inline '),
        control('<w:id w:val="5"/>', r('controlled words')),
        r(' stay and '),
        control('<w:showingPlcHdr/>', r('Click here')),
        r(' too.'),
      ),
      control('<w:id w:val="6"/>', p(r('A block in a control.'))),
      control('<w:lock w:val="sdtContentLocked"/>', p(r('A locked block here.'))),
    ].join(''),
  }),
  'entities, right to left, blanks that do not count': buildDocx({
    body: [
      p('<w:pPr><w:bidi/></w:pPr>', r('هذا نص عربي', '<w:rtl/>'), r(' with english words', '<w:rtl w:val="0"/>')),
      p(r('AT&T said "3 < 5 & 7 > 2" — “smart quotes” and emoji 😀 kept; soft\u00adhyphen and nb\u00a0space.')),
      p(
        '<w:r><w:t>  blanks around  </w:t></w:r>',
        '<w:r><w:t>&#128512; as &#x1F600;\r\nbroken</w:t></w:r>',
        '<w:r><w:t><![CDATA[a & b]]></w:t></w:r>',
      ),
    ].join(''),
  }),
  'styles and lists of sources': buildDocx({
    body: [
      styled('Heading1', r('Introduction')),
      p(r('Body text in here.')),
      styled('SourceCode', r('let x = 1')),
      styled('Heading1', r('References')),
      p(r('Doe J. A study. 2020.')),
      styled('Heading1', r('Appendix')),
      p(r('Back to text.')),
    ].join(''),
    styles:
      '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style><w:style w:type="paragraph" w:styleId="SourceCode"><w:name w:val="Source Code"/></w:style>',
  }),
};
