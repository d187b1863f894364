/** Words that almost every English sentence contains. */
const FUNCTION_WORDS = /\b(?:the|of|a|an|and|is|are|was|to|in|for|we|this|that|with|on|by|it|as|be|from|not|or)\b/i;

/** True when this argument of an unknown command is text rather than a key, a name or a setting. */
export function isProse(content: string): boolean {
  const bare = content
    .slice(0, 2_000)
    .replace(/\\[A-Za-z@]+\*?|[{}~]|\$[^$]*\$/g, ' ')
    .slice(0, 1_000);
  if (/[=@]/.test(bare) && !/[.!?]\s/.test(bare)) return false;
  const words = bare.match(/[A-Za-z][a-z'’-]+/g) ?? [];
  return words.length >= 4 && FUNCTION_WORDS.test(bare);
}

/** Words that are common in English and in no other language that documents mix with it. */
const ENGLISH = /\b(?:the|of|and|to|is|are|that|this|with|by|we|it|from|which|have|has|be|not|their|these|our|can)\b/gi;
/** Every fourth word of English text is one of these words; in other languages hardly any is. */
const ENGLISH_SHARE = 0.08;
/** Headings and the like are too short to judge. */
const SHORT = 12;

/** Counts the words of the checked paragraphs that are in English, or too short to judge. */
export function englishWords(
  paragraphs: readonly { readonly text: string; readonly words: number; readonly checkable: boolean }[],
): number {
  let sum = 0;
  for (const { text, words, checkable } of paragraphs) {
    if (!checkable) continue;
    if (words < SHORT || (text.match(ENGLISH)?.length ?? 0) >= words * ENGLISH_SHARE) sum += words;
  }
  return sum;
}
