import type { ConnectionLeave } from '../contract/administration.ts';
import type { ListedKey, NewKey, RotatedKey } from '../contract/key.ts';
import type { Db } from '../platform/db/database.ts';
import { createKey, type NewKeyRequest } from './create-key.ts';
import { allowConnection } from './external-identities.ts';
import { createWithPassword, type NewPassword, type PasswordRequest, renewPassword } from './issue-password.ts';
import { listKeys } from './list-keys.ts';
import { revokeKey } from './revoke-key.ts';
import { rotateKey } from './rotate-key.ts';

/** What `emend keys` and `emend accounts` can do, either on the database itself or through the server that holds it. */
export interface KeyAdministration {
  create(request: NewKeyRequest): Promise<NewKey>;
  list(account?: string): Promise<readonly ListedKey[]>;
  revoke(id: string): Promise<{ readonly id: string; readonly revokedAt: string }>;
  rotate(request: { readonly id: string; readonly overlapHours: number }): Promise<RotatedKey>;
  createAccount(request: PasswordRequest): Promise<NewPassword>;
  renewPassword(request: PasswordRequest): Promise<NewPassword>;
  allowConnection(account: string): Promise<ConnectionLeave>;
}

/** @param onChange called after a change, to drop cached answers about keys */
export function administerKeys(db: Db, onChange: () => void = () => undefined): KeyAdministration {
  return {
    async create(request) {
      const created = await createKey(db, request);
      onChange();
      return created;
    },
    list: (account) => listKeys(db, account),
    async revoke(id) {
      const revoked = await revokeKey(db, id);
      onChange();
      return revoked;
    },
    async rotate({ id, overlapHours }) {
      const rotated = await db.transaction().execute((tx) => rotateKey(tx, { id, overlapHours }));
      onChange();
      return rotated;
    },
    createAccount: (request) => createWithPassword(db, request),
    renewPassword: (request) => renewPassword(db, request),
    allowConnection: (email) => allowConnection(db, { actorId: null }, { email }),
  };
}
