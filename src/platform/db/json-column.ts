import type { ColumnType } from 'kysely';

/** JSON in the database: an object when read, text when written. */
export type Json = ColumnType<unknown, string, string>;
export type OptionalJson = ColumnType<unknown, string | null | undefined, string | null>;
