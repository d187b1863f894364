import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** A connection of either database. `script` takes several statements without parameters. */
export interface SqlClient extends PostgresPoolClient {
  script(sql: string): Promise<void>;
}

/** What Kysely's PostgresDialect and the migrations need from a database. Embedded and server look the same to them. */
export interface SqlPool extends PostgresPool {
  connect(): Promise<SqlClient>;
}
