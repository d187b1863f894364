import { deleteTokens } from '../edits.ts';
import { wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import { isCompounded } from '../sentence/token-tests.ts';
import { propose, quote } from '../token-edits.ts';

/** Words that may correctly occur twice in a row: "that that", "had had", "is is", "very very", "no no", "long long ago". */
const MAY_REPEAT = wordSet(`
  that had very so no yes ha bye many much far long more her really well now please oh ah hey never again there here well
  blah one two half right round knock night out in on is up down over by log ln sin cos
`);
/** Words whose repetition is always a mistake, whatever the context. */
const NEVER_TWICE = wordSet(`
  the a an and of to for with from at as or but if it its this these those they we he she i you my your his our their was were
  are be been has have will would can could should may not also which who when where what than then because into
`);

export const doubledWords: Checker = {
  id: 'doubled-words',
  errorClass: 'other',
  corrects: [
    { wrong: 'This is the the first result.', right: 'This is the first result.' },
    { wrong: 'We went to to the museum.', right: 'We went to the museum.' },
    { wrong: 'The The results are clear.', right: 'The results are clear.' },
    { wrong: 'They measured the temperature temperature twice.', right: 'They measured the temperature twice.' },
  ],
  accepts: [
    'He said that that answer was wrong.',
    'She had had enough of it.',
    'What it is is a mystery.',
    'The band Duran Duran played in the hall.',
    'It was a very very long day.',
    'The genus Bison bison lives here.',
    'He came in in the evening.',
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
      const previous = tokens[i - 1]!;
      if (token.lower !== previous.lower || token.kind !== 'word' || !token.spaceBefore) continue;
      if (MAY_REPEAT.has(token.lower) || (token.lower.length === 1 && token.lower !== 'a' && token.lower !== 'i'))
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
      const name = token.upos === 'PROPN' || (/^\p{Lu}/u.test(token.text) && i > 1);
      // "Bison bison": a genus and its species
      const binomial = /^\p{Lu}/u.test(previous.text) && !/^\p{Lu}/u.test(token.text) && i > 1;
      if ((name || binomial) && !NEVER_TWICE.has(token.lower)) continue;
      if (previous.upos !== token.upos && !NEVER_TWICE.has(token.lower)) continue;
      // "real-time time-dependent", and a subspecies: "Leishmania mexicana mexicana"
      if (isCompounded(sentence, i) || isCompounded(sentence, i - 1) || !lexicon.has(token.lower)) continue;
      const genus = i > 2 && !NEVER_TWICE.has(token.lower) ? tokens[i - 2]!.text : '';
      if (/^\p{Lu}\p{Ll}/u.test(genus)) continue;
      const edit = i === 1 ? deleteTokens(sentence, 1, 2) : deleteTokens(sentence, i, i + 1);
      proposals.push(
        propose(edit, {
          rule: 'doubled-words',
          errorClass: 'other',
          comment: `The word ${quote(token.lower)} is written twice; delete one.`,
          confidence: NEVER_TWICE.has(token.lower) ? 0.97 : 0.8,
        }),
      );
    }
    return proposals;
  },
};
