import { wordSet } from './word-set.ts';

/** Word lists that decide whether a full stop ends a sentence (see sentence-ends.ts). */

/**
 * Words that, written with a capital in the middle of running text, nearly always open a sentence: function words and
 * connectives that are not parts of names.
 */
export const STARTERS = wordSet(`
  the a an this that these those there here it its he she they we you i his her their our my your
  in on at by for from with without within as if when while where whereas although though because since unless until
  after before during despite under over between among upon through throughout to of and but or so yet nor
  however moreover furthermore therefore thus hence nevertheless nonetheless additionally finally first second third
  firstly secondly thirdly then next also still instead otherwise meanwhile similarly likewise consequently accordingly
  subsequently overall indeed interestingly importantly notably specifically recently currently previously
  what who why how which whose is are was were do does did can could should would may might will must has have had
  all some many most several few each every both either neither another other such no not only even just one two three
  four five more less much perhaps maybe yes now today again once according given using based compared according
  results data please let thanks see note
`);

/** Words that may follow a closing quotation mark as part of the sentence around it: “…?” Mary asked. */
export const SPEECH_VERBS = wordSet(`
  said says asked asks replied cried shouted whispered answered added exclaimed wondered muttered thought explained
  continued demanded called wrote told remarked observed inquired enquired yelled murmured began went repeated agreed
`);

/** Words that open a sentence even without a capital after a question or exclamation mark. */
export const SUBJECTS = wordSet(`
  i it he she we they you the this that these those there my your his her our their what why how who when where do does
  did can could so but if yes no please thanks maybe
`);
