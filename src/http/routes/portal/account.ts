import { type Static, Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { listAudit } from '../../../accounts/audit.ts';
import { changePassword, requireOwner } from '../../../accounts/change-password.ts';
import { limitsOf } from '../../../accounts/limits.ts';
import { summariseUsage } from '../../../accounts/usage-summary.ts';
import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { RateLimiter } from '../../../platform/rate-limit.ts';
import { deleteAccount } from '../../../services/portal/delete-account.ts';
import type { BrowserSessions } from '../../guard.ts';
import { requirePasswords } from './session.ts';

export interface AccountRouteParts extends BrowserSessions {
  readonly db: Db;
  readonly blobs: BlobStore;
  readonly limiter: RateLimiter;
  /** Whether people may sign in with passwords. */
  readonly passwords: boolean;
  readonly maxUploadBytes: number;
  readonly retentionDays: number;
  /** Drops cached answers about keys. */
  readonly onChange: () => void;
}

const PAGE = 50;
const Days = Type.Object({ days: Type.Optional(Type.String({ pattern: '^([1-9]|[1-9]\\d|[1-3]\\d\\d)$' })) });
const Before = Type.Object({ before: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })) });
const Secret = Type.String({ maxLength: 1024 });
const NewPassword = Type.Object({ current: Secret, next: Secret });
/** The password, or the address of an account that has none. */
const Confirmation = Type.Object({ password: Secret });
const config = { session: 'member' } as const;

/** What belongs to whoever is signed in: usage, limits, log, password, and the end of the account. */
export function accountRoutes(app: FastifyInstance, parts: AccountRouteParts): void {
  const { db, blobs, limiter, sessions, cookie } = parts;

  app.get<{ Querystring: Static<typeof Days> }>('/api/portal/usage', {
    config,
    schema: { hide: true, querystring: Days },
    handler: (request) => summariseUsage(db, request.session!.accountId, Number(request.query.days ?? 30)),
  });
  app.get('/api/portal/limits', {
    config,
    schema: { hide: true },
    handler: async (request) => {
      const { maxUploadBytes, retentionDays } = parts;
      return { ...(await limitsOf(db, request.session!.accountId)), maxUploadBytes, retentionDays };
    },
  });
  app.get<{ Querystring: Static<typeof Before> }>('/api/portal/audit', {
    config,
    schema: { hide: true, querystring: Before },
    handler: async (request) => {
      const before = request.query.before === undefined ? undefined : Number(request.query.before);
      return { events: await listAudit(db, { accountId: request.session!.accountId, before, limit: PAGE }) };
    },
  });
  app.put<{ Body: Static<typeof NewPassword> }>('/api/portal/account/password', {
    config,
    schema: { hide: true, body: NewPassword },
    handler: async (request) => {
      requirePasswords(parts);
      const { accountId } = request.session!;
      await changePassword(db, limiter, { accountId, ...request.body, address: request.ip });
      // Whoever knew the old password may be signed in somewhere.
      await sessions.endAll(accountId, cookie.read(request));
      return { status: true };
    },
  });
  app.post<{ Body: Static<typeof Confirmation> }>('/api/portal/account/deletion', {
    config,
    schema: { hide: true, body: Confirmation },
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
