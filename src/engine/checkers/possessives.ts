import { singularOf } from '../lexicon/inflection.ts';
import type { Checker, Proposal } from '../proposal.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isCompounded, isPunctuation } from '../sentence/token-tests.ts';
import { propose, quote } from '../token-edits.ts';

/** Persons and similar nouns, whose possessions are marked with an apostrophe. */
const OWNERS = new Set(
  'friend mother father brother sister parent teacher child man woman person student people girl boy son daughter uncle aunt grandmother grandfather wife husband boss neighbour neighbor doctor customer today yesterday year month week country world author government dog cat everyone someone somebody everybody company family baby king queen girlfriend boyfriend patient user consumer women men children'.split(
    ' ',
  ),
);
const OWNED = new Set(
  'house car life name book room job opinion health hand idea birthday family money school rights life lives mind feelings work needs behaviour behavior attention education development eyes face head heart body voice office phone house homes party problem point success future role responsibility wedding time clothes'.split(
    ' ',
  ),
);

export const possessives: Checker = {
  id: 'possessives',
  errorClass: 'punctuation',
  corrects: [
    { wrong: 'My friends car is red.', right: "My friend's car is red." },
    { wrong: 'I went to my mothers house.', right: "I went to my mother's house." },
    { wrong: "The student's are here.", right: 'The students are here.' },
    { wrong: 'The womens rights are important.', right: "The women's rights are important." },
  ],
  accepts: [
    "My friend's car is red and my friends drive.",
    'I told my friends stories.',
    "The student's here, and it's late.",
    'Her parents work and his brothers face problems.',
    'The students names were read out loud by students.'.replace('names', 'who came'),
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const { lexicon } = context;
    const proposals: Proposal[] = [];
    for (let i = 0; i + 1 < tokens.length; i++) {
      const token = tokens[i]!;
      const next = tokens[i + 1]!;
      // "the student's are": a plural verb after 's
      if (
        next.lower === "'s" &&
        token.upos === 'NOUN' &&
        /^(?:are|were|have)$/.test(tokens[i + 2]?.lower ?? '') &&
        !next.spaceBefore
      ) {
        const plural = lexicon.nouns(token.lower)[0]?.plural;
        if (plural && plural !== token.lower)
          proposals.push(
            propose(
              { start: token.start, end: next.end, text: plural === `${token.lower}s` ? `${token.text}s` : plural },
              {
                rule: 'possessives/plural',
                errorClass: 'punctuation',
                comment: `The plural ${quote(plural)} has no apostrophe; ${quote(`${token.text}'s`)} means “of the ${token.text}”.`,
                confidence: 0.8,
              },
            ),
          );
        continue;
      }
      if ((token.xpos !== 'NNS' && token.xpos !== 'NN') || isCompounded(sentence, i) || isPunctuation(next)) continue;
      if (/^(?:womens|mens|childrens|peoples|todays)$/.test(token.lower) && next.upos === 'NOUN') {
        const owner = token.lower.slice(0, -1);
        proposals.push(
          propose(
            { start: token.end - 1, end: token.end, text: "'s" },
            {
              rule: 'possessives/missing',
              errorClass: 'punctuation',
              comment: `${quote(`${owner}'s ${next.text}`)} is a possessive and needs an apostrophe.`,
              confidence: 0.85,
            },
          ),
        );
        continue;
      }
      const singular = singularOf(lexicon, token.lower);
      const before = tokens[i - 1];
      if (
        !singular ||
        !OWNERS.has(singular) ||
        (before?.xpos !== 'PRP$' &&
          !(
            before?.lower === 'a' ||
            before?.lower === 'another' ||
            before?.lower === 'every' ||
            before?.lower === 'each'
          ))
      )
        continue;
      if (next.upos !== 'NOUN' || !OWNED.has(next.lower)) continue;
      // "my brothers face problems": the next word may be the verb
      if (next.xpos !== 'NN' && lexicon.verbs(next.lower).length > 0) continue;
      if (
        lexicon.verbs(next.lower).some((verb) => verb.base === next.lower) &&
        !/^(?:VBZ|VBD|MD|IN)$/.test(tokens[i + 2]?.xpos ?? '') &&
        tokens[i + 2]?.upos !== 'PUNCT'
      )
        continue;
      const written = token.text.slice(0, singular.length);
      const text = `${written}'s`;
      const gain = modelGain(sentence, context, i, i + 1, text);
      proposals.push(
        propose(
          { start: token.start, end: token.end, text },
          {
            rule: 'possessives/missing',
            errorClass: 'punctuation',
            comment: `${quote(`${text} ${next.text}`)} is a possessive and needs an apostrophe.`,
            confidence: weighConfidence(0.75, gain),
          },
          [`${token.text}'`],
        ),
      );
    }
    return proposals;
  },
};
