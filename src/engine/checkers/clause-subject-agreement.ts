import type { AnalysedSentence, AnalysedToken } from '../analysis.ts';
import type { CheckContext } from '../context.ts';
import type { Checker, Proposal } from '../proposal.ts';
import { modelGain, weighConfidence } from './matching/model-evidence.ts';
import { nounNumber, phraseStart, type Subject } from './matching/subject.ts';
import { propose, quote, replaceTokens, textOf } from './matching/token-edits.ts';
import { isPunctuation, isVerb, skipAdverbs } from './matching/token-tests.ts';
import { wordSet } from './matching/word-sets.ts';
import { agreeingForm } from './subject-verb-agreement.ts';

const RELATIVES = wordSet('who which that');
const SINGULAR_PRONOUNS = wordSet(
  'someone somebody everyone everybody anyone anybody nobody one something anything everything nothing',
);
const PARTITIVE = wordSet('one each either neither');
const isPresent = (token: AnalysedToken): boolean =>
  token.xpos === 'VBZ' ||
  token.xpos === 'VBP' ||
  token.lower === 'was' ||
  token.lower === 'were' ||
  token.xpos === 'VB';

/** "someone who want": the noun or pronoun that the relative pronoun stands for. */
function relativeSubject(sentence: AnalysedSentence, at: number, context: CheckContext): Subject | undefined {
  const { tokens } = sentence;
  const relative = tokens[at]!;
  if (!RELATIVES.has(relative.lower) || (relative.lower === 'that' && relative.xpos !== 'WDT')) return undefined;
  let head = at - 1;
  if (tokens[head]?.lower === ',') head--;
  const noun = tokens[head];
  if (!noun) return undefined;
  const base = { head, start: head, pronoun: undefined, kind: 'relative' as const };
  const before = tokens[head - 1];
  if (noun.lower === 'those' || noun.lower === 'people') return { ...base, number: 'plural' };
  if (SINGULAR_PRONOUNS.has(noun.lower) && noun.lower !== 'one') return { ...base, number: 'singular' };
  // "no doubt who were the leaders": a question
  if (noun.upos !== 'NOUN' || /^(?:doubt|question|idea|matter)$/.test(noun.lower)) return undefined;
  const start = phraseStart(tokens, head);
  const governor = tokens[start - 1];
  // "one of the people who", "a set of rules that": either noun may be meant
  if (governor?.lower === 'of' || governor?.lower === 'and' || governor?.lower === 'or' || before?.lower === 'and')
    return undefined;
  if (governor?.xpos === 'IN' && tokens[start - 2]?.upos === 'NOUN') return undefined;
  const number = nounNumber(noun, context);
  return number ? { ...base, number } : undefined;
}

/** "Michael and I was", "Sharing houses have", "One of the reasons are": subjects that a single noun does not tell. */
function openingSubject(sentence: AnalysedSentence, verb: number, context: CheckContext): Subject | undefined {
  const { tokens } = sentence;
  const first = tokens[0]!;
  const before = tokens.slice(0, verb);
  if (
    before.some(
      (token) =>
        isPunctuation(token) ||
        (isVerb(token) && token.xpos !== 'VBG' && token.xpos !== 'VBN') ||
        token.upos === 'SCONJ',
    )
  )
    return undefined;
  const base = { head: 0, start: 0, pronoun: undefined };
  if (PARTITIVE.has(first.lower) && tokens[1]?.lower === 'of' && tokens[verb - 1]?.upos === 'NOUN')
    return { ...base, number: 'singular', kind: 'attracted' };
  if (
    first.lower === 'the' &&
    tokens[1]?.lower === 'number' &&
    tokens[2]?.lower === 'of' &&
    tokens[verb - 1]?.xpos === 'NNS'
  )
    return { ...base, head: 1, number: 'singular', kind: 'attracted' };
  const and = before.findIndex((token) => token.lower === 'and');
  if (and > 0 && before.findLastIndex((token) => token.lower === 'and') === and) {
    const left = before[and - 1]!;
    const right = before.at(-1)!;
    const person = (token: AnalysedToken) => token.upos === 'PROPN' || (token.upos === 'PRON' && token.lower !== 'it');
    const phrase = before.every(
      (token, k) => k === and || person(token) || ['NOUN', 'DET', 'ADJ', 'PRON'].includes(token.upos),
    );
    const determined = (k: number) => before[k]?.upos === 'DET' || before[k]?.xpos === 'PRP$';
    if (first.lower === 'each' || first.lower === 'every' || first.lower === 'no') return undefined;
    if (phrase && person(left) && person(right) && and <= 2 && before.length <= 5)
      return { ...base, number: 'plural', kind: 'noun' };
    if (phrase && determined(0) && determined(and + 1) && left.upos === 'NOUN' && right.upos === 'NOUN')
      return { ...base, number: 'plural', kind: 'noun' };
    return undefined;
  }
  if (
    // "Growing children need sleep": with other verbs the participle may describe its noun
    first.xpos === 'VBG' &&
    /^(?:have|are|were)$/.test(tokens[verb]!.lower) &&
    and < 0 &&
    tokens[verb - 1]?.xpos === 'NNS' &&
    verb <= 4 &&
    nounNumber(tokens[verb - 1]!, context) === 'plural'
  )
    return { ...base, number: 'singular', kind: 'gerund' };
  return undefined;
}

export const clauseSubjectAgreement: Checker = {
  id: 'clause-subject-agreement',
  errorClass: 'agreement',
  corrects: [
    { wrong: 'He is a man who want to help.', right: 'He is a man who wants to help.' },
    { wrong: 'People who lives here are happy.', right: 'People who live here are happy.' },
    { wrong: 'One of the reasons are the price.', right: 'One of the reasons is the price.' },
    { wrong: 'Peter and I was late.', right: 'Peter and I were late.' },
    { wrong: 'Sharing houses have many advantages.', right: 'Sharing houses has many advantages.' },
  ],
  accepts: [
    'He is one of the men who want to help.',
    'People who live here are happy.',
    'The set of rules that apply here is long.',
    'Each of them is right, and the number of cases is small.',
    'Peter and I were late.',
    'Growing children need sleep.',
    'Bread and butter is cheap.',
    'He was the man they knew, who have never met.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    const add = (verb: number, subject: Subject, confidence: number): void => {
      const token = tokens[verb]!;
      const right = agreeingForm(token, subject, context);
      if (!right) return;
      // the nearest noun is not the subject of "Sharing houses have" or "One of the reasons are": the model would be misled
      const gain =
        subject.kind === 'gerund' || subject.kind === 'attracted'
          ? undefined
          : modelGain(sentence, context, verb, verb + 1, right);
      const shown =
        subject.kind === 'relative'
          ? textOf(sentence, subject.head, subject.head + 1)
          : textOf(sentence, subject.start, verb);
      proposals.push(
        propose(replaceTokens(sentence, verb, verb + 1, right), {
          rule: `clause-subject-agreement/${subject.kind}`,
          errorClass: 'agreement',
          comment: `The subject ${quote(shown)} is ${subject.number}, so the verb is ${quote(right)}, not ${quote(token.text)}.`,
          confidence: weighConfidence(confidence, gain),
        }),
      );
    };
    for (let i = 1; i + 1 < tokens.length; i++) {
      const subject = relativeSubject(sentence, i, context);
      if (!subject) continue;
      const verb = skipAdverbs(tokens, i + 1);
      if (tokens[verb] && isPresent(tokens[verb]!) && tokens[verb]!.lower !== 'be')
        add(verb, subject, tokens[verb]!.xpos === 'VB' ? 0.7 : 0.78);
    }
    const verb = tokens.findIndex(
      (token, i) =>
        i > 1 && (token.xpos === 'VBZ' || token.xpos === 'VBP' || token.lower === 'was' || token.lower === 'were'),
    );
    if (verb > 1) {
      const subject = openingSubject(sentence, verb, context);
      if (subject) add(verb, subject, subject.kind === 'gerund' ? 0.75 : 0.8);
    }
    return proposals;
  },
};
