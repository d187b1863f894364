import { membershipOf } from '../../accounts/teams/membership.ts';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/errors.ts';
import { addTeamWord, removeTeamWord } from '../dictionaries/team-words.ts';
import { addWord, dictionaryForm, EVERYBODY, listWords, removeWord } from '../dictionaries/word-lists.ts';
import type { Parameters } from './read-request.ts';

/**
 * Name of the shared dictionary in `dict` and `dicts`: the dictionary of the account’s team, otherwise the one for
 * everybody on this installation.
 */
const TEAM = 'team';
/** The default and the maximum number of words in an answer, as in LanguageTool. */
const FEW = 10;
const MOST = 5_000;

/** Whose words are used: those of the key's account, or, without a key on the local machine, those for everybody. */
export type WordOwner = { readonly accountId: string } | null;

/** Returns one page of the words in alphabetical order. */
export async function pageOfWords(db: Db, owner: WordOwner, parameters: Parameters): Promise<string[]> {
  const shared = owner === null || names(parameters['dicts']).includes(TEAM) || isTeam(parameters);
  const team = owner && shared ? await membershipOf(db, owner.accountId) : null;
  const words = await listWords(
    db,
    team ? { of: 'team', id: team.teamId } : shared ? EVERYBODY : { of: 'account', id: owner.accountId },
  );
  const from = number(parameters['offset'], 0);
  return words.slice(from, from + Math.min(MOST, number(parameters['limit'], FEW)));
}

/**
 * @returns whether the word is new
 * @throws EmendError `languagetool.missing-word`, `languagetool.team-words`, `team.not-allowed`, `review.…`
 */
export async function addVouchedWord(db: Db, owner: WordOwner, parameters: Parameters): Promise<boolean> {
  const word = wordOf(parameters);
  if (owner && !isTeam(parameters)) return addWord(db, { of: 'account', id: owner.accountId }, word);
  if (owner && (await membershipOf(db, owner.accountId))) return addTeamWord(db, owner.accountId, word);
  await requireRight(db, owner);
  return addWord(db, EVERYBODY, word);
}

/**
 * @returns whether the word was there
 * @throws EmendError `languagetool.missing-word`, `languagetool.team-words`, `team.not-allowed`
 */
export async function removeVouchedWord(db: Db, owner: WordOwner, parameters: Parameters): Promise<boolean> {
  const word = dictionaryForm(wordOf(parameters));
  if (owner && !isTeam(parameters)) return removeWord(db, { of: 'account', id: owner.accountId }, word);
  if (owner && (await membershipOf(db, owner.accountId))) return removeTeamWord(db, owner.accountId, word);
  await requireRight(db, owner);
  return removeWord(db, EVERYBODY, word);
}

/** A client that needs no key controls the machine. Of those with a key, only administrators may change the words for everybody. */
async function requireRight(db: Db, owner: WordOwner): Promise<void> {
  if (!owner) return;
  const account = await db
    .selectFrom('accounts')
    .select('role')
    .where('id', '=', owner.accountId)
    .executeTakeFirstOrThrow();
  if (account.role !== 'administrator') throw problem('languagetool.team-words');
}

const isTeam = ({ dict }: Parameters): boolean => dict?.trim() === TEAM;

const names = (list = ''): string[] => list.split(',').map((name) => name.trim());

function wordOf({ word = '' }: Parameters): string {
  if (word.trim() === '') throw problem('languagetool.missing-word');
  return word;
}

function number(value: string | undefined, standard: number): number {
  return value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : standard;
}
