import type { Generated } from 'kysely';

/** A word that a writer vouches for. */
export interface DictionaryWordTable {
  account_id: string;
  word: string;
  added_at: Generated<Date>;
}

/** A word that everybody here vouches for. */
export interface TeamWordTable {
  word: string;
  added_at: Generated<Date>;
}

/** The key that seals an account's texts, itself sealed with the installation's. */
export interface AccountKeyTable {
  account_id: string;
  sealed: string;
}

/** A text of the review tool that its writer keeps on the server. */
export interface TextTable {
  id: string;
  account_id: string;
  /** Grows by one with each writing. */
  revision: number;
  /** Name and first words, sealed. */
  head: string;
  /** The text with its options, sealed. */
  body: string;
  words: number;
  created_on: Generated<Date>;
  modified_on: Generated<Date>;
}
