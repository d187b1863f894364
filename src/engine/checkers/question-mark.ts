import { CLAUSE_SUBJECTS, PERSON_PRONOUNS, QUESTION_WORDS, wordSet } from '../lexicon/word-sets.ts';
import type { Checker } from '../proposal.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { asksForChoice, isFiniteVerb, isPunctuation, skipAdverbs } from '../sentence/token-tests.ts';
import { propose, quote } from '../token-edits.ts';

const AUXILIARIES = wordSet('do does did is are was were am can could will would should has have');
/** Those that also open conditions: "should you need it", "were it so". */
const OPEN_OTHERS = wordSet('should were');
/** Verbs that report a question: "I wonder what he wants". */
const REPORTING_QUESTION = wordSet('wonder ask');
/** Words that may open a subordinate clause in a question: "What do you do when it rains". */
const opensClause = ({ xpos, lower }: AnalysedToken): boolean =>
  xpos === 'IN' || xpos === 'CC' || xpos === ',' || xpos.startsWith('W') || lower === 'that';

/** True when a noun phrase or a pronoun can begin at the token. */
const opensSubject = (token: AnalysedToken | undefined): boolean =>
  token !== undefined &&
  (CLAUSE_SUBJECTS.has(token.lower) || /^(?:DT|PRP\$|NNS|NNP|NNPS)$/.test(token.xpos) || token.xpos === 'PRP');

/** True when every finite verb after the auxiliary at `at` is in a clause that opens after the previous finite verb. */
function asksOnly(tokens: readonly AnalysedToken[], at: number): boolean {
  let opened = false;
  for (let i = at + 1; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (opensClause(token)) opened = true;
    else if (isFiniteVerb(token)) {
      // "how does it feel" and "do people travel" with a base form that the tagger took for a present
      if (!opened && token.xpos !== 'VBP') return false;
      opened = false;
    }
  }
  return true;
}

/** Returns the index of the auxiliary of a question that begins at `from`; -1 when none begins. */
function questionAt(tokens: readonly AnalysedToken[], from: number): number {
  const first = tokens[from];
  if (!first) return -1;
  if (AUXILIARIES.has(first.lower) && !OPEN_OTHERS.has(first.lower)) {
    const subject = tokens[from + 1];
    if (!subject || !CLAUSE_SUBJECTS.has(subject.lower)) return -1;
    const next = tokens[skipAdverbs(tokens, from + 2)];
    // "Do it now", "Have this": an order
    if (/^(?:do|have)$/.test(first.lower) && !/^(?:i|you|we|they)$/.test(subject.lower)) return -1;
    if (/^(?:has|have)$/.test(first.lower)) return next?.xpos === 'VBN' || next?.xpos === 'VBD' ? from : -1;
    const asks = next !== undefined && !isPunctuation(next);
    return asks ? from : -1;
  }
  if (!QUESTION_WORDS.has(first.lower)) return -1;
  let at = from + 1;
  // "how many people", "which of them", "what kind of food", "how long"
  if (!AUXILIARIES.has(tokens[at]?.lower ?? '')) {
    if (!/^(?:how|which|what|whose)$/.test(first.lower)) return -1;
    while (at < from + 5 && /^(?:ADJ|ADV|NOUN|DET|ADP)$/.test(tokens[at]?.upos ?? '')) at++;
    if (at === from + 1) return -1;
  }
  if (!AUXILIARIES.has(tokens[at]?.lower ?? '')) return -1;
  // "what a day was that": an exclamation
  if (first.lower === 'what' && /^an?$/.test(tokens[from + 1]!.lower)) return -1;
  return opensSubject(tokens[at + 1]) ? at : -1;
}

/** Returns the index of the verb that reports a question, when its subject is a pronoun at the start; -1 when there is none. */
function reportedQuestion(tokens: readonly AnalysedToken[]): number {
  if (!PERSON_PRONOUNS.has(tokens[0]?.lower ?? '')) return -1;
  let at = skipAdverbs(tokens, 1);
  while (tokens[at]?.upos === 'AUX') at = skipAdverbs(tokens, at + 1);
  const verb = tokens[at];
  if (verb?.upos !== 'VERB' || !REPORTING_QUESTION.has(verb.lemma)) return -1;
  let next = at + 1;
  if (/^(?:me|you|him|her|us|them|myself)$/.test(tokens[next]?.lower ?? '')) next++;
  return /^(?:what|how|why|where|when|who|which|whose|if|whether)$/.test(tokens[next]?.lower ?? '') ? at : -1;
}

export const questionMark: Checker = {
  id: 'question-mark',
  errorClass: 'punctuation',
  corrects: [
    { wrong: 'What will you do tomorrow.', right: 'What will you do tomorrow?' },
    { wrong: 'How can we solve this problem.', right: 'How can we solve this problem?' },
    { wrong: 'Why do people travel.', right: 'Why do people travel?' },
    { wrong: 'Can you help me with this.', right: 'Can you help me with this?' },
    { wrong: 'How many people do you know.', right: 'How many people do you know?' },
    { wrong: 'Have you ever been to London.', right: 'Have you ever been to London?' },
    { wrong: 'What do you do when it rains.', right: 'What do you do when it rains?' },
    { wrong: 'I wonder what he will do tomorrow?', right: 'I wonder what he will do tomorrow.' },
    { wrong: 'She asked me where the station was?', right: 'She asked me where the station was.' },
  ],
  accepts: [
    'What will you do?',
    'How to solve it is not clear.',
    'What is a lake today was a field then.',
    'What is needed is time.',
    'Had I known, I would have stayed.',
    'Do it now.',
    'Do this first and that later.',
    'When is not known.',
    'Which of them he took is unknown.',
    'What a day that was.',
    'Should you need help, call us.',
    'Why they left is a mystery.',
    'Did he ask what it was, and did you tell him?',
    'I wonder what he will do.',
    'Do you wonder what he will do?',
    'They asked what it was, but who knew?',
    'How the cells do this is unclear.',
    'How many people know what they eat.',
    'which is a clear breach of the rule in the last line.',
    'It needs a lot of time. Which is a hard and costly process.',
  ],
  check(sentence) {
    const { tokens } = sentence;
    const last = tokens.at(-1);
    if (!last || tokens.length < 4 || sentence.touchesQuotation) return [];
    const edit = (text: string) => ({ start: last.start, end: last.end, text });
    if (last.text === '.') {
      // "which is a violation of it.": the sentence continues after a displayed formula
      if (tokens[0]!.text === 'which') return [];
      // "It takes long. Which is a costly process.": a clause that belongs to the sentence before it
      if (
        tokens[0]!.text === 'Which' &&
        sentence.start > 0 &&
        /^(?:is|was|are|were)$/.test(tokens[1]!.lower) &&
        !asksForChoice(tokens)
      )
        return [];
      // "What is a gem? http://example.org/gem.": an entry in a list of sources
      if (sentence.paragraph.slice(sentence.start, last.start).match(/[?]|https?:\/\/|www\./)) return [];
      const from = /^(?:and|but|so|then)$/.test(tokens[0]!.lower) ? 1 : 0;
      const at = questionAt(tokens, from);
      if (at < 0 || !asksOnly(tokens, at)) return [];
      // a request may have the form of a question and end with a full stop
      const request = /^(?:can|could|will|would)$/.test(tokens[at]!.lower) && at === from;
      return [
        propose(edit('?'), {
          rule: 'question-mark',
          errorClass: 'punctuation',
          comment: 'This sentence asks a question, so it ends with a question mark.',
          confidence: request ? 0.72 : 0.86,
        }),
      ];
    }
    if (last.text !== '?') return [];
    const verb = reportedQuestion(tokens);
    // "…, did you": the sentence still asks a question
    if (verb < 0 || tokens.slice(verb).some(({ lower }) => lower === ',' || lower === 'but')) return [];
    return [
      propose(edit('.'), {
        rule: 'question-mark/reported',
        errorClass: 'punctuation',
        comment: `After ${quote(tokens[verb]!.text)} the question is only reported, so the sentence ends with a full stop.`,
        confidence: 0.7,
      }),
    ];
  },
};
