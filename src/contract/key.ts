import { type Static, Type } from '@sinclair/typebox';
import type { ReadOnly } from './read-only.ts';
import { nullable, oneOf, Time } from './shapes.ts';
import { KEY_KINDS, SCOPES } from './terms.ts';

/** The request for a new key. Kinds, scopes and days are validated where keys are made, because the command line makes keys too. */
export const KeyRequest = Type.Object({
  kind: Type.String({ maxLength: 20 }),
  scopes: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 }),
  name: Type.Optional(Type.String({ maxLength: 200 })),
  days: Type.Optional(Type.Integer({ description: 'Until it expires; never where left out' })),
});
export type KeyRequest = ReadOnly<Static<typeof KeyRequest>>;

export const KeyRotation = Type.Object({
  overlapHours: Type.Integer({ description: 'How long the former key is taken beside the new one; 0 revokes it' }),
});

/** The fields of a key that all answers share. */
const Terms = {
  id: Type.String({ description: 'Public id' }),
  account: Type.String({ description: 'Its address' }),
  kind: oneOf(KEY_KINDS),
  name: Type.String({ description: 'What its owner calls it; empty for none' }),
  expiresAt: nullable(Time),
};

/** A key as it may be shown: without the key itself and its hash. */
export const ListedKey = Type.Object({
  ...Terms,
  scopes: Type.Array(Type.String()),
  createdAt: Time,
  lastUsedAt: nullable(Time),
  revokedAt: nullable(Time),
  replaces: nullable(Type.String(), 'Id of the key that it took the place of'),
});
export type ListedKey = ReadOnly<Static<typeof ListedKey>>;

export const KeyList = Type.Object({
  keys: Type.Array(ListedKey),
  scopes: Type.Array(oneOf(SCOPES), { description: 'What there is to choose from' }),
});
export type KeyList = ReadOnly<Static<typeof KeyList>>;

const Made = {
  ...Terms,
  scopes: Type.Array(oneOf(SCOPES)),
  key: Type.String({ description: 'The key itself: this is the only time that it can be seen' }),
};

export const NewKey = Type.Object(Made);
export type NewKey = ReadOnly<Static<typeof NewKey>>;

export const RotatedKey = Type.Object({
  ...Made,
  replaces: Type.String({ description: 'Id of the former key' }),
  formerUntil: Type.String({ format: 'date-time', description: 'When the former key is refused' }),
});
export type RotatedKey = ReadOnly<Static<typeof RotatedKey>>;
