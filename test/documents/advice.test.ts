import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DocumentClient, joinDocumentServer } from './document-client.ts';
import { inspectDocx } from './inspect-docx.ts';
import { docxOf } from './sample-documents.ts';

let client: DocumentClient;
beforeAll(async () => {
  client = await joinDocumentServer();
});
afterAll(() => client.stop());

const REPEATED = [
  'The mill was closed in order to save water.',
  'The gate was raised in order to drain the pond.',
  'The pump was moved in order to clean the pipe.',
  'The wall was painted in order to keep it dry.',
];

it('gives a phrase advice once in the file, with how often it occurs', async () => {
  const { file, record } = await client.proofread(docxOf(...REPEATED), { revisions_as_comments: 'true' });
  const { changes, comments, text } = inspectDocx(file);
  expect(changes).toBe(1);
  expect(comments).toEqual([expect.stringMatching(/It occurs 4 times in this document\.$/)]);
  expect(text).toContain('The mill was closed to save water.');
  expect(text).toContain('The gate was raised in order to drain the pond.');
  expect(record.scoring_report['total_count']).toBe(1);
});

it('corrects a mistake wherever it is made', async () => {
  const { file } = await client.proofread(docxOf('He go to school.', 'She go to work.', 'It go to sleep.'));
  expect(inspectDocx(file).changes).toBe(3);
});
