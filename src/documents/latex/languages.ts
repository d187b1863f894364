/** True for the names that babel and polyglossia have for English. */
export function isEnglish(language: string): boolean {
  return /^\s*(?:english|american|USenglish|british|UKenglish|australian|canadian|newzealand|en\b)/i.test(language);
}
