import type { Generated } from 'kysely';

/** A word that an account has in its dictionary. */
export interface DictionaryWordTable {
  account_id: string;
  word: string;
  added_at: Generated<Date>;
}

/** A word in the dictionary for everybody on this installation. */
export interface TeamWordTable {
  word: string;
  added_at: Generated<Date>;
}

/** The key that seals an account's texts. It is itself sealed with the installation's key. */
export interface AccountKeyTable {
  account_id: string;
  sealed: string;
}

/** A text of the review tool that its writer stores on the server. */
export interface TextTable {
  id: string;
  account_id: string;
  /** Increases by one with each write. */
  revision: number;
  /** Name and first words, sealed. */
  head: string;
  /** The text with its options, sealed. */
  body: string;
  words: number;
  created_on: Generated<Date>;
  modified_on: Generated<Date>;
}
