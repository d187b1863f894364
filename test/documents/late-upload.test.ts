// @module-tag long
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DocumentClient, formOf, joinDocumentServer, REQUIRED } from './document-client.ts';
import { docxOf } from './sample-documents.ts';

let client: DocumentClient;
beforeAll(async () => {
  client = await joinDocumentServer();
});
afterAll(() => client.stop());

it('refuses an address after 30 seconds', async () => {
  const unused = await client.create();
  await sleep(31_000);
  expect((await client.send(unused, formOf(docxOf('Fine.'), REQUIRED))).status).toBe(404);
});
