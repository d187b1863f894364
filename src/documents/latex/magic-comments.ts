/** Instruction of a comment to a checker: to stop, to continue, or none. */
export type MagicComment = 'stop' | 'go' | undefined;

const LTEX = /^%+\s*ltex:/i;
const LTEX_SETTING = /(?<!\S)(enabled|language)\s*=\s*([A-Za-z-]+)/gi;
const TEXTIDOTE = /^%+\s*textidote:\s*ignore\s+(begin|end)/i;
const SPELLCHECK = /^%+\s*!TeX\s+(?:spellcheck|language)\s*=\s*([A-Za-z_-]+|<none>)/i;

/**
 * Reads comments of LTeX (`% LTeX: enabled=false`, `% LTeX: language=de-DE`), of TeXtidote (`% textidote: ignore begin`) and of
 * editors (`% !TeX spellcheck = de_DE`).
 */
export function magicComment(line: string): MagicComment {
  const ltex = LTEX.exec(line);
  const setting = ltex && [...line.slice(ltex[0].length).matchAll(LTEX_SETTING)].at(-1);
  if (setting) {
    const value = setting[2]!.toLowerCase();
    if (setting[1]!.toLowerCase() === 'enabled') return value === 'false' ? 'stop' : 'go';
    return value.startsWith('en') || value === 'auto' ? 'go' : 'stop';
  }
  const textidote = TEXTIDOTE.exec(line);
  if (textidote) return textidote[1]!.toLowerCase() === 'begin' ? 'stop' : 'go';
  const spelling = SPELLCHECK.exec(line);
  return spelling ? (/^en/i.test(spelling[1]!) ? 'go' : 'stop') : undefined;
}
