import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeyAdministration } from '../../src/accounts/key-administration.ts';
import { bundledService } from '../http/test-server.ts';
import { show, textPdf } from '../pdf/make-pdf.ts';
import { type PdfServer, refusal, startPdfServer } from './pdf-server.ts';

const hello = textPdf([show('Hello there, reader.', 72, 700)]);

describe('with PARSER_REQUIRE_KEY, in one process with all other services', () => {
  let pdf: PdfServer;
  let keys: KeyAdministration;
  beforeAll(async () => {
    pdf = await startPdfServer({ PARSER_REQUIRE_KEY: '1', EMEND_MODELS: 'off' }, 'all');
    const { findServer } = await bundledService();
    keys = (await findServer(pdf.dataDir))!;
  });
  afterAll(() => pdf.stop());

  const key = async (scopes?: readonly string[]) =>
    (await keys.create({ account: 'reader@example.org', kind: 'test', ...(scopes ? { scopes } : {}) })).key;

  it('asks for a key, in the shape of its errors', async () => {
    for (const path of ['/convert', '/extract-text']) {
      const without = await pdf.post(path, hello);
      expect(without.status).toBe(401);
      expect(await without.json()).toEqual(refusal('auth_missing_key', ['header', 'x-api-key']));
      const wrong = await pdf.post(path, hello, { headers: { 'x-api-key': 'x'.repeat(32) } });
      expect(wrong.status).toBe(401);
      expect(await wrong.json()).toEqual(refusal('auth_invalid_key', ['header', 'x-api-key']));
      const other = await pdf.post(path, hello, { headers: { 'x-api-key': await key(['paragraph']) } });
      expect(other.status).toBe(403);
      expect(await other.json()).toEqual(refusal('auth_missing_scope', ['header', 'x-api-key']));
    }
  });

  it('serves whoever has one, without a rate limit', async () => {
    const headers = { 'x-api-key': await key() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => pdf.post('/convert', hello, { headers })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(answers[0]!.headers.has('ratelimit-limit')).toBe(false);
    expect((await pdf.get('/health')).status).toBe(200);
  });

  it('says so in its description', async () => {
    const { paths } = (await (await pdf.get('/openapi.json')).json()) as {
      paths: Record<string, { post: { security?: object; responses: object } }>;
    };
    expect(paths['/convert']!.post.security).toEqual([{ apiKey: [] }]);
    expect(Object.keys(paths['/convert']!.post.responses)).toEqual(expect.arrayContaining(['401', '403']));
  });

  it('needs the shared database for it when the service runs alone', async () => {
    const { createLog, loadSettings, startServer } = await bundledService();
    const { settings } = loadSettings({ PARSER_REQUIRE_KEY: '1', EMEND_DATA_DIR: pdf.dataDir }, pdf.dataDir);
    await expect(startServer(settings, createLog('silent'), 'parser')).rejects.toMatchObject({
      code: 'db.role-needs-server',
    });
  });
});
