import { createHash } from 'node:crypto';
import { RULE_CLASSES, VERSION } from './binary/layout.ts';
import { writeRules } from './binary/write-rules.ts';
import { readAliases } from './source/read-aliases.ts';
import { readPhrases } from './source/read-phrases.ts';
import { type RuleText, readRules } from './source/read-rules.ts';
import { readWordClasses } from './source/word-classes.ts';

/** The texts that rules.bin is compiled from, by path: word classes (`.words`), rules (`.rules`), lists of phrases (`.phrases`) and former ids (`.tsv`). */
export interface RuleFolder {
  readonly words: readonly RuleText[];
  readonly rules: readonly RuleText[];
  readonly phrases?: readonly RuleText[];
  readonly aliases?: readonly RuleText[];
}

/**
 * Compiles all rules into the bytes of rules.bin. The same texts give the same bytes.
 * @throws Error with file, line and what is wrong with it
 */
export function compileRules(folder: RuleFolder): Uint8Array {
  let classes = new Map<string, string>();
  for (const { path, text } of inOrder(folder.words)) {
    try {
      classes = readWordClasses(text, classes);
    } catch (error) {
      throw new Error(`${path}, ${(error as Error).message}`);
    }
  }
  const rules = inOrder(folder.rules).flatMap((file) => readRules(file, classes));
  return writeRules(
    rules,
    readPhrases(inOrder(folder.phrases ?? [])),
    readAliases(folder.aliases ?? []),
    folderDigest(folder),
  );
}

/** SHA-256 of all texts with their paths and of the numbering: the same digest means the same rules.bin. */
export function folderDigest({ words, rules, phrases = [], aliases = [] }: RuleFolder): Uint8Array {
  const hash = createHash('sha256').update(`${VERSION} ${RULE_CLASSES.join()}\0`);
  for (const { path, text } of inOrder([...words, ...rules, ...phrases, ...aliases]))
    hash.update(`${path}\0${text.length}\0${text}\0`);
  return hash.digest();
}

const inOrder = (files: readonly RuleText[]): RuleText[] =>
  [...files].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
