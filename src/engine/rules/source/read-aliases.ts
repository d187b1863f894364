import type { RuleText } from './read-rules.ts';

/**
 * Reads former ids with their replacements, one pair per line, separated by a tab. Ids are public (`rule_id`), so a renamed rule must still be found.
 * @throws Error with file, line and what is wrong with it
 */
export function readAliases(files: readonly RuleText[]): Record<string, string> {
  const aliases: Record<string, string> = {};
  for (const { path, text } of files)
    for (const [i, line] of text.split('\n').entries()) {
      if (!line) continue;
      const [former, current, ...rest] = line.split('\t');
      if (!former || !current || rest.length > 0)
        throw new Error(`${path}, line ${i + 1}: 'former<TAB>current' is wanted`);
      if (Object.hasOwn(aliases, former)) throw new Error(`${path}, line ${i + 1}: ${former} has an alias already`);
      aliases[former] = current;
    }
  return aliases;
}
