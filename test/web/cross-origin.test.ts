// @module-tag browser
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { docxOf } from '../documents/sample-documents.ts';
import { PARAGRAPH_PATH } from '../http/test-server.ts';
import { describeInChromium, startWebTest, type WebTest } from './chromium.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** A page of somebody else's, as a browser sees it. */
async function startEditor(): Promise<{ server: Server; origin: string }> {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end('<p>Editor'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describeInChromium('a page of another origin', () => {
  let web: WebTest;
  let editor: { server: Server; origin: string };
  let stranger: { server: Server; origin: string };
  beforeAll(async () => {
    [editor, stranger] = await Promise.all([startEditor(), startEditor()]);
    web = await startWebTest({ EMEND_MODELS: 'off', EMEND_ALLOWED_ORIGINS: editor.origin });
  });
  afterAll(async () => {
    await web.stop();
    for (const { server } of [editor, stranger]) server.close();
  });

  async function pageOf({ origin }: { origin: string }): Promise<Page> {
    const page = await web.open({ baseURL: origin });
    await page.goto('/');
    return page;
  }

  const check = async (page: Page, key: string, body: unknown) =>
    page.evaluate(
      async ([url, key, body]) => {
        const headers = { 'content-type': 'application/json', 'x-api-key': key! };
        try {
          const response = await fetch(url!, { method: 'POST', headers, body: body! });
          const { status } = (await response.json()) as { status: boolean };
          return { code: response.status, status, retryAfter: response.headers.get('retry-after') };
        } catch (error) {
          return (error as Error).name;
        }
      },
      [web.server.server.address + PARAGRAPH_PATH, key, JSON.stringify(body)] as const,
    );

  it('that is allowed checks paragraphs, and reads why it was refused and when to try again', async () => {
    const page = await pageOf(editor);
    const key = await web.server.key({ kind: 'test' });
    expect(await check(page, key, { paragraph: 'Fine.' })).toEqual({ code: 200, status: true, retryAfter: null });
    expect(await check(page, key, { paragraph: 'Fine.' })).toEqual({ code: 429, status: false, retryAfter: '1' });
    expect(await check(page, 'x', { paragraph: 'Fine.' })).toMatchObject({ code: 401, status: false });
    expect(await check(page, await web.server.key(), {})).toMatchObject({ code: 400, status: false });
  });

  it('that is allowed proofreads a document and reads the name of the edited file', async () => {
    const page = await pageOf(editor);
    const file = Buffer.from(docxOf('He go home.')).toString('base64');
    const name = await page.evaluate(
      async ([base, key, file]) => {
        const headers = { 'x-api-key': key! };
        const ask = async (url: string, options: RequestInit = {}) =>
          ((await (await fetch(url, { headers, ...options })).json()) as { data: unknown }).data;
        const form = new FormData();
        form.set('doc_type', '3');
        form.set('pipeline', 'basic');
        form.set('file', new Blob([Uint8Array.from(atob(file!), (c) => c.charCodeAt(0))]), 'paper.docx');
        const upload = (await ask(`${base}/autoedit/v3/document/create`, { method: 'POST' })) as string;
        let record = (await ask(upload, { method: 'POST', body: form })) as { id: string; status: string };
        while (record.status !== 'SUCCESS' && record.status !== 'FAILED') {
          await new Promise((resolve) => setTimeout(resolve, 1_000));
          record = (await ask(`${base}/autoedit/v3/document/${record.id}`)) as typeof record;
        }
        const final = await fetch((await ask(`${base}/autoedit/v3/document/${record.id}/final`)) as string);
        return [final.status, final.headers.get('content-disposition'), (await final.blob()).size > 0] as const;
      },
      [web.server.server.address, await web.server.key(), file] as const,
    );
    expect(name).toEqual([200, expect.stringContaining('paper'), true]);
  });

  it('that is not allowed reads nothing, and none reads what belongs to a session', async () => {
    const key = await web.server.key();
    expect(await check(await pageOf(stranger), key, { paragraph: 'Fine.' })).toBe('TypeError');
    const page = await pageOf(editor);
    const portal = await page.evaluate(
      (url) => fetch(url, { credentials: 'include' }).then(String, (error: Error) => error.name),
      `${web.server.server.address}/api/portal/session`,
    );
    expect(portal).toBe('TypeError');
  });
});
