import { useState } from 'preact/hooks';
import { chooseTheme, type ThemeChoice, themeChoice } from '../theme-choice.ts';
import { SHELL as words } from './words.ts';

const NEXT: Readonly<Record<ThemeChoice, ThemeChoice>> = { system: 'light', light: 'dark', dark: 'system' };
const SHAPES: Readonly<Record<ThemeChoice, string>> = {
  system: 'M3 4h14v9H3zM7 17h6M10 13v4',
  light:
    'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6 16 16M4 16l1.4-1.4M14.6 5.4 16 4',
  dark: 'M16.5 12.2A7 7 0 1 1 7.8 3.5a5.6 5.6 0 0 0 8.7 8.7z',
};

/** Switches from one theme to the next: the system's theme, light, dark. */
export function ThemeSwitch() {
  const [choice, setChoice] = useState(themeChoice());
  const next = NEXT[choice];
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={words.themeChange(words.theme[choice], words.theme[next])}
      title={words.themeNow(words.theme[choice])}
      onClick={() => {
        chooseTheme(next);
        setChoice(next);
      }}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={SHAPES[choice]} />
      </svg>
    </button>
  );
}
