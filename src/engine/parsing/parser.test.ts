import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANALYSIS_MODELS, createAnalyser } from '../analyse.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { coordinated, isPassive, subjectOf } from '../sentence/relations.ts';
import { createParser } from './parser.ts';
import { ParserState } from './state.ts';

const analyse = createAnalyser(
  new Map(ANALYSIS_MODELS.map((name) => [name, readFileSync(new URL(`../../../models/${name}`, import.meta.url))])),
);
const tokensOf = (text: string): readonly AnalysedToken[] => analyse(text, { start: 0, end: text.length }).tokens;

describe('createParser', () => {
  it.each([
    // word, its head, relation
    ['The dog chased the cat.', 'dog', 'chased', 'nsubj'],
    ['The dog chased the cat.', 'cat', 'chased', 'obj'],
    ['The samples were washed twice.', 'were', 'washed', 'aux:pass'],
    ['The samples were washed twice.', 'samples', 'washed', 'nsubj:pass'],
    ['The results of the study are clear.', 'results', 'clear', 'nsubj'],
    ['The results of the study are clear.', 'study', 'results', 'nmod'],
    ['She wants to read the book.', 'read', 'wants', 'xcomp'],
    ['He left because it rained.', 'rained', 'left', 'advcl'],
    ['We bought apples and pears.', 'pears', 'apples', 'conj'],
  ])('in %s makes %s depend on %s', (text, word, head, relation) => {
    const tokens = tokensOf(text);
    const token = tokens.find(({ text: form }) => form === word)!;
    expect(tokens[token.head!]?.text).toBe(head);
    expect(token.relation).toBe(relation);
  });

  it('makes one tree of any sentence', () => {
    const words = fc.constantFrom(
      'the',
      'of',
      'runs',
      'dog',
      'and',
      ',',
      '.',
      '(',
      'quickly',
      'that',
      'is',
      '😀',
      '3',
      "n't",
    );
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 30 }), (parts) => {
        const tokens = tokensOf(parts.join(' '));
        expect(tokens.filter((token) => token.head === -1)).toHaveLength(1);
        for (const token of tokens) {
          expect(token.relation === 'root').toBe(token.head === -1);
          let at = token;
          for (let steps = 0; at.head !== -1; steps++) {
            expect(steps).toBeLessThan(tokens.length);
            at = tokens[at.head!]!;
          }
        }
      }),
    );
  });

  it('refuses what is not its model', () => {
    expect(() => createParser(new Uint8Array([69, 77, 84, 49, 0]))).toThrow(/not a model file of kind EMP1/);
  });
});

describe('ParserState', () => {
  it('builds arcs in both directions', () => {
    const state = new ParserState(3);
    state.shift();
    state.leftArc(4);
    state.shift();
    state.shift();
    state.rightArc(2);
    state.leftArc(0);
    expect([...state.heads.slice(0, 3)]).toEqual([1, 3, 1]);
    expect(state.finished).toBe(true);
  });
});

describe('relations', () => {
  const subject = (text: string, verb: string): string | undefined => {
    const tokens = tokensOf(text);
    const found = subjectOf(tokens, tokens.find((token) => token.text === verb)!.index);
    return found === undefined ? undefined : tokens[found]!.text;
  };

  it.each([
    ['The list of items on the desk is long.', 'is', 'list'],
    ['The samples that we took from the river were washed.', 'were', 'samples'],
    ['There are three reasons for this.', 'are', 'reasons'],
    ['The patients who were treated went home.', 'were', 'patients'],
    ['She sings and dances.', 'dances', 'She'],
    ['Has the committee decided?', 'Has', 'committee'],
  ])('in %s finds the subject of %s', (text, verb, expected) => expect(subject(text, verb)).toBe(expected));

  it('knows joined subjects and passives', () => {
    const tokens = tokensOf('Tom and Ann were invited by the council.');
    expect(coordinated(tokens, 0).map((k) => tokens[k]!.text)).toEqual(['Tom', 'Ann']);
    expect(isPassive(tokens, 4)).toBe(true);
    expect(isPassive(tokensOf('They invited us.'), 1)).toBe(false);
  });
});
