import { listAudit } from '../../../accounts/audit.ts';
import { changePassword, requireOwner } from '../../../accounts/change-password.ts';
import { limitsOf } from '../../../accounts/limits.ts';
import { summariseUsage } from '../../../accounts/usage-summary.ts';
import { OwnerProof, PasswordChange } from '../../../contract/account.ts';
import { BeforeQuery, DaysQuery, Done } from '../../../contract/shapes.ts';
import { AuditPage, Limits, UsageSummary } from '../../../contract/usage.ts';
import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { RateLimiter } from '../../../platform/rate-limit.ts';
import { deleteAccount } from '../../../services/portal/delete-account.ts';
import type { ContractApp } from '../../contract-types.ts';
import type { BrowserSessions } from '../../guard.ts';
import { requirePasswords } from './session.ts';

export interface AccountRouteParts extends BrowserSessions {
  readonly db: Db;
  readonly blobs: BlobStore;
  readonly limiter: RateLimiter;
  /** True if people may sign in with passwords. */
  readonly passwords: boolean;
  readonly maxUploadBytes: number;
  readonly retentionDays: number;
  /** Drops cached answers about keys. */
  readonly onChange: () => void;
}

const PAGE = 50;
const config = { session: 'member' } as const;

/** Everything that belongs to the signed-in user: usage, limits, log, password, and the deletion of the account. */
export function accountRoutes(app: ContractApp, parts: AccountRouteParts): void {
  const { db, blobs, limiter, sessions, cookie } = parts;

  app.get('/api/portal/usage', {
    config,
    schema: { hide: true, querystring: DaysQuery, response: { 200: UsageSummary } },
    handler: (request) => summariseUsage(db, request.session!.accountId, Number(request.query.days ?? 30)),
  });
  app.get('/api/portal/limits', {
    config,
    schema: { hide: true, response: { 200: Limits } },
    handler: async (request) => {
      const { maxUploadBytes, retentionDays } = parts;
      return { ...(await limitsOf(db, request.session!.accountId)), maxUploadBytes, retentionDays };
    },
  });
  app.get('/api/portal/audit', {
    config,
    schema: { hide: true, querystring: BeforeQuery, response: { 200: AuditPage } },
    handler: async (request) => {
      const before = request.query.before === undefined ? undefined : Number(request.query.before);
      return { events: await listAudit(db, { accountId: request.session!.accountId, before, limit: PAGE }) };
    },
  });
  app.put('/api/portal/account/password', {
    config,
    schema: { hide: true, body: PasswordChange, response: { 200: Done } },
    handler: async (request) => {
      requirePasswords(parts);
      const { accountId } = request.session!;
      await changePassword(db, limiter, { accountId, ...request.body, address: request.ip });
      // Somebody who knew the old password may be signed in.
      await sessions.endAll(accountId, cookie.read(request));
      return { status: true };
    },
  });
  app.post('/api/portal/account/deletion', {
    config,
    schema: { hide: true, body: OwnerProof, response: { 200: Done } },
    handler: async (request, reply) => {
      const { accountId, startedAt } = request.session!;
      const { password: proof } = request.body;
      const { passwords } = parts;
      await requireOwner(db, limiter, { accountId, proof, passwords, startedAt, address: request.ip });
      await deleteAccount(db, blobs, { actorId: accountId }, accountId);
      await sessions.endAll(accountId);
      parts.onChange();
      cookie.clear(reply);
      return { status: true };
    },
  });
}
