import { capitalize } from '../edits.ts';
import { REGULARISED, UNCOUNTABLE_PLURALS } from '../lexicon/uncountable-nouns.ts';
import { BE_ALL, wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { selectsFromSeveral } from '../sentence/partitive.ts';
import { skipAdverbs } from '../sentence/token-tests.ts';
import { propose, quote, replaceTokens } from '../token-edits.ts';

/** Regular forms that are also other words, which only the language model can distinguish. */
const ALSO_WORDS = new Set(
  'leafs wolfs lighted shined costed leaded medias lifes halfs calfs singed heros fishs aircrafts mans flied'.split(
    ' ',
  ),
);

/** Counting words, after which "researches" becomes "studies": "many research" would be the next mistake. */
const COUNTED = /^(?:many|several|few|fewer|various|numerous|two|three|four|five)$/;

/** Verbs whose object is a person: "it puzzled researches for years". */
const WITH_PERSONS = wordSet(
  'puzzle allow enable help encourage motivate inspire lead attract interest convince persuade',
);

/** "The researches designed a test": a slip for those who do research. */
function areResearchers(tokens: readonly AnalysedToken[], i: number): boolean {
  if (tokens[i]!.lower !== 'researches') return false;
  if (WITH_PERSONS.has(tokens[i - 1]?.lemma ?? '')) return true;
  const verb = tokens[skipAdverbs(tokens, i + 1)];
  // "the researches conducted": only an object shows that the participle is a verb of the past
  const acts = verb?.xpos === 'VBN' || verb?.xpos === 'VBD';
  return acts && !BE_ALL.has(verb.lower) && /^(?:DT|CD|PRP\$?|NNS)$/.test(tokens[verb.index + 1]?.xpos ?? '');
}

/** How many tokens back to look for "of". */
const REACH = 11;

/** True behind "one of", "many of" and the like. */
const isOneOf = (tokens: readonly AnalysedToken[], i: number): boolean =>
  tokens.some(({ lower }, k) => lower === 'of' && k < i && k >= i - REACH && selectsFromSeveral(tokens, k - 1));

/** Position of the "these" or "those" that the noun at `i` has, before adjectives and nouns: "those cutting edge stuffs". */
function demonstrativeBefore(tokens: readonly AnalysedToken[], i: number): number | undefined {
  let at = i - 1;
  while (at >= 0 && /^(?:ADJ|NOUN|VERB)$/.test(tokens[at]!.upos) && tokens[at]!.spaceBefore) at--;
  return /^(?:these|those)$/.test(tokens[at]?.lower ?? '') ? at : undefined;
}

/** The words from a demonstrative up to its noun, with the demonstrative of an uncountable noun. */
const singularDemonstrative = (tokens: readonly AnalysedToken[], from: number, noun: number): string[] =>
  tokens.slice(from, noun).map(({ text, lower }, k) => {
    if (k > 0) return text;
    const form = lower === 'these' ? 'this' : 'that';
    return text === lower ? form : capitalize(form);
  });

/** True when "costed" is right: to cost a plan is to calculate its cost. */
const isCosted = (tokens: readonly AnalysedToken[], i: number): boolean =>
  tokens[i]!.lower === 'costed' && (tokens[i - 1]?.upos === 'AUX' || tokens[i - 2]?.upos === 'AUX');

export const irregularForms: Checker = {
  id: 'irregular-forms',
  errorClass: 'word-form',
  corrects: [
    { wrong: 'He writed a letter.', right: 'He wrote a letter.' },
    { wrong: 'The childs were happy.', right: 'The children were happy.' },
    { wrong: 'We need more informations.', right: 'We need more information.' },
    { wrong: 'We read all these new informations.', right: 'We read all this new information.' },
    { wrong: 'The datas are clear.', right: 'The data are clear.' },
    { wrong: 'He has writed two books.', right: 'He has written two books.' },
    { wrong: 'Many researches are needed.', right: 'Many studies are needed.' },
    { wrong: 'We need more researches.', right: 'We need more research.' },
    { wrong: 'The researches designed two tests.', right: 'The researchers designed two tests.' },
    { wrong: 'It has puzzled researches for years.', right: 'It has puzzled researchers for years.' },
  ],
  accepts: [
    'He wrote a letter to the children.',
    'The information is in the data.',
    'Mr Childs met Mrs Foots.',
    'The plan was fully costed, and the broad-leaved trees are old.',
    'We read his Researches on Magnetism.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const { lexicon } = context;
    const proposals: Proposal[] = [];
    for (const [i, token] of tokens.entries()) {
      if (i > 0 && /^\p{Lu}/u.test(token.text)) continue;
      const mass = Object.hasOwn(UNCOUNTABLE_PLURALS, token.lower) ? UNCOUNTABLE_PLURALS[token.lower] : undefined;
      if (mass && token.upos !== 'VERB' && token.upos !== 'ADV') {
        const [singular, confidence] = mass;
        if (token.lower === 'researches' && COUNTED.test(tokens[i - 1]?.lower ?? '')) {
          proposals.push(
            propose(replaceTokens(sentence, i, i + 1, 'studies'), {
              rule: 'irregular-forms/uncountable',
              errorClass: 'noun-number',
              comment: `${quote(singular)} is uncountable: write ${quote('studies')} after ${quote(tokens[i - 1]!.text)}.`,
              confidence: 0.9,
            }),
          );
          continue;
        }
        if (areResearchers(tokens, i)) {
          proposals.push(
            propose(
              replaceTokens(sentence, i, i + 1, 'researchers'),
              {
                rule: 'irregular-forms/uncountable',
                errorClass: 'word-form',
                comment: `Those who do ${quote(singular)} are ${quote('researchers')}; ${quote(singular)} itself has no plural.`,
                confidence: 0.85,
              },
              [singular],
            ),
          );
          continue;
        }
        // "one of the best informations": without its plural, the noun could not be one of several
        if (isOneOf(tokens, i)) continue;
        const from = demonstrativeBefore(tokens, i) ?? i;
        const better = [...singularDemonstrative(tokens, from, i), singular].join(' ');
        const gain = modelGain(sentence, context, from, i + 1, better);
        proposals.push(
          propose(replaceTokens(sentence, from, i + 1, better), {
            rule: 'irregular-forms/uncountable',
            errorClass: 'noun-number',
            comment: `${quote(singular)} is uncountable and has no plural form.`,
            confidence: weighConfidence(confidence, gain),
          }),
        );
        continue;
      }
      const regular = REGULARISED.get(token.lower);
      // "broad-leaved", "the plan was fully costed"
      if (!regular || tokens[i - 1]?.text === '-' || isCosted(tokens, i)) continue;
      const verb = lexicon.verbs(regular).find((forms) => forms.past === regular);
      const helper = tokens[i - 1]?.upos === 'AUX' || tokens[i - 2]?.upos === 'AUX';
      const right = verb && helper && tokens[i - 1]!.lower !== 'did' ? verb.participle : regular;
      const gain = modelGain(sentence, context, i, i + 1, right);
      proposals.push(
        propose(replaceTokens(sentence, i, i + 1, right), {
          rule: 'irregular-forms/regularised',
          errorClass: 'word-form',
          comment: `This word is irregular: its form is ${quote(right)}, not ${quote(token.text)}.`,
          confidence: weighConfidence(ALSO_WORDS.has(token.lower) ? 0.4 : 0.95, gain),
        }),
      );
    }
    return proposals;
  },
};
