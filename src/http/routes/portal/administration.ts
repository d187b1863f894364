import { type Static, Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listAudit } from '../../../accounts/audit.ts';
import { changeAccount, createAccount, listAccounts, resetPassword } from '../../../accounts/manage-accounts.ts';
import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import type { Db } from '../../../platform/db/database.ts';
import { problem } from '../../../platform/errors.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { isRecordId } from '../../../services/documents/get-document.ts';
import { deleteAccount } from '../../../services/portal/delete-account.ts';
import { systemState } from '../../../services/portal/system-state.ts';
import type { BrowserSessions } from '../../guard.ts';

export interface AdministrationParts extends BrowserSessions {
  readonly db: Db;
  readonly blobs: BlobStore;
  readonly queue: JobQueue;
  readonly retentionDays: number;
  /** Drops cached answers about keys. */
  readonly onChange: () => void;
}

const PAGE = 100;
const Role = Type.Union([Type.Literal('member'), Type.Literal('administrator')]);
const Change = Type.Object({
  role: Type.Optional(Role),
  wordLimit: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  monthlyCredits: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 1e12 }), Type.Null()])),
});
const Secret = Type.String({ maxLength: 1024 });
const NewAccount = Type.Object({ email: Type.String({ maxLength: 320 }), password: Secret });
const NewPassword = Type.Object({ password: Secret });
const Before = Type.Object({ before: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })) });
const IdParams = Type.Object({ id: Type.String() });
const config = { session: 'administrator' } as const;

/** For administrators: accounts, the queue, failures, storage, and what was done. Never anybody's text or file names. */
export function administrationRoutes(app: FastifyInstance, parts: AdministrationParts): void {
  const { db, blobs, sessions } = parts;

  app.get('/api/portal/admin/accounts', {
    config,
    schema: { hide: true },
    handler: async () => ({ accounts: await listAccounts(db) }),
  });
  app.post<{ Body: Static<typeof NewAccount> }>('/api/portal/admin/accounts', {
    config,
    schema: { hide: true, body: NewAccount },
    handler: async (request) => ({ id: (await createAccount(db, managerOf(request), request.body)).accountId }),
  });
  app.put<{ Params: { id: string }; Body: Static<typeof NewPassword> }>('/api/portal/admin/accounts/:id/password', {
    config,
    schema: { hide: true, params: IdParams, body: NewPassword },
    handler: async (request) => {
      const id = idOf(request);
      await resetPassword(db, managerOf(request), { id }, request.body);
      await sessions.endAll(id);
      return { status: true };
    },
  });
  app.put<{ Params: { id: string }; Body: Static<typeof Change> }>('/api/portal/admin/accounts/:id', {
    config,
    schema: { hide: true, params: IdParams, body: Change },
    handler: async (request) => {
      await changeAccount(db, managerOf(request), idOf(request), request.body);
      return { status: true };
    },
  });
  app.delete<{ Params: { id: string } }>('/api/portal/admin/accounts/:id', {
    config,
    schema: { hide: true, params: IdParams },
    handler: async (request) => {
      await deleteAccount(db, blobs, managerOf(request), idOf(request));
      await sessions.endAll(request.params.id);
      parts.onChange();
      return { status: true };
    },
  });
  app.get('/api/portal/admin/system', { config, schema: { hide: true }, handler: () => systemState(parts) });
  app.get<{ Querystring: Static<typeof Before> }>('/api/portal/admin/audit', {
    config,
    schema: { hide: true, querystring: Before },
    handler: async ({ query }) => ({
      events: await listAudit(db, {
        before: query.before === undefined ? undefined : Number(query.before),
        limit: PAGE,
      }),
    }),
  });
}

function managerOf(request: FastifyRequest) {
  return { actorId: request.session!.accountId, address: request.ip };
}

/** Anything else would be an error in the database. */
function idOf({ params }: { params: { id: string } }): string {
  if (!isRecordId(params.id)) throw problem('account.not-found');
  return params.id;
}
