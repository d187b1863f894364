import { listKeys } from '../../../accounts/list-keys.ts';
import { createOwnKey, revokeOwnKey, rotateOwnKey } from '../../../accounts/own-keys.ts';
import type { Session } from '../../../accounts/sessions.ts';
import { KeyList, KeyRequest, KeyRotation, NewKey, RotatedKey } from '../../../contract/key.ts';
import { Done, IdParams } from '../../../contract/shapes.ts';
import { SCOPES } from '../../../contract/terms.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { ContractApp } from '../../contract-types.ts';

export interface KeyRouteParts {
  readonly db: Db;
  /** Drops cached answers about keys. */
  readonly onChange: () => void;
}

const config = { session: 'member' } as const;

/** The keys of the signed-in user. Only the answers to creation and rotation ever contain a key. */
export function keyRoutes(app: ContractApp, { db, onChange }: KeyRouteParts): void {
  app.get('/api/portal/keys', {
    config,
    schema: { hide: true, response: { 200: KeyList } },
    handler: async (request) => ({ keys: await listKeys(db, request.session!.email), scopes: SCOPES }),
  });
  app.post('/api/portal/keys', {
    config,
    schema: { hide: true, body: KeyRequest, response: { 200: NewKey } },
    handler: async (request) => {
      const created = await createOwnKey(db, owner(request.session!, request.ip), request.body);
      onChange();
      return created;
    },
  });
  app.post('/api/portal/keys/:id/rotation', {
    config,
    schema: { hide: true, params: IdParams, body: KeyRotation, response: { 200: RotatedKey } },
    handler: async (request) => {
      const { overlapHours } = request.body;
      const rotated = await rotateOwnKey(db, owner(request.session!, request.ip), request.params.id, overlapHours);
      onChange();
      return rotated;
    },
  });
  app.delete('/api/portal/keys/:id', {
    config,
    schema: { hide: true, params: IdParams, response: { 200: Done } },
    handler: async (request) => {
      await revokeOwnKey(db, owner(request.session!, request.ip), request.params.id);
      onChange();
      return { status: true };
    },
  });
}

function owner({ accountId, email }: Session, address: string) {
  return { accountId, email, address };
}
