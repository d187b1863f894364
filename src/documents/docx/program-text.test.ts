import { expect, it } from 'vitest';
import { fontsTellCode, isMonospaced } from './program-text.ts';

const PROSE = 'The program reads the list of measurements and returns the mean of each column, as described before.';
const set = (text: string, monospaced = true): { text: string; monospaced: number } => ({
  text,
  monospaced: monospaced ? text.length : 0,
});

it('knows a listing, with a stray blank in another font', () => {
  expect(isMonospaced({ text: '    return total / count', monospaced: 22 })).toBe(true);
  expect(isMonospaced({ text: 'Call mean() twice.', monospaced: 6 })).toBe(false);
  expect(isMonospaced(set(''))).toBe(false);
});

it('believes the fonts of a thesis whose listings are longer than its prose', () => {
  const listing = Array.from({ length: 50 }, (_, i) => set(`def row_${i}(self, table: Table) -> List[Row]:`));
  const samples = Array.from({ length: 50 }, () => set('- show me the way to the station'));
  expect(fontsTellCode([set(PROSE, false), ...listing, ...samples])).toBe(true);
});

it('does not believe those of a manuscript that is typed in one font', () => {
  expect(fontsTellCode([set('The Mean', false), set(PROSE), set('INT. OFFICE - DAY'), set(PROSE)])).toBe(false);
  expect(fontsTellCode([set('Where are you going?'), set('Out.')])).toBe(false);
});
