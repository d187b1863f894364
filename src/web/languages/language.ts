/** Languages of the pages, each in its own name. The texts that the service checks are always English. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;

const STORED = 'emend-language';

/**
 * The language of the reader: the one chosen here, else the first available one of the browser's languages (which it sends as
 * Accept-Language), else English.
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

/** The language of this page; another language needs a reload. Pages that are not marked as translated are in English. */
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

/** Loaders of the catalogues whose sentences were not requested yet. */
const awaited: (() => Promise<void>)[] = [];
let loading: Promise<unknown> = Promise.resolve();

/**
 * The words of a group of pages, in English until `loadWords` puts the sentences of another language in their place. Each language
 * is a file of its own, so that nobody loads one that is not read; a file that lacks a sentence does not compile.
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

/** Waits for the sentences of all catalogues imported so far; a catalogue that cannot be loaded stays English. */
export async function loadWords(): Promise<void> {
  const due = awaited.splice(0).map((load) => load().catch(() => undefined));
  loading = Promise.all([loading, ...due]);
  await loading;
}
