import { writeRulesFile } from '../scripts/compile-rules.js';
import { openRulesFile, rulesDigest } from '../src/engine/rules/binary/read-rules-file.ts';
import { compileRules, folderDigest } from '../src/engine/rules/compile-rules.ts';

/** Before the suite: the rules that the engine reads are those of `rules/`. */
export function setup(): void {
  writeRulesFile({ compileRules, folderDigest }, { openRulesFile, rulesDigest });
}
