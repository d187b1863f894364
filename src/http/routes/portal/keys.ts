import { type Static, Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { SCOPES } from '../../../accounts/key-terms.ts';
import { listKeys } from '../../../accounts/list-keys.ts';
import { createOwnKey, revokeOwnKey, rotateOwnKey } from '../../../accounts/own-keys.ts';
import type { Session } from '../../../accounts/sessions.ts';
import type { Db } from '../../../platform/db/database.ts';

export interface KeyRouteParts {
  readonly db: Db;
  /** Drops cached answers about keys. */
  readonly onChange: () => void;
}

const NewKey = Type.Object({
  kind: Type.String({ maxLength: 20 }),
  scopes: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 }),
  name: Type.Optional(Type.String({ maxLength: 200 })),
  /** Until it expires. */
  days: Type.Optional(Type.Integer()),
});
const Rotation = Type.Object({ overlapHours: Type.Integer() });
const IdParams = Type.Object({ id: Type.String() });
type NewKey = Static<typeof NewKey>;
const config = { session: 'member' } as const;

/** The keys of whoever is signed in. The answers to creation and rotation are the only ones that ever hold a key. */
export function keyRoutes(app: FastifyInstance, { db, onChange }: KeyRouteParts): void {
  app.get('/api/portal/keys', {
    config,
    schema: { hide: true },
    handler: async (request) => ({ keys: await listKeys(db, request.session!.email), scopes: SCOPES }),
  });
  app.post<{ Body: NewKey }>('/api/portal/keys', {
    config,
    schema: { hide: true, body: NewKey },
    handler: async (request) => {
      const created = await createOwnKey(db, owner(request.session!, request.ip), request.body);
      onChange();
      return created;
    },
  });
  app.post<{ Params: { id: string }; Body: Static<typeof Rotation> }>('/api/portal/keys/:id/rotation', {
    config,
    schema: { hide: true, params: IdParams, body: Rotation },
    handler: async (request) => {
      const { overlapHours } = request.body;
      const rotated = await rotateOwnKey(db, owner(request.session!, request.ip), request.params.id, overlapHours);
      onChange();
      return rotated;
    },
  });
  app.delete<{ Params: { id: string } }>('/api/portal/keys/:id', {
    config,
    schema: { hide: true, params: IdParams },
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
