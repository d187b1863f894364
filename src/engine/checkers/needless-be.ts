import type { CheckContext } from '../context.ts';
import { canBeAdjective, inflectVerb, type VerbTag, verbByBase } from '../lexicon/inflection.ts';
import { BARE_PREDICATES, BE_ALL, wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isAdverb } from '../sentence/token-tests.ts';
import { propose, quote, replaceTokens } from '../token-edits.ts';

/** Verbs that take a preposition and no object, so that no passive can be meant: "is suffer from", "be adhere to". */
const WITH_PREPOSITION = wordSet(
  'suffer consist depend belong adhere conform comply correspond rely differ originate benefit interact',
);
/** Verbs with an infinitive and no noun of the same form: "is tend to rise", "you'll be begin to see". */
const WITH_INFINITIVE = wordSet('begin tend fail manage intend seem want prefer');
/** Subjects that are an action: "the next step is create a file" lacks "to". */
const ACTIONS =
  /^(?:aim|goal|purpose|objective|task|step|idea|way|solution|approach|option|thing|job|role|function|plan|intention|point|trick|need|do|does|did|what|all|method|strategy|alternative|choice|advice|rule|key|effect|work|challenge|problem|use|practice|best|first|second|third|next|last|only|least|most)s?$/;
/** The form of the verb that corresponds to a finite form of "be"; after a modal verb or "to" it is the base form. */
const FINITE: Readonly<Record<string, VerbTag>> = {
  is: 'VBZ',
  are: 'VBP',
  am: 'VBP',
  was: 'VBD',
  were: 'VBD',
  be: 'VB',
};

/** Returns the verb form without "be"; undefined when "be" may be right. */
function formWithoutBe(
  sentence: AnalysedSentence,
  be: number,
  at: number,
  { lexicon }: CheckContext,
): string | undefined {
  const { tokens } = sentence;
  const verb = tokens[at]!;
  const tag = FINITE[tokens[be]!.lower];
  if (tag === undefined || !/^VB[PZ]?$/.test(verb.xpos) || verb.head === be) return undefined;
  const forms =
    verbByBase(lexicon, verb.lower) ?? lexicon.verbs(verb.lower).find((it) => it.thirdPerson === verb.lower);
  if (!forms || forms.participle === verb.lower || forms.past === verb.lower) return undefined;
  if (canBeAdjective(lexicon, verb.lower) || BARE_PREDICATES.has(verb.lower)) return undefined;
  const classes = lexicon.wordClasses(verb.lower);
  if (classes.includes('ADJ') && !classes.includes('NOUN')) return undefined;
  if (!sentence.dependentsOf(at, 'cop').concat(sentence.dependentsOf(at, 'aux:pass')).includes(be)) return undefined;
  const next = tokens[at + 1];
  const hasObject = /^(?:DT|PRP\$?)$/.test(next?.xpos ?? '') && sentence.dependentsOf(at, 'obj').some((k) => k > at);
  const hasComplement =
    (WITH_PREPOSITION.has(forms.base) && next?.upos === 'ADP' && next.lower !== 'by') ||
    (WITH_INFINITIVE.has(forms.base) && next?.xpos === 'TO');
  if (!hasObject && !hasComplement) return undefined;
  return inflectVerb(lexicon, forms.base, tag);
}

export const needlessBe: Checker = {
  id: 'needless-be',
  errorClass: 'verb',
  corrects: [
    { wrong: 'They are enable the author to write long texts.', right: 'They enable the author to write long texts.' },
    { wrong: 'It can be return the same value twice.', right: 'It can return the same value twice.' },
    { wrong: 'This is also suffer from the same problem.', right: 'This also suffers from the same problem.' },
    { wrong: 'Now you will be begin to see why.', right: 'Now you will begin to see why.' },
    { wrong: 'The name must be adhere to the format.', right: 'The name must adhere to the format.' },
  ],
  accepts: [
    'All it does is return the value.',
    'What we do is measure the time.',
    'The door is open the whole day, and the list is complete.',
    'Such rules must be kept, and the name must be adhered to.',
    'They are friends of the author, and it can be a return of the same value.',
    'We neglect the small terms, that is, remove them from the sum.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    for (const [i, be] of tokens.entries()) {
      if (!BE_ALL.has(be.lower)) continue;
      let at = i + 1;
      while (isAdverb(tokens[at]) && at < i + 3) at++;
      const verb = tokens[at];
      if (verb?.kind !== 'word' || tokens[i + 1]!.lower === 'not') continue;
      if (tokens.slice(0, i).some(({ lower, lemma }) => ACTIONS.test(lower) || lemma === 'do')) continue;
      // "neglect the small terms, that is remove them": other words for the same
      if (tokens[i - 1]?.lower === 'that' && tokens[i - 2]?.text === ',') continue;
      const form = formWithoutBe(sentence, i, at, context);
      if (form === undefined) continue;
      const right = [...tokens.slice(i + 1, at).map(({ text }) => text), form].join(' ');
      proposals.push(
        propose(replaceTokens(sentence, i, at + 1, right), {
          rule: 'needless-be',
          errorClass: 'verb',
          comment: `${quote(verb.text)} is the verb here and needs no ${quote(be.text)} before it: ${quote(right)}.`,
          confidence: weighConfidence(0.85, modelGain(sentence, context, i, at + 1, right)),
        }),
      );
    }
    return proposals;
  },
};
