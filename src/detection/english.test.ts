import { describe, expect, it } from 'vitest';
import { splitSentences } from '../text/sentences.ts';
import { looksEnglish, looksLikeReference } from './english.ts';
import { analyseSentence } from './sentence-facts.ts';
import { createVocabulary } from './vocabulary.ts';

const factsOf = (text: string) => splitSentences(text).map((span) => analyseSentence(text, span, createVocabulary([])));
const english = (text: string): boolean => looksEnglish(factsOf(text));

describe('looksEnglish', () => {
  it.each([
    'We went down to the river before it got dark, and my brother had the lamp with him all the way.',
    'Gold prices rose sharply because investors were worried about what the bank would do next, said analysts in London.',
    'Mean plasma glucose was lower in the treated group than in controls at week 12 (p < 0.05), as in other trials.',
  ])('%s', (text) => expect(english(text)).toBe(true));
  it.each([
    'Nous sommes allés à la rivière avant la nuit, et mon frère avait la lampe avec lui tout le long du chemin.',
    'Wir gingen noch vor der Dunkelheit zum Fluss hinunter, und mein Bruder hatte die Lampe die ganze Zeit bei sich.',
    'Fuimos al río antes de que oscureciera, y mi hermano llevaba la lámpara consigo durante todo el camino.',
    'We gingen voor het donker naar de rivier, en mijn broer had de lamp de hele weg bij zich gehad die avond.',
    '我们在天黑之前去了河边。我的弟弟一路上都拿着灯。后来下雨了。',
    'Мы пошли к реке до темноты, и мой брат всю дорогу нёс с собой лампу, потому что тропинка была узкой.',
  ])('%s', (text) => expect(english(text)).toBe(false));
});

describe('looksLikeReference', () => {
  it.each([
    'Cole, Mary, and Peter Hulst. The Night of the Water. Oxford: Harbour Press, 1999.',
    '[12] P. Hulst, M. Cole, Flow behind Low Groynes, Coastal Papers 12 (1987) 40–55.',
  ])('%s', (text) => expect(looksLikeReference(text, factsOf(text))).toBe(true));
  it.each([
    'In 1987 Peter Hulst of Delft went to the Harbour Office in Hull and asked them what they had done to the groyne.',
    'Cole has never said why she left the town.',
  ])('%s', (text) => expect(looksLikeReference(text, factsOf(text))).toBe(false));
});
