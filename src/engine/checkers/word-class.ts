import { ADVERB_OF, FEELING, NOUN_FOR_VERB, VERB_FOR_NOUN } from '../lexicon/family-pairs.ts';
import { canBeNoun, verbByBase } from '../lexicon/inflection.ts';
import { MODALS, wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isCompounded, isFiniteVerb, isPunctuation } from '../sentence/token-tests.ts';
import { propose, quote, replaceTokens } from '../token-edits.ts';

const PEOPLE = wordSet('i we they he she people students everyone you');
/** Determiners that are also pronouns: "some think that", "this shows". */
const ALONE = wordSet('that all both this these those some any many most few several each');
const OBJECT_STARTS = wordSet('the a an my your his her its our their this that these those me him us them it');

/** True when a verb is required here: after a modal, "do not", or "to" after a word that takes an infinitive. */
function wantsVerb(tokens: readonly AnalysedToken[], i: number): boolean {
  const before = tokens[i - 1];
  if (!before) return false;
  if (MODALS.has(before.lower) && before.upos === 'AUX') return true;
  if (
    before.lower === "n't" ||
    (before.lower === 'not' && tokens[i - 2]?.upos === 'AUX' && tokens[i - 2]!.lemma !== 'be')
  )
    return tokens[i - 2]?.lemma !== 'be';
  return (
    before.lower === 'to' &&
    /^(?:want|need|try|able|have|hope|decide|like|ready|learn|plan|how|order|has|had|wants|wanted|trying|likely|going|way)$/.test(
      tokens[i - 2]?.lower ?? '',
    )
  );
}

/** "results similar regarding the rate": prepositions in -ing, not verbs. */
const PREPOSITION_IN_ING = /^(?:regarding|concerning|considering|including|following|according|during)$/;

/** "is getting extreme dry": the adjective behind them is no name of a thing that is done. */
const LINKING_ING = /^(?:be|becom|feel|gett|grow|look|remain|seem|stay|turn)ing$/;

export const wordClass: Checker = {
  id: 'word-class',
  errorClass: 'word-form',
  corrects: [
    { wrong: 'You can success in life.', right: 'You can succeed in life.' },
    { wrong: 'It is my believe that it works.', right: 'It is my belief that it works.' },
    { wrong: 'This is extreme important.', right: 'This is extremely important.' },
    { wrong: 'You can easy find it.', right: 'You can easily find it.' },
    { wrong: 'I am very interesting in music.', right: 'I am very interested in music.' },
  ],
  accepts: [
    'My Korean was not great compared to the time that I spent.',
    'Will high insured rates show up in that area?',
    'You can succeed; success is what you want.',
    'The last minutes are for questions with the judge.',
    'It is my belief that people believe it.',
    'The real important things are extremely important.',
    'I am interested in interesting music.',
    'I am boring my friends.',
    'Some think that it works, and most believe it.',
    'The response was slow in high blood pressure.',
    'More data would though be needed.',
    'He is exact and true.',
    'We learn the features that separate dead from living cells.',
    'The trend might be positive due to the sun.',
    'We found values very similar regarding the rate.',
    'Writing a plain sort is easier than implementing quick select, but it is slower.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    const add = (i: number, right: string, base: number, rule: string, comment: string): void => {
      const gain = modelGain(sentence, context, i, i + 1, right);
      proposals.push(
        propose(replaceTokens(sentence, i, i + 1, right), {
          rule: `word-class/${rule}`,
          errorClass: rule === 'adverb' ? 'adjective-adverb' : 'word-form',
          comment,
          confidence: weighConfidence(base, gain),
        }),
      );
    };
    for (let i = 1; i < tokens.length; i++) {
      const token = tokens[i]!;
      // "the Direct Connect protocol", "the improve- ments": a name, and half a word
      if (token.kind !== 'word' || /^\p{Lu}/u.test(token.text) || tokens[i + 1]?.text === '-') continue;
      const before = tokens[i - 1]!;
      const next = tokens[i + 1];
      const verb = VERB_FOR_NOUN.get(token.lower);
      // "it can thought of as a plan": "be" is missing, and "thought" is no noun
      const isParticiple = token.lower === 'thought' && next?.lower === 'of';
      if (verb && !isParticiple && wantsVerb(tokens, i) && next?.upos !== 'NOUN' && next?.xpos !== 'VB') {
        add(
          i,
          verb,
          0.75,
          'verb',
          `After ${quote(before.text)} a verb is needed: ${quote(verb)}, not the noun ${quote(token.text)}.`,
        );
        continue;
      }
      const noun = NOUN_FOR_VERB.get(token.lower);
      if (
        noun &&
        // "I got the invite": right in letters and posts
        !(token.lower === 'invite' && context.documentType !== 'academic') &&
        // a person, and what that person does; "in my judge" is an opinion
        (token.lower !== 'judge' || (before.xpos === 'PRP$' && tokens[i - 2]?.lower === 'in')) &&
        // "Its depend on the weather.": "it depends" is meant, since the sentence has no other verb
        !(i === 1 && before.lower === 'its' && !tokens.slice(2).some(isFiniteVerb)) &&
        (before.upos === 'DET' || before.xpos === 'PRP$' || (before.upos === 'ADJ' && tokens[i - 2]?.upos === 'DET')) &&
        !ALONE.has(before.lower) &&
        (!next ||
          isPunctuation(next) ||
          next.upos === 'ADP' ||
          next.upos === 'AUX' ||
          next.lower === 'that' ||
          next.lower === 'and')
      ) {
        add(
          i,
          noun,
          0.72,
          'noun',
          `After ${quote(before.text)} a noun is needed: ${quote(noun)}, not the verb ${quote(token.text)}.`,
        );
        continue;
      }
      const feeling = FEELING.get(token.lower);
      if (feeling) {
        const be =
          before.lemma === 'be' ||
          before.lower === "'m" ||
          (/^(?:very|so|really|not|always|too|more|also)$/.test(before.lower) &&
            (tokens[i - 2]?.lemma === 'be' || tokens[i - 2]?.lower === "'m"));
        const subject = tokens[before.lemma === 'be' || before.lower === "'m" ? i - 2 : i - 3]?.lower ?? '';
        const preposition =
          next?.lower ===
          (token.lower === 'interesting' ? 'in' : /^(?:boring|satisfying)$/.test(token.lower) ? 'with' : 'about');
        if (
          be &&
          PEOPLE.has(subject) &&
          subject !== 'you' &&
          (preposition || subject === 'i') &&
          next?.upos !== 'NOUN' &&
          next?.upos !== 'ADJ' &&
          // "I am boring my friends": a verb with its object
          !OBJECT_STARTS.has(next?.lower ?? '')
        )
          add(
            i,
            feeling,
            preposition ? 0.88 : 0.55,
            'feeling',
            `${quote(feeling)} tells how a person feels; ${quote(token.text)} tells what causes the feeling.`,
          );
        continue;
      }
      // "the features that separate dead cells", "the main characteristic": a verb, and an adjective that modifies nouns alone
      if (
        token.lower === 'main' ||
        (/^(?:that|which|who)$/.test(before.lower) && verbByBase(context.lexicon, token.lower))
      )
        continue;
      const adverb = ADVERB_OF.get(token.lower);
      if (!adverb || !next || isPunctuation(next) || !next.spaceBefore || PREPOSITION_IN_ING.test(next.lower)) continue;
      const helper =
        before.upos === 'AUX' || before.lower === 'to' || before.lower === 'not' || before.lower === 'very';
      if (next.upos === 'ADJ' && next.xpos === 'JJ' && !isCompounded(sentence, i + 1)) {
        const after = tokens[i + 2];
        // "might be positive due to the sun": "due to" is a preposition of two words
        if (next.lower === 'due' && after?.lower === 'to') continue;
        // "implementing quick select": a name, its second word a verb
        if (before.xpos === 'VBG' && !LINKING_ING.test(before.lower) && verbByBase(context.lexicon, next.lower))
          continue;
        // "high blood pressure", "the real important things": both adjectives may belong to a noun
        if (
          after &&
          (after.upos === 'NOUN' ||
            after.upos === 'ADJ' ||
            after.upos === 'PROPN' ||
            after.text === '-' ||
            after.upos === 'CCONJ')
        )
          continue;
        add(
          i,
          adverb,
          0.68,
          'adverb',
          `${quote(token.text)} describes ${quote(next.text)}, so it must be the adverb ${quote(adverb)}.`,
        );
      } else if (
        helper &&
        next.upos === 'VERB' &&
        // "is not great compared to it": a comparison behind an adjective
        !(next.lower === 'compared' && /^(?:to|with)$/.test(tokens[i + 2]?.lower ?? '')) &&
        // "will high insured rates rise": no participle follows "will", so both words belong to a noun
        !(next.xpos === 'VBN' && /^(?:MD|TO)$/.test(before.xpos)) &&
        (next.xpos === 'VB' || next.xpos === 'VBN' || next.xpos === 'VBG') &&
        !OBJECT_STARTS.has(before.lower) &&
        // "are rapid design and development", "in economic due to": a noun, whatever its tag
        !(before.lemma === 'be' && canBeNoun(context.lexicon, next.lower) && next.xpos !== 'VBG')
      ) {
        if (before.lemma === 'be' && next.xpos === 'VBG') continue;
        add(
          i,
          adverb,
          0.72,
          'adverb',
          `${quote(token.text)} describes the verb ${quote(next.text)}, so it must be the adverb ${quote(adverb)}.`,
        );
      }
    }
    return proposals;
  },
};
