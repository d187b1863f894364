import { type Static, Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { listAudit } from '../../../accounts/audit.ts';
import { allowConnection } from '../../../accounts/external-identities.ts';
import { changeAccount, listAccounts } from '../../../accounts/manage-accounts.ts';
import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import type { Db } from '../../../platform/db/database.ts';
import { deleteAccount } from '../../../services/portal/delete-account.ts';
import type { BrowserSessions } from '../../guard.ts';
import { accountOf, managerOf } from './manager.ts';

export interface AdministrationParts extends BrowserSessions {
  readonly db: Db;
  readonly blobs: BlobStore;
  /** Drops cached answers about keys. */
  readonly onChange: () => void;
}

const PAGE = 100;
const Role = Type.Union([Type.Literal('member'), Type.Literal('administrator')]);
const Change = Type.Object({
  role: Type.Optional(Role),
  wordLimit: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  monthlyCredits: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 1e12 }), Type.Null()])),
  disabled: Type.Optional(Type.Boolean()),
});
const Before = Type.Object({ before: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })) });
const IdParams = Type.Object({ id: Type.String() });
const config = { session: 'administrator' } as const;

/** For administrators: accounts and what was done with them. Never anybody's text or file names. */
export function administrationRoutes(app: FastifyInstance, parts: AdministrationParts): void {
  const { db, blobs, sessions } = parts;

  app.get('/api/portal/admin/accounts', {
    config,
    schema: { hide: true },
    handler: async () => ({ accounts: await listAccounts(db) }),
  });
  app.put<{ Params: { id: string }; Body: Static<typeof Change> }>('/api/portal/admin/accounts/:id', {
    config,
    schema: { hide: true, params: IdParams, body: Change },
    handler: async (request) => {
      await changeAccount(db, managerOf(request), accountOf(request), request.body);
      if (request.body.disabled) {
        await sessions.endAll(request.params.id);
        parts.onChange();
      }
      return { status: true };
    },
  });
  app.post<{ Params: { id: string } }>('/api/portal/admin/accounts/:id/connection', {
    config,
    schema: { hide: true, params: IdParams },
    handler: (request) => allowConnection(db, managerOf(request), { id: accountOf(request) }),
  });
  app.delete<{ Params: { id: string } }>('/api/portal/admin/accounts/:id', {
    config,
    schema: { hide: true, params: IdParams },
    handler: async (request) => {
      await deleteAccount(db, blobs, managerOf(request), accountOf(request));
      await sessions.endAll(request.params.id);
      parts.onChange();
      return { status: true };
    },
  });
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
