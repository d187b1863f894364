import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const engine = new URL('../../src/engine/', import.meta.url).pathname;
/** `wordSet('a b c')`, `new Set('a b c'.split(' '))`, `new Set(['a', 'b', 'c'])`. */
const LISTS =
  /const (\w+)[^=\n]*=\s*(?:wordSet\(\s*(['"`])(.*?)\2,?\s*\)|new Set(?:<string>)?\(\s*'([^']*)'\.split\(\s*' ',?\s*\),?\s*\)|new Set(?:<string>)?\(\[([^\]]*)\]\))/gs;
const FEWEST = 3;

/** Lists of words in a source file: name, and words in order of the alphabet. */
function listsIn(source: string): { readonly name: string; readonly words: string }[] {
  return [...source.matchAll(LISTS)].flatMap((match) => {
    const text = match[3] ?? match[4] ?? match[5]!.replace(/[',"]/g, ' ');
    const words = [...new Set(text.split(/\s+/).filter(Boolean))].sort();
    return words.length >= FEWEST ? [{ name: match[1]!, words: words.join(' ') }] : [];
  });
}

it('reads the lists of a source', () => {
  const lists = listsIn(`const A = wordSet('b a c');\nconst B = new Set(['a', 'c', 'b']);\nconst C = new Set(['a']);`);
  expect(lists).toEqual([
    { name: 'A', words: 'a b c' },
    { name: 'B', words: 'a b c' },
  ]);
});

it('finds no list of words written down twice', () => {
  const places = new Map<string, string[]>();
  for (const file of readdirSync(engine, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts') || file.startsWith('neural/')) continue;
    for (const { name, words } of listsIn(readFileSync(join(engine, file), 'utf8')))
      places.set(words, [...(places.get(words) ?? []), `${file} ${name}`]);
  }
  expect(places.size).toBeGreaterThan(100);
  expect([...places.values()].filter((names) => names.length > 1)).toEqual([]);
});
