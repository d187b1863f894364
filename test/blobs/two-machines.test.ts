// @module-tag program
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/start/running-server.ts';
import { type DocumentClient, documentClient } from '../documents/document-client.ts';
import { inspectDocx } from '../documents/inspect-docx.ts';
import { docxOfWords } from '../documents/sample-documents.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { type StartedRoles, startRoles } from '../http/started-roles.ts';
import type { RunningStore } from './running-store.ts';
import { hasSwift, startSwift } from './swift-store.ts';
import { hasVersitygw, startVersitygw } from './versitygw-store.ts';

const CI = process.env['CI'] === 'true';
const isThere = (hasVersitygw || hasSwift || CI) && (process.env['TEST_DATABASE_URL'] !== undefined || CI);

describe.skipIf(!isThere)(
  'an API and a worker on two machines, with PostgreSQL (TEST_DATABASE_URL) and a store (versitygw or Swift) alone between them',
  () => {
    const folders = { api: temporaryFolder('machine-api'), worker: temporaryFolder('machine-worker') };
    let store: RunningStore | undefined;
    let started: StartedRoles;
    let client: DocumentClient;
    beforeAll(async () => {
      store = await (hasVersitygw ? startVersitygw() : startSwift());
      const { place } = store;
      started = await startRoles(['api', 'worker'], (role) => ({
        EMEND_DATA_DIR: folders[role as 'api' | 'worker'],
        EMEND_MODELS: 'off',
        EMEND_S3_ENDPOINT: place.endpoint,
        EMEND_S3_BUCKET: place.bucket,
        EMEND_S3_ACCESS_KEY: place.accessKey,
        EMEND_S3_SECRET_KEY: place.secretKey,
        EMEND_S3_PUBLIC_ENDPOINT: place.endpoint,
      }));
      client = documentClient(started.first);
    }, 90_000);
    afterAll(async () => {
      await started?.stop();
      await store?.stop();
    });

    it('proofreads what one takes and the other works on, and the store serves the result', async () => {
      const { record, file } = await client.proofread(docxOfWords(200));
      expect(record).toMatchObject({ status: 'SUCCESS', words: 200 });
      expect(inspectDocx(file).changes).toBeGreaterThanOrEqual(20);
      const { body } = await client.final(record.id);
      const { status, headers } = await fetch(body.data, { redirect: 'manual' });
      expect([status, new URL(headers.get('location')!).origin]).toEqual([302, new URL(store!.place.endpoint).origin]);
    });

    it('are ready while the store is there, and say when it is not; what is sent meanwhile is refused and can be sent again', async () => {
      const readiness = async ({ address }: RunningServer) => {
        const response = await fetch(`${address}/readyz`);
        const { checks } = (await response.json()) as { checks: Record<string, string> };
        return [response.status, checks['store']];
      };
      for (const server of started.servers) expect(await readiness(server)).toEqual([200, 'ok']);
      await store!.stop();
      store = undefined;
      for (const server of started.servers) expect(await readiness(server)).toEqual([503, 'unavailable']);
      const refused = await client.submit(docxOfWords(20));
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('5');
      expect(refused.body.message).toContain('cannot reach its file store');
      expect(await started.database.db.selectFrom('records').select('id').execute()).toHaveLength(1);
    });
  },
);
