import { deleteTokens } from '../edits.ts';
import type { Checker, Proposal } from '../proposal.ts';
import { isPunctuation } from '../sentence/token-tests.ts';
import { propose, quote, replaceTokens } from '../token-edits.ts';

const TO_ANY: Readonly<Record<string, string>> = {
  nothing: 'anything',
  nobody: 'anybody',
  nowhere: 'anywhere',
  none: 'any',
  no: 'any',
  never: 'ever',
  noone: 'anyone',
};
/** Verbs whose object may itself be negative when they are denied: "it does not mean no change". */
const STATING = /^(?:mean|imply|say|indicate|signify)$/;
const HARDLY = new Set(['hardly', 'scarcely', 'barely']);

export const doubleNegation: Checker = {
  id: 'double-negation',
  errorClass: 'pronoun-determiner',
  corrects: [
    { wrong: "I don't know nothing about it.", right: "I don't know anything about it." },
    { wrong: 'She did not see nobody there.', right: 'She did not see anybody there.' },
    { wrong: "We can't hardly wait.", right: 'We can hardly wait.' },
  ],
  accepts: [
    "I don't know anything about it.",
    'It is not that nobody came.',
    'They did not say why no one came.',
    "I don't mean nothing was done.",
    'He did not come, and nobody knew why.',
    'It does not mean no change.',
    'The aim is not to do nothing but to act.',
    'Their help did not come at no cost.',
  ],
  check(sentence) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    for (const [i, token] of tokens.entries()) {
      if (token.lower !== "n't" && !(token.lower === 'not' && tokens[i - 1]?.upos === 'AUX')) continue;
      const helper = tokens[i - 1];
      if (!helper || !/^(?:do|does|did|have|has|had|ca|could|can|wo|would|will|should)$/.test(helper.lower)) continue;
      const next = tokens[i + 1];
      if (next && HARDLY.has(next.lower)) {
        const text = helper.lower === 'ca' ? 'can' : helper.lower === 'wo' ? 'will' : helper.text;
        const edit =
          text === helper.text ? deleteTokens(sentence, i, i + 1) : { start: helper.start, end: token.end, text };
        proposals.push(
          propose(edit, {
            rule: 'double-negation/hardly',
            errorClass: 'pronoun-determiner',
            comment: `${quote(next.text)} is negative by itself, so the verb needs no ${quote(token.text)}.`,
            confidence: 0.88,
          }),
        );
        continue;
      }
      for (let k = i + 1; k < Math.min(tokens.length, i + 5); k++) {
        const word = tokens[k]!;
        if (
          isPunctuation(word) ||
          word.upos === 'SCONJ' ||
          word.upos === 'CCONJ' ||
          word.xpos.startsWith('W') ||
          (k > i + 2 && word.upos === 'AUX')
        )
          break;
        const any = Object.hasOwn(TO_ANY, word.lower) ? TO_ANY[word.lower] : undefined;
        if (!any) continue;
        // the object of the verb, not the subject of another clause: "I don't mean nothing was done"
        const after = tokens[k + (word.lower === 'no' ? 2 : 1)];
        if (
          k === i + 1 ||
          STATING.test(tokens[k - 1]!.lemma) ||
          after?.upos === 'AUX' ||
          (after?.upos === 'VERB' && word.lower !== 'never') ||
          (word.lower === 'no' && /^(?:cost|longer)$/.test(tokens[k + 1]?.lower ?? ''))
        )
          break;
        if (word.lower === 'no' && tokens[k + 1]?.upos !== 'NOUN' && tokens[k + 1]?.upos !== 'ADJ') break;
        proposals.push(
          propose(replaceTokens(sentence, k, k + 1, any), {
            rule: 'double-negation',
            errorClass: 'pronoun-determiner',
            comment: `The sentence is already negative with ${quote(`${helper.text}${token.lower === 'not' ? ' ' : ''}${token.text}`)}, so use ${quote(any)}, not ${quote(word.text)}.`,
            confidence: 0.78,
          }),
        );
        break;
      }
    }
    return proposals;
  },
};
