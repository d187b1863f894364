import { expect, it } from 'vitest';
import { formatOfFile } from '../../documents/source/formats.ts';
import { isTextFile, LATEX_ENDINGS, TEXT_ENDINGS, WORD_ENDINGS } from './file-endings.ts';

it('calls texts what the service reads by its name', () => {
  for (const ending of TEXT_ENDINGS) expect(formatOfFile(`paper${ending}`), ending).toBeDefined();
  expect(isTextFile('Paper.MARKDOWN')).toBe(true);
  for (const ending of [...WORD_ENDINGS, ...LATEX_ENDINGS]) {
    expect(formatOfFile(`paper${ending}`), ending).toBeUndefined();
    expect(isTextFile(`paper${ending}`), ending).toBe(false);
  }
});
