import { membershipOf } from '../../accounts/teams/membership.ts';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/errors.ts';

/**
 * A dictionary: words whose spelling is not questioned. There is one for each account, one for each team, and one for everybody here;
 * they are kept and changed alike, and what counts for somebody is all that they have a part in.
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

/** Tables of one shape, but for the column that says whose the words are. */
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
 * Adds a word; one that is there already stays.
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

/** Removes a word; fine when it is not there. @returns whether it was */
export async function removeWord(db: Db, list: WordList, word: string): Promise<boolean> {
  let query = db.deleteFrom(placeOf(list).table).where('word', '=', word);
  for (const [column, id] of ownerOf(list)) query = query.where(column, '=', id);
  return (await query.returning('word').execute()).length > 0;
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

/** The words that count for whoever works on the pages or with an editor: their own and those that they share. */
export async function vouchedWords(db: Db, accountId: string | null): Promise<string[]> {
  const own = accountId === null ? [] : await listWords(db, { of: 'account', id: accountId });
  return [...own, ...(await sharedWords(db, accountId))];
}

/** The words that an account shares with others: those of its team and everybody’s; for a program without one, the latter. */
export async function sharedWords(db: Db, accountId: string | null): Promise<string[]> {
  const ofTeam = accountId === null ? [] : await wordsOfTeam(db, accountId);
  return [...ofTeam, ...(await listWords(db, EVERYBODY))];
}

/** The words of an account’s team; none where it is in no team. They count for requests with a key too. */
export async function wordsOfTeam(db: Db, accountId: string): Promise<string[]> {
  const team = await membershipOf(db, accountId);
  return team ? listWords(db, { of: 'team', id: team.teamId }) : [];
}

/** The query builder is told of one of the three tables; what is asked for is in each of them. */
function placeOf({ of }: WordList): { readonly table: 'dictionary_words' } {
  return PLACES[of] as unknown as { readonly table: 'dictionary_words' };
}

function ownerOf(list: WordList): [column: 'account_id', id: string][] {
  const { owner } = PLACES[list.of];
  return owner === null || list.of === 'everybody' ? [] : [[owner as 'account_id', list.id]];
}
