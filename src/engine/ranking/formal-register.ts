import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';

/** Characters of the paragraph before and after the sentence that are looked at. */
const REACH = 600;
/** Letters in a word, on average. */
const LEAST = 4.9;

/**
 * Is this expository prose, to tell by the length of its words? In papers the trees that learned from papers speak, elsewhere those of everyday writing. Of the
 * commas that the former are sure of (0.5 and more) readers of papers wanted three in five; in learners' sentences and novels one in three was right. At 4.9
 * letters a word papers lose one in twenty of the right ones, the others nine in ten of the wrong ones.
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
