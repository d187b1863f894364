/** Words that hardly any English sentence does without. */
const FUNCTION_WORDS = /\b(?:the|of|a|an|and|is|are|was|to|in|for|we|this|that|with|on|by|it|as|be|from|not|or)\b/i;

/** Is this argument of an unknown command text rather than a key, a name or a setting? */
export function isProse(content: string): boolean {
  const bare = content
    .slice(0, 2_000)
    .replace(/\\[A-Za-z@]+\*?|[{}~]|\$[^$]*\$/g, ' ')
    .slice(0, 1_000);
  if (/[=@]/.test(bare) && !/[.!?]\s/.test(bare)) return false;
  const words = bare.match(/[A-Za-z][a-z'’-]+/g) ?? [];
  return words.length >= 4 && FUNCTION_WORDS.test(bare);
}
