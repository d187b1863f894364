import { readFileSync } from 'node:fs';

const FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'you may not read it',
};

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
    const { code } = error as NodeJS.ErrnoException;
    throw fault(FAULTS[code ?? ''] ?? String(code));
  }
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  const words = file.endsWith('.dic')
    ? lines.map((line) => line.replace(/(?<!^|\\)\/.*$/, '')).filter((line, i) => i > 0 || !/^\d+\s*$/.test(line))
    : lines.map((line) => line.replace(/#.*$/, ''));
  return words.map((word) => word.trim()).filter((word) => word !== '');
}
