// @module-tag browser
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { docxOf, pdfOf } from '../ai-report/sample-files.ts';
import { MISTAKES } from '../documents/sample-documents.ts';
import { seriousFindings } from './accessibility.ts';
import { describeInChromium, newEmail, signUpAs, startWebTest, until, type WebTest } from './chromium.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** Small, so that a file above it is cheap to make; the pages learn it from the service. */
const MAX_BYTES = 20 * 1024;

describeInChromium('sending a file', () => {
  let test: WebTest;
  beforeAll(async () => {
    test = await startWebTest({ EMEND_MODELS: 'off', EMEND_MAX_UPLOAD_BYTES: String(MAX_BYTES) });
  });
  afterAll(async () => {
    await test?.stop();
    expect(test.faults).toEqual([]);
  });

  async function writer(path: string): Promise<Page> {
    const page = await test.open();
    onTestFinished(() => page.context().close());
    await signUpAs(page.context(), test.server.server.address, newEmail('sender'));
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    return page;
  }
  const choose = (page: Page, name: string, content: Uint8Array) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
  /** Requests that would create an upload address or send a file. */
  function uploadsOf(page: Page): string[] {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/upload|document\/create|report\/create|review\/pdfs/.test(request.url()) && request.method() === 'POST')
        sent.push(request.url());
    });
    return sent;
  }

  for (const path of ['/documents', '/reports'])
    it(`tells the limit at the drop zone of ${path} and tests a file before anything is sent`, async () => {
      const page = await writer(path);
      const sent = uploadsOf(page);
      await page.locator('.drop').getByText('Up to 20 KB').waitFor();
      await choose(page, 'thesis.docx', Buffer.alloc(MAX_BYTES + 1, 'x'));
      const alert = page.getByRole('alert');
      await alert.getByText('“thesis.docx” is larger than 20 KB').waitFor();
      await choose(page, 'nothing.docx', new Uint8Array());
      await alert.getByText('“nothing.docx” is empty').waitFor();
      expect(await alert.textContent()).not.toMatch(/multipart|bytes|part named/);
      expect(await seriousFindings(page)).toEqual([]);
      expect(sent).toEqual([]);
      // The file is still chosen by whoever has a good one.
      await choose(page, 'good.docx', docxOf(MISTAKES.grammar));
      await page.getByRole('heading', { name: 'good.docx' }).waitFor();
    });

  it('says in a writer’s words that a file is not what its name says, and offers no second try', async () => {
    const page = await writer('/documents');
    await choose(page, 'fake.docx', Buffer.from('plain text under a wrong name'));
    await page.getByRole('button', { name: 'Proofread' }).click();
    const alert = page.getByRole('alert');
    await alert.getByText('“fake.docx” is not a Word, OpenDocument, RTF, LaTeX or text file').waitFor();
    expect(await alert.textContent()).toContain('save it as a Word document (.docx)');
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await choose(page, 'fake.pdf', Buffer.from('plain text under a wrong name'));
    await alert.getByText('“fake.pdf” is not a PDF').waitFor();
    await page.goto('/reports', { waitUntil: 'commit' });
    await choose(page, 'fake.docx', Buffer.from('plain text under a wrong name'));
    await alert.getByText('“fake.docx” is not a Word, OpenDocument, RTF or PDF file').waitFor();
  });

  it('says what the limit means when only the service knows it', async () => {
    const page = await writer('/documents');
    await page.route('**/autoedit/**', (route) =>
      route.request().url().includes('create')
        ? route.continue()
        : route.fulfill({
            status: 413,
            headers: { 'x-error-code': 'request.too-large' },
            json: { status: false, message: 'The body is too large: at most 20480 bytes are accepted.' },
          }),
    );
    await choose(page, 'paper.docx', docxOf(MISTAKES.grammar));
    await page.getByRole('button', { name: 'Proofread' }).click();
    await page.getByRole('alert').getByText('“paper.docx” is larger than this server accepts').waitFor();
  });

  it('sends the same file again with the same options after the connection was lost', async () => {
    const page = await writer('/documents');
    await choose(page, 'paper.docx', docxOf(MISTAKES.grammar));
    await page.getByRole('combobox', { name: 'Language' }).selectOption('UK');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Proofread' }).click();
    const alert = page.getByRole('alert');
    await alert.getByText('Emend cannot be reached').waitFor();
    expect(await alert.textContent()).not.toMatch(/service|runs|by itself/);
    expect(await seriousFindings(page)).toEqual([]);
    // Until the second try has failed too: the message of the first stands there for a moment longer.
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Try again' }).click();
    await failed;
    await alert.getByText('Emend cannot be reached').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'paper.docx', level: 1 }).waitFor();
    await page.locator('.wp-list').waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    const record = (await (await page.request.get(`/autoedit/v3/document/${id}`)).json()).data;
    expect(record).toMatchObject({ filename: 'paper.docx', language: 'UK' });
  });

  it('tries a PDF and a report again too', async () => {
    const page = await writer('/documents');
    await page.context().setOffline(true);
    await choose(page, 'printed.pdf', await pdfOf([MISTAKES.grammar]));
    await page.getByRole('alert').getByText('Emend cannot be reached').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.reading-text').waitFor();
    await page.goto('/reports', { waitUntil: 'commit' });
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    // The list of reports must be there before the connection is gone, or it says too that it is gone.
    await page.getByText('Nothing here yet').waitFor();
    await page.context().setOffline(true);
    await choose(page, 'essay.docx', docxOf(MISTAKES.grammar));
    await page.getByRole('alert').getByText('Emend cannot be reached').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await until(() => page.url()).toMatch(/\/reports\/[0-9a-f-]{36}$/);
  });
});
