import { chooseLanguage, LANGUAGES, type Language, language } from '../languages/language.ts';
import { SHELL } from './words.ts';

/** The language of the pages; another language reloads the page, which keeps what was written. */
export function LanguageSwitch() {
  return (
    <select
      class="language-switch"
      aria-label={SHELL.pagesIn}
      value={language}
      onChange={(event) => chooseLanguage(event.currentTarget.value as Language)}
    >
      {Object.entries(LANGUAGES).map(([key, name]) => (
        <option key={key} value={key} lang={key}>
          {name}
        </option>
      ))}
    </select>
  );
}
