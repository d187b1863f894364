import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';

/** Characters of the paragraph before and after the sentence that are looked at. */
const REACH = 600;
/** Letters in a word, on average. */
const LEAST = 4.9;

/**
 * Is this expository prose, to tell by the length of its words? The marks of sentences were learned from papers. Of the commas that the models are surest of
 * (0.5 and more), readers of papers wanted three in five; learners and novelists, who write shorter words, one in three. At 4.9 letters papers lose one in twenty
 * of the right ones, learners' sentences and novels nine in ten of the wrong ones.
 */
export function isInFormalRegister({
  paragraph,
  start,
  end,
}: Pick<AnalysedSentence, 'paragraph' | 'start' | 'end'>): boolean {
  let letters = 0;
  let words = 0;
  for (const [word] of paragraph.slice(Math.max(0, start - REACH), end + REACH).matchAll(/\p{L}+/gu)) {
    letters += word.length;
    words++;
  }
  return letters >= LEAST * words;
}
