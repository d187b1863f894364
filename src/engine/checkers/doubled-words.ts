import { deleteTokens } from '../edits.ts';
import { wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isCompounded, isNoun } from '../sentence/token-tests.ts';
import { takesParticle } from '../sentence/verbs-with-particle.ts';
import { propose, quote } from '../token-edits.ts';

/** Words that may correctly occur twice in a row: "that that", "had had", "very very", "no no", "long long ago". */
const MAY_REPEAT = wordSet(`
  that had very so no yes ha bye many much far long more her really well now please oh ah hey never again there here well
  blah one two half right round knock night out up down log ln sin cos
`);
/** Words after which "is is" may be right: "what it is is a mystery", "all there is is sand". */
const OPENS_CLAUSE = /^(?:what|whatever|who|how|where|why|all|everything|only)$/;
/** Words of which one use may be the particle or the preposition of a verb. */
const PARTICLES = wordSet('in on by over');
/** Words whose repetition is always a mistake, whatever the context. */
const NEVER_TWICE = wordSet(`
  the a an and of to for with from at as or but if it its this these those they we he she i you my your his our their was were
  are be been has have will would can could should may not also which who when where what than then because into
`);

/** Two words with which no phrase can be repeated: "of the of the", "if the if the", but not "again and again and". */
const FIRST_OF_PAIR = wordSet(
  'in on at of for to from with by as if that when because since during or but is are was were can will would should could may might must under between through into than over',
);
const SECOND_OF_PAIR = wordSet(
  'the a an this these those each every your our its their my we they it are was were not any than',
);

/** "The way it is is strange", "that is is": the first "is" may end a clause. */
const mayEndClause = (tokens: readonly AnalysedToken[], is: number): boolean =>
  tokens.slice(0, is).some((token) => OPENS_CLAUSE.test(token.lower)) ||
  /^(?:there|that)$/.test(tokens[is - 1]?.lower ?? '') ||
  (tokens[is - 1]?.xpos === 'PRP' && isNoun(tokens[is - 2]));

/** "Located in in the folder", "the first is is shorter": the second can be nothing but a slip. */
function mayBothBeMeant(tokens: readonly AnalysedToken[], at: number): boolean {
  const { lower } = tokens[at]!;
  // "Looking back on it it was a good year": a comma is missing, no word
  if (lower === 'it' && /^(?:IN|VBG|RP)$/.test(tokens[at - 2]?.xpos ?? '')) return true;
  if (lower === 'is') return mayEndClause(tokens, at - 1);
  if (!PARTICLES.has(lower)) return MAY_REPEAT.has(lower);
  const next = tokens[at + 1];
  if (next?.kind !== 'word' || next.upos === 'ADP' || at < 2) return true;
  return takesParticle(tokens, at - 1) || (lower !== 'in' && tokens[at - 2]!.upos === 'ADV');
}

/** True when the two words that end at `at` repeat the two before them. */
const isRepeatedPair = (tokens: readonly AnalysedToken[], at: number): boolean =>
  at >= 3 &&
  FIRST_OF_PAIR.has(tokens[at - 1]!.lower) &&
  SECOND_OF_PAIR.has(tokens[at]!.lower) &&
  tokens[at - 3]!.lower === tokens[at - 1]!.lower &&
  tokens[at - 2]!.lower === tokens[at]!.lower &&
  tokens.slice(at - 2, at + 1).every(({ kind, spaceBefore }) => kind === 'word' && spaceBefore);

export const doubledWords: Checker = {
  id: 'doubled-words',
  errorClass: 'other',
  corrects: [
    { wrong: 'This is the the first result.', right: 'This is the first result.' },
    { wrong: 'We went to to the museum.', right: 'We went to the museum.' },
    { wrong: 'The The results are clear.', right: 'The results are clear.' },
    { wrong: 'They measured the temperature temperature twice.', right: 'They measured the temperature twice.' },
    { wrong: 'The keys were left in in the drawer.', right: 'The keys were left in the drawer.' },
    { wrong: 'A small pump is is enough.', right: 'A small pump is enough.' },
    { wrong: 'We counted the seeds by by hand.', right: 'We counted the seeds by hand.' },
    { wrong: 'At the end of the of the corridor is a door.', right: 'At the end of the corridor is a door.' },
    { wrong: 'If the if the lamp is red, wait.', right: 'If the lamp is red, wait.' },
  ],
  accepts: [
    'He said that that answer was wrong.',
    'She had had enough of it.',
    'What it is is a mystery.',
    'The band Duran Duran played in the hall.',
    'It was a very very long day.',
    'The genus Bison bison lives here.',
    'He came in in the evening.',
    'Now that I look back on it it was a good year.',
    'You may drop by by noon, and he carried on on his own.',
    'It rained over and over and over and from time to time to the end.',
    'No, no, it is fine.',
    'The search takes log log n steps.',
    'We need a real-time time-dependent solution.',
    'The circuit has only AND and OR gates.',
    'Vitamin A a day keeps you well.',
    'Fold change in set A A) the first run.',
    'Samples of Leishmania mexicana mexicana were taken from dogs.',
  ],
  check(sentence, { lexicon }) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    for (let i = 1; i < tokens.length; i++) {
      const token = tokens[i]!;
      if (isRepeatedPair(tokens, i)) {
        proposals.push(
          propose(deleteTokens(sentence, i - 1, i + 1), {
            rule: 'doubled-words/pair',
            errorClass: 'other',
            comment: `The words ${quote(`${tokens[i - 1]!.lower} ${token.lower}`)} are written twice; delete one pair.`,
            confidence: 0.95,
          }),
        );
        continue;
      }
      const previous = tokens[i - 1]!;
      if (token.lower !== previous.lower || token.kind !== 'word' || !token.spaceBefore) continue;
      if (mayBothBeMeant(tokens, i) || (token.lower.length === 1 && token.lower !== 'a' && token.lower !== 'i'))
        continue;
      // "a A chain": the letter is a name
      if (token.text.length === 1 && token.text !== previous.text && i > 1) continue;
      // "in set A A) the first": the label of a panel
      if (token.text.length === 1 && tokens[i + 1]?.text === ')') continue;
      if (tokens[i - 2]?.lower === token.lower || tokens[i + 1]?.lower === token.lower) continue;
      // "It has only AND and OR gates": a name in capitals and a word
      if (
        token.text.length > 1 &&
        token.text !== previous.text &&
        [token, previous].some(({ text, lower }) => text === lower.toUpperCase())
      )
        continue;
      const isSmall = NEVER_TWICE.has(token.lower) || token.lower === 'is' || PARTICLES.has(token.lower);
      const name = token.upos === 'PROPN' || (/^\p{Lu}/u.test(token.text) && i > 1);
      // "Bison bison": a genus and its species
      const binomial = /^\p{Lu}/u.test(previous.text) && !/^\p{Lu}/u.test(token.text) && i > 1;
      if ((name || binomial) && !NEVER_TWICE.has(token.lower)) continue;
      if (previous.upos !== token.upos && !isSmall) continue;
      // "real-time time-dependent", and a subspecies: "Leishmania mexicana mexicana"
      if (isCompounded(sentence, i) || isCompounded(sentence, i - 1) || !lexicon.has(token.lower)) continue;
      const genus = i > 2 && !isSmall ? tokens[i - 2]!.text : '';
      if (/^\p{Lu}\p{Ll}/u.test(genus)) continue;
      const edit = i === 1 ? deleteTokens(sentence, 1, 2) : deleteTokens(sentence, i, i + 1);
      proposals.push(
        propose(edit, {
          rule: 'doubled-words',
          errorClass: 'other',
          comment: `The word ${quote(token.lower)} is written twice; delete one.`,
          confidence: isSmall ? 0.97 : 0.8,
        }),
      );
    }
    return proposals;
  },
};
