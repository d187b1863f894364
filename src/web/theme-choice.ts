/** The reader's choice: a theme, or the theme of the system. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const STORED = 'emend-theme';
const darkSystem = matchMedia('(prefers-color-scheme: dark)');

export function themeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(STORED);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    // Storage may be forbidden; then the system decides.
    return 'system';
  }
}

export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, choice);
  } catch {
    // The choice still holds for this page.
  }
  showTheme(choice);
}

function showTheme(choice: ThemeChoice = themeChoice()): void {
  const dark = choice === 'dark' || (choice === 'system' && darkSystem.matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

/** Applies the theme now and whenever the system changes its own. */
export function followTheme(): void {
  showTheme();
  darkSystem.addEventListener('change', () => showTheme());
}
