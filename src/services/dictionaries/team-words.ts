import { EDITORS, requireMembership } from '../../accounts/teams/membership.ts';
import type { Db } from '../../platform/db/database.ts';
import { addWord, dictionaryForm, listWords, removeWord, type WordList } from './word-lists.ts';

/** The words of the account’s team. @throws EmendError `team.none` */
export async function listTeamWords(db: Db, accountId: string): Promise<string[]> {
  return listWords(db, await teamList(db, accountId));
}

/**
 * @returns whether the word is new
 * @throws EmendError `team.none`, `team.not-allowed`, `review.not-a-word`, `review.dictionary-full`
 */
export async function addTeamWord(db: Db, accountId: string, word: string): Promise<boolean> {
  return addWord(db, await teamList(db, accountId, EDITORS), word);
}

/**
 * @returns whether the word was there
 * @throws EmendError `team.none`, `team.not-allowed`, `review.not-a-word`
 */
export async function removeTeamWord(db: Db, accountId: string, word: string): Promise<boolean> {
  return removeWord(db, await teamList(db, accountId, EDITORS), dictionaryForm(word));
}

async function teamList(db: Db, accountId: string, roles?: typeof EDITORS): Promise<WordList> {
  const { teamId } = await requireMembership(db, accountId, roles);
  return { of: 'team', id: teamId };
}
