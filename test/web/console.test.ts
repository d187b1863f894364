// @module-tag browser
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PARAGRAPH_PATH } from '../http/test-server.ts';
import { faultsInLayouts, seriousFindings } from './accessibility.ts';
import { describeInChromium, memberOf, newEmail, settled, startWebTest, until, type WebTest } from './chromium.ts';
import { PASSWORD } from './portal-client.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

describeInChromium('keys, requests and administration in Chromium', () => {
  let test: WebTest;
  let address: string;
  let admin: Page;
  beforeAll(async () => {
    test = await startWebTest({ EMEND_MODELS: 'off' });
    address = test.server.server.address;
    admin = await member('admin');
    for (const name of ['Build server', 'Notebook of the laboratory'])
      await admin.request.post(`${address}/api/portal/keys`, {
        headers: { origin: address },
        data: { kind: 'test', scopes: ['paragraph', 'proofread'], name, days: 10 },
      });
    for (let i = 0; i < 3; i++)
      await admin.request.post(address + PARAGRAPH_PATH, {
        headers: { origin: address },
        data: i === 1 ? {} : { paragraph: 'This are a test.' },
      });
  });
  afterAll(async () => {
    await test?.stop();
    expect(test.faults).toEqual([]);
  });

  const member = (name: string, email?: string) => memberOf(test, name, email);
  const check = async (key: string) => (await test.server.check(key, { paragraph: 'This are a test.' })).status;

  it('names a key, lets it expire, and rotates it by keyboard alone', async () => {
    const page = await member('developer');
    await page.goto('/portal/keys');
    await settled(page);
    await page.getByRole('button', { name: 'New key' }).press('Enter');
    await page.getByLabel('Name').fill('Build server');
    await page.getByLabel('Expires').selectOption({ label: 'In 90 days' });
    await page.getByRole('button', { name: 'Create key' }).press('Enter');
    const former = (await page.getByTestId('new-key').textContent())!;
    await page.getByRole('button', { name: 'I have copied it' }).press('Enter');
    // the dialog gives the focus back as it closes, and may take it from the next button
    await page.getByTestId('new-key').waitFor({ state: 'hidden' });
    await settled(page);
    const active = page.getByRole('region', { name: 'Active keys' });
    await active.getByText('Build server').waitFor();

    await page.getByRole('button', { name: 'Rotate the key Build server' }).press('Enter');
    expect(await page.getByLabel('Keep the former key for').inputValue()).toBe('24');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create the new key' }).press('Enter');
    await page.getByText(/^The former key .* works until/).waitFor();
    const next = (await page.getByTestId('new-key').textContent())!;
    expect(next).not.toBe(former);
    for (const key of [former, next]) expect(await check(key)).toBe(200);
    await page.getByRole('button', { name: 'I have copied it' }).press('Enter');
    await until(() => active.getByRole('row').count()).toBe(3);
    await page.context().close();
  });

  it('shows requests with their ids, and gives them as a file', async () => {
    const page = await member('observer');
    await page.goto('/portal/requests');
    await page.getByText('No requests yet.').waitFor();
    const made = await page.request.post(`${address}/api/portal/keys`, {
      headers: { origin: address },
      data: { kind: 'test', scopes: ['paragraph'] },
    });
    const { key } = (await made.json()) as { key: string };
    expect([await check(key), await check(key)]).toEqual([200, 429]);
    const rows = page.getByRole('region', { name: 'Requests' }).getByRole('row');
    await until(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      return rows.count();
    }).toBe(3);
    await page.getByRole('button', { name: 'Refused' }).press('Enter');
    await until(() => rows.count()).toBe(2);
    await until(() => rows.last().textContent()).toMatch(/Paragraph check.*429 refused/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('emend-requests.csv');
    const csv = readFileSync((await download.path())!, 'utf8');
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    expect(csv).toContain(`paragraph.check,${key.slice(0, 8)},429,true`);
    await page.context().close();
  });

  it('tries a request with the session or with a key, and shows its line for a shell', async () => {
    const page = await member('reader');
    const seen: string[] = [];
    page.on('request', (request) => seen.push(request.url()));
    await page.goto('/docs/reference');
    const operation = page.locator('details', { hasText: PARAGRAPH_PATH }).first();
    await operation.locator('summary').press('Enter');
    await operation.getByRole('button', { name: 'Try it' }).press('Enter');
    await operation.getByLabel('Body (JSON)').fill('{"paragraph": "It\'s a informations."}');
    await operation.getByRole('button', { name: 'Send' }).press('Enter');
    await operation.getByRole('heading', { name: 'Answer 200' }).waitFor();
    await until(() => operation.getByRole('status').textContent()).toMatch(/request [\da-f-]{36}.*"covered_text"/s);
    await until(() => operation.textContent()).toContain(`"paragraph": "It'\\''s a informations."`);
    await operation.getByLabel('A key').check();
    await operation.getByLabel('Key', { exact: true }).fill('not-a-key-of-anybody');
    await operation.getByRole('button', { name: 'Send' }).press('Enter');
    await operation.getByRole('heading', { name: 'Answer 401' }).waitFor();
    expect(await operation.locator('pre').allTextContents()).not.toContain(expect.stringContaining('not-a-key'));
    expect(seen.join()).not.toMatch(/not-a-key|informations/);
    expect(await seriousFindings(page)).toEqual([]);

    const pdf = page.locator('details', { hasText: '/convert' }).first();
    await pdf.locator('summary').press('Enter');
    await pdf.getByRole('button', { name: 'Try it' }).press('Enter');
    await pdf.locator('input[type=file]').setInputFiles({
      name: 'no.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('this is none'),
    });
    await pdf.getByRole('button', { name: 'Send' }).press('Enter');
    await pdf.getByRole('heading', { name: /Answer 4\d\d/ }).waitFor();
    await until(() => pdf.textContent()).toContain("-F 'file=@no.pdf'");
    await page.context().close();
  });

  it('invites somebody, who chooses a password behind the link', async () => {
    const email = newEmail('invited');
    await admin.goto('/portal/admin/accounts');
    await admin.getByRole('button', { name: 'Invite', exact: true }).press('Enter');
    await admin.getByLabel('E-mail address').fill(email);
    await admin.keyboard.press('Enter');
    const link = (await admin.getByTestId('one-time-link').textContent())!;
    expect(await seriousFindings(admin)).toEqual([]);
    await admin.getByRole('button', { name: 'I have copied it' }).press('Enter');
    await admin.getByRole('row', { name: new RegExp(`${email}.*Invitation`) }).waitFor();

    const person = await test.open();
    const sent: string[] = [];
    person.on('request', (request) => sent.push(request.url()));
    await person.goto(link);
    await person.getByRole('heading', { name: 'Create your account' }).waitFor();
    // The token is neither in an address that is sent nor in the one that is seen.
    const token = link.split('#')[1]!;
    expect(person.url()).toBe(`${address}/link`);
    expect(await seriousFindings(person)).toEqual([]);
    await person.getByLabel('Password').fill(PASSWORD);
    await person.keyboard.press('Enter');
    await person.waitForURL('**/review');
    expect(sent.join()).not.toContain(token);
    await person.context().close();

    const late = await test.open();
    await late.goto(link);
    await late.getByText('This link was used, withdrawn or has expired.').waitFor();
    await late.context().close();

    // The same address once more says where a password is reset.
    await admin.reload();
    await admin.getByRole('button', { name: 'Invite', exact: true }).click();
    await admin.getByLabel('E-mail address').fill(email.toUpperCase());
    await admin.getByRole('button', { name: 'Create link' }).click();
    await admin.getByRole('dialog').getByText('already exists. To reset its password, choose “Change”').waitFor();
    await admin.keyboard.press('Escape');
  });

  it('resets a password only after the address of the account was typed', async () => {
    const email = newEmail('forgetful');
    const person = await member('forgetful', email);
    await admin.goto('/portal/admin/accounts');
    await admin.getByRole('button', { name: `Change the account ${email}` }).press('Enter');
    await admin.getByRole('button', { name: 'Reset password…' }).press('Enter');
    await admin.getByRole('heading', { name: `Reset the password of ${email}?` }).waitFor();
    await admin.getByLabel('Type the e-mail address').fill('somebody@example.org');
    await admin.keyboard.press('Enter');
    await admin.getByText('This is not the e-mail address of the account.').waitFor();
    await admin.getByLabel('Type the e-mail address').fill(email);
    expect(await seriousFindings(admin)).toEqual([]);
    await admin.keyboard.press('Enter');
    const link = (await admin.getByTestId('one-time-link').textContent())!;
    expect((await person.request.get(`${address}/api/portal/keys`)).status()).toBe(200);
    await admin.getByRole('button', { name: 'I have copied it' }).press('Enter');

    const elsewhere = await test.open();
    await elsewhere.goto(link);
    await elsewhere.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    expect(await elsewhere.getByLabel('E-mail address').inputValue()).toBe(email);
    await elsewhere.getByLabel('Password').fill('another quiet river');
    await elsewhere.keyboard.press('Enter');
    await elsewhere.getByRole('heading', { name: 'Your work' }).waitFor();
    await until(async () => (await person.request.get(`${address}/api/portal/keys`)).status()).toBe(401);
    await elsewhere.context().close();
    await person.context().close();
  });

  it('closes sign-up and opens it again; says what is installed and when a backup was made', async () => {
    await admin.goto('/portal/admin');
    await admin.getByRole('button', { name: 'Close sign-up' }).press('Space');
    await admin.getByText('Only people with an invitation can create an account.').waitFor();
    const visitor = await test.open();
    await visitor.goto('/signup');
    await visitor.getByRole('heading', { name: 'Sign-up is closed' }).waitFor();
    await admin.getByRole('button', { name: 'Open sign-up' }).press('Space');
    await admin.getByText('Everybody who reaches this address can create an account.').waitFor();
    await visitor.reload();
    await visitor.getByRole('heading', { name: 'Create account' }).waitFor();
    await visitor.context().close();
    await admin.getByRole('row', { name: /^LibreOffice/ }).waitFor();
    await admin.getByText('None yet').waitFor();
    await test.server.keys.noteBackup();
    await admin.reload();
    await admin.getByText(/The last one was made on/).waitFor();
  });

  // What every-screen.test.ts sees of them has less in it.
  it('fits every window without a serious fault', async () => {
    const page = await test.open();
    await page.context().addCookies(await admin.context().cookies());
    const found: string[] = [];
    for (const [first, [path, ready]] of (
      [
        ['/portal/keys', 'main h1'],
        ['/portal/requests', 'main h1'],
        ['/portal/usage', 'main h1'],
        ['/portal/admin', 'text=LibreOffice'],
        ['/portal/admin/accounts', 'text=Change'],
        ['/link', 'text=This link does not work'],
      ] as const
    ).entries()) {
      const load = async () => {
        await page.goto(path);
        await settled(page);
        await page.locator(ready).first().waitFor();
      };
      found.push(...(await faultsInLayouts(page, `console ${path}`, { first, load })));
    }
    expect(found).toEqual([]);
    await page.context().close();
  });
});
