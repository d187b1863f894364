import type { CheckContext } from '../context.ts';
import { canBeAdjective, canBeNoun, inflectVerb, verbByBase } from '../lexicon/inflection.ts';
import { BE_ALL, UNACCUSATIVE_VERBS, wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isAdverb } from '../sentence/token-tests.ts';
import { propose, quote, replaceTokens } from '../token-edits.ts';

/** Verbs that have no passive: "is happened", "was died", "is consisted of". */
const NEVER_PASSIVE: ReadonlySet<string> = new Set([
  ...UNACCUSATIVE_VERBS,
  ...wordSet(
    'consist belong depend seem remain collapse last agree become suffer behave tend differ result proceed participate conform comply correspond pertain',
  ),
]);
/** Verbs that learners put after "be" in the base or -s form: "I am agree", "it is depends on". */
const NEVER_AFTER_BE = wordSet(
  'agree disagree depend consist belong seem exist happen contain believe think want need know mean like conform correspond include require allow live go come have understand feel prefer enjoy',
);

/** The form of `base` that corresponds to the form of "be" before it. */
function finiteFor(be: AnalysedToken, base: string, { lexicon }: CheckContext): string | undefined {
  switch (be.lower) {
    case 'is':
      return inflectVerb(lexicon, base, 'VBZ');
    case 'was':
    case 'were':
      return inflectVerb(lexicon, base, 'VBD');
    case 'been':
      return inflectVerb(lexicon, base, 'VBN');
    case 'being':
      return inflectVerb(lexicon, base, 'VBG');
    default:
      return base;
  }
}

/** "All you need is understand", "what it does is allow": a clause comes before "be". */
const hasClauseBefore = (tokens: readonly AnalysedToken[], be: number): boolean =>
  tokens.slice(0, be).some(({ lower }) => /^(?:what|all|thing|do|does|did)$/.test(lower));

export const beVerbForm: Checker = {
  id: 'be-verb-form',
  errorClass: 'verb',
  corrects: [
    { wrong: 'I am agree with you.', right: 'I agree with you.' },
    { wrong: 'It is depends on the weather.', right: 'It depends on the weather.' },
    { wrong: 'The accident was happened yesterday.', right: 'The accident happened yesterday.' },
    { wrong: 'The team is consisted of ten people.', right: 'The team consists of ten people.' },
    { wrong: 'It will be disappeared soon.', right: 'It will disappear soon.' },
    { wrong: 'The letter was write by him.', right: 'The letter was written by him.' },
  ],
  accepts: [
    'I agree with you, and it depends on the weather.',
    'The outcome confirms the plan and is open to all.',
    'Such methods are approximate by nature.',
    'The accident happened; the man is dead, the work is finished.',
    'All he does is work, and what you must be is like him.',
    'The terms were agreed upon and the days are gone.',
    'He is like his father, and the price is fall-back money.',
    'The thing to do is go home.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const { lexicon } = context;
    const proposals: Proposal[] = [];
    for (const [i, be] of tokens.entries()) {
      if (!BE_ALL.has(be.lower)) continue;
      let at = i + 1;
      while (isAdverb(tokens[at]) && at < i + 3) at++;
      const verb = tokens[at];
      if (verb?.kind !== 'word' || verb.lemma === 'be') continue;
      const next = tokens[at + 1];
      const inflected = lexicon.verbs(verb.lower).some((form) => form.base !== verb.lower);
      if (inflected && (verb.xpos === 'VBN' || verb.xpos === 'VBD' || verb.xpos === 'JJ')) {
        const base = verb.lemma === verb.lower ? lexicon.verbs(verb.lower)[0]?.base : verb.lemma;
        if (
          !base ||
          !NEVER_PASSIVE.has(base) ||
          base === verb.lower ||
          base === 'fall' ||
          base === 'rise' ||
          (base === 'become' && be.lower !== 'was')
        )
          continue;
        if (
          base === 'agree' &&
          (be.lower === 'is' ||
            be.lower === 'was' ||
            be.lower === 'were' ||
            be.lower === 'been' ||
            be.lower === 'be' ||
            be.lower === 'are')
        )
          continue;
        // "is conformed by three layers": "formed" is meant
        if (base === 'conform' && next?.lower === 'by') continue;
        if ((base === 'suffer' || base === 'result') && next?.lower !== 'from' && next?.lower !== 'in') continue;
        if (at !== i + 1 && tokens[i + 1]!.lower !== 'not') continue;
        const right = at === i + 1 ? finiteFor(be, base, context) : undefined;
        if (!right) continue;
        const gain = modelGain(sentence, context, i, at + 1, right);
        proposals.push(
          propose(replaceTokens(sentence, i, at + 1, right), {
            rule: 'be-verb-form/passive',
            errorClass: 'verb',
            comment: `${quote(base)} has no passive, so it takes no ${quote(be.text)}: use ${quote(right)}.`,
            confidence: weighConfidence(0.85, gain),
          }),
        );
        continue;
      }
      const forms =
        verbByBase(lexicon, verb.lower) ?? lexicon.verbs(verb.lower).find((form) => form.thirdPerson === verb.lower);
      if (!forms || be.lower === "'s") continue;
      if (
        NEVER_AFTER_BE.has(forms.base) &&
        at === i + 1 &&
        verb.upos === 'VERB' &&
        /^(?:PRP|NN|NNS|NNP|WDT)$/.test(tokens[i - 1]?.xpos ?? '') &&
        !['be', 'been', 'being'].includes(be.lower)
      ) {
        if (['like', 'need', 'mean', 'have', 'feel'].includes(forms.base) && verb.xpos !== 'VBP') continue;
        const right = finiteFor(be, forms.base, context);
        if (!right || hasClauseBefore(tokens, i)) continue;
        const gain = modelGain(sentence, context, i, at + 1, right);
        proposals.push(
          propose(replaceTokens(sentence, i, at + 1, right), {
            rule: 'be-verb-form/base',
            errorClass: 'verb',
            comment: `${quote(forms.base)} is the verb here and needs no ${quote(be.text)} before it: ${quote(right)}.`,
            confidence: weighConfidence(0.82, gain),
          }),
        );
        continue;
      }
      // "was write by", "are cook in": a base form stands where a participle is needed
      if (
        forms.base !== verb.lower ||
        forms.participle === verb.lower ||
        // "you will be begin to see", "they would be prefer to go": "be" is needless
        (/^(?:begin|prefer)$/.test(forms.base) && next?.xpos === 'TO') ||
        // "and is conform to earlier work" is not a passive: the verb stands alone, so no correction is offered when its subject is uncertain
        NEVER_PASSIVE.has(forms.base) ||
        canBeNoun(lexicon, verb.lower) ||
        canBeAdjective(lexicon, verb.lower) ||
        lexicon.wordClasses(verb.lower).includes('ADJ')
      )
        continue;
      if (
        next?.lower !== 'by' &&
        next?.lower !== 'in' &&
        next?.lower !== 'as' &&
        next?.lower !== 'from' &&
        next?.lower !== 'to'
      )
        continue;
      if (hasClauseBefore(tokens, i)) continue;
      const gain = modelGain(sentence, context, at, at + 1, forms.participle);
      proposals.push(
        propose(
          replaceTokens(sentence, at, at + 1, forms.participle),
          {
            rule: 'be-verb-form/participle',
            errorClass: 'verb',
            comment: `After ${quote(be.text)} use the past participle: ${quote(forms.participle)}, not ${quote(verb.text)}.`,
            confidence: weighConfidence(0.75, gain),
          },
          [forms.ing],
        ),
      );
    }
    return proposals;
  },
};
