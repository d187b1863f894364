import { insertAfter } from '../edits.ts';
import { SUBJECT_PRONOUNS, wordSet } from '../lexicon/word-sets.ts';
import type { Checker } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isShortOpening, mayEndOrBegin } from '../sentence/openings.ts';
import { isFiniteVerb, isNoun, isPunctuation, isVerb, skipAdverbs } from '../sentence/token-tests.ts';
import { propose, quote } from '../token-edits.ts';

const OPENERS = wordSet(
  'in at on for after before during by from with without despite through throughout since until under over within among according due because thanks apart instead to as like',
);
/** Verbs that rarely occur without their object. */
const TAKES_OBJECT = wordSet(
  'describe use analyze analyse propose present introduce define mention build develop choose apply obtain',
);
const NOMINATIVE: ReadonlySet<string> = new Set([...SUBJECT_PRONOUNS, 'there']);
const QUANTIFIERS = wordSet('various several many numerous different most few');
const ADVERBIAL_NOUNS = wordSet('last next every this that one some these nowadays');
const TIME = wordSet(
  'day year week month morning evening afternoon night summer winter spring autumn weekend time times',
);

/** Conjunctions that open a clause without a subject: "when compiling for phones". */
const REDUCED = wordSet('when while whenever before after if once unless until although though');
/** Words that complete an infinitive as a noun does: "to do this", "to do so", "to use it". */
const OBJECTS = wordSet('this that so it them these those all both us you');
/** Verbs and adjectives that a clause follows: "to ensure you have the file", "to make sure it works". */
const BEFORE_CLAUSE = wordSet(
  'ensure see check verify know say think show confirm decide remember assume believe hope find prove mean guarantee sure certain learn tell suggest feel wish pretend claim indicate imply demonstrate note understand realize realise',
);
/** Share of the openings without a subject of their own that edited documentation parts from the clause by a comma. */
const WITHOUT_SUBJECT = 0.85;

/** True for "To use the tool you need …" and "When compiling for phones you can …". */
function opensWithoutSubject(tokens: readonly AnalysedToken[]): boolean {
  const [first, second] = tokens;
  if (!second) return false;
  if (first!.lower === 'to') return second.xpos === 'VB';
  return REDUCED.has(first!.lower) && /^VB[GN]$/.test(second.xpos);
}

/** "In view of the choice we made in May, the second plan is": the main clause comes after the next comma. */
function isRelativeClause({ tokens }: AnalysedSentence, subject: number, verb: number): boolean {
  const { relation, head } = tokens[verb]!;
  const comma = tokens.findIndex(({ lower }, k) => k > verb && lower === ',');
  if (relation !== 'acl:relcl' || head !== subject - 1 || comma < 0 || tokens[verb + 1]!.upos !== 'ADP') return false;
  return !tokens.slice(verb + 1, comma).some(isFiniteVerb) && tokens.slice(comma).some(isFiniteVerb);
}

/** Share of the places that a careful reader changed, by the number of words in front, before the language model is consulted. */
const confidenceAt = (words: number): number => (words >= 5 ? 0.8 : words === 4 ? 0.52 : 0.4);

export const openingPhraseComma: Checker = {
  id: 'opening-phrase-comma',
  errorClass: 'punctuation',
  corrects: [
    {
      wrong: 'After the end of the long meeting we went home.',
      right: 'After the end of the long meeting, we went home.',
    },
    {
      wrong: 'Because of the bad weather they stayed at home.',
      right: 'Because of the bad weather, they stayed at home.',
    },
    { wrong: 'To use the tool you need a key.', right: 'To use the tool, you need a key.' },
    {
      wrong: 'To summarize the costs of all the lamps we used a table.',
      right: 'To summarize the costs of all the lamps, we used a table.',
    },
    { wrong: 'To do this we can write a function.', right: 'To do this, we can write a function.' },
    { wrong: 'When testing the page we found a fault.', right: 'When testing the page, we found a fault.' },
    {
      wrong: 'During the summer holidays I worked in a shop.',
      right: 'During the summer holidays, I worked in a shop.',
    },
  ],
  accepts: [
    'After the meeting, we went home.',
    'In the house we built was a garden.',
    'With him I went home.',
    'For what it is worth, we tried.',
    'On it he wrote his name.',
    'In no case did they agree.',
    'To ensure you have the right file, read the list.',
    'To get the file you need, run the program.',
    'To use it is easy.',
    'After each visit she made, she gave me a short note.',
    'In view of the difference we made in Part 3, the former kind can be seen as an offer, while the latter cannot.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const first = tokens[0];
    if (!first || sentence.touchesQuotation) return [];
    const opener =
      OPENERS.has(first.lower) &&
      (first.upos === 'ADP' ||
        first.lower === 'according' ||
        first.lower === 'due' ||
        first.lower === 'thanks' ||
        first.lower === 'because');
    const time = ADVERBIAL_NOUNS.has(first.lower) && TIME.has(tokens[1]?.lower ?? '');
    const bare = opensWithoutSubject(tokens);
    if (!opener && !time && !bare) return [];
    // "To get the file you need, run this"
    if (bare && (tokens.at(-1)!.text === '?' || tokens.some(({ lower }) => lower === ','))) return [];
    if (first.lower === 'because' && tokens[1]?.lower !== 'of') return [];
    let nouns = 0;
    for (let i = 1; i < Math.min(tokens.length, 14); i++) {
      const token = tokens[i]!;
      if (
        isPunctuation(token) ||
        (isFiniteVerb(token) && !(bare && i === 1)) ||
        (token.upos === 'SCONJ' && !(bare && token.xpos === 'IN' && tokens[i + 1]?.upos !== 'PRON')) ||
        /^W/.test(token.xpos) ||
        (token.lower === 'that' && token.upos !== 'DET') ||
        // "In the last parts various methods we chose": the phrase ends before its end is sought
        (QUANTIFIERS.has(token.lower) && isNoun(tokens[i - 1]))
      )
        return [];
      if (token.xpos === 'NN' || token.xpos === 'NNS' || token.upos === 'PROPN' || token.upos === 'NUM') nouns++;
      if (!NOMINATIVE.has(token.lower)) continue;
      const before = tokens[i - 1]!;
      if (bare && (BEFORE_CLAUSE.has(before.lemma) || BEFORE_CLAUSE.has(before.lower))) return [];
      // "to use it you need": the first pronoun is the object
      if (bare && i < 4 && (isVerb(before) || before.upos === 'ADP')) continue;
      const done = bare && (OBJECTS.has(before.lower) || before.upos === 'ADV');
      // the phrase must be complete: not "with him I", "on it he", "after finding it you"
      if (
        (nouns === 0 && !done) ||
        before.upos === 'ADP' ||
        isVerb(before) ||
        (before.upos === 'DET' && !done) ||
        before.upos === 'CCONJ' ||
        before.upos === 'PART' ||
        mayEndOrBegin(before)
      )
        return [];
      if ((token.lower === 'it' || token.lower === 'you') && isVerb(before)) return [];
      const verb = skipAdverbs(tokens, i + 1);
      if (!isFiniteVerb(tokens[verb]) || i < 2) return [];
      // "in the house we built there is": a relative clause without its pronoun has a second verb
      const clause = tokens.slice(verb + 1, sentence.punctuationFrom(verb + 1));
      if (
        before.upos === 'NOUN' &&
        clause.some(
          (other, k) =>
            isFiniteVerb(other) &&
            k > 0 &&
            !clause
              .slice(0, k)
              .some((between) => between.upos === 'SCONJ' || between.upos === 'CCONJ' || /^W/.test(between.xpos)),
        ) &&
        tokens[verb]!.upos !== 'AUX'
      )
        return [];
      // "an overview of the model we used, see below", "in the fashion we described in the last part": the object of the verb is the noun before it
      const after = tokens[verb + 1];
      if (
        before.upos === 'NOUN' &&
        TAKES_OBJECT.has(tokens[verb]!.lemma) &&
        (!after || isPunctuation(after) || after.upos === 'ADP')
      )
        return [];
      // "After each talk we gave, we asked": the comma comes after the relative clause
      if (isNoun(before) && after?.text === ',' && NOMINATIVE.has(tokens[verb + 2]?.lower ?? '')) return [];
      if (isRelativeClause(sentence, i, verb)) return [];
      const gain = modelGain(sentence, context, i, i, ',');
      const proposal = propose(insertAfter(before, ','), {
        rule: 'opening-phrase-comma',
        errorClass: 'punctuation',
        comment: `Use a comma after an introductory phrase, before the clause ${quote(`${token.text} ${tokens[i + 1]!.text} …`)}.`,
        confidence: weighConfidence(bare ? WITHOUT_SUBJECT : confidenceAt(i), gain),
      });
      return [isShortOpening(tokens, i) && !bare ? { ...proposal, elective: true } : proposal];
    }
    return [];
  },
};
