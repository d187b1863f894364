import { describe, expect, it } from 'vitest';
import { tokenize } from '../../../text/token.ts';
import type { AnalysedSentence } from '../../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import { Paragraph } from '../../sentence/paragraph.ts';
import { Sentence } from '../../sentence/sentence.ts';
import { compileRules } from '../compile-rules.ts';
import { openRules } from '../rule-set.ts';
import { parsePattern } from '../source/pattern.ts';

/** Returns a sentence with hand-written tags: "we/PRP discuss/VBP about/IN it/PRP". */
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
  return new Sentence(new Paragraph(paragraph), { start: 0, end: paragraph.length }, tokens);
}

function matched(pattern: string, text: string): string[] {
  const sentence = tagged(text);
  const rules = `%class other\n%source Emend\n%comment A comment.\n%level basic\n\na: ${pattern}\n- A. => B.`;
  const { matcher } = openRules(compileRules({ words: [], rules: [{ path: 'trial.rules', text: rules }] }), []);
  return matcher
    .findAll(sentence, () => true)
    .map(({ from, to }) =>
      sentence.tokens
        .slice(from, to)
        .map((token) => token.text)
        .join(' '),
    );
}

describe('createMatcher', () => {
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
