import type { Db as BossDatabase } from 'pg-boss';

const NAME = 'emend_new_attempt';
/** An arbitrary number that no other lock uses: several processes may start at once. */
const LOCK = 7_314_201_967;

/**
 * Has the database give a job another id with each attempt after the first. pg-boss writes the end of an attempt by the
 * job's id alone. The process of an attempt that gave no sign for long, because its machine was cut off from the
 * database, may come back when another process already has the job: its end, and its signs of life, must not count for
 * the new attempt. Otherwise the job counts as done, and where the new attempt is cut short, nobody takes it up again.
 */
export async function keepAttemptsApart(database: BossDatabase, schema: string): Promise<void> {
  const { rows } = await database.executeSql(
    'select 1 from pg_trigger where tgname = $1 and tgrelid = to_regclass($2)',
    [NAME, `${schema}.job`],
  );
  if (rows.length > 0) return;
  await database.executeSql(`
    begin;
    select pg_advisory_xact_lock(${LOCK});
    create or replace function ${schema}.${NAME}() returns trigger language plpgsql as $$
    begin
      new.id := gen_random_uuid();
      return new;
    end $$;
    drop trigger if exists ${NAME} on ${schema}.job;
    create trigger ${NAME} before update on ${schema}.job for each row
      when (old.state = 'retry' and new.state = 'active') execute function ${schema}.${NAME}();
    commit;
  `);
}
