import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { detectionSummary } from '../../src/cli/detection-summary.ts';
import { openModel } from '../../src/cli/open-models.ts';
import { stepsHere } from '../../src/cli/proofread-here.ts';
import { readDocx } from '../../src/documents/docx/index.ts';
import { judgeFile } from '../../src/services/ai-report/judge-file.ts';
import { readWordFile } from '../../src/services/ai-report/read-file.ts';
import { proofreadDocument } from '../../src/services/documents/proofread-document.ts';
import { proofreadingOptions } from '../../src/services/documents/proofreading-options.ts';
import { buildDocx, p, r } from '../docx/build-docx.ts';
import { realEngine } from '../engine/real-engine.ts';

const RELATIONS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="page" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/aFChunk" Target="page.html"/></Relationships>';

/** A Word file with these paragraphs that takes in a page of HTML. */
const takesIn = (...paragraphs: readonly string[]) =>
  buildDocx({
    body: `${paragraphs.map((text) => p(r(text))).join('')}<w:altChunk r:id="page"/>`,
    extra: { 'word/_rels/document.xml.rels': RELATIONS, 'word/page.html': '<p>He go to school.</p>' },
  });

const proofread = (bytes: Uint8Array) =>
  proofreadDocument(stepsHere(realEngine()), {
    bytes,
    filename: 'page.docx',
    options: proofreadingOptions({ doc_type: '3', pipeline: 'advanced' }),
    wordLimit: 1000,
  });

it('says that text of files which a document takes in was not checked', async () => {
  const result = await proofread(takesIn('She reads the books of the library.'));
  expect(result).toMatchObject({ message: expect.stringContaining('altChunk') });
  if ('errorId' in result) throw new Error(result.message);
  expect(readDocx(result.bytes).imported).toBe(1);
});

it('says it of a document that has no other text', async () =>
  expect(await proofread(takesIn())).toEqual({ errorId: 4, message: expect.stringContaining('altChunk') }));

it('says in an AI-content report that text of files which a document takes in was not judged', async () => {
  const detector = await openModel();
  const judged = (bytes: Uint8Array) => {
    const file = readWordFile(bytes);
    if ('fault' in file) throw new Error(file.message);
    return { file, result: judgeFile(detector, file) };
  };
  const { file, result } = judged(takesIn('She reads the books of the library.'));
  expect(result.warnings).toContain('text in other files');
  expect(detectionSummary(file, result, new PassThrough())).toMatch(
    /Note: Part of the text was not judged: .*altChunk/,
  );
  const plain = judged(buildDocx({ body: p(r('She reads the books of the library.')) }));
  expect(plain.result.warnings).not.toContain('text in other files');
});

it('says it in place of a report on a document that has no other text', () =>
  expect(readWordFile(takesIn())).toEqual({ fault: 'empty', message: expect.stringContaining('altChunk') }));
