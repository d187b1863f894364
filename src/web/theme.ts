import { followTheme } from './theme-choice.ts';

// A small file of its own, loaded before the first paint: a page must not flash in the wrong theme.
followTheme();
