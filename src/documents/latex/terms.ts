/** An abbreviation or glossary entry. */
export interface Term {
  readonly short: string;
  readonly long: string;
}

export type Terms = ReadonlyMap<string, Term>;

/** Returns the text that `\gls{key}`, `\acrlong{key}`, `\acp{key}` and the like show; undefined for other commands and unknown keys. */
export function termText(terms: Terms, command: string, key: string): string | undefined {
  const kind = /^(gls|ac|iac|Gls|Ac|GLS|acr|Acr)/.test(command) ? command : undefined;
  const term = kind && terms.get(key);
  if (!term) return undefined;
  const plural = /pl$|^[Aa]c[slf]?p$/.test(command) ? 's' : '';
  const long = /long|desc|^[Aa]cl/.test(command);
  const full = /full|^[Aa]cf/.test(command);
  const words = full ? `${term.long}${plural} (${term.short}${plural})` : (long ? term.long : term.short) + plural;
  return /^[A-Z]/.test(command) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}
