import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/errors.ts';
import { DICTIONARY_WORDS, dictionaryForm, listWords } from './dictionary.ts';

/** The words that count for an account: its own and the team's; for a program without one, the team's. */
export async function vouchedWords(db: Db, accountId: string | null): Promise<string[]> {
  const own = accountId === null ? [] : await listWords(db, accountId);
  return [...own, ...(await listTeamWords(db))];
}

/** The words that everybody here vouches for, in alphabetical order. */
export async function listTeamWords(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('team_words').select('word').orderBy('word').execute();
  return rows.map(({ word }) => word);
}

/**
 * Adds a word for everybody; one that is there already stays.
 * @returns whether it is new
 * @throws EmendError `review.not-a-word`, `review.dictionary-full`
 */
export async function addTeamWord(db: Db, given: string): Promise<boolean> {
  const word = dictionaryForm(given);
  const { count } = await db
    .selectFrom('team_words')
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= DICTIONARY_WORDS) throw problem('review.dictionary-full', { limit: DICTIONARY_WORDS });
  const added = await db
    .insertInto('team_words')
    .values({ word })
    .onConflict((conflict) => conflict.doNothing())
    .returning('word')
    .execute();
  return added.length > 0;
}

/** Removes a word for everybody. @returns whether it was there */
export async function removeTeamWord(db: Db, word: string): Promise<boolean> {
  const removed = await db.deleteFrom('team_words').where('word', '=', word).returning('word').execute();
  return removed.length > 0;
}
