import { type PhraseTable, phraseTable } from '../lexicon/phrase-table.ts';
import { CONFIDENCE_UNIT, PHRASE, PHRASE_SIZE } from './binary/layout.ts';
import { openRulesFile, type RuleSections } from './binary/read-rules-file.ts';

/**
 * Returns the lists of `rules/phrases/` by name; each is prepared on first use.
 * @throws Error on use of a name that no file has
 */
export function phraseTables({ phrases, string }: RuleSections): (name: string) => PhraseTable {
  const tables = new Map<string, PhraseTable>();
  return (name) => {
    let table = tables.get(name);
    if (!table) {
      const rows: [string, number][] = [];
      for (let row = 0; row < phrases.length; row += PHRASE_SIZE)
        if (string(phrases[row + PHRASE.list]!) === name)
          rows.push([string(phrases[row + PHRASE.phrase]!), phrases[row + PHRASE.share]! / CONFIDENCE_UNIT]);
      if (rows.length === 0) throw new Error(`there is no list of phrases called '${name}' in rules/phrases`);
      table = phraseTable(rows);
      tables.set(name, table);
    }
    return table;
  };
}

/**
 * Returns the lists in the bytes of rules.bin, for callers that need nothing else from it.
 * @throws Error that says what is wrong with the file
 */
export const openPhraseTables = (file: Uint8Array): ((name: string) => PhraseTable) =>
  phraseTables(openRulesFile(file));
