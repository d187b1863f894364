import type { RuleText } from './read-rules.ts';

/**
 * Former ids with the id that took their place, a line each with a tab between them: ids are public (`rule_id`), so a renamed rule is still found.
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
