import type { Band } from '../detection/types.ts';

/** Look of a band: dark text on a tint, and an underline that distinguishes the bands without colour. */
export interface BandStyle {
  readonly name: string;
  readonly range: string;
  readonly meaning: string;
  /** Text colour; at least 4.5 to 1 on white and on the tint. */
  readonly ink: string;
  /** Strong colour of bars, gauge and underlines. */
  readonly strong: string;
  readonly tint: string | null;
  readonly line: 'none' | 'dotted' | 'dashed' | 'double';
}

/** Colours after Okabe and Ito's palette for colour-blind readers; their greys differ too. */
export const BAND_STYLES: Readonly<Record<Band, BandStyle>> = {
  green: {
    name: 'Green',
    range: '0',
    meaning: 'reads as written by a person',
    // nearly black: most pages of most papers are green
    ink: '#17412f',
    strong: '#009e73',
    tint: null,
    line: 'none',
  },
  yellow: {
    name: 'Yellow',
    range: '1–35',
    meaning: 'slight signs of machine text',
    ink: '#5c4a00',
    strong: '#e6c700',
    tint: '#fff8d6',
    line: 'dotted',
  },
  orange: {
    name: 'Orange',
    range: '36–70',
    meaning: 'clear signs of machine text',
    ink: '#8a3b00',
    strong: '#e07b00',
    tint: '#ffe9cc',
    line: 'dashed',
  },
  red: {
    name: 'Red',
    range: '71–100',
    meaning: 'strong signs of machine text',
    ink: '#8b0017',
    strong: '#b3001e',
    tint: '#ffdbe0',
    line: 'double',
  },
};

export const BANDS: readonly Band[] = ['green', 'yellow', 'orange', 'red'];
