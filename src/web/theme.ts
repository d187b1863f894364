import { followTheme } from './theme-choice.ts';

// Its own small file, loaded before the first paint: a page must not flash in the wrong theme.
followTheme();
