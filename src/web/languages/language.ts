/** Languages of the pages, each in its own name. The texts that are checked are English in any case. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;

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

/** Of this page; another one is a page that is loaded anew. What is not marked as translated speaks English. */
export const language: Language =
  typeof document === 'undefined' || !('translated' in document.documentElement.dataset)
    ? 'en'
    : languageFor(chosenLanguage(), navigator.languages);

/** Keeps the choice in this browser and loads the page in that language. */
export function chooseLanguage(choice: Language): void {
  try {
    localStorage.setItem(STORED, choice);
  } catch {
    return;
  }
  location.reload();
}

/** Sentences of catalogues whose language was not asked for yet. */
const awaited: (() => Promise<void>)[] = [];
let loading: Promise<unknown> = Promise.resolve();

/**
 * What a group of pages says: in English until `loadWords` has put the sentences of another language in its place. Each language
 * is a file of its own, so that nobody loads what is not read; one that lacks a sentence does not compile.
 */
export function catalogue<T extends object>(
  english: T,
  others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<T>>>,
): T {
  const spoken = { ...english };
  if (language !== 'en') {
    const load = others[language];
    awaited.push(async () => void Object.assign(spoken, await load()));
  }
  return spoken;
}

/** Waits for the sentences of all catalogues that were imported so far; what cannot be loaded stays English. */
export async function loadWords(): Promise<void> {
  const due = awaited.splice(0).map((load) => load().catch(() => undefined));
  loading = Promise.all([loading, ...due]);
  await loading;
}
