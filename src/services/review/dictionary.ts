import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/errors.ts';

/** Most words of an account: the page loads them all. */
export const DICTIONARY_WORDS = 5_000;
/** Longest word, in UTF-16 code units. */
const LONGEST = 64;

/** The account's words in alphabetical order. */
export async function listWords(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('dictionary_words')
    .select('word')
    .where('account_id', '=', accountId)
    .orderBy('word')
    .execute();
  return rows.map(({ word }) => word);
}

/**
 * A word as dictionaries keep it.
 * @throws EmendError `review.not-a-word`
 */
export function dictionaryForm(given: string): string {
  const word = given.trim().normalize('NFC');
  if (word === '' || word.length > LONGEST || /[\s\p{Cc}]/u.test(word))
    throw problem('review.not-a-word', { limit: LONGEST });
  return word;
}

/**
 * Adds a word; one that is there already stays.
 * @returns whether it is new
 * @throws EmendError `review.not-a-word`, `review.dictionary-full`
 */
export async function addWord(db: Db, accountId: string, given: string): Promise<boolean> {
  const word = dictionaryForm(given);
  const { count } = await db
    .selectFrom('dictionary_words')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= DICTIONARY_WORDS) throw problem('review.dictionary-full', { limit: DICTIONARY_WORDS });
  const added = await db
    .insertInto('dictionary_words')
    .values({ account_id: accountId, word })
    .onConflict((conflict) => conflict.doNothing())
    .returning('word')
    .execute();
  return added.length > 0;
}

/** Removes a word; fine when it is not there. @returns whether it was */
export async function removeWord(db: Db, accountId: string, word: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('dictionary_words')
    .where('account_id', '=', accountId)
    .where('word', '=', word)
    .returning('word')
    .execute();
  return removed.length > 0;
}
