/** Languages of the pages, each in its own name. The texts that are checked are English in any case. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;

/** What a group of pages says, in every language; a language that lacks a sentence does not compile. */
export type Catalogue<T> = Readonly<Record<Language, T>>;

const STORED = 'emend-language';

/**
 * The language of the reader: the one that was chosen here, else the first of the browser's (which it sends as
 * Accept-Language) that there is, else English.
 */
export function languageFor(chosen: string | null, wanted: readonly string[]): Language {
  const known = (tag: string) => (Object.keys(LANGUAGES) as Language[]).find((name) => name === tag);
  const found = chosen === null ? undefined : known(chosen);
  if (found) return found;
  for (const tag of wanted) {
    const match = known(tag.toLowerCase().split('-')[0]!);
    if (match) return match;
  }
  return 'en';
}

function chosenLanguage(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    // Storage may be forbidden; then the browser's languages decide.
    return null;
  }
}

/** Of this page; another one is a page that is loaded anew. */
export const language: Language =
  typeof document === 'undefined' ? 'en' : languageFor(chosenLanguage(), navigator.languages);

/** Keeps the choice in this browser and loads the page in that language. */
export function chooseLanguage(choice: Language): void {
  try {
    localStorage.setItem(STORED, choice);
  } catch {
    return;
  }
  location.reload();
}

/** What is said in the language of the reader. */
export function said<T>(catalogue: Catalogue<T>): T {
  return catalogue[language];
}
