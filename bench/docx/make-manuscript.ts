import { createZip } from '../../src/documents/zip/write-zip.ts';
import { seededRandom } from './random-edits.ts';

const WORDS =
  'the of and to in a is that for it as was with be by on not he his but at are this have from or had an they which one you were all her she there would their we him been has when who will no more if out so said what up its about into than them can only other time new some could these two may first then do any like my now over such our man me even most made after also did many off before must well back through years where much your way down should because long each just state those people too mister how little good world make very year still see own work men day get here old between both life being under three never know same last another while us might great go come since against right came take used himself few house use place during without again home around small however found part school general high upon'.split(
    ' ',
  );

const NS = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A docx of about `words` words in runs of five to six words with formatting, as Word leaves them after some editing. */
export function makeManuscript(words: number): Uint8Array {
  const random = seededRandom(7);
  const pick = () => WORDS[Math.floor(random() * WORDS.length)]!;
  const body: string[] = [];
  let written = 0;
  while (written < words) {
    const length = 40 + Math.floor(random() * 120);
    const runs: string[] = [];
    for (let i = 0; i < length; ) {
      const size = Math.min(length - i, 2 + Math.floor(random() * 8));
      const text = Array.from({ length: size }, pick).join(' ');
      const bold = random() < 0.1 ? '<w:b/>' : '';
      runs.push(
        `<w:r w:rsidRPr="00A77B3E"><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman"/>${bold}<w:lang w:val="en-US"/></w:rPr><w:t xml:space="preserve">${text} </w:t></w:r>`,
      );
      if (random() < 0.05) runs.push('<w:proofErr w:type="spellStart"/>');
      i += size;
    }
    written += length;
    body.push(
      `<w:p w:rsidR="00A77B3E" w:rsidRDefault="00A77B3E"><w:pPr><w:spacing w:after="120"/><w:jc w:val="both"/></w:pPr>${runs.join('')}</w:p>`,
    );
  }
  const part = (text: string) => Buffer.from(XML + text);
  return createZip([
    [
      '[Content_Types].xml',
      part(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
    ],
    [
      '_rels/.rels',
      part(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
    ],
    [
      'word/document.xml',
      part(
        `<w:document ${NS}><w:body>${body.join('')}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
      ),
    ],
  ]);
}
