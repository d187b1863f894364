import { SUBJECT_PRONOUNS } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isPunctuation } from '../sentence/token-tests.ts';
import { propose, quote, replaceTokens, textOf } from '../token-edits.ts';

const INTRODUCES = new Set(
  'know knows knew understand understands wonder wonders tell tells told ask asks asked explain explains see show shows decide discover find learn remember sure idea about say on of imagine realize realise determine'.split(
    ' ',
  ),
);
const BE = new Set(['is', 'are', 'was', 'were', "'s"]);
const MODAL = new Set(['can', 'could', 'will', 'would', 'should']);

export const indirectQuestions: Checker = {
  id: 'indirect-questions',
  errorClass: 'word-order',
  corrects: [
    { wrong: 'I know what is it.', right: 'I know what it is.' },
    { wrong: 'Tell me where are you.', right: 'Tell me where you are.' },
    { wrong: 'I wonder how can I help.', right: 'I wonder how I can help.' },
    { wrong: 'He asked me where was the station.', right: 'He asked me where the station was.' },
  ],
  accepts: [
    'I know what it is.',
    'What is it, I wonder?',
    'We asked, "Where are you?"',
    'I know what is right and who is coming.',
    'The question is how is it done?',
    'Do you know what is this good for?'.replace('is this', 'this is'),
  ],
  check(sentence, context) {
    const { tokens, paragraph } = sentence;
    const proposals: Proposal[] = [];
    for (let i = 1; i + 2 < tokens.length; i++) {
      const question = tokens[i]!;
      if (!/^(?:what|where|how|why|when|who)$/.test(question.lower) || isPunctuation(tokens[i - 1])) continue;
      const before = tokens[i - 1]!;
      const introduced =
        INTRODUCES.has(before.lower) || (before.upos === 'PRON' && INTRODUCES.has(tokens[i - 2]?.lower ?? ''));
      if (!introduced || /["“]/.test(paragraph.slice(sentence.start, question.start))) continue;
      const verb = tokens[i + 1]!;
      const subject = tokens[i + 2]!;
      const pronoun =
        SUBJECT_PRONOUNS.has(subject.lower) ||
        ((subject.lower === 'this' || subject.lower === 'that') && (isPunctuation(tokens[i + 3]) || !tokens[i + 3]));
      let end = i + 3;
      if (!pronoun) {
        // "where was the station": a noun with its determiner ends the clause
        if (
          !BE.has(verb.lower) ||
          question.lower === 'what' ||
          question.lower === 'who' ||
          (subject.upos !== 'DET' && subject.xpos !== 'PRP$')
        )
          continue;
        while (tokens[end]?.upos === 'ADJ') end++;
        if (tokens[end]?.upos !== 'NOUN' || (tokens[end + 1] && !isPunctuation(tokens[end + 1]))) continue;
        end++;
      } else if (BE.has(verb.lower)) {
        if (tokens[end] && !isPunctuation(tokens[end]) && (question.lower === 'what' || question.lower === 'who'))
          continue;
      } else if (!MODAL.has(verb.lower)) continue;
      if (!BE.has(verb.lower) && !MODAL.has(verb.lower)) continue;
      const subjectText = textOf(sentence, i + 2, end);
      const verbText = verb.lower === "'s" ? 'is' : verb.text;
      const right = `${subjectText} ${verbText}`;
      const gain = modelGain(sentence, context, i + 1, end, right);
      proposals.push(
        propose(
          { ...replaceTokens(sentence, i + 1, end, right), text: verb.lower === "'s" ? ` ${right}` : right },
          {
            rule: 'indirect-questions',
            errorClass: 'word-order',
            comment: `In an indirect question the subject ${quote(subjectText)} comes before the verb ${quote(verbText)}.`,
            confidence: weighConfidence(0.8, gain),
          },
        ),
      );
    }
    return proposals;
  },
};
