import type { CheckContext } from '../context.ts';
import { canBeNoun, isBaseForm, verbOfForm } from '../lexicon/inflection.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import type { GrammaticalNumber } from '../sentence/noun-number.ts';
import { skipAdverbs } from '../sentence/token-tests.ts';
import { propose, quote, replaceTokens } from '../token-edits.ts';
import { agreeingForm } from './agreement/agreeing-form.ts';

/** A verb form that a later bare verb may be joined to instead: "helps to open and close it", "can open and close", "means opening and have it closed". */
const MAY_BE_JOINED = /^(?:VB|VBP|VBG|MD|TO)$/;

interface Joined {
  readonly first: number;
  readonly number: GrammaticalNumber;
}

/** "It shows the time and help you": the first verb is the only one that the second can be joined to, and it is singular. */
function singularBefore(sentence: AnalysedSentence, conjunction: number, verb: number): Joined | undefined {
  const { tokens } = sentence;
  const token = tokens[verb]!;
  const next = tokens[verb + 1];
  if (!/^VBP?$/.test(token.xpos) || !/^(?:DT|PRP|PRP\$|IN)$/.test(next?.xpos ?? '')) return undefined;
  const first = tokens.slice(0, conjunction).findIndex(({ xpos }) => xpos === 'VBZ');
  if (first < 1 || token.head !== first || token.relation !== 'conj') return undefined;
  const isAlone = tokens
    .slice(0, conjunction)
    .every(
      ({ xpos, lower, upos }, k) =>
        k === first || (!MAY_BE_JOINED.test(xpos) && lower !== 'let' && lower !== 'to' && upos !== 'AUX'),
    );
  return isAlone ? { first, number: 'singular' } : undefined;
}

/** "The keys are old and has rusted": all verbs before are plural, and the subject of the first is. */
function pluralBefore(
  sentence: AnalysedSentence,
  conjunction: number,
  verb: number,
  context: CheckContext,
): Joined | undefined {
  const { tokens } = sentence;
  if (!/^(?:VBZ|VBD)$/.test(tokens[verb]!.xpos) || tokens[verb]!.lower === 'had') return undefined;
  const before = tokens.slice(0, conjunction);
  const first = before.findIndex(({ xpos }) => /^(?:VBP|VBD|VBZ|MD)$/.test(xpos));
  if (first < 1 || !/^(?:VBP|VBD)$/.test(before[first]!.xpos)) return undefined;
  if (before[first]!.xpos === 'VBD' && before[first]!.lower !== 'were') return undefined;
  if (before.some(({ xpos, lower }, k) => k !== first && (xpos === 'VBZ' || xpos === 'WDT' || lower === 'was')))
    return undefined;
  // "and so does the other"
  if (tokens.slice(conjunction + 1, verb).some(({ lower }) => lower === 'so' || lower === 'neither')) return undefined;
  // "guidelines, forms, and changes to a process"
  const takesObject = /^(?:DT|PRP|PRP\$)$/.test(tokens[verb + 1]?.xpos ?? '');
  if (tokens[verb]!.upos !== 'AUX' && !takesObject && canBeNoun(context.lexicon, tokens[verb]!.lower)) return undefined;
  const last = before.at(-1)!;
  // "it sorts and shows a row", "lists with appends and pops on the right": two verbs or two nouns of one form
  if (verbOfForm(context.lexicon, last.lower, 'VBZ')) return undefined;
  const subject = sentence.subjectOf(first, context.lexicon);
  // "I arrive there and was met": "was" is right for "I"
  if (tokens[verb]!.lower === 'was' && before.some(({ text }) => text === 'I')) return undefined;
  return subject?.number === 'plural' ? { first, number: 'plural' } : undefined;
}

/** True when the verb has no subject of its own after the conjunction and an object or predicate follows. */
const sharesSubject = (sentence: AnalysedSentence, verb: number): boolean =>
  sentence.dependentsOf(verb, 'nsubj').length === 0 && sentence.tokens[verb + 1] !== undefined;

const isVerbForm = (token: AnalysedToken, { lexicon }: CheckContext): boolean =>
  token.kind === 'word' && (token.upos === 'AUX' || token.xpos === 'VBZ' || isBaseForm(lexicon, token.lower));

export const joinedVerbAgreement: Checker = {
  id: 'joined-verb-agreement',
  errorClass: 'agreement',
  corrects: [
    { wrong: 'The river rises in May and flood the meadows.', right: 'The river rises in May and floods the meadows.' },
    { wrong: 'The keys are old and has a long handle.', right: 'The keys are old and have a long handle.' },
    { wrong: 'Bakers rise early and is often tired.', right: 'Bakers rise early and are often tired.' },
  ],
  accepts: [
    'I arrive there with three other students from the north and was met by my tutor.',
    'The handle helps to open and close the lid.',
    'It lets you lift the lid and close the box.',
    'The keys are old, and the lock has a long handle.',
    'Press the button that opens the door and wait in the hall.',
    'The river rises in May and June, and flood plains are wide.',
    'They are made to be sorted with lifts and drops on the left.',
    'Lists start with a name, and so does this one.',
    'The rules are few: forms, and changes to a plan.',
    'The guard and the driver are here and the train is late.',
    'The teams that win are paid and each has a cup.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    for (let i = 2; i + 2 < tokens.length; i++) {
      if (tokens[i]!.lower !== 'and' && tokens[i]!.lower !== 'but') continue;
      const verb = skipAdverbs(tokens, i + 1);
      const token = tokens[verb];
      // "but here is a rule": the subject follows
      if (/^(?:here|there)$/.test(tokens[verb - 1]!.lower)) continue;
      if (!token || !isVerbForm(token, context) || !sharesSubject(sentence, verb)) continue;
      const joined = singularBefore(sentence, i, verb) ?? pluralBefore(sentence, i, verb, context);
      const right = joined && agreeingForm(token, { number: joined.number, pronoun: undefined }, context);
      if (!right) continue;
      const gain = modelGain(sentence, context, verb, verb + 1, right);
      proposals.push(
        propose(replaceTokens(sentence, verb, verb + 1, right), {
          rule: `joined-verb-agreement/${joined.number}`,
          errorClass: 'agreement',
          comment: `The verb shares the ${joined.number} subject of ${quote(tokens[joined.first]!.text)}, so use ${quote(right)}.`,
          confidence: weighConfidence(0.85, gain),
        }),
      );
    }
    return proposals;
  },
};
