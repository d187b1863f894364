import { describe, expect, it } from 'vitest';
import { tokenize } from '../../text/token.ts';
import type { AnalysedSentence, AnalysedToken } from '../analysis.ts';
import { parseRows } from '../checkers/matching/table-checker.ts';
import { ADJECTIVE_PREPOSITIONS } from '../checkers/tables/adjective-prepositions.ts';
import { COLLOCATIONS } from '../checkers/tables/collocations.ts';
import { COMPOUNDS } from '../checkers/tables/compounds.ts';
import { CONFUSED_NUMBERS, CONFUSIONS } from '../checkers/tables/confusions.ts';
import { NOUN_PREPOSITIONS } from '../checkers/tables/noun-prepositions.ts';
import { VERB_PATTERNS } from '../checkers/tables/verb-patterns.ts';
import { VERB_PREPOSITIONS } from '../checkers/tables/verb-prepositions.ts';
import { parsePattern } from './pattern.ts';
import { findMatches, indexPatterns } from './pattern-index.ts';

/** A sentence whose tags are given by hand: "we/PRP discuss/VBP about/IN it/PRP". */
function tagged(text: string): AnalysedSentence {
  const pairs = text.split(' ').map((pair) => pair.split('/') as [string, string]);
  const paragraph = pairs.map(([word]) => word).join(' ');
  const upos = (tag: string) =>
    tag.startsWith('V') ? 'VERB' : tag.startsWith('N') ? 'NOUN' : tag === '.' ? 'PUNCT' : 'X';
  const tokens = tokenize(paragraph).map(
    (token, index): AnalysedToken => ({
      ...token,
      index,
      xpos: pairs[index]![1],
      upos: upos(pairs[index]![1]),
      lemma: token.lower.replace(/(?:es|s|ed)$/, ''),
    }),
  );
  return { start: 0, end: paragraph.length, paragraph, tokens };
}

function matched(pattern: string, text: string): string[] {
  const sentence = tagged(text);
  return findMatches(indexPatterns([[pattern, null]]), sentence).map(({ from, to }) =>
    sentence.tokens
      .slice(from, to)
      .map((token) => token.text)
      .join(' '),
  );
}

describe('findMatches', () => {
  it('finds words by form, by lemma and by tag', () => {
    expect(matched('discuss:V [about>] {NP}', 'they/PRP discussed/VBD about/IN it/PRP')).toEqual(['about']);
    expect(matched('discuss:V [about>] {NP}', 'the/DT discuss/NN about/IN it/PRP')).toEqual([]);
    expect(matched('go [in|to>by] car', 'go/VB to/IN car/NN go/VB in/IN car/NN')).toEqual(['to', 'in']);
  });
  it('matches optional elements or nothing', () => {
    const pattern = '[make>do] {DT}? homework';
    expect(matched(pattern, 'make/VB homework/NN')).toEqual(['make']);
    expect(matched(pattern, 'make/VB the/DT homework/NN')).toEqual(['make']);
    expect(matched(pattern, 'make/VB the/DT new/JJ homework/NN')).toEqual([]);
  });
  it('knows the ends of a sentence and what must not follow', () => {
    expect(matched('like it [to>too] {END}', 'like/VB it/PRP to/RB')).toEqual(['to']);
    expect(matched('like it [to>too] {END}', 'like/VB it/PRP to/TO go/VB')).toEqual([]);
    expect(matched('^ [its>it’s] cold', 'its/PRP$ cold/JJ')).toEqual(['its']);
    expect(matched('^ [its>it’s] cold', 'and/CC its/PRP$ cold/JJ')).toEqual([]);
    expect(matched('[make>do] research !{JJ}', 'make/VB research/NN easy/JJ')).toEqual([]);
    expect(matched('[make>do] research !{JJ}', 'make/VB research/NN')).toEqual(['make']);
  });
  it('gives an empty range for a missing word', () => {
    expect(matched('able [>to] {VB}', 'able/JJ go/VB')).toEqual(['']);
  });
});

describe('parsePattern', () => {
  it('refuses patterns that replace nothing or cannot be looked up', () => {
    expect(() => parsePattern('depend of')).toThrow(/square brackets/);
    expect(() => parsePattern('{DT} [{NN}>x]')).toThrow(/look it up/);
    expect(() => parsePattern('go:Q [x>y]')).toThrow(/unknown word class/);
  });
});

describe('the tables', () => {
  const tables = {
    ADJECTIVE_PREPOSITIONS,
    COLLOCATIONS,
    COMPOUNDS,
    CONFUSED_NUMBERS,
    CONFUSIONS,
    NOUN_PREPOSITIONS,
    VERB_PATTERNS,
    VERB_PREPOSITIONS,
  };
  it.each(Object.entries(tables))('%s parses, without rows that change nothing or stand twice', (_, table) => {
    const rows = parseRows(table);
    const sources = rows.map(([source]) => source);
    expect(sources.filter((source, i) => sources.indexOf(source) !== i)).toEqual([]);
    for (const [source, options] of rows) {
      for (const { from, to, replacement } of parsePattern(source))
        expect(replacement !== undefined && (from < to || replacement !== ''), source).toBe(true);
      expect(options?.confidence ?? 0.5, source).toBeGreaterThan(0);
      expect(options?.confidence ?? 0.5, source).toBeLessThan(1);
    }
  });
});
