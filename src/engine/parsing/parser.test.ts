import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { realAnalyser } from '../../../test/engine/real-engine.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { createParser } from './parser.ts';
import { ParserState } from './state.ts';

const analyse = realAnalyser();
const sentenceOf = (text: string): AnalysedSentence => analyse(text, { start: 0, end: text.length });
const tokensOf = (text: string): readonly AnalysedToken[] => sentenceOf(text).tokens;

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

describe('the parse on the sentence', () => {
  const subject = (text: string, verb: string): string | undefined => {
    const sentence = sentenceOf(text);
    const found = sentence.parsedSubjectOf(sentence.tokens.find((token) => token.text === verb)!.index);
    return found && `${sentence.tokens[found.head]!.text} (${found.way})`;
  };

  it.each([
    ['The list of items on the desk is long.', 'is', 'list (own)'],
    ['The samples that we took from the river were washed.', 'were', 'samples (own)'],
    ['The patients who were treated went home.', 'were', 'patients (relative)'],
    ['She sings and dances.', 'dances', 'She (shared)'],
    ['Has the committee decided?', 'Has', undefined],
  ])('in %s finds the subject of %s', (text, verb, expected) => expect(subject(text, verb)).toBe(expected));

  it('is read from the head to its dependents', () => {
    const sentence = sentenceOf('Tom and Ann were invited by the council.');
    const words = (head: number, relation?: string) =>
      sentence.dependentsOf(head, relation).map((k) => sentence.tokens[k]!.text);
    expect(words(0, 'conj')).toEqual(['Ann']);
    expect(words(4, 'nsubj')).toEqual(['Tom']);
    expect(words(4, 'aux')).toEqual(['were']);
    expect(words(4)).toEqual(['Tom', 'were', 'council', '.']);
    expect(words(2, 'det')).toEqual([]);
  });
});
