import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isAdverb } from '../sentence/token-tests.ts';
import { propose, quote, replaceTokens } from '../token-edits.ts';

/** Contractions that, without their apostrophe, are not words. */
const ALWAYS: Readonly<Record<string, string>> = Object.fromEntries(
  `dont:don't doesnt:doesn't didnt:didn't isnt:isn't arent:aren't wasnt:wasn't werent:weren't hasnt:hasn't havent:haven't
  hadnt:hadn't couldnt:couldn't shouldnt:shouldn't wouldnt:wouldn't mustnt:mustn't neednt:needn't cannt:can't
  wouldve:would've couldve:could've shouldve:should've youre:you're theyre:they're youve:you've theyve:they've weve:we've
  youll:you'll theyll:they'll thats:that's whats:what's theres:there's heres:here's hes:he's shes:she's itll:it'll
  im:I'm ive:I've dosnt:doesn't dosen't:doesn't dose't:doesn't doesen't:doesn't didin't:didn't wasen't:wasn't
  woudn't:wouldn't wouldnt:wouldn't coudn't:couldn't shoudn't:shouldn't does'nt:doesn't did'nt:didn't do'nt:don't is'nt:isn't
  are'nt:aren't was'nt:wasn't have'nt:haven't has'nt:hasn't had'nt:hadn't could'nt:couldn't would'nt:wouldn't
  should'nt:shouldn't ca'nt:can't wo'nt:won't aint:ain't lets':let's`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);
/** Contractions that, without their apostrophe, are other words: corrected only after a subject. */
const AFTER_SUBJECT: Readonly<Record<string, string>> = { cant: "can't", wont: "won't" };
/** True after a noun and before a verb: "the code wont break", but "as was his wont". */
const isBetween = (tokens: readonly AnalysedToken[], at: number, isBase: (word: string) => boolean): boolean =>
  /^(?:NOUN|PROPN)$/.test(tokens[at - 1]?.upos ?? '') &&
  (isBase(tokens[at + 1]?.lower ?? '') || (isAdverb(tokens[at + 1]) && isBase(tokens[at + 2]?.lower ?? '')));
const SUBJECTS = new Set('i you he she it we they people that this there who which these those'.split(' '));

/** "Master of Science im Web and Data Science", "im Januar 2021": German for "in the". */
const isGermanIn = (tokens: readonly AnalysedToken[], at: number): boolean =>
  tokens[at]!.text === 'im' && /^\p{Lu}/u.test(tokens[at + 1]?.text ?? '');

export const contractions: Checker = {
  id: 'contractions',
  errorClass: 'punctuation',
  corrects: [
    { wrong: 'I dont know the answer.', right: "I don't know the answer." },
    { wrong: 'They cant come today.', right: "They can't come today." },
    { wrong: 'The new code wont break.', right: "The new code won't break." },
    { wrong: 'Im sure that it works.', right: "I'm sure that it works." },
    { wrong: 'It doesnt matter.', right: "It doesn't matter." },
    { wrong: 'Thats the reason.', right: "That's the reason." },
  ],
  accepts: [
    "I don't know and they can't say.",
    'It was his wont to walk in the evening.',
    'The wall was built on a cant.',
    'The IM client was slow.',
    'She is a Master of Science im Web and Data Science.',
    'The gene DONT was not found.',
    'HES stands for a system of health.',
  ],
  check(sentence, { lexicon }) {
    const { tokens } = sentence;
    const isBase = (word: string): boolean => word === 'be' || lexicon.verbs(word).some(({ base }) => base === word);
    const proposals: Proposal[] = [];
    const add = (from: number, to: number, right: string, confidence: number): void => {
      const found = sentence.paragraph.slice(tokens[from]!.start, tokens[to - 1]!.end);
      proposals.push(
        propose(replaceTokens(sentence, from, to, right), {
          rule: 'contractions',
          errorClass: 'punctuation',
          comment: `Use an apostrophe for the letters that a contraction leaves out: ${quote(right)}.`,
          confidence: found === found.toUpperCase() && found.length > 2 ? 0.4 : confidence,
        }),
      );
    };
    for (const [i, token] of tokens.entries()) {
      if (token.kind !== 'word') continue;
      const always = Object.hasOwn(ALWAYS, token.lower) ? ALWAYS[token.lower] : undefined;
      if (always && !(i > 0 && /^\p{Lu}/u.test(token.text) && token.lower !== 'im' && token.lower !== 'ive')) {
        if (token.text !== 'IM' && !isGermanIn(tokens, i)) add(i, i + 1, always, 0.93);
        continue;
      }
      const after = Object.hasOwn(AFTER_SUBJECT, token.lower) ? AFTER_SUBJECT[token.lower] : undefined;
      if (after && (SUBJECTS.has(tokens[i - 1]?.lower ?? '') || isBetween(tokens, i, isBase)))
        add(i, i + 1, after, 0.92);
      // "did nt", "is nt": the clitic is separated
      if (
        token.lower === 'nt' &&
        i > 0 &&
        /^(?:do|does|did|is|are|was|were|have|has|had|could|would|should)$/.test(tokens[i - 1]!.lower)
      )
        add(i - 1, i + 1, `${tokens[i - 1]!.lower}n't`, 0.9);
    }
    return proposals;
  },
};
