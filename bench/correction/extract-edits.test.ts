import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { extractEdits } from './extract-edits.ts';
import { tokensOf } from './m2-file.ts';
import { createTokenTagger } from './tagged-tokens.ts';

const tag = createTokenTagger(fileURLToPath(new URL('../../models', import.meta.url)));

function edits(before: string, after: string): string[] {
  const source = tokensOf(before);
  return extractEdits(tag(source), tag(tokensOf(after))).map(
    ({ start, end, words }) => `${source.slice(start, end).join(' ')} > ${words.join(' ')}`,
  );
}

describe('edits as annotators cut them', () => {
  it.each([
    [
      'single words',
      'He go in school every days .',
      'He goes to school every day .',
      ['go > goes', 'in > to', 'days > day'],
    ],
    ['a missing word', 'She bought car .', 'She bought a car .', [' > a']],
    ['words that are too many', 'We discussed about on it .', 'We discussed it .', ['about on > ']],
    ['an infinitive', 'They enjoy to paint houses .', 'They enjoy painting houses .', ['to paint > painting']],
    ['a compound', 'A well known fact .', 'A well-known fact .', ['well known > well-known']],
    ['a possessive', 'My brother room is big .', "My brother 's room is big .", [" > 's"]],
    ['a new first word', 'Train was late .', 'The train was late .', ['Train > The train']],
    ['a new sentence', 'It rained , we stayed .', 'It rained . We stayed .', [', we > . We']],
    ['word order', 'I like very much it .', 'I like it very much .', ['very much it > it very much']],
  ])('%s', (_, before, after, expected) => expect(edits(before, after)).toEqual(expected));

  it('are none between equal sentences', () => expect(edits('All is well .', 'All is well .')).toEqual([]));
});

it('rebuild the corrected sentence', () => {
  const source = tokensOf('Yesterday I go to cinema with my two friend and we was very happy about film .');
  const target = tokensOf(
    'Yesterday , I went to the cinema with two of my friends , and we were happy with the film .',
  );
  const found = extractEdits(tag(source), tag(target));
  const rebuilt = [...source];
  for (const { start, end, words } of found.toReversed()) rebuilt.splice(start, end - start, ...words);
  expect(rebuilt).toEqual(target);
});
