import { INDEFINITE_PRONOUNS, INVARIABLE_VERBS, wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isJoinedName } from '../sentence/joined-name.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import type { GrammaticalNumber } from '../sentence/noun-number.ts';
import { isPunctuation, skipAdverbs } from '../sentence/token-tests.ts';
import { propose, quote, replaceTokens, textOf } from '../token-edits.ts';
import { agreeingForm } from './agreement/agreeing-form.ts';
import { disagreementAt, isTold } from './agreement/disagreement.ts';

const RELATIVES = wordSet('who which that');
const isPresent = (token: AnalysedToken): boolean =>
  token.xpos === 'VBZ' ||
  token.xpos === 'VBP' ||
  token.lower === 'was' ||
  token.lower === 'were' ||
  token.xpos === 'VB';

/** Returns the pronoun that the relative pronoun stands for, and its number: "someone who want", "those who wants". */
function pronounBeforeRelative(tokens: readonly AnalysedToken[], at: number): ClauseSubject | undefined {
  const relative = tokens[at]!;
  if (!RELATIVES.has(relative.lower) || (relative.lower === 'that' && relative.xpos !== 'WDT')) return undefined;
  const head = tokens[at - 1]?.lower === ',' ? at - 2 : at - 1;
  const { lower } = tokens[head] ?? { lower: '' };
  if (lower === 'those' || lower === 'people') return { head, number: 'plural', kind: 'relative' };
  return INDEFINITE_PRONOUNS.has(lower) ? { head, number: 'singular', kind: 'relative' } : undefined;
}

interface ClauseSubject {
  readonly head: number;
  readonly number: GrammaticalNumber;
  readonly kind: 'relative' | 'noun';
}

const OPENS_CLAUSE = wordSet('while when if because although once unless whether');

/** Returns two people or two things that open the sentence: "Michael and I was", "My brother and my sister is". */
function openingPair(tokens: readonly AnalysedToken[], verb: number): ClauseSubject | undefined {
  const start = OPENS_CLAUSE.has(tokens[0]!.lower) ? 1 : 0;
  const before = tokens.slice(start, verb);
  const and = before.findIndex((token) => token.lower === 'and');
  if (and <= 0 || before.findLastIndex((token) => token.lower === 'and') !== and) return undefined;
  const left = before[and - 1]!;
  const right = before.at(-1)!;
  const person = (token: AnalysedToken) => token.upos === 'PROPN' || (token.upos === 'PRON' && token.lower !== 'it');
  const phrase = before.every(
    (token, k) => k === and || person(token) || ['NOUN', 'DET', 'ADJ', 'PRON'].includes(token.upos),
  );
  const determined = (k: number) => before[k]?.upos === 'DET' || before[k]?.xpos === 'PRP$';
  if (!phrase || /^(?:each|every|no)$/.test(before[0]!.lower)) return undefined;
  if (isJoinedName(tokens, start, verb)) return undefined;
  // "Johnson and Johnson is": a firm
  const people = person(left) && person(right) && left.lower !== right.lower && and <= 2 && before.length <= 5;
  const things = determined(0) && determined(and + 1) && left.upos === 'NOUN' && right.upos === 'NOUN';
  return people || things ? { head: start, number: 'plural', kind: 'noun' } : undefined;
}

export const clauseSubjectAgreement: Checker = {
  id: 'clause-subject-agreement',
  errorClass: 'agreement',
  corrects: [
    { wrong: 'He is a man who want to help.', right: 'He is a man who wants to help.' },
    { wrong: 'People who lives here are happy.', right: 'People who live here are happy.' },
    { wrong: 'Peter and I was late.', right: 'Peter and I were late.' },
    { wrong: 'While Peter and Mary was away, it rained.', right: 'While Peter and Mary were away, it rained.' },
  ],
  accepts: [
    'He is one of the men who want to help.',
    'We were greeted by an old lady that let us in.',
    'People who live here are happy.',
    'The set of rules that apply here is long.',
    'Each of them is right, and the number of cases is small.',
    'Peter and I were late.',
    'Growing children need sleep.',
    'Bread and butter is cheap.',
    'Johnson and Meyer Act forbids dumping.',
    'The Sea and Port Programme supports fishing.',
    'Bosnia and Herzegovina is small.',
    'He was the man they knew, who have never met.',
    'Zeros are put between the rows, which makes the input larger.',
    'It holds the user name, secret key that are needed to sign in.',
    'They looked at services hosted in the cloud that require little time.',
    'The tasks are shared among groups, which indicates the freedom of the workers.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    const add = (verb: number, shown: string, number: GrammaticalNumber, right: string, finding: Found): void => {
      const { kind, confidence, learned } = finding;
      const proposal = propose(replaceTokens(sentence, verb, verb + 1, right), {
        rule: `clause-subject-agreement/${kind}`,
        errorClass: 'agreement',
        comment: `The subject ${quote(shown)} is ${number}, so use ${quote(right)}.`,
        confidence,
      });
      proposals.push(learned ? { ...proposal, learned: true } : proposal);
    };
    const certain = (verb: number, subject: ClauseSubject, base: number, shown: string): void => {
      const right = agreeingForm(tokens[verb]!, { number: subject.number, pronoun: undefined }, context);
      if (!right) return;
      const confidence = weighConfidence(base, modelGain(sentence, context, verb, verb + 1, right));
      add(verb, shown, subject.number, right, { kind: subject.kind, confidence });
    };
    for (let i = 1; i + 1 < tokens.length; i++) {
      const verb = skipAdverbs(tokens, i + 1);
      const token = tokens[verb];
      const subject = token && isPresent(token) && token.lower !== 'be' ? pronounBeforeRelative(tokens, i) : undefined;
      if (subject) {
        const { head } = subject;
        // "an old lady that let us in": the past of such a verb has no ending
        if (INVARIABLE_VERBS.has(token!.lower) && isTold(tokens, verb)) continue;
        if (subject.number === 'plural' && mayMeanClause(tokens, i, token!)) continue;
        certain(verb, subject, token!.xpos === 'VB' ? 0.7 : 0.78, textOf(sentence, head, head + 1));
        continue;
      }
      const found = RELATIVES.has(tokens[i]!.lower) && token ? disagreementAt(sentence, verb, context) : undefined;
      if (found?.subject.way !== 'relative' || found.subject.relative !== i) continue;
      const { head, number } = found.subject;
      if (mayStandForEarlier(tokens, head, number)) continue;
      if (number === 'plural' && mayMeanClause(tokens, i, token!)) continue;
      add(verb, textOf(sentence, head, head + 1), number, found.right, {
        kind: 'relative',
        confidence: found.confidence,
        learned: true,
      });
    }
    const verb = tokens.findIndex(
      (token, i) =>
        i > 1 && (token.xpos === 'VBZ' || token.xpos === 'VBP' || token.lower === 'was' || token.lower === 'were'),
    );
    const pair = verb > 1 ? openingPair(tokens, verb) : undefined;
    if (pair) certain(verb, pair, 0.8, textOf(sentence, pair.head, verb));
    return proposals;
  },
};

/** Verbs for the effect of a whole clause: "…, which makes it slow", "zeros are added which means that". */
const DONE_BY_CLAUSE =
  /^(?:mean|make|lead|result|indicate|show|suggest|imply|cause|allow|enable|help|reduce|increase|diminish|require|demonstrate|confirm|explain|prevent|give|provide|improve|simplify|complicate|justif|support|reflect|reveal|correspond|depend|affect|is|was|ha[sd]|ca[nu]|limit|force|avoid|save|take|add|introduce)/;

/** True when "which" with a singular verb may refer to the whole statement: after a comma, or with a verb of effects. */
function mayMeanClause(tokens: readonly AnalysedToken[], relative: number, verb: AnalysedToken): boolean {
  if (tokens[relative]!.lower !== 'which') return false;
  if (verb.xpos !== 'VBZ' && verb.lower !== 'was') return false;
  const told = tokens.slice(0, relative).some(({ xpos }) => /^(?:VB[DPZ]|MD)$/.test(xpos));
  return told && (tokens[relative - 1]?.lower === ',' || DONE_BY_CLAUSE.test(verb.lemma));
}

/**
 * True when the clause may describe a noun before the nearest one, and its verb agrees with that noun: "a name, secret key that are sent" (a list without its
 * conjunction), "the services hosted in the cloud that require". The search goes back to the previous verb.
 */
function mayStandForEarlier(tokens: readonly AnalysedToken[], head: number, number: GrammaticalNumber): boolean {
  const agreeing = number === 'singular' ? 'NNS' : 'NN';
  let inPhrase = false;
  for (let i = head - 1; i >= 0; i--) {
    const { xpos, lower, upos } = tokens[i]!;
    if (lower === ',') return number === 'singular' && /^NN/.test(tokens[i - 1]?.xpos ?? '');
    if (/^(?:VB[DPZ]|MD|W.*|CC)$/.test(xpos) || isPunctuation(tokens[i]!)) return false;
    if (upos === 'ADP') inPhrase = true;
    if (inPhrase && xpos === agreeing && tokens[i + 1]?.upos !== 'NOUN') return true;
  }
  return false;
}

interface Found {
  readonly kind: ClauseSubject['kind'];
  readonly confidence: number;
  readonly learned?: boolean;
}
