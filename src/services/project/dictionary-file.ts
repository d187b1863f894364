import { readFileSync } from 'node:fs';
import { unreadableReason } from '../../platform/unreadable.ts';

/**
 * Reads a word list with one word per line; `#` begins a comment. In a Hunspell dictionary (`.dic`), the count at the
 * top and the flags after words are skipped, so only the listed forms are known, without the endings that its affix
 * file would add.
 *
 * @param fault makes the error to throw if the file cannot be read
 */
export function readWordList(file: string, fault: (reason: string) => Error): string[] {
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch (error) {
    throw fault(unreadableReason(error));
  }
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  const words = file.endsWith('.dic')
    ? lines.map((line) => line.replace(/(?<!^|\\)\/[\s\S]*/, '')).filter((line, i) => i > 0 || !/^\d+\s*$/.test(line))
    : lines.map((line) => line.replace(/#[\s\S]*/, ''));
  return words.map((word) => word.trim()).filter((word) => word !== '');
}
