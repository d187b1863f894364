// @module-tag browser
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seriousFindings } from './accessibility.ts';
import { describeInChromium, newEmail, settled, signUpAs, startWebTest, until, type WebTest } from './chromium.ts';
import { PASSWORD } from './portal-client.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

describeInChromium('the page of the team', () => {
  let test: WebTest;
  let address: string;
  beforeAll(async () => {
    test = await startWebTest({ EMEND_MODELS: 'off' });
    address = test.server.server.address;
  });
  afterAll(() => test.stop());

  it('makes a team, invites somebody, shares words and defaults, and lets people go', async () => {
    const [ownerEmail, guestEmail] = [newEmail('owner'), newEmail('guest')];
    const owner = await test.open({ viewport: { width: 1280, height: 900 } });
    await signUpAs(owner.context(), address, ownerEmail);
    await owner.goto('/portal/team');
    await settled(owner);
    await owner.getByLabel('Name of the team').fill('Mill Press');
    await owner.getByRole('button', { name: 'Create a team' }).click();
    await owner.getByRole('heading', { name: 'Mill Press', level: 1 }).waitFor();

    await owner.getByLabel('New word').fill('zwimble');
    await owner.getByRole('button', { name: 'Add', exact: true }).click();
    await until(() => owner.locator('.dictionary-words li').count()).toBe(1);
    await owner.locator('#team-language').selectOption('UK');
    await owner.locator('#team-certainty').selectOption('careful');
    await owner.getByRole('button', { name: 'Save' }).click();
    await owner.getByText('Saved.').waitFor();
    expect(await seriousFindings(owner)).toEqual([]);

    await owner.getByRole('button', { name: 'Invite somebody' }).click();
    await owner.getByLabel('E-mail address').fill(guestEmail);
    await owner.locator('#team-role').selectOption('editor');
    await owner.getByRole('button', { name: 'Create the link' }).click();
    const link = (await owner.getByTestId('one-time-link').textContent())!;
    expect(await seriousFindings(owner)).toEqual([]);
    await owner.getByRole('button', { name: 'I have copied it' }).click();
    await owner.getByRole('heading', { name: 'Open invitations' }).waitFor();

    // The guest has an account but is not signed in; the link outlives the way through the door.
    const guest = await test.open({ locale: 'de', viewport: { width: 320, height: 640 } });
    await signUpAs(guest.context(), address, guestEmail);
    await guest.context().clearCookies();
    await guest.goto(new URL(link).pathname + new URL(link).hash);
    // The header has such a link too.
    await guest.locator('main').getByRole('link', { name: 'Anmelden' }).click();
    await guest.getByLabel('E-Mail-Adresse').fill(guestEmail);
    await guest.getByLabel('Passwort').fill(PASSWORD);
    await guest.getByRole('button', { name: 'Anmelden' }).click();
    await guest.getByText('als Bearbeiter in').waitFor();
    expect(await seriousFindings(guest)).toEqual([]);
    await guest.getByRole('button', { name: 'Beitreten' }).click();
    await guest.getByRole('heading', { name: 'Mill Press', level: 1 }).waitFor();
    await guest.getByText('Sie sind Bearbeiter.').waitFor();
    await until(() => guest.locator('.dictionary-words li').count()).toBe(1);
    expect(await seriousFindings(guest)).toEqual([]);
    // What the team begins with is there for a new text.
    await guest.goto('/review');
    await until(() => guest.locator('.options-bar select').first().inputValue()).toBe('UK');

    await owner.reload();
    await settled(owner);
    await owner.getByRole('button', { name: `Make owner: ${guestEmail}` }).click();
    await owner.getByRole('button', { name: 'Go on' }).click();
    await owner.getByText('You are an editor.').waitFor();
    await owner.getByRole('button', { name: 'Leave the team' }).click();
    await owner.getByRole('button', { name: 'Go on' }).click();
    await owner.getByLabel('Name of the team').waitFor();

    await guest.goto('/portal/team');
    await guest.getByText('Sie sind der Inhaber.').waitFor();
    await guest.getByRole('button', { name: 'Team löschen' }).click();
    await guest.getByRole('button', { name: 'Fortfahren' }).click();
    await guest.getByLabel('Name des Teams').waitFor();
    expect(test.faults).toEqual([]);
    await owner.context().close();
    await guest.context().close();
  });

  it('says what it is for in Spanish, on a phone', async () => {
    const page = await test.open({ locale: 'es', viewport: { width: 320, height: 640 } });
    await signUpAs(page.context(), address, newEmail('equipo'));
    await page.goto('/portal/team');
    await page.getByText('No está en ningún equipo.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.context().close();
  });
});
