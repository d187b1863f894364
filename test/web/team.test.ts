import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seriousFindings } from './accessibility.ts';
import { describeInChromium, newEmail, signUpAs, startWebTest, type WebTest } from './chromium.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

describeInChromium('the page of the team', () => {
  let test: WebTest;
  let address: string;
  beforeAll(async () => {
    test = await startWebTest({ EMEND_MODELS: 'off' });
    address = test.server.server.address;
  });
  afterAll(() => test.stop());

  it('says what it is for in Spanish, on a phone', async () => {
    const page = await test.open({ locale: 'es', viewport: { width: 320, height: 640 } });
    await signUpAs(page.context(), address, newEmail('equipo'));
    await page.goto('/portal/team');
    await page.getByText('No está en ningún equipo.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.context().close();
  });
});
