import { beforeEach, expect, it } from 'vitest';
import { onEachDatabase, openedForSuite } from '../../test/fixtures/databases.ts';
import { withClockStepped } from '../../test/fixtures/stepped-clock.ts';
import type { Db } from '../platform/db/database.ts';
import { createAuthenticator } from './authenticate.ts';
import { createKey } from './create-key.ts';
import { revokeKey } from './revoke-key.ts';
import { createSessions } from './sessions.ts';
import { signUp } from './sign-up.ts';

const PASSWORD = 'a quiet river at night';
const cacheEnds = () => new Promise((resolve) => setTimeout(resolve, 600));

onEachDatabase('after a step of the clock', (create) => {
  let db: Db;
  openedForSuite(create, (opened) => {
    db = opened.db;
  });
  beforeEach(async () => {
    await db.deleteFrom('accounts').execute();
  });

  // In both directions, because the answer may have been cached before or after the step.
  it.each([
    [3, 0],
    [0, -3],
  ])('keys and sessions that ended are refused as soon as ever (from %i to %i hours)', (from, to) =>
    withClockStepped(from, async () => {
      const authenticator = createAuthenticator(db);
      const sessions = createSessions(db);
      const { accountId } = await signUp(db, { email: 'a@example.org', password: PASSWORD, open: true });
      const { key, id } = await createKey(db, { account: 'a@example.org', kind: 'test' });
      const token = await sessions.start(accountId);
      await authenticator.authenticate(key);
      expect(await sessions.find(token)).not.toBeNull();
      await revokeKey(db, id);
      // Like another process: this one gets no notice of it.
      await db.deleteFrom('sessions').execute();
      await cacheEnds();
      await withClockStepped(to, async () => {
        await expect(authenticator.authenticate(key)).rejects.toMatchObject({ code: 'auth.invalid-key' });
        expect(await sessions.find(token)).toBeNull();
      });
    }),
  );
});
