import type { Checker, Proposal } from '../proposal.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isFiniteVerb, isPunctuation, isVerb, skipAdverbs } from '../sentence/token-tests.ts';
import { propose, quote, replaceTokens } from '../token-edits.ts';

const TO_OBJECT: Readonly<Record<string, string>> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' };
const TO_SUBJECT: Readonly<Record<string, string>> = { me: 'I', him: 'he', us: 'we', them: 'they' };
const PREPOSITIONS = new Set('between with for from to of about at by without against towards beside'.split(' '));

export const pronounCase: Checker = {
  id: 'pronoun-case',
  errorClass: 'pronoun-determiner',
  corrects: [
    { wrong: 'It is a secret between you and I.', right: 'It is a secret between you and me.' },
    { wrong: 'Me and him went to town.', right: 'He and I went to town.' },
    { wrong: 'Him is my brother.', right: 'He is my brother.' },
    { wrong: 'She came with I.', right: 'She came with me.' },
    { wrong: 'Them are my friends.', right: 'They are my friends.' },
  ],
  accepts: [
    'It is a secret between you and me.',
    'He and I went to town with him and them.',
    'Let him go, and make them wait.',
    'He is the man with whom I came and she left.',
    'Between the house and where we are is a river.',
    'Seeing him is enough, for he is kind.',
    'Type I and type II errors differ from I and V.',
    'ME is the share of wrong words.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    const finding = (comment: string, confidence: number) => ({
      rule: 'pronoun-case',
      errorClass: 'pronoun-determiner' as const,
      comment,
      confidence,
    });
    for (const [i, token] of tokens.entries()) {
      // "ME is the mean error": an abbreviation
      if (token.text.length > 1 && token.text === token.text.toUpperCase()) continue;
      const toObject = Object.hasOwn(TO_OBJECT, token.lower) ? TO_OBJECT[token.lower] : undefined;
      if (toObject && i > 0) {
        const previous = tokens[i - 1]!;
        const next = tokens[i + 1];
        const verbFollows = next !== undefined && (isFiniteVerb(tokens[skipAdverbs(tokens, i + 1)]) || isVerb(next));
        if (verbFollows || (next && next.upos !== 'PUNCT' && next.upos !== 'ADP' && next.upos !== 'CCONJ')) continue;
        const direct = PREPOSITIONS.has(previous.lower) && previous.upos === 'ADP';
        const between =
          previous.lower === 'and' &&
          /^(?:you|me|him|her|them|us)$/.test(tokens[i - 2]?.lower ?? '') &&
          PREPOSITIONS.has(tokens[i - 3]?.lower ?? '');
        if (!direct && !between) continue;
        // "error of type I", "from I to V": a numeral
        if (token.lower === 'i' && direct && !(next === undefined || next.text === '.' || next.text === ',')) continue;
        const gain = modelGain(sentence, context, i, i + 1, toObject);
        proposals.push(
          propose(
            { start: token.start, end: token.end, text: toObject },
            finding(
              `After the preposition ${quote(direct ? previous.text : tokens[i - 3]!.text)} the object form is needed: ${quote(toObject)}, not ${quote(token.text)}.`,
              weighConfidence(between ? 0.9 : 0.7, gain),
            ),
          ),
        );
        continue;
      }
      if (i > 0 && !isPunctuation(tokens[i - 1]) && !/^(?:because|that|but|so|when|if)$/.test(tokens[i - 1]!.lower))
        continue;
      // "Me and him went", "Me and my brother went"
      if (token.lower === 'me' && tokens[i + 1]?.lower === 'and' && i === 0) {
        const other = tokens[i + 2];
        const otherCase = other
          ? (TO_SUBJECT[other.lower] ?? (other.lower === 'her' && isFiniteVerb(tokens[i + 3]) ? 'she' : undefined))
          : undefined;
        if (otherCase && isFiniteVerb(tokens[i + 3]))
          proposals.push(
            propose(
              replaceTokens(sentence, i, i + 3, `${otherCase} and I`),
              finding(`As the subject of the verb the pronouns are ${quote(`${otherCase} and I`)}.`, 0.92),
            ),
          );
        else if (other?.xpos === 'PRP$' && tokens[i + 3]?.upos === 'NOUN' && isFiniteVerb(tokens[i + 4])) {
          const pair = `${other.lower} ${tokens[i + 3]!.text} and I`;
          proposals.push(
            propose(
              replaceTokens(sentence, i, i + 4, pair),
              finding(`As the subject of the verb the pronoun is ${quote('I')}, and it comes last.`, 0.85),
            ),
          );
        }
        continue;
      }
      const toSubject = Object.hasOwn(TO_SUBJECT, token.lower) ? TO_SUBJECT[token.lower] : undefined;
      const verb = tokens[i + 1];
      if (
        toSubject &&
        verb &&
        isFiniteVerb(verb) &&
        (verb.upos === 'AUX' || verb.xpos !== 'VBP') &&
        !verb.lower.startsWith("'")
      ) {
        const gain = modelGain(sentence, context, i, i + 1, toSubject);
        const clear = i === 0 ? 0.85 : 0.6;
        proposals.push(
          propose(
            replaceTokens(sentence, i, i + 1, toSubject),
            finding(
              `As the subject of ${quote(verb.text)} the pronoun is ${quote(toSubject)}, not ${quote(token.text)}.`,
              weighConfidence(clear, gain),
            ),
          ),
        );
      }
    }
    return proposals;
  },
};
