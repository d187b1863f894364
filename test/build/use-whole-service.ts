import { readFileSync } from 'node:fs';
import { reportClient } from '../ai-report/report-client.ts';
import { MIXED, pdfOf } from '../ai-report/sample-files.ts';
import { startDocumentServer } from '../documents/document-client.ts';
import { buildDocx, field, p, r } from '../docx/build-docx.ts';

/**
 * Starts the service, sends it files that point at other machines, and prints how each of them ended. Run where there is no other machine
 * (`bundled-program.test.ts`).
 */
const client = await startDocumentServer({
  EMEND_SANDBOX: 'if-any',
  // Who asks other machines does not depend on the models.
  EMEND_MODELS: 'off',
});
const ELSEWHERE = 'http://203.0.113.5/a.png';
const ended: Record<string, string> = {};

const files: Readonly<Record<string, Uint8Array>> = {
  'a.docx': buildDocx({
    body: p(r('He go to the town.'), field(` INCLUDEPICTURE "${ELSEWHERE}" `, r('a picture'))),
    extra: {
      'word/_rels/settings.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="${ELSEWHERE}" TargetMode="External"/></Relationships>`,
    },
  }),
  'a.md': Buffer.from(`He go to the town. ![a](${ELSEWHERE}) <${ELSEWHERE}>\n`),
  'a.html': Buffer.from(`<p>He go to the town. <img src="${ELSEWHERE}"><script src="${ELSEWHERE}"></script></p>`),
  'a.tex': Buffer.from(
    `\\documentclass{article}\\begin{document}He go to the town. \\input{${ELSEWHERE}} \\includegraphics{${ELSEWHERE}} \\href{${ELSEWHERE}}{x}\\end{document}`,
  ),
  'a.rtf': Buffer.from(
    `{\\rtf1\\ansi He go to the town. {\\field{\\*\\fldinst INCLUDEPICTURE "${ELSEWHERE}"}{\\fldrslt x}}\\par}`,
  ),
  'letter.doc': readFileSync(new URL('../doc/fixtures/letter.doc', import.meta.url)),
};
for (const [name, file] of Object.entries(files)) {
  const { body } = await client.submit(file, {}, name);
  ended[name] = (await client.finished(body.data.id)).status;
}
ended['report.pdf'] = (await reportClient(client).finished(await pdfOf([...MIXED, ELSEWHERE]), 'a.pdf')).file_status;
const paragraph = await client.check(await client.key(), { paragraph: `He go to the town, see ${ELSEWHERE}.` });
ended['paragraph'] = String(paragraph.status);
await client.stop();
console.log(JSON.stringify(ended));
process.exit(0);
