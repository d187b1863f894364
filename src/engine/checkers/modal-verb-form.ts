import type { CheckContext } from '../context.ts';
import { deleteTokens } from '../edits.ts';
import { verbOfForm } from '../lexicon/inflection.ts';
import { INTRANSITIVE_VERBS, MODALS, SUBJECT_PRONOUNS, UNACCUSATIVE_VERBS, wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { endsComparison, isAdverb, isPunctuation, isWillBesideNoun } from '../sentence/token-tests.ts';
import { propose, quote, replaceTokens } from '../token-edits.ts';

/** Forms that have the spelling of a base form or follow a modal for other reasons ("can even", "may well"). */
const SKIP = wordSet('be been being is are was were am need needs means used thought better rather born left lost');

/** Past forms that are also the base form of a rarer verb ("to saw", "to found"). */
const PAST_FIRST: Readonly<Record<string, string>> = { saw: 'see', found: 'find', felt: 'feel', fell: 'fall' };

/** Returns the base form that the token should have been; undefined when it is a base form already or may not be a verb. */
export function baseOfInflected(
  token: AnalysedToken,
  { lexicon }: CheckContext,
): { base: string; tag: 'VBZ' | 'VBD' | 'VBN' | 'VBG' } | undefined {
  const { lower } = token;
  const past = PAST_FIRST[lower];
  if (past && Object.hasOwn(PAST_FIRST, lower)) return { base: past, tag: 'VBD' };
  if (SKIP.has(lower) || lexicon.verbs(lower).some((verb) => verb.base === lower)) return undefined;
  for (const tag of ['VBZ', 'VBD', 'VBN', 'VBG'] as const) {
    const verb = verbOfForm(lexicon, lower, tag);
    if (verb) return { base: verb.base, tag };
  }
  return undefined;
}

/** Verbs that seldom have a passive: "the plants will grown" lacks no "be". */
const SELDOM_PASSIVE: ReadonlySet<string> = new Set([
  ...INTRANSITIVE_VERBS,
  ...wordSet('remain become run swim grow begin'),
]);

/**
 * "The file can written by hand", "is going to predicted.": a participle without an object lacks "be". When the participle is also the past form ("talked"),
 * only "by" shows this.
 */
export function lacksBe(
  tokens: readonly AnalysedToken[],
  at: number,
  base: string,
  { lexicon }: CheckContext,
): boolean {
  const { lower } = tokens[at]!;
  const verb = lexicon.verbs(lower).find(({ participle }) => participle === lower);
  if (!verb || SELDOM_PASSIVE.has(base)) return false;
  const next = tokens[at + 1];
  if (next?.lower === 'by') return true;
  const ends = next === undefined || isPunctuation(next) || (next.xpos === 'IN' && next.lower !== 'that');
  return ends && verb.past !== lower;
}

/** Verbs that keep an object in the passive: "can be given a name". */
const WITH_TWO_OBJECTS = wordSet(
  'give offer teach show tell send grant allow ask pay promise assign award allot call name make consider deny lend',
);

/** "could not opened my file": an object follows, so nothing is passive. */
const hasObject = (tokens: readonly AnalysedToken[], at: number, base: string): boolean =>
  /^(?:DT|PRP\$?)$/.test(tokens[at + 1]?.xpos ?? '') && !WITH_TWO_OBJECTS.has(base);

function isModalHere(tokens: readonly AnalysedToken[], i: number): boolean {
  const token = tokens[i]!;
  if (!MODALS.has(token.lower)) return false;
  // "the will states", "my can holds": a noun, whatever tag it has
  if (tokens[i - 1]?.upos === 'DET' || tokens[i - 1]?.xpos === 'PRP$') return false;
  if (token.xpos === 'MD') return true;
  // "the will", "in May", "a can of": nouns with the same spelling
  return token.upos === 'AUX';
}

/** "Can measured variability help?", "How could waiting hurt?": the subject of a question follows its modal, and the base form follows both. */
function isSubjectOfQuestion(tokens: readonly AnalysedToken[], modal: number, at: number): boolean {
  if (at !== modal + 1 || tokens.at(-1)?.text !== '?') return false;
  const before = tokens[modal - 1];
  if (before && !isPunctuation(before) && before.xpos !== 'CC' && !/^W/.test(before.xpos)) return false;
  return tokens.slice(at + 1).some(({ xpos }, k) => /^VBP?$/.test(xpos) && tokens[at + k]!.lower !== 'to');
}

/** "It does all it can to help": the infinitive says what for, and the modal stands without its verb. */
function isAllOneCan(tokens: readonly AnalysedToken[], modal: number): boolean {
  const near = tokens.slice(Math.max(0, modal - 4), modal);
  return near.some(({ lower }) => /^(?:all|everything|anything|whatever|what|much|best|as)$/.test(lower));
}

/** "It weighs on one persons will to go": a noun, whose owner lacks an apostrophe. */
const isOwned = (tokens: readonly AnalysedToken[], modal: number): boolean =>
  tokens[modal - 1]?.xpos === 'NNS' && /^(?:one|each|every|an?|this|that)$/.test(tokens[modal - 2]?.lower ?? '');

export const modalVerbForm: Checker = {
  id: 'modal-verb-form',
  errorClass: 'verb',
  corrects: [
    { wrong: 'She can goes to school.', right: 'She can go to school.' },
    { wrong: 'It will affects many people.', right: 'It will affect many people.' },
    { wrong: 'They should not went there.', right: 'They should not go there.' },
    { wrong: 'You must to wear a helmet.', right: 'You must wear a helmet.' },
    { wrong: 'He would rather stayed at home.', right: 'He would rather stay at home.' },
    { wrong: 'The computer could not opened my file.', right: 'The computer could not open my file.' },
    { wrong: 'The code can written for any machine.', right: 'The code can be written for any machine.' },
    { wrong: 'Such problems can arisen in large projects.', right: 'Such problems can arise in large projects.' },
    { wrong: 'The file may disappeared at any time.', right: 'The file may disappear at any time.' },
    { wrong: 'You may wondering why it rains.', right: 'You may be wondering why it rains.' },
    { wrong: 'It could really improves the results.', right: 'It could really improve the results.' },
  ],
  accepts: [
    'She can go to school and works hard.',
    'The will states that he left everything.',
    'In May used cars are cheap.',
    'It can be seen that this may have caused it.',
    'You may need more, and he would rather she stayed silent.',
    'The can contains two litres.',
    'I will, supported by my team, finish it.',
    'Can measured variability help the computation?',
    'How could waiting for a day help us?',
    'Can echoes be louder than the direct path?',
    'The amplifier does everything it can to keep the two inputs equal.',
    'This is all one can to a certain extent do.',
    'Selling it as fast as one can plays a big role.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    for (let i = 0; i < tokens.length; i++) {
      if (!isModalHere(tokens, i)) continue;
      const modal = tokens[i]!;
      let at = i + 1;
      if (
        SUBJECT_PRONOUNS.has(tokens[at]?.lower ?? '') &&
        (i === 0 || isPunctuation(tokens[i - 1]) || /^W/.test(tokens[i - 1]!.xpos))
      )
        at++;
      while (at < tokens.length && isAdverb(tokens[at])) at++;
      const token = tokens[at];
      if (token?.kind !== 'word') continue;
      if (token.lower === 'to' && at <= i + 2 && tokens[at + 1]?.xpos === 'VB') {
        if ([isAllOneCan, isOwned, isWillBesideNoun].some((test) => test(tokens, i))) continue;
        const gain = modelGain(sentence, context, at, at + 1, '');
        proposals.push(
          propose(deleteTokens(sentence, at, at + 1), {
            rule: 'modal-verb-form/to',
            errorClass: 'verb',
            comment: `The modal verb ${quote(modal.text)} takes a base form without “to”: ${quote(`${modal.text} ${tokens[at + 1]!.text}`)}.`,
            confidence: weighConfidence(0.85, gain),
          }),
        );
        continue;
      }
      // "and can does not need": one of the two must go, and which one only the author knows
      if (/^(?:does|did)$/.test(token.lower) && /^(?:not|n['’]t)$/.test(tokens[at + 1]?.lower ?? '')) continue;
      const wrong = baseOfInflected(token, context);
      if (
        !wrong ||
        ((wrong.tag !== 'VBZ' || token.xpos === 'NNS' || tokens[at + 1]?.xpos === 'VB') &&
          isSubjectOfQuestion(tokens, i, at))
      )
        continue;
      if (wrong.tag === 'VBZ' && endsComparison(tokens, i)) continue;
      const noun = token.upos === 'NOUN' || token.upos === 'PROPN' || token.upos === 'ADJ';
      const distance = at - i;
      const participle = context.lexicon.verbs(token.lower).some((verb) => verb.participle === token.lower);
      const isPassive = participle && !UNACCUSATIVE_VERBS.has(wrong.base) && !hasObject(tokens, at, wrong.base);
      const candidates = [
        wrong.base,
        ...(wrong.tag === 'VBG' || isPassive ? [`be ${token.lower}`] : []),
        ...(participle ? [`have ${token.lower}`] : []),
      ];
      const ranked = candidates
        .map((words) => ({ words, gain: modelGain(sentence, context, at, at + 1, words) }))
        .sort((a, b) => (b.gain ?? 0) - (a.gain ?? 0));
      const passive = `be ${token.lower}`;
      // "You may wondering when": what somebody may be doing now
      const isNow = wrong.tag === 'VBG' && distance === 1 && /^(?:may|might)$/.test(modal.lower);
      const best =
        isNow || lacksBe(tokens, at, wrong.base, context) ? ranked.find(({ words }) => words === passive) : undefined;
      const { words: right, gain } = best ?? ranked[0]!;
      const others = ranked.map(({ words }) => words).filter((words) => words !== right);
      proposals.push(
        propose(
          replaceTokens(sentence, at, at + 1, right),
          {
            rule: 'modal-verb-form',
            errorClass: 'verb',
            comment: `After the modal verb ${quote(modal.text)} use a base form: ${quote(right)}, not ${quote(token.text)}.`,
            confidence: weighConfidence(noun ? 0.35 : distance > 2 ? 0.75 : 0.9, gain),
          },
          others,
        ),
      );
    }
    return proposals;
  },
};
