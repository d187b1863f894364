import { type Static, type TSchema, type TUnsafe, Type } from '@sinclair/typebox';

/** A string from a list. One `enum` reads better in a message than TypeBox's union of literals. */
export function oneOf<const T extends string>(values: readonly T[], options: object = {}): TUnsafe<T> {
  return Type.Unsafe<T>({ type: 'string', enum: [...values], ...options });
}

/**
 * A schema of a single type, or null. It uses a list of types, not a union: a union gets a separate validator for each
 * route, which takes eight times as long to prepare.
 */
export function nullable<T extends TSchema>(schema: T, description?: string): TUnsafe<Static<T> | null> {
  const values = schema['enum'] as readonly unknown[] | undefined;
  return Type.Unsafe<Static<T> | null>({
    ...schema,
    type: [schema['type'], 'null'],
    ...(values && { enum: [...values, null] }),
    ...(description !== undefined && { description }),
  });
}

export const Count = Type.Integer({ minimum: 0 });
export const Time = Type.String({ format: 'date-time', description: 'ISO 8601, UTC, with fractional seconds' });

/** The answer of an operation that has no result. */
export const Done = Type.Object({ status: Type.Boolean() });

export const IdParams = Type.Object({ id: Type.String() });

/** One page of a list, newest first: the entries before the last one of the previous page. */
export const BeforeQuery = Type.Object({ before: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })) });
/** The number of days to look back, 1 to 399. */
export const DaysQuery = Type.Object({
  days: Type.Optional(Type.String({ pattern: '^([1-9]|[1-9]\\d|[1-3]\\d\\d)$' })),
});

/** A word of a dictionary. It is in the body because proxies log addresses, and a word is text. */
export const Word = Type.Object({ word: Type.String({ maxLength: 200 }) });
