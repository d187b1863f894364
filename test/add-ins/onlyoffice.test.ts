// @module-tag browser
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInChromium, until } from '../web/chromium.ts';
import { type PaneTest, startPaneTest } from './pane-test.ts';

describeInChromium('the plugin for ONLYOFFICE, in a mock of it', () => {
  let test: PaneTest;
  beforeAll(async () => {
    test = await startPaneTest();
  });
  afterAll(() => test.stop());

  it('makes corrections as tracked changes, each at its own words', async () => {
    const page = await test.open('onlyoffice', ['She recieved it, and he recieved it.', 'They saw a apple.', 'Good.']);
    await test.check(page);
    const rows = page.locator('.alert-row');
    expect(await rows.count()).toBe(3);
    await rows.nth(1).click();
    await until(() => page.evaluate('trackedDocument.selected')).toEqual({ index: 0, start: 24, end: 32 });
    expect(await page.evaluate('trackedDocument.tracks')).toBe(false);
    await page.getByRole('button', { name: 'Change recieved to received', exact: true }).click();
    await until(async () => (await test.document(page))[0]).toBe('She recieved it, and he -recieved-+received+ it.');
    await until(() => page.evaluate('trackedDocument.tracks')).toBe(false);
    await page.evaluate('trackedDocument.tracks = true');
    await rows.nth(1).press('Control+Enter');
    await until(async () => (await test.document(page))[1]).toBe('They saw -a-+an+ apple.');
    expect(await page.evaluate('trackedDocument.tracks')).toBe(true);
    expect(test.faults).toEqual([]);
  });

  it('goes by the text without what is deleted, of which the editor’s own texts and searches are full', async () => {
    const paragraphs = [
      [
        { text: 'He recieved, she ' },
        { text: 'recieved', change: 'del' },
        { text: 'got', change: 'ins' },
        { text: ' it.' },
      ],
      'We recieved it, and they recieved it.',
    ] as const;
    const page = await test.open('onlyoffice', paragraphs);
    await test.check(page);
    const rows = page.locator('.alert-row');
    expect(await rows.count()).toBe(3);
    await rows.nth(0).press('Control+Enter');
    await until(async () => (await test.document(page))[0]).toBe('He -recieved-+received+, she -recieved-+got+ it.');
    for (const left of [2, 1]) {
      await until(() => rows.count()).toBe(left);
      await rows.nth(0).press('Control+Enter');
    }
    await until(async () => (await test.document(page))[1]).toBe(
      'We -recieved-+received+ it, and they -recieved-+received+ it.',
    );
    await until(() => page.getByRole('status').textContent()).toMatch(/Nothing found\.$/);
    // versions that do not name the paragraph of a change: only what is clear is checked
    const old = await test.open('onlyoffice', paragraphs, { oldReport: true });
    await test.check(old);
    expect(await old.locator('.alert-row').count()).toBe(0);
  });

  it('changes nothing where the words cannot be told apart, or were written in', async () => {
    const page = await test.open('onlyoffice', [
      [{ text: 'She reci' }, { text: 'x', change: 'del' }, { text: 'eved it.' }],
      'We recieved it.',
    ]);
    await test.check(page);
    const rows = page.locator('.alert-row');
    await rows.nth(0).press('Control+Enter');
    await until(() => page.getByRole('status').textContent()).toMatch(/^These words cannot be changed .* ONLYOFFICE\./);
    await page.evaluate('trackedDocument.paragraphs[1][0].text = "We recieved it late."');
    await rows.nth(1).press('Control+Enter');
    await until(() => page.getByRole('status').textContent()).toMatch(/^This paragraph has changed/);
    expect(await test.document(page)).toEqual(['She reci-x-eved it.', 'We recieved it late.']);
  });

  it('has a configuration that names files that are there', () => {
    const folder = join(test.folder, 'onlyoffice');
    const config = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8')) as {
      guid: string;
      variations: { url: string; icons: string[]; EditorsSupport: string[] }[];
    };
    expect(config.guid).toMatch(/^asc\.\{[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}\}$/);
    const [variation] = config.variations;
    expect(variation!.EditorsSupport).toEqual(['word']);
    for (const file of [variation!.url, ...variation!.icons]) expect(existsSync(join(folder, file)), file).toBe(true);
  });
});
