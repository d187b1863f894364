import { insertAfter } from '../edits.ts';
import type { Checker } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isShortOpening, mayEndOrBegin } from '../sentence/openings.ts';
import { isFiniteVerb } from '../sentence/token-tests.ts';
import { propose, quote, textOf } from '../token-edits.ts';

const LONGEST = 20;
/** Dependency relations of phrases and clauses that may precede the subject of a statement. */
const FRONTED = /^(?:advcl|obl|advmod|cc|discourse)(?::|$)/;
const OPENS = new Set(['ADP', 'SCONJ', 'PART', 'CCONJ']);
const OPENING_ADVERBS = new Set('when whenever once as since before after while'.split(' '));
/** "This way", "Last year", "Every time": phrases of time and manner without a preposition. */
const BEFORE_TIME = new Set('this that these those every each last next one some'.split(' '));
const TIMES = new Set(
  'way time times day days year years week weeks month months morning evening afternoon night summer winter spring autumn weekend moment'.split(
    ' ',
  ),
);

/** Checks the words only: the parse costs three times as much as the tagging, and most sentences do not need it. */
function mayBeFronted(sentence: AnalysedSentence): boolean {
  const { tokens, finiteVerbs } = sentence;
  const first = tokens[0]!.upos === 'CCONJ' ? tokens[1] : tokens[0];
  if (!first) return false;
  const timed = BEFORE_TIME.has(first.lower) && TIMES.has(tokens[first.index + 1]?.lower ?? '');
  if (!OPENS.has(first.upos) && !OPENING_ADVERBS.has(first.lower) && !timed) return false;
  const stop = sentence.punctuationFrom(1);
  const wanted = first.upos === 'SCONJ' || OPENING_ADVERBS.has(first.lower) ? 2 : 1;
  return finiteVerbs.filter((verb) => verb >= 2 && verb < stop).length >= wanted;
}

/**
 * Share of 5,200 fronted phrases and clauses in edited prose (textbooks, novels, guidance, articles) that have a comma before the subject, by the kind of
 * phrase and the first word of the subject; measured on sentences whose comma was removed first.
 */
const SHARE = {
  advcl: { noun: 0.91, pronoun: 0.8 },
  obl: { noun: 0.86, pronoun: 0.5 },
} as const;
/** Length in tokens up to which a phrase usually takes no comma before a pronoun. */
const SHORT_PHRASE = 4;

interface Fronted {
  readonly kind: 'advcl' | 'obl';
  /** Index of the first token of the subject. */
  readonly subject: number;
}

/** Returns the child of the root that the token belongs to, or the root itself. */
function branchOf(tokens: readonly AnalysedToken[], index: number, root: number): number {
  let at = index;
  for (let steps = 0; steps <= tokens.length && at !== root; steps++) {
    const head = tokens[at]!.head;
    if (head === undefined || head < 0) return -1;
    if (head === root) return at;
    at = head;
  }
  return at;
}

/** Returns what stands in front of the subject of the sentence's main verb; undefined when the parse shows anything else there. */
function frontedPart(sentence: AnalysedSentence): Fronted | undefined {
  const { tokens } = sentence;
  const root = tokens.findIndex(({ head }) => head === -1);
  if (root < 2) return undefined;
  const head = sentence.dependentsOf(root).find((k) => /^(?:nsubj|expl)/.test(tokens[k]!.relation ?? ''));
  if (head === undefined || head < 2 || head > root || head > LONGEST) return undefined;
  let subject = head;
  while (subject > 0 && branchOf(tokens, subject - 1, root) === head) subject--;
  if (subject < 2) return undefined;
  let kind: Fronted['kind'] | undefined;
  for (let i = 0; i < subject; i++) {
    const branch = branchOf(tokens, i, root);
    const relation = tokens[branch]?.relation ?? '';
    if (branch < 0 || branch >= subject || !FRONTED.test(relation)) return undefined;
    if (relation.startsWith('advcl')) kind = 'advcl';
    else if (relation.startsWith('obl')) kind ??= 'obl';
  }
  return kind && { kind, subject };
}

export const frontedComma: Checker = {
  id: 'fronted-comma',
  errorClass: 'punctuation',
  corrects: [
    { wrong: 'In the past three years our town has grown.', right: 'In the past three years, our town has grown.' },
    {
      wrong: 'In this essay both sides of the question are discussed.',
      right: 'In this essay, both sides of the question are discussed.',
    },
    {
      wrong: 'Through the centuries people have explored nature.',
      right: 'Through the centuries, people have explored nature.',
    },
  ],
  accepts: [
    'When you travel by car, the journey is shorter.',
    'How could it build its own armies?',
    'In the house there is a garden.',
    'On it he wrote his name.',
    'Never has the car been better.',
    'Then the man left.',
    'For this part of the work exactly this method was chosen.',
    'In Study 3 participants were paid.',
    'To clear a table means to empty it.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const [first] = tokens;
    if (!first || tokens.length < 5 || !mayBeFronted(sentence) || first.head === undefined) return [];
    if (/^W/.test(first.xpos) && first.lower !== 'when' && first.lower !== 'whenever') return [];
    if (tokens.at(-1)!.text === '?' || sentence.touchesQuotation) return [];
    const fronted = frontedPart(sentence);
    if (!fronted) return [];
    const { kind, subject } = fronted;
    // "Each time the cut is made the surface changes": the comma belongs behind the clause
    if (subject === 2 && tokens[1]!.lower === 'time' && sentence.finiteVerbs.length > 1) return [];
    // "To clear a table means to empty it": the verb and its object are the subject
    if (first.lower === 'to' && subject === 2 && tokens[1]!.xpos === 'VB' && tokens[2]!.xpos === 'DT') return [];
    const before = tokens[subject - 1]!;
    if (sentence.punctuationFrom(0) < subject) return [];
    if (/^W/.test(before.xpos) || mayEndOrBegin(before)) return [];
    // "On the other hand Anna being a chemist did it in another way": the participle describes the name
    if (tokens[subject]!.xpos === 'VBG' && before.upos === 'PROPN') return [];
    if (before.upos === 'ADP' || before.upos === 'SCONJ' || before.upos === 'DET' || before.upos === 'CCONJ') return [];
    if (kind === 'advcl' && !hasVerb(sentence, subject)) return [];
    // "In Study 3 participants were paid": the number may belong to either noun
    if (tokens[subject]!.upos === 'NUM' && /^\p{Lu}/u.test(before.text)) return [];
    const pronoun = tokens[subject]!.xpos === 'PRP' || tokens[subject]!.upos === 'PRON';
    const own = tokens[subject]!.xpos === 'PRP$';
    if (kind === 'obl' && pronoun && !own && subject < SHORT_PHRASE) return [];
    const share = SHARE[kind][pronoun && !own ? 'pronoun' : 'noun'];
    const gain = modelGain(sentence, context, subject, subject, ',');
    const proposal = propose(insertAfter(before, ','), {
      rule: 'fronted-comma',
      errorClass: 'punctuation',
      comment: `Use a comma after ${quote(textOf(sentence, 0, subject))}, before the main clause begins.`,
      confidence: weighConfidence(share, gain),
    });
    return [kind === 'obl' && isShortOpening(tokens, subject) ? { ...proposal, elective: true } : proposal];
  },
};

const hasVerb = ({ tokens }: AnalysedSentence, end: number): boolean =>
  tokens.slice(0, end).some((token) => isFiniteVerb(token) || token.upos === 'VERB' || token.upos === 'AUX');
