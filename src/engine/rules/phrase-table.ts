import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { CONFIDENCE_UNIT, PHRASE, PHRASE_SIZE } from './binary/layout.ts';
import { openRulesFile, type RuleSections } from './binary/read-rules-file.ts';

/** A phrase of a list as it stands in a sentence: tokens up to `end`, and its share. */
export interface FoundPhrase {
  readonly end: number;
  readonly share: number;
}

/** Finds the longest phrase of one list that begins at a token. */
export type PhraseTable = (tokens: readonly AnalysedToken[], at: number) => FoundPhrase | undefined;

interface Row {
  readonly words: readonly string[];
  readonly share: number;
}

/**
 * The lists of `rules/phrases/` by name, each put in order when it is first asked for.
 * @throws Error, when asked, for a name that no file has
 */
export function phraseTables({ phrases, string }: RuleSections): (name: string) => PhraseTable {
  const tables = new Map<string, PhraseTable>();
  return (name) => {
    let table = tables.get(name);
    if (!table) {
      const rows: Row[] = [];
      for (let row = 0; row < phrases.length; row += PHRASE_SIZE)
        if (string(phrases[row + PHRASE.list]!) === name)
          rows.push({
            words: string(phrases[row + PHRASE.phrase]!).split(' '),
            share: phrases[row + PHRASE.share]! / CONFIDENCE_UNIT,
          });
      if (rows.length === 0) throw new Error(`there is no list of phrases called '${name}' in rules/phrases`);
      table = tableOf(rows);
      tables.set(name, table);
    }
    return table;
  };
}

/**
 * The lists in the bytes of rules.bin, for callers who need nothing else of it.
 * @throws Error that says what is wrong with the file
 */
export const openPhraseTables = (file: Uint8Array): ((name: string) => PhraseTable) =>
  phraseTables(openRulesFile(file));

function tableOf(rows: readonly Row[]): PhraseTable {
  const byFirst = new Map<string, Row[]>();
  for (const row of [...rows].sort((a, b) => b.words.length - a.words.length)) {
    const list = byFirst.get(row.words[0]!);
    if (list) list.push(row);
    else byFirst.set(row.words[0]!, [row]);
  }
  return (tokens, at) => {
    const first = tokens[at];
    if (!first) return undefined;
    for (const { words, share } of byFirst.get(first.lower) ?? [])
      if (words.every((word, k) => tokens[at + k]?.lower === word)) return { end: at + words.length, share };
    return undefined;
  };
}
