import { SUBJECT_PRONOUNS, wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { hasRelation } from '../sentence/relations.ts';
import { isFiniteVerb, isNoun, isPlaceholder, skipAdverbs } from '../sentence/token-tests.ts';
import { propose, quote } from '../token-edits.ts';

/** Words before the comma after which "that" either adds to them or opens another clause. */
const OPENS_THAT = wordSet(
  'that which so such it not but only same fact idea view hypothesis assumption claim belief conclusion',
);

export const asideWithThat: Checker = {
  id: 'aside-with-that',
  errorClass: 'pronoun-determiner',
  corrects: [
    {
      wrong: 'The second pump, that was new, is shown in the figure.',
      right: 'The second pump, which was new, is shown in the figure.',
    },
    {
      wrong: 'The waves reach the inner layer, that can be described by two values.',
      right: 'The waves reach the inner layer, which can be described by two values.',
    },
    {
      wrong: 'The tank holds small stones, that keep the water clear.',
      right: 'The tank holds small stones that keep the water clear.',
    },
    {
      wrong: 'These models, that we call seasonal, are simple.',
      right: 'These models, which we call seasonal, are simple.',
    },
    {
      wrong: 'The pump, that fills the tank is new.',
      right: 'The pump that fills the tank is new.',
    },
  ],
  accepts: [
    'The second pump that was new is shown in the figure.',
    'It is the size of the pump, not its age, that matters.',
    'A method, based on graphs, that finds leaks is described.',
    'It is a small program, written in May and developed in June, that reads the files.',
    'Here we propose two values, based on counts of pumps, that are easy to read.',
    'We know that the pump is old, that the seal leaks, and that the tank is empty.',
    'The waves reach the inner layer, that is, the core.',
    'It is the value in free space, that is \uFFFC.',
    'She closed the valve, that was the best way.',
    'In the first case, that is not needed.',
    'Among others, that also includes the lamp.',
  ],
  check(sentence) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    if (sentence.touchesQuotation) return proposals;
    for (let i = 3; i + 2 < tokens.length; i++) {
      if (tokens[i]!.lower !== 'that' || tokens[i - 1]!.lower !== ',' || !isNoun(tokens[i - 2])) continue;
      // "Among others, that also includes a lamp": a phrase before the sentence
      if (tokens[0]!.upos === 'ADP' && i <= 4 && tokens[i - 2]!.lower === 'others') continue;
      const verb = relativeVerb(sentence, i);
      // "There are models in these media, that can": the clause describes the models, not the nearest noun
      if (verb === undefined || isInterrupted(sentence, i - 1) || isExistential(tokens)) continue;
      const noun = quote(tokens[i - 2]!.text);
      const meant = whatIsMeant(sentence, i);
      const isOpen = meant !== 'aside';
      const span = { start: tokens[i - 1]!.start, end: tokens[i]!.end };
      const [best, other] = isOpen ? [' that', ', which'] : [', which', ' that'];
      proposals.push({
        ...propose(
          { ...span, text: best! },
          {
            rule: 'aside-with-that',
            errorClass: 'pronoun-determiner',
            comment: isOpen
              ? `Remove the comma if the clause says which ${noun} you mean; use ${quote(', which')} if it only adds something.`
              : `Use ${quote('which')} for a clause that only adds something about ${noun}; ${quote('that')} says which one you mean.`,
            confidence: 0.78,
          },
          [other!],
        ),
        ...(meant === 'either' ? { optional: true } : {}),
      });
    }
    return proposals;
  },
};

/** "There are", behind a formula or bullet too. */
const isExistential = (tokens: readonly AnalysedToken[]): boolean =>
  tokens.find(({ kind }) => kind === 'word')?.lower === 'there';

/**
 * In "a solution, that was" and "devices, that can" nothing has yet said which one is meant, so the clause says it; readers of papers removed the comma there.
 * With "the devices" only the author knows, so both corrections are offered. When the verb of the sentence follows the clause without a comma ("devices, that
 * are near will answer"), the clause is not an aside.
 */
function whatIsMeant(sentence: AnalysedSentence, that: number): 'clause' | 'either' | 'aside' {
  const { tokens, nounGroups } = sentence;
  const noun = that - 2;
  if (runsIntoVerb(sentence, that)) return 'clause';
  const group = nounGroups.find(({ start, end }) => start <= noun && noun < end);
  const first = tokens[group?.start ?? noun]!;
  if (/^an?$/.test(first.lower)) return 'clause';
  // "the aspects of your plan, that can be kept": the clause may say which aspects
  if (tokens[first.index - 1]?.lower === 'of' && tokens[first.index - 2]?.xpos === 'NNS') return 'either';
  if (tokens[noun]!.xpos !== 'NNS') return 'aside';
  // "this way devices, that": the determiner belongs to another noun
  if ((first.upos !== 'DET' && first.xpos !== 'PRP$') || /^(?:this|that|each|every)$/.test(first.lower))
    return 'clause';
  return first.lower === 'the' ? 'either' : 'aside';
}

/** True when the verb of the noun before the comma follows the clause, with no comma that would close an aside. */
function runsIntoVerb(sentence: AnalysedSentence, that: number): boolean {
  const { tokens, finiteVerbs } = sentence;
  const closes = tokens.findIndex(({ upos }, i) => i > that && upos === 'PUNCT');
  const [own, next] = finiteVerbs.filter((verb) => verb > that);
  if (own === undefined || next === undefined || (closes >= 0 && next > closes)) return false;
  if (sentence.parsedSubjectOf(next)?.head === that - 2) return true;
  return !tokens.slice(own + 1, next).some(({ upos }) => /^(?:CCONJ|SCONJ|PRON)$/.test(upos));
}

/** Returns the verb of the relative clause that "that" at `at` opens: the tag shows it when "that" is the subject, the parse when it is the object. */
function relativeVerb(sentence: AnalysedSentence, at: number): number | undefined {
  const { tokens } = sentence;
  const that = tokens[at]!;
  const predicate = tokens[that.head ?? -1];
  if (!predicate || hasRelation(that, 'det')) return undefined;
  if (SUBJECT_PRONOUNS.has(tokens[at + 1]!.lower)) {
    const noun = predicate.head ?? -1;
    const ends = noun >= 0 && noun <= at - 2 && !tokens.slice(noun, at - 1).some(({ upos }) => upos === 'PUNCT');
    return predicate.relation === 'acl:relcl' && ends && isFiniteVerb(tokens[at + 2]) ? at + 2 : undefined;
  }
  const verb = skipAdverbs(tokens, at + 1);
  const isSubject = that.xpos === 'WDT' || (hasRelation(that, 'nsubj') && predicate.relation === 'acl:relcl');
  if (!isSubject || !isFiniteVerb(tokens[verb])) return undefined;
  // "the one of free space, that is ￼ = 1", "neglect the terms, that is remove them"
  const [is, after] = [tokens[verb]!.lower === 'is', tokens[verb + 1]];
  if (is && (isPlaceholder(after) || after?.xpos === 'VB')) return undefined;
  // "that is, the core", and "that was the best way", which is a separate sentence
  return tokens[verb + 1]?.lower === ',' || isNoun(predicate) ? undefined : verb;
}

/** "A method, based on graphs, that finds": the comma closes an aside. "It is the size, that": the clause is of another kind. */
function isInterrupted({ tokens }: AnalysedSentence, comma: number): boolean {
  const before = tokens.slice(0, comma);
  if (before.some(({ lower }) => OPENS_THAT.has(lower))) return true;
  const earlier = before.findLastIndex(({ text }) => /^[,;:()–—]$/.test(text));
  const opened = /^(?:ADP|ADV|SCONJ)$/.test(before[0]!.upos) && before.filter(({ text }) => text === ',').length === 1;
  if (opened && before.slice(0, earlier).some(isFiniteVerb)) return true;
  if (earlier < 0 || opened) return false;
  // "a program, written in May and developed in June, that reads": the second participle looks like a verb of the past
  const isParticiple = /^VB[NG]$/.test(before[earlier + 1]?.xpos ?? '');
  return isParticiple || !before.slice(earlier).some(isFiniteVerb);
}
