import { capitalize } from '../edits.ts';
import { BE_ALL, SUBORDINATORS, wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import {
  isOpening,
  isOpeningWithin,
  isSubjectTakenUp,
  opensSecondClause,
  REPORTING,
} from '../sentence/before-the-comma.ts';
import { holdsIndependentClause } from '../sentence/independent-clause.ts';
import { SUBJECT_WORDS } from '../sentence/main-clauses.ts';
import { opensWithClause } from '../sentence/openings.ts';
import { isFiniteVerb, isPlaceholder, isWithinBrackets } from '../sentence/token-tests.ts';
import { propose, quote } from '../token-edits.ts';

/** "The film was good, it seems": the second clause only says who says or thinks so. "He knows how I feel" says more. */
const isComment = (tokens: readonly AnalysedToken[], verb: number): boolean =>
  REPORTING.test(tokens[verb]!.lower) && [1, 2].some((k) => tokens[verb + k]?.kind !== 'word');
/** Adverbs that may come between the comma and the subject of the second sentence. */
const OPENING_ADVERBS = wordSet('now today nowadays then sometimes finally');

/** Subjects that a verb follows, after an aside where a comma does. */
const ASIDE_AFTER = wordSet('we they he she');

/** Verbs whose object is the person who is assured of what follows. */
const ASSURES = wordSet('guarantee promise assure tell warn swear trust believe');

/** Adverbs that belong to the words after their comma. */
const LINK =
  /^(?:however|therefore|furthermore|moreover|also|then|thus|hence|besides|finally|instead|otherwise|indeed|so)$/;
/** From this many words before the comma, a pronoun with its verb does not continue a list of short clauses. */
const LEAST_WORDS = 6;

/**
 * Returns the words before a comma when, in the parse, they form a complete sentence (subordinate clauses included) and a pronoun with its verb follows the
 * comma. Undefined when a clause of time or condition that ends at the comma belongs to the words that follow ("They left and when it rained, we").
 */
function longSentenceBefore(
  sentence: AnalysedSentence,
  comma: number,
  at: number,
): readonly AnalysedToken[] | undefined {
  const { tokens } = sentence;
  if (comma < LEAST_WORDS || !SUBJECT_WORDS.has(tokens[at]?.lower ?? '') || !isFiniteVerb(tokens[at + 1]))
    return undefined;
  if (tokens.findIndex(({ relation }) => relation === 'root') > comma) return undefined;
  if (opensSecondClause(tokens, comma)) return undefined;
  const before = tokens.slice(0, comma);
  // "Assuming that the rates are equal, we", "Thus, being a student whose field is music, I"
  const opening = before.slice(tokens[1]!.text === ',' ? 2 : 0);
  if (/^(?:IN|TO|VBG|VBN)$/.test(opening[0]!.xpos) && !opening.some(({ lower }) => lower === ',')) return undefined;
  // "grows and therefore, it", "shows that, with more power, we": words without a verb open the sentence after the comma
  const joint = before.findLastIndex(
    ({ lower, xpos }) => xpos === 'CC' || lower === 'that' || /^[,;:.?!–—]$/.test(lower),
  );
  if (!before.slice(joint + 1).some(isFiniteVerb) || LINK.test(before.at(-1)!.lower)) return undefined;
  const opensLater = before.some(
    ({ lower, xpos, relation, head }, k) =>
      (relation === 'advcl' && head! > comma) ||
      (SUBORDINATORS.has(lower) &&
        /^(?:IN|WRB)$/.test(xpos) &&
        (tokens[k - 1]?.lower === 'even' || !/^(?:NN|VB|PRP|JJ|RB|CD)/.test(tokens[k - 1]?.xpos ?? ''))),
  );
  return !opensLater && holdsIndependentClause(sentence, 0, comma) ? before : undefined;
}

/** "for the fragments, we are interested in": what follows the comma is a relative clause that ends with its preposition. */
function endsWithPreposition(tokens: readonly AnalysedToken[], comma: number): boolean {
  const last = tokens.findLastIndex(({ kind }) => kind === 'word');
  return tokens[last]!.xpos === 'IN' && last > comma && tokens[comma - 1]!.upos === 'NOUN';
}

/** "￼ Using both parts, we write": a formula in a line of its own ends the sentence before. */
function isBehindFormula(tokens: readonly AnalysedToken[], comma: number): boolean {
  const formula = tokens.findLastIndex((token, i) => i < comma && isPlaceholder(token));
  const first = tokens[formula + 1]!;
  const opens = formula >= 0 && /^\p{Lu}/u.test(first.text) && /^(?:IN|TO|VBG|VBN)$/.test(first.xpos);
  return opens && !tokens.slice(formula, comma).some(isFiniteVerb);
}

/** "The cost is low, the load is high and the rest is known": the second of three clauses that begin alike. */
const isInSeries = (sentence: AnalysedSentence, at: number, verb: number): boolean =>
  sentence.tokens.some(
    ({ xpos }, i) =>
      xpos === 'CC' &&
      i > verb &&
      sentence.tokens[i + 1]?.lower === sentence.tokens[at]!.lower &&
      sentence.clauseVerb(i + 1) >= 0,
  );

/** "The condition is that the key is known, it fits and the door is shut": clauses under one "that". */
const isListedUnderThat = (sentence: AnalysedSentence, comma: number, verb: number): boolean =>
  sentence.tokens.some(
    ({ lower }, i) => lower === 'that' && i < comma && BE_ALL.has(sentence.tokens[i - 1]?.lower ?? ''),
  ) && sentence.tokens.some(({ xpos }, i) => xpos === 'CC' && i > verb);

export const commaSplice: Checker = {
  id: 'comma-splice',
  errorClass: 'run-on',
  corrects: [
    {
      wrong: 'I like the new film, it is very good for children.',
      right: 'I like the new film. It is very good for children.',
    },
    {
      wrong: 'The measured concentrations are low, they increase slowly during the subsequent storage.',
      right: 'The measured concentrations are low; they increase slowly during the subsequent storage.',
    },
    {
      wrong: 'She is a loyal friend, she knows how much I need her.',
      right: 'She is a loyal friend. She knows how much I need her.',
    },
    {
      wrong: 'Thank you for the long letter, it was good to hear from you.',
      right: 'Thank you for the long letter. It was good to hear from you.',
    },
    {
      wrong: 'I stayed at home because the doctor asked me to rest, I read a book.',
      right: 'I stayed at home because the doctor asked me to rest. I read a book.',
    },
    { wrong: 'The museum is free, it opens at nine.', right: 'The museum is free. It opens at nine.' },
    {
      wrong: 'I was very tired on the first day, the journey had been far too long.',
      right: 'I was very tired on the first day. The journey had been far too long.',
    },
  ],
  accepts: [
    'When it rains, it pours.',
    'The farmers who were moved to the north, they have kept their old songs.',
    'For the visit, the moment we came into the hall, I felt that something was missing.',
    'Our guide explained to us when he saw the empty streets, it is not a safe place for tourists.',
    'We walked home and on the path that we took, there was a small lake.',
    'The plan is new and considering how much time is needed for the repair, it is a good one.',
    'Assuming that all the rivers are of the same length, we can compare them.',
    'Thanks to the rain of the last few weeks, we have enough water.',
    'They went to the old town and when the rain came, they were at home.',
    'The owner of the shop told us that if the door is closed, it locks by itself.',
    'After the long walk that they had made in the morning, they slept.',
    'The load of the server grows, and therefore, it becomes hard to balance.',
    'Through the survey we conducted, it became clear that the old networks were used.',
    'Among the seventy letters we have collected, we read ten.',
    'It was the first of my trips, and I guarantee you, it is not the last.',
    'However, due to the data set we trained on, we are only able to show the shape.',
    'The load is known, and unlike the plan of the first group, we are free to move it.',
    'The lemma says that for any road you choose within the valley, there is a bridge that leads to it.',
    'To be dense means that for every pair of points that we pick from the line, there is a third one between them.',
    'In practice, however, for all of the lamps we bought, we were able to find a cheap shade.',
    'In terms of the difference we made in May, other members seem to add to the use of the text.',
    'This is a good question for the forum where we, I am sure, would soon be able to find an answer with you.',
    'We can see that in case of a small number of samples, the words are not typical.',
    'Each plan tried, we note the cost in the table.',
    'I mean when I am free, I can let people bring their products and make a plan.',
    'The first time a client runs the program, it must ask for a new key.',
    'Every time the rule is not met, the chain is said to be broken.',
    'The time is measured and in doing so, we count the hours of the pump.',
    'In doing so, we obtain the time of the processor.',
    'Whilst the pump ran, it leaked.',
    'The condition is that the player is connected to the game, it has sent its name and the list is not empty.',
    'It took me a long time to write the first part because at first, I thought of it as a game.',
    'This allows us to move the lamp, however as you can see in the figure, there is a small gap.',
    'In case we are not interested in a part that we know is contained in our sample, we can leave it out.',
    'During the time the pump is running at full power, it can be heard in the whole house.',
    'We can see that for pumps without a valve, there are larger losses in most of the cases.',
    'From the claim above, it follows that, as long as the list contains multiple sets, there is an edge with this degree.',
    'This was a wish listed in the table, so although this release did not have it due to its limits, this was a part that could be built in the future.',
    'He pointed out that, by slightly modifying the created graph as follows, it can be shown that the problem is complete.',
    'The effect is positive for the north, and what is more interesting, it is positive for the poor as well.',
    'I like the film because it is good, it seems.',
    'Thus, being a student whose main field is music, I believe that I can help.',
    'The sum is shown as \uFFFC Using the first of the two parts, we write the rest.',
    'The first cost is given by the mean of the tax, the second cost is given by the share and the last value is the sum of both.',
    'He said, it is late.',
    'The film, however, was good.',
    'We came, we saw, we left.',
    'If the film is good, we like it.',
    'The longer we wait, the harder it gets.',
    'It was, he thought, too late.',
    'He is not only kind, he also helps us.',
    'The tall man, the owner of the shop, was there.',
    'It is easy to see, as this shows.',
    'Due to the fact that it rained, we were at home.',
    'With the aim of building tools that farmers can afford, we tested three cheap sensors.',
    'Given that every sample contains traces of iron, it was decided to wash them twice.',
    'Despite the number of problems these tools solve, they are rarely used by small firms.',
    'It was shown in the first part that, in principle, two holes are enough.',
    'The first plan was based on the ideas of the owner, a man trained in the north.',
    'The pair of letters is found in another word (i.e., there was a longer word with that pair in the list).',
    'The tool resolves an old name (with the web method, it is searched in the chain of blocks).',
    'The step adds an element to the set. Then the union is a closed difference, that is, it is an element of the set.',
    'We learn from what is not given to us - in the training set, we know only the right answers to each question.',
  ],
  check(sentence) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    const commas = tokens.filter((token) => token.lower === ',').length;
    if (sentence.touchesQuotation) return proposals;
    for (const [i, token] of tokens.entries()) {
      const next = tokens[i + 1];
      if (token.lower !== ',' || i < 3 || next?.kind !== 'word') continue;
      if (isWithinBrackets(tokens, i) || isOpening(tokens, i) || isOpeningWithin(tokens, i)) continue;
      if (opensWithClause(tokens) && commas === 1) continue;
      if (endsWithPreposition(tokens, i) || isSubjectTakenUp(tokens, i) || isBehindFormula(tokens, i)) continue;
      const at = OPENING_ADVERBS.has(next.lower) ? i + 2 : i + 1;
      // "and yeah, I could not": a word of talk that opens what follows
      if (/^(?:yeah|yes|ok|okay|well|hey)$/.test(tokens[i - 1]!.lower)) continue;
      // "I guarantee you, it is": what is guaranteed follows
      if (/^(?:you|me|us)$/.test(tokens[i - 1]!.lower) && ASSURES.has(tokens[i - 2]!.lemma)) continue;
      // "where we, I am sure, will": an aside between a subject and its verb
      if (ASIDE_AFTER.has(tokens[i - 1]!.lower)) continue;
      // "The difference is, plants grow": what follows says what it is
      if (BE_ALL.has(tokens[i - 1]!.lower)) continue;
      const left = sentence.mainClauseBefore(i) ?? longSentenceBefore(sentence, i, at);
      if (!left) continue;
      // "not only …, he also …" is one sentence
      if (left.some(({ lower }, k) => lower === 'only' && left[k - 1]?.lower === 'not')) continue;
      const subject = tokens[at];
      const verb = sentence.clauseVerb(at);
      if (isListedUnderThat(sentence, i, verb)) continue;
      const pronoun = subject?.upos === 'PRON' && SUBJECT_WORDS.has(subject.lower);
      if (verb < 0 || commas > 3 || (!pronoun && (left.length < 6 || commas > 1))) continue;
      // "the Conceiver, a system developed here" and "with them, Geoffrey reflected"
      if (!pronoun && (/^an?$/.test(next.lower) || tokens.length - verb < 5)) continue;
      if (REPORTING.test(left.at(-1)!.lower) || isComment(tokens, verb)) continue;
      if (isInSeries(sentence, at, verb)) continue;
      const [stop, semicolon] = [`. ${capitalize(next.text)}`, `; ${next.text}`];
      const formal = sentence.isFormal;
      const long = left.length >= 5 && tokens.length - i >= 6;
      proposals.push(
        propose(
          { start: token.start, end: next.end, text: formal ? semicolon : stop },
          {
            rule: 'comma-splice',
            errorClass: 'run-on',
            comment: `The comma before ${quote(next.text)} joins two complete sentences; a full stop, a semicolon or a conjunction is needed.`,
            // seventeen alerts in 160,000 words of edited text; those outside novels were splices
            confidence: (long ? 0.66 : 0.56) - (pronoun ? 0 : 0.06),
          },
          [formal ? stop : semicolon],
        ),
      );
    }
    return proposals;
  },
};
