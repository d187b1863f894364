// @module-tag browser
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seriousFindings } from '../web/accessibility.ts';
import { describeInChromium, until } from '../web/chromium.ts';
import { type PaneTest, startPaneTest } from './pane-test.ts';

describeInChromium('the add-in for Word, in a mock of it', () => {
  let test: PaneTest;
  beforeAll(async () => {
    test = await startPaneTest();
  });
  afterAll(() => test.stop());

  it('makes corrections as tracked changes, each at its own words', async () => {
    const page = await test.open('word', ['She recieved it, and he recieved it.', 'They saw a apple.', '', 'Good.']);
    await test.check(page);
    const rows = page.locator('.alert-row');
    expect(await rows.count()).toBe(3);
    await rows.nth(1).click();
    await until(() => page.evaluate('trackedDocument.selected')).toEqual({ index: 0, start: 24, end: 32 });
    await page.getByRole('button', { name: 'Change recieved to received', exact: true }).click();
    await until(() => test.document(page)).toEqual([
      'She recieved it, and he -recieved-+received+ it.',
      'They saw a apple.',
      '',
      'Good.',
    ]);
    expect(await page.evaluate('trackedDocument.tracks')).toBe(false);
    await until(() => page.getByRole('status').textContent()).toBe('Changed “recieved” to “received”.2 suggestions.');
    expect(await rows.count()).toBe(2);
    // an added letter is one tracked letter
    await rows.nth(1).press('Control+Enter');
    await until(async () => (await test.document(page))[1]).toBe('They saw a+n+ apple.');
    expect(test.faults).toEqual([]);
  });

  it('goes by the text without what is deleted, and changes nothing that it cannot tell apart', async () => {
    const page = await test.open('word', [
      [
        { text: 'We ' },
        { text: 'recieved', change: 'del' },
        { text: 'got', change: 'ins' },
        { text: ' and recieved it.' },
      ],
      [{ text: 'She reci' }, { text: 'x', change: 'del' }, { text: 'eved it.' }],
    ]);
    await test.check(page);
    const rows = page.locator('.alert-row');
    expect(await rows.count()).toBe(2);
    await rows.nth(0).press('Control+Enter');
    await until(async () => (await test.document(page))[0]).toBe('We -recieved-+got+ and -recieved-+received+ it.');
    await rows.nth(0).press('Control+Enter');
    await until(() => page.getByRole('status').textContent()).toMatch(
      /^These words cannot be changed from here: .* Word\./,
    );
    expect((await test.document(page))[1]).toBe('She reci-x-eved it.');
  });

  it('finds a paragraph that has moved, and leaves one that was written in alone', async () => {
    const page = await test.open('word', ['She recieved it.', 'He go home.']);
    await test.check(page);
    await page.evaluate('trackedDocument.paragraphs.unshift([{ text: "A new one." }])');
    const rows = page.locator('.alert-row');
    await rows.nth(0).press('Control+Enter');
    await until(async () => (await test.document(page))[1]).toBe('She -recieved-+received+ it.');
    await page.evaluate('trackedDocument.paragraphs[2][0].text = "He go home late."');
    await rows.nth(0).press('Control+Enter');
    await until(() => page.getByRole('status').textContent()).toMatch(/^This paragraph has changed/);
    expect((await test.document(page))[2]).toBe('He go home late.');
    await page.getByRole('button', { name: 'Check again' }).click();
    await until(() => page.getByRole('status').textContent()).toBe('1 suggestion.');
    await rows.nth(0).press('Control+Enter');
    await until(async () => (await test.document(page))[2]).toMatch(/^He (?:go\+es\+|-go-\+went\+) home late\.$/);
  });

  it('accepts many together, dismisses, and learns words', async () => {
    const page = await test.open('word', ['She recieved it. They recieved it.', 'It is usefull.', 'He go home.']);
    await test.check(page);
    const rows = page.locator('.alert-row');
    const learned = rows.filter({ hasText: 'usefull' });
    await learned.click();
    await page.getByRole('button', { name: 'Add to dictionary' }).click();
    await until(() => learned.count()).toBe(0);
    await rows.filter({ hasText: 'go' }).press('Delete');
    await until(() => rows.count()).toBe(2);
    await page.getByRole('button', { name: 'Accept all corrections …' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept 2' }).click();
    await until(() => page.getByRole('status').textContent()).toBe('Made 2 of 2 changes.Nothing found.');
    expect(await test.document(page)).toEqual([
      'She -recieved-+received+ it. They -recieved-+received+ it.',
      'It is usefull.',
      'He go home.',
    ]);
    // the connection and the words are kept, the dismissals are not
    await page.reload();
    await test.check(page);
    expect(await rows.count()).toBe(3);
    expect(await learned.count()).toBe(0);
  });

  it('says what to do when Emend cannot be reached or refuses, and in an old Word', async () => {
    const page = await test.open('word', ['She recieved it.']);
    await page.getByLabel('Address of Emend').fill(test.server.server.address);
    await page.getByLabel('Key of your account').fill('wrong');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Check the document' }).click();
    await until(() => page.getByRole('alert').textContent()).toMatch(/^The key in x-api-key is unknown/);
    const old = await test.open('word', [], { wordApi: 1.3 });
    await until(() => old.locator('#pane').textContent()).toMatch(/^Emend needs Microsoft 365, Word 2024/);
  });

  it('can be used by all', async () => {
    const page = await test.open('word', ['She recieved a apple.']);
    expect(await seriousFindings(page)).toEqual([]);
    await test.check(page);
    await page.locator('.alert-row').first().click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await seriousFindings(page)).toEqual([]);
    }
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });

  it('has a manifest that names files that are there', async () => {
    const manifest = readFileSync(join(test.folder, 'word', 'manifest.xml'), 'utf8');
    const addresses = [...manifest.matchAll(/DefaultValue="(https:[^"]*)"/g)].map((match) => match[1]!);
    expect(new Set(addresses).size).toBe(5);
    for (const address of addresses) {
      expect(address).toMatch(/^https:\/\/add-ins\.example\.org\/word\//);
      expect(existsSync(join(test.folder, new URL(address).pathname)), address).toBe(true);
    }
    const page = await test.open('word', []);
    const read = (await page.evaluate(`(() => {
      const parsed = new DOMParser().parseFromString(${JSON.stringify(manifest)}, 'text/xml');
      const used = [...parsed.querySelectorAll('[resid]')].map((each) => each.getAttribute('resid'));
      const given = [...parsed.querySelectorAll('Resources [id]')].map((each) => each.id);
      return {
        root: parsed.documentElement.localName,
        order: [...parsed.documentElement.children].map((each) => each.localName),
        missing: used.filter((id) => !given.includes(id)),
        unused: given.filter((id) => !used.includes(id)),
        long: [...parsed.querySelectorAll('ShortStrings *')].filter((each) => each.getAttribute('DefaultValue').length > 125),
      };
    })()`)) as Record<string, unknown>;
    expect(read).toEqual({
      root: 'OfficeApp',
      // the schema's order
      order: [
        ...['Id', 'Version', 'ProviderName', 'DefaultLocale', 'DisplayName', 'Description', 'IconUrl'],
        ...['HighResolutionIconUrl', 'SupportUrl', 'Hosts', 'Requirements', 'DefaultSettings', 'Permissions'],
        'VersionOverrides',
      ],
      missing: [],
      unused: [],
      long: [],
    });
  });
});
