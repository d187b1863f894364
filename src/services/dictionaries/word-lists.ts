import { membershipOf } from '../../accounts/teams/membership.ts';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/errors.ts';

/**
 * A dictionary holds words whose spelling is not questioned. Each account has one, each team has one, and one is for
 * everybody on this installation. All are stored and changed in the same way; the words that count for a user are those
 * of all the dictionaries the user has a share in.
 */
export type WordList =
  | { readonly of: 'account'; readonly id: string }
  | { readonly of: 'team'; readonly id: string }
  | { readonly of: 'everybody' };

export const EVERYBODY: WordList = { of: 'everybody' };

/** Most words of a list: the page loads them all. */
const LIST_WORDS = 5_000;
/** Longest word, in UTF-16 code units. */
const LONGEST = 64;

/** Tables of the same shape, apart from the column that says who owns the words. */
const PLACES = {
  account: { table: 'dictionary_words', owner: 'account_id' },
  team: { table: 'team_dictionary_words', owner: 'team_id' },
  everybody: { table: 'team_words', owner: null },
} as const;

/** The words of a list in alphabetical order. */
export async function listWords(db: Db, list: WordList): Promise<string[]> {
  const { table } = placeOf(list);
  let query = db.selectFrom(table).select('word').orderBy('word');
  for (const [column, id] of ownerOf(list)) query = query.where(column, '=', id);
  return (await query.execute()).map(({ word }) => word);
}

/**
 * Adds a word. A word that is already there stays.
 * @returns whether it is new
 * @throws EmendError `review.not-a-word`, `review.dictionary-full`
 */
export async function addWord(db: Db, list: WordList, given: string): Promise<boolean> {
  const word = dictionaryForm(given);
  const { table } = placeOf(list);
  let counting = db.selectFrom(table).select((query) => query.fn.countAll<number>().as('count'));
  for (const [column, id] of ownerOf(list)) counting = counting.where(column, '=', id);
  const { count } = await counting.executeTakeFirstOrThrow();
  if (Number(count) >= LIST_WORDS) throw problem('review.dictionary-full', { limit: LIST_WORDS });
  const added = await db
    .insertInto(table)
    .values({ ...(Object.fromEntries(ownerOf(list)) as { account_id: string }), word })
    .onConflict((conflict) => conflict.doNothing())
    .returning('word')
    .execute();
  return added.length > 0;
}

/** Removes a word; a word that is not there is no error. @returns whether the word was there */
export async function removeWord(db: Db, list: WordList, word: string): Promise<boolean> {
  let query = db.deleteFrom(placeOf(list).table).where('word', '=', word);
  for (const [column, id] of ownerOf(list)) query = query.where(column, '=', id);
  return (await query.returning('word').execute()).length > 0;
}

/**
 * Returns a word in the form that dictionaries store.
 * @throws EmendError `review.not-a-word`
 */
export function dictionaryForm(given: string): string {
  const word = given.trim().normalize('NFC');
  if (word === '' || word.length > LONGEST || /[\s\p{Cc}]/u.test(word))
    throw problem('review.not-a-word', { limit: LONGEST });
  return word;
}

/** The words that count for a user of the pages or of an editor: the user's own and the shared ones. */
export async function vouchedWords(db: Db, accountId: string | null): Promise<string[]> {
  const own = accountId === null ? [] : await listWords(db, { of: 'account', id: accountId });
  return [...own, ...(await sharedWords(db, accountId))];
}

/** The words that an account shares with others: those of its team and those of everybody. A program without an account gets only the latter. */
export async function sharedWords(db: Db, accountId: string | null): Promise<string[]> {
  const ofTeam = accountId === null ? [] : await wordsOfTeam(db, accountId);
  return [...ofTeam, ...(await listWords(db, EVERYBODY))];
}

/** The words of an account’s team, or none if it has no team. They also count for requests with a key. */
export async function wordsOfTeam(db: Db, accountId: string): Promise<string[]> {
  const team = await membershipOf(db, accountId);
  return team ? listWords(db, { of: 'team', id: team.teamId }) : [];
}

/** The query builder is typed for one of the three tables. The columns used here exist in all of them. */
function placeOf({ of }: WordList): { readonly table: 'dictionary_words' } {
  return PLACES[of] as unknown as { readonly table: 'dictionary_words' };
}

function ownerOf(list: WordList): [column: 'account_id', id: string][] {
  const { owner } = PLACES[list.of];
  return owner === null || list.of === 'everybody' ? [] : [[owner as 'account_id', list.id]];
}
