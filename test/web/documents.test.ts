// @module-tag browser
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { docxOf, MIXED, pdfOf } from '../ai-report/sample-files.ts';
import { MISTAKES } from '../documents/sample-documents.ts';
import { seriousFindings } from './accessibility.ts';
import { describeInChromium, joinWebTest, newEmail, signUpAs, until, type WebTest } from './chromium.ts';

// A browser, a service and whatever else the machine does; alone a test takes a few seconds.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const upload = (name: string, content: Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

describeInChromium('the documents screens', () => {
  let test: WebTest;
  beforeAll(async () => {
    test = await joinWebTest();
  });
  afterAll(async () => {
    await test?.stop();
  });

  async function writer(path: string, options: Parameters<WebTest['open']>[0] = {}): Promise<Page> {
    const page = await test.open(options);
    onTestFinished(() => page.context().close());
    await signUpAs(page.context(), test.server.server.address, newEmail('sender'));
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    return page;
  }
  const choose = (page: Page, name: string, content: Uint8Array) =>
    page.locator('input[type=file]').setInputFiles(upload(name, content));
  async function downloaded(page: Page, link: string): Promise<{ name: string; content: Buffer }> {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: link }).click(),
    ]);
    return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
  }
  const overflow = (page: Page) =>
    page.evaluate('document.documentElement.scrollWidth - innerWidth') as Promise<number>;

  it('lets a careful writer have doubtful corrections as comments', async () => {
    const page = await writer('/documents');
    await choose(page, 'careful.docx', docxOf(...Object.values(MISTAKES)));
    await page.getByRole('combobox', { name: 'Language' }).selectOption('US');
    await page.getByRole('combobox', { name: 'Corrections' }).selectOption('Nearly certain ones');
    await page.getByRole('button', { name: 'Proofread' }).click();
    await page.locator('.wp-list').waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    const { changes } = (await (await page.request.get(`/api/review/documents/${id}/changes`)).json()) as {
      changes: { covered: string; written: string }[];
    };
    const writtenFor = (words: string) => changes.find(({ covered }) => covered.includes(words))!.written;
    expect([writtenFor('recieved'), writtenFor('in order to')]).toEqual(['tracked', 'comment']);
  });

  it('proofreads a Word file: options, share done, score, chart, changes, download, deletion', async () => {
    const page = await writer('/documents');
    await choose(page, 'my paper.docx', docxOf(...Object.values(MISTAKES)));
    await page.getByRole('combobox', { name: 'Language' }).selectOption('US');
    // who only clicks gets a file that explains itself
    expect(await page.getByRole('checkbox', { name: /^Explanations as comments/ }).isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: /^A page of statistics/ }).isChecked()).toBe(true);
    await page.getByRole('textbox', { name: 'Name on the changes' }).fill('Ada');
    const shares: string[] = [];
    await page.exposeFunction('noteShare', (share: string) => void shares.push(share));
    await page.evaluate(`new MutationObserver(() => {
      const bar = document.querySelector('[role=progressbar]');
      if (bar) noteShare(bar.getAttribute('aria-label') + ' ' + bar.getAttribute('aria-valuenow'));
    }).observe(document.body, { subtree: true, childList: true, attributes: true })`);
    await page.getByRole('button', { name: 'Proofread' }).click();
    await page.getByRole('heading', { name: 'my paper.docx', level: 1 }).waitFor();
    await page.locator('.wp-list').waitFor();
    expect(shares.some((share) => share.startsWith('Sent'))).toBe(true);

    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    const record = (await (await page.request.get(`/autoedit/v3/document/${id}`)).json()).data;
    const counts = await page.locator('.category-chart td:nth-child(2)').allTextContents();
    const { scoring_report: report } = record;
    expect(counts.map(Number).reduce((sum, count) => sum + count)).toBe(report.total_count);
    expect(Number(counts[0])).toBe(report.correctness_count);
    expect(await page.locator('.score-ring').getAttribute('aria-label')).toBe(
      `Language score: ${Math.floor(report.total_score)} of 100`,
    );
    expect(await page.locator('.wp-item').count()).toBe(report.total_count);
    const settings = page.getByRole('list', { name: 'How it was proofread' });
    await until(() => settings.getByRole('listitem').allTextContents()).toEqual([
      'American English',
      'Corrections and style',
      expect.stringMatching(/^Kept until \w+ \d+, \d{4}$/),
    ]);
    const first = page.locator('.wp-item').first();
    expect(await first.locator('del').textContent()).toBe('go');
    expect(await first.locator('ins').textContent()).toBe('goes');
    await page.getByRole('button', { name: /^Fluency/ }).click();
    await until(() => page.locator('.wp-item').count()).toBe(report.fluency_count);

    await page.getByRole('button', { name: 'Download …' }).click();
    const file = await downloaded(page, 'File as delivered my paper.docx');
    const [list] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'List as CSV' }).click(),
    ]);
    expect(list.suggestedFilename()).toBe('my paper-changes.csv');
    const rows = (await readFile(await list.path(), 'utf8')).trimEnd().split('\r\n');
    expect([rows.length - 1, rows[1]!.split(',').slice(2, 4)]).toEqual([report.total_count, ['go', 'goes']]);
    expect(file.name).toBe('my paper-edited.docx');
    expect(file.content.subarray(0, 2).toString()).toBe('PK');

    await page.getByRole('button', { name: 'Delete my paper.docx' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Nothing here yet').waitFor();
    expect((await page.request.get(`/api/review/documents/${id}/changes`)).status()).toBe(404);
    expect(test.server.log.join('')).not.toContain('school');
    expect(test.faults).toEqual([]);
  });

  it('proofreads several files with the same choices, and one that is refused stops no other', async () => {
    const page = await writer('/documents');
    await page
      .locator('input[type=file]')
      .setInputFiles([
        upload('first.docx', docxOf(MISTAKES.grammar)),
        upload('fake.docx', Buffer.from('plain text under a wrong name')),
        upload('notes.md', Buffer.from(MISTAKES.grammar)),
        upload('printed.pdf', await pdfOf([MISTAKES.grammar])),
      ]);
    // a PDF is only read, so that the choices are not about it
    await page.getByRole('heading', { name: '3 files' }).waitFor();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('UK');
    await page.getByRole('button', { name: 'Proofread' }).click();
    await page.getByRole('heading', { name: 'All files are sent' }).waitFor();
    await until(() => page.locator('.upload-queue-failed').allTextContents()).toEqual([
      expect.stringContaining('“fake.docx” is not a Word'),
    ]);
    const links = page.getByRole('link', { name: /^Go to the page/ });
    expect(await links.count()).toBe(3);
    await until(() => page.locator('.history .badge').filter({ hasText: 'Score' }).count()).toBe(2);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go to the page of first.docx' }).click();
    await page.getByRole('listitem').filter({ hasText: 'British English' }).waitFor();
    expect(test.faults).toEqual([]);
  });

  it('says why a file cannot be taken, and keeps the choice open', async () => {
    const page = await writer('/documents');
    await choose(page, 'picture.png', new Uint8Array([1, 2, 3]));
    await page.getByRole('alert').getByText('cannot be read here').waitFor();
    await choose(page, 'fake.docx', Buffer.from('plain text under a wrong name'));
    await page.getByRole('button', { name: 'Proofread' }).click();
    await page
      .getByRole('alert')
      .getByText('“fake.docx” is not a Word, OpenDocument, RTF, LaTeX or text file')
      .waitFor();
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
  });

  it('lets the menu of the account lie over the page, whose bar scrolls with it in a narrow window', async () => {
    const page = await writer('/documents', { viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: /account/i }).click();
    await page.getByRole('button', { name: 'Sign out' }).click({ trial: true });
    await page.keyboard.press('Escape');
    await page.getByText('or drop them here').waitFor();
    const lines = "document.querySelector('.drop-or').getClientRects().length";
    expect(await page.evaluate(lines)).toBe(1);
  });

  it('takes a file that is dropped', async () => {
    const page = await writer('/documents');
    await page.evaluate(`{
      const data = new DataTransfer();
      data.items.add(new File(['x'], 'dropped.docx'));
      const drop = document.querySelector('.drop');
      for (const kind of ['dragenter', 'dragover', 'drop'])
        drop.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
    }`);
    await page.getByRole('heading', { name: 'dropped.docx' }).waitFor();
  });

  it('opens a PDF as reading text beside its page, with alerts that explain themselves', async () => {
    const page = await writer('/documents');
    const pdf = await pdfOf([MISTAKES.grammar, MISTAKES.spelling, 'This one is right, and nothing is marked in it.']);
    await choose(page, 'printed.pdf', pdf);
    await page.getByText(/This one is right/).waitFor();
    const picture = page.getByRole('img', { name: 'Page 1 of printed.pdf' });
    await until(() => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth)).toBe(
      1_200,
    );
    const alerts = page.locator('.reading-text .alert');
    await until(() => alerts.allTextContents()).toEqual(['go', 'recieved']);
    await alerts.nth(1).focus();
    await page.keyboard.press('Enter');
    await page.locator('.reading-card').getByText('received').first().waitFor();
    expect(await page.locator('.page-box').count()).toBe(1);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.reading-card').waitFor({ state: 'detached' });

    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    const stranger = await test.open();
    await signUpAs(stranger.context(), test.server.server.address, newEmail('stranger'));
    for (const path of ['', '/paragraphs', '/pages/1'])
      expect((await stranger.request.get(`/api/review/pdfs/${id}${path}`)).status()).toBe(404);
    await page.getByRole('button', { name: 'Delete printed.pdf' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Nothing here yet').waitFor();
    expect((await page.request.get(`/api/review/pdfs/${id}/pages/1`)).status()).toBe(404);
  });

  it('shows an AI report in the colours and lines of its bands, with scores, reasons and a warning', async () => {
    const page = await writer('/reports');
    await choose(page, 'essay.docx', docxOf(...MIXED));
    await page.locator('.report-text').waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    const { data } = await (await page.request.get(`/api/v1/ai-cd/report/information/${id}`)).json();
    const scores = await page.locator('.report-score .badge').allTextContents();
    const expected = data.paragraphs.filter(({ score }: { score: number | null }) => score !== null);
    expect(scores.length).toBe(expected.length);
    expected.forEach(({ score }: { score: number }, i: number) => {
      expect(scores[i]).toContain(`${score} of 100`);
    });
    expect(data.outcome).toBe('mixed');
    const shown = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
    const share = `${Math.round(100 * data.share_of_words)} %`;
    expect(shown).toContain(`${share} of the words, in 2 of 4 paragraphs, read as machine-written`);
    expect(shown).toContain(`Score ${data.overall_score} of 100`);
    expect(shown).toContain('It is not the share of the text');
    // the score is no share
    expect(shown).not.toMatch(/score \d+(–\d+)? %/i);
    await page.getByText('Never the sole basis of an accusation').waitFor();
    const red = page.locator('.report-text .band-word.ai-red').first();
    expect(
      await red.evaluate((word) => (word as unknown as { textContent: string }).textContent.length),
    ).toBeGreaterThan(20);
    const line = await page.evaluate(
      'getComputedStyle(document.querySelector(".report-text .band-word.ai-red")).textDecorationStyle',
    );
    expect(line).toBe('double');
    // However often the service is asked at the same time: the contract's addresses are limited in their rate.
    for (let i = 0; i < 3; i++) {
      await Promise.all([1, 2, 3].map(() => page.request.get(`/api/v1/ai-cd/report/information/${id}`)));
      const { name, content } = await downloaded(page, 'Download PDF');
      expect(name).toBe('essay-ai-report.pdf');
      expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    }
    await page.locator('.report-text').waitFor();
    await page.goto('/reports', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'essay.docx', exact: true }).waitFor();
    expect(await page.locator('.report-outcome').innerText()).toMatch(
      new RegExp(`^Mixed or edited\\s+${share} of the words, score ${data.overall_score}$`),
    );
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete essay.docx' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Nothing here yet').waitFor();
    expect((await page.request.get(`/api/review/reports/${id}/paragraphs`)).status()).toBe(404);
  });

  it('shows what was sent a page at a time, in one order for all kinds', async () => {
    const page = await test.open();
    await signUpAs(page.context(), test.server.server.address, newEmail('sender'));
    const pdfs = Array.from({ length: 3 }, (_, i) => {
      return { id: `pdf${i}`, filename: `pdf ${i}.pdf`, pages: 2, words: 9, created_on: 1_900_000 - i * 600_000 + 1 };
    });
    const documents = Array.from({ length: 120 }, (_, i) => {
      const common = { status: 'FAILED', words: 5, progress: 1, scoring_report: {} };
      return { id: `document${i}`, filename: `file ${i}.docx`, created_on: 2_000_000 - i * 10_000, ...common };
    });
    const serve = (path: string, records: readonly { created_on: number }[]) =>
      page.route(`**${path}*`, (route) => {
        const before = Number(new URL(route.request().url()).searchParams.get('before') ?? Number.POSITIVE_INFINITY);
        const items = records.filter(({ created_on }) => created_on < before).slice(0, 50);
        return route.fulfill({ json: { items } });
      });
    await serve('/api/portal/documents', documents);
    await serve('/api/portal/pdfs', pdfs);
    await page.goto('/documents', { waitUntil: 'commit' });
    const names = () => page.locator('.history tbody th').allTextContents();
    const expected = [...documents, ...pdfs].sort((a, b) => b.created_on - a.created_on).map((one) => one.filename);
    // The last two PDFs are older than the first fifty documents.
    await until(names).toEqual(expected.slice(0, 51));
    const more = page.getByRole('button', { name: 'Show more' });
    await more.click();
    await until(names).toEqual(expected.slice(0, 102));
    await more.click();
    await until(names).toEqual(expected);
    expect(await more.count()).toBe(0);
  });

  for (const [name, options] of [
    ['light', { colorScheme: 'light' }],
    ['dark on a phone', { colorScheme: 'dark', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ] as const) {
    it(`has no serious accessibility fault and no sideways scrolling, ${name}`, async () => {
      const page = await writer('/documents', options);
      const sound = async () => {
        expect(await seriousFindings(page)).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      };
      await sound();
      await choose(
        page,
        'a-rather-long-name-of-a-paper-without-any-space-in-it-at-all.docx',
        docxOf(...Object.values(MISTAKES)),
      );
      await sound();
      await page.getByRole('button', { name: 'Proofread' }).click();
      await page.locator('.wp-list').waitFor();
      await sound();
      await page.goto('/documents', { waitUntil: 'commit' });
      await page.locator('.history').waitFor();
      await sound();
      await page.goto('/reports', { waitUntil: 'commit' });
      await choose(page, 'essay.docx', docxOf(...MIXED));
      await page.locator('.report-text').waitFor();
      await page.locator('summary').first().click();
      await sound();
    });
  }
});
