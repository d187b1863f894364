import { listAudit } from '../../../accounts/audit.ts';
import { allowConnection } from '../../../accounts/external-identities.ts';
import { changeAccount, listAccounts } from '../../../accounts/manage-accounts.ts';
import { AccountChange, AccountList, ConnectionLeave } from '../../../contract/administration.ts';
import { BeforeQuery, Done, IdParams } from '../../../contract/shapes.ts';
import { AuditPage } from '../../../contract/usage.ts';
import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import type { Db } from '../../../platform/db/database.ts';
import { deleteAccount } from '../../../services/portal/delete-account.ts';
import type { ContractApp } from '../../contract-types.ts';
import type { BrowserSessions } from '../../guard.ts';
import { accountOf, managerOf } from './manager.ts';

export interface AdministrationParts extends BrowserSessions {
  readonly db: Db;
  readonly blobs: BlobStore;
  /** Drops cached answers about keys. */
  readonly onChange: () => void;
}

const PAGE = 100;
const config = { session: 'administrator' } as const;

/** For administrators: accounts and their events. Never the text or file names of a user. */
export function administrationRoutes(app: ContractApp, parts: AdministrationParts): void {
  const { db, blobs, sessions } = parts;

  app.get('/api/portal/admin/accounts', {
    config,
    schema: { hide: true, response: { 200: AccountList } },
    handler: async () => ({ accounts: await listAccounts(db) }),
  });
  app.put('/api/portal/admin/accounts/:id', {
    config,
    schema: { hide: true, params: IdParams, body: AccountChange, response: { 200: Done } },
    handler: async (request) => {
      await changeAccount(db, managerOf(request), accountOf(request), request.body);
      if (request.body.disabled) {
        await sessions.endAll(request.params.id);
        parts.onChange();
      }
      return { status: true };
    },
  });
  app.post('/api/portal/admin/accounts/:id/connection', {
    config,
    schema: { hide: true, params: IdParams, response: { 200: ConnectionLeave } },
    handler: (request) => allowConnection(db, managerOf(request), { id: accountOf(request) }),
  });
  app.delete('/api/portal/admin/accounts/:id', {
    config,
    schema: { hide: true, params: IdParams, response: { 200: Done } },
    handler: async (request) => {
      await deleteAccount(db, blobs, managerOf(request), accountOf(request));
      await sessions.endAll(request.params.id);
      parts.onChange();
      return { status: true };
    },
  });
  app.get('/api/portal/admin/audit', {
    config,
    schema: { hide: true, querystring: BeforeQuery, response: { 200: AuditPage } },
    handler: async ({ query }) => ({
      events: await listAudit(db, {
        before: query.before === undefined ? undefined : Number(query.before),
        limit: PAGE,
      }),
    }),
  });
}
