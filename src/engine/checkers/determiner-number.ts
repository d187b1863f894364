import type { CheckContext } from '../context.ts';
import { singularOf, usualPluralOf } from '../lexicon/inflection.ts';
import { NUMBER_WORDS, PLURAL_DETERMINERS, wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isCompounded, isPlaceholder, isPunctuation } from '../sentence/token-tests.ts';
import { propose, quote, replaceTokens } from '../token-edits.ts';

const SINGULAR = wordSet('each every another a an this that');
/** Units and other nouns that stay singular after a number or are names of one ("chapter two"). */
const UNITS = wordSet(
  "sample clock percent per cent hundred thousand million billion dozen score pair head metre meter kilometre kilometer pound dollar euro yen yuan mm cm km kg g ml l m s h min p.m a.m pm am o'clock degree celsius fahrenheit foot stone third fourth fifth sixth seventh eighth ninth tenth half quarter fold way january february march april may june july august september october november december people",
);
const KIND = wordSet('kind type sort');

/** Index of the noun that the determiner at `at` belongs to: after adjectives and before any other noun; -1 when unclear. */
function headAfter(sentence: AnalysedSentence, at: number): number {
  const { tokens } = sentence;
  for (let i = at + 1; i < tokens.length && i <= at + 4; i++) {
    const token = tokens[i]!;
    if (token.upos === 'NOUN') {
      const next = tokens[i + 1];
      if (isCompounded(sentence, i) || !token.spaceBefore) return -1;
      if (
        next &&
        (next.upos === 'NOUN' ||
          next.upos === 'PROPN' ||
          next.upos === 'ADJ' ||
          next.xpos === 'POS' ||
          next.upos === 'NUM' ||
          next.text === '-' ||
          next.xpos === 'VBG' ||
          (next.xpos === 'VBN' && !next.spaceBefore) ||
          next.upos === 'SYM' ||
          next.text === '(')
      )
        return -1;
      if (
        next &&
        (next.lower === 'and' || next.lower === 'or' || (next.lower === ',' && tokens[i + 2]?.upos === 'NOUN'))
      )
        return -1;
      return i;
    }
    if (token.upos !== 'ADJ' || isCompounded(sentence, i) || !token.spaceBefore) return -1;
  }
  return -1;
}

function isCountSingular(token: AnalysedToken, { lexicon }: CheckContext): boolean {
  if (token.xpos !== 'NN' || UNITS.has(token.lower) || token.kind !== 'word' || /^\p{Lu}/u.test(token.text))
    return false;
  if (lexicon.countability(token.lower) !== 'count' && lexicon.countability(token.lower) !== 'both') return false;
  return lexicon.nouns(token.lower).some((noun) => noun.singular === token.lower && noun.plural !== token.lower);
}

/** A number that names something: "the n = 3 mode", "the 100 direction", "a two dimensional map". */
function isValue(tokens: readonly AnalysedToken[], at: number): boolean {
  const before = tokens[at - 1];
  if (tokens[at + 1]?.lower === 'dimensional') return true;
  if (before && /[=*<>±~+]$/.test(before.text)) return true;
  return tokens[at]!.kind === 'number' && before?.lower === 'the';
}

/** Codes that servers answer with. */
const STATUS_CODE = /^[1-5]\d\d$/;

/** "three communication approaches": what the tagger takes for a verb is the plural noun that is counted. */
function isFirstOfCompound(tokens: readonly AnalysedToken[], at: number, { lexicon }: CheckContext): boolean {
  const next = tokens[at + 1];
  if (next?.xpos !== 'VBZ' || lexicon.nouns(next.lower).every(({ plural }) => plural !== next.lower)) return false;
  return /^(?:TO|IN|\.|,|CC|VBP|VBD|MD)$/.test(tokens[at + 2]?.xpos ?? '.');
}

/** "the two hourglass configuration": what stands between number and noun is a noun itself, and the three of them a name. */
const isKindName = (tokens: readonly AnalysedToken[], at: number, noun: number, { lexicon }: CheckContext): boolean =>
  tokens[at - 1]?.lower === 'the' &&
  noun === at + 2 &&
  lexicon.wordClasses(tokens[at + 1]!.lower).every((kind) => kind === 'NOUN');

/** After "these work" they say how something is done: the word before them is a verb. */
const MANNER = wordSet('well best better badly poorly together fine');

/** "This results in a delay", "each manifests in new ways", "however these need to be": a verb, and the word before it its subject. */
function isVerbAfterPronoun(
  tokens: readonly AnalysedToken[],
  determiner: number,
  at: number,
  { lexicon }: CheckContext,
): boolean {
  if (at !== determiner + 1 || lexicon.verbs(tokens[at]!.lower).length === 0) return false;
  return /^(?:IN|TO|DT|PRP\$?|RB|WP|CD|WRB)$/.test(tokens[at + 1]?.xpos ?? '');
}

export const determinerNumber: Checker = {
  id: 'determiner-number',
  errorClass: 'noun-number',
  corrects: [
    { wrong: 'These book are mine.', right: 'These books are mine.' },
    { wrong: 'There are many reason for it.', right: 'There are many reasons for it.' },
    { wrong: 'I read every books.', right: 'I read every book.' },
    { wrong: 'It is one of the best film.', right: 'It is one of the best films.' },
    { wrong: 'She has two brother.', right: 'She has two brothers.' },
    { wrong: 'We saw another cars.', right: 'We saw another car.' },
    { wrong: 'This books are mine.', right: 'These books are mine.' },
  ],
  accepts: [
    'These books are mine, and many a reason was given.',
    'She has two brother-in-law problems and a two year plan.',
    'It takes another two weeks and every few days.',
    'I think that books are cheap.',
    'One of the team spoke; one of the staff left.',
    'These data, those people and both sheep.',
    'Chapter two book three is long; he is six foot tall.',
    'A few minutes later he took each by the hand.',
    'Both brother and sister came.',
    'The many body problem is hard.',
    'The n = 3 mode and the 100 direction of a two-dimensional map are shown.',
    'This results in a delay, and each manifests in new ways.',
    'However, these need to be tested.',
    'It is easy to see, as this shows.',
    'These work well when the load is small.',
    'They yield 23 file ￼ operations and show a 404 error.',
    'We have defined 3 different communication approaches.',
    'It is a three layered neural model on an 8 inch by 5 inch sheet.',
    'It sells for $60, of which $7 profit is theirs, and runs as 32 stride.',
    'The three ellipsoid semi-axes were drawn.',
    'In the Group A scenarios, this breaks when it rains, and these mirror each other.',
    'During this most particles are stopped.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const { lexicon } = context;
    const proposals: Proposal[] = [];
    const add = (at: number, right: string, comment: string, base: number, rule: string): void => {
      const gain = modelGain(sentence, context, at, at + 1, right);
      proposals.push(
        propose(replaceTokens(sentence, at, at + 1, right), {
          rule: `determiner-number/${rule}`,
          errorClass: rule === 'this' ? 'pronoun-determiner' : 'noun-number',
          comment,
          confidence: weighConfidence(base, gain),
        }),
      );
    };
    for (const [i, token] of tokens.entries()) {
      const { lower } = token;
      const next = tokens[i + 1];
      if (!next) break;
      const oneOf =
        lower === 'of' &&
        tokens[i - 1]?.lower === 'one' &&
        /^(?:the|my|his|her|our|their|your|its|these|those)$/.test(next.lower);
      const number =
        (NUMBER_WORDS.has(lower) ||
          (token.kind === 'number' && /^\d{1,3}$/.test(token.text) && Number(token.text) > 1)) &&
        (tokens[i - 1]?.upos !== 'NOUN' || tokens[i - 1]?.xpos === 'NNS') &&
        tokens[i - 1]?.upos !== 'PROPN' &&
        tokens[i - 1]?.upos !== 'NUM' &&
        tokens[i - 1]?.text !== '/' &&
        tokens[i - 1]?.text !== '.' &&
        tokens[i - 1]?.text !== '(' &&
        !/^(?:[$€£¥]|as|an?)$/i.test(tokens[i - 1]?.text ?? '') &&
        !isValue(tokens, i);
      if (PLURAL_DETERMINERS.has(lower) || oneOf || number) {
        if (
          (lower === 'few' &&
            /^(?:a|every|next|last|first)$/.test(tokens[i - 1]?.lower ?? '') &&
            tokens[i - 1]!.lower !== 'a') ||
          (lower === 'both' && tokens.some((other) => other.lower === 'and'))
        )
          continue;
        if (lower === 'those' && (next.lower === 'who' || next.xpos === 'VBN')) continue;
        if ((lower === 'many' && /^(?:a|an)$/.test(next.lower)) || (number && isCompounded(sentence, i))) continue;
        // "the twenty first century": an ordinal
        if (number && /^(?:first|second|third|[a-z]+th)$/.test(next.lower)) continue;
        const at = headAfter(sentence, oneOf ? i + 1 : i);
        if (at < 0 || !isCountSingular(tokens[at]!, context)) continue;
        const noun = tokens[at]!;
        // "8 inch by 5 inch", "three ellipsoid semi-axes"
        if (number && (tokens[at + 1]?.lower === 'by' || tokens[at + 2]?.text === '-')) continue;
        // "5 file ￼ operations", "3 different communication approaches", "404 error": half of a term, or a name
        if (isPlaceholder(tokens[at + 1]) || isFirstOfCompound(tokens, at, context)) continue;
        // "four surface O atoms", "the two hourglass configuration": a symbol goes on with the term, a noun before it names the kind
        if (/^\p{Lu}\p{Ll}?$/u.test(tokens[at + 1]?.text ?? '')) continue;
        if (number && isKindName(tokens, i, at, context)) continue;
        if (number && STATUS_CODE.test(token.text) && /^(?:error|code|status|page|response)$/.test(noun.lower))
          continue;
        if (
          /^(?:these|those)$/.test(lower) &&
          (tokens[at + 1]?.xpos === 'TO' ||
            tokens[at + 1]?.lower === 'each' ||
            MANNER.has(tokens[at + 1]?.lower ?? '')) &&
          isVerbAfterPronoun(tokens, i, at, context)
        )
          continue;
        const plural = usualPluralOf(lexicon, noun.lower);
        if (!plural) continue;
        // "one of the team": a group; "two thousand", "these kind of"
        if (
          oneOf &&
          !/^(?:JJS|RBS)$/.test(tokens[i + 2]?.xpos ?? '') &&
          /^(?:team|staff|group|family|crew|lot|set|kind|class|public|faculty|majority|rest|band|cast|list|world)$/.test(
            noun.lower,
          )
        )
          continue;
        // "many time" is rather "much time" (quantifiers.ts)
        if (
          lower === 'many' &&
          lexicon.countability(noun.lower) === 'both' &&
          /^(?:time|work|food|experience|space|paper|energy|help)$/.test(noun.lower)
        )
          continue;
        if (
          number &&
          (noun.lower === 'year' ||
            noun.lower === 'day' ||
            noun.lower === 'month' ||
            noun.lower === 'week' ||
            noun.lower === 'hour') &&
          tokens[at + 1]?.lower === 'old'
        )
          continue;
        // a verb or adjective that the tagger took for a noun
        const verbLike =
          lexicon.verbs(noun.lower).length > 0 &&
          at === i + 1 &&
          (lower === 'these' ||
            lower === 'those' ||
            lower === 'both' ||
            lower === 'few' ||
            lower === 'many' ||
            lower === 'several');
        const shown = oneOf ? 'one of' : token.text;
        add(
          at,
          plural,
          `${quote(shown)} is followed by a plural noun: ${quote(plural)}.`,
          KIND.has(noun.lower) ? 0.7 : verbLike ? 0.65 : number ? 0.8 : 0.88,
          oneOf ? 'one-of' : number ? 'number' : 'plural',
        );
        continue;
      }
      // "in the Group A scenarios"
      if (token.text === 'A' && i > 0) continue;
      // "during this most particles are stopped"
      if (/^(?:this|that)$/.test(lower) && /^(?:most|all|both|many|some)$/.test(next.lower)) continue;
      if (SINGULAR.has(lower)) {
        const at = headAfter(sentence, i);
        const noun = tokens[at];
        if (noun?.xpos !== 'NNS') continue;
        const singular = singularOf(lexicon, noun.lower);
        if (
          !singular ||
          /(?:ics|news|series|species|means|data|media|people|police|clothes|goods|thanks|congratulations|headquarters|works|barracks|crossroads|lots|minutes|hundreds|thousands|two|three|maths)$/.test(
            noun.lower,
          )
        )
          continue;
        if (isVerbAfterPronoun(tokens, i, at, context) && lower !== 'a' && lower !== 'an') continue;
        if (/^\p{Lu}/u.test(noun.text)) continue;
        if (lower === 'that' || lower === 'this') {
          // "due to this errors occur": a pronoun
          if (tokens[i - 1]?.lower === 'to' && tokens[at + 1]?.upos === 'VERB') continue;
          // "as this shows.": a clause of its own
          if (tokens[i - 1]?.lower === 'as' && at === i + 1 && (!tokens[at + 1] || isPunctuation(tokens[at + 1])))
            continue;
          if (lower === 'that' && (token.upos !== 'DET' || (i > 0 && tokens[i - 1]!.upos !== 'ADP'))) continue;
          const these = lower === 'this' ? 'these' : 'those';
          const verb = tokens.slice(at + 1, at + 4).find((other) => other.xpos === 'VBZ');
          if (verb)
            add(
              at,
              singular,
              `${quote(token.text)} is followed by a singular noun: ${quote(singular)}.`,
              0.6,
              'this-noun',
            );
          else add(i, these, `${quote(noun.text)} is plural, so use ${quote(these)} before it.`, 0.82, 'this');
          continue;
        }
        if ((lower === 'a' || lower === 'an') && (at !== i + 1 || tokens[i - 1]?.lower === 'such')) continue;
        if (lower === 'another' && tokens[i + 1]?.upos === 'NUM') continue;
        if (lower === 'each' && (tokens[i - 1]?.upos === 'NOUN' || tokens[i + 1]?.lower === 'other')) continue;
        add(
          at,
          singular,
          `${quote(token.text)} is followed by a singular noun: ${quote(singular)}.`,
          lower === 'a' || lower === 'an' ? 0.5 : 0.85,
          'singular',
        );
      }
    }
    return proposals;
  },
};
