import { inflectVerb, isBaseForm, verbOfForm } from '../lexicon/inflection.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { SUBJECT_PRONOUNS, wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isPunctuation, skipAdverbs } from '../sentence/token-tests.ts';
import { propose, quote, replaceTokens } from '../token-edits.ts';

const SPANS = wordSet(
  'night week month year summer winter spring autumn weekend monday tuesday wednesday thursday friday saturday sunday time century',
);
/** Words that may precede the subject of a clause that begins with an adverbial of time. */
const OPENS = wordSet(
  'yesterday , ago night week month year summer winter weekend monday tuesday wednesday thursday friday saturday sunday morning evening and',
);
const BE_PAST: Readonly<Record<string, string>> = { is: 'was', are: 'were', am: 'was' };

/** Returns the index of the last word of an adverbial that can only be past ("yesterday", "last week", "two years ago"); -1 when there is none. */
function pastAdverbial(tokens: readonly { lower: string }[], from: number, to: number): number {
  for (let i = from; i < to; i++) {
    const { lower } = tokens[i]!;
    // "an idea from some years ago": the time of the noun
    if (lower === 'ago' && tokens.slice(Math.max(from, i - 4), i).some((token) => token.lower === 'from')) continue;
    if (lower === 'yesterday' || lower === 'ago') return i;
    if (
      lower === 'last' &&
      SPANS.has(tokens[i + 1]?.lower ?? '') &&
      !/^(?:the|my|our|his|her|their|your)$/.test(tokens[i - 1]?.lower ?? '') &&
      tokens[i - 1]?.lower !== 'since'
    )
      return i + 1;
  }
  return -1;
}

/** Returns the simple past: for "have been" with "I" "was", for "has gone" "went"; undefined when the verb is unknown. */
function simplePast(lexicon: Lexicon, participle: string, subject: string, goes: boolean): string | undefined {
  if (participle === 'been') return goes ? 'went' : /^(?:we|you|they)$/.test(subject) ? 'were' : 'was';
  return verbOfForm(lexicon, participle, 'VBN')?.past;
}

/** True for a name, or a noun with "the" or a possessive ("my cousin", "the children"), that opens the clause or follows its adverbial. */
function isSubjectNoun(tokens: readonly AnalysedToken[], at: number, start: number): boolean {
  const noun = tokens[at]!;
  if (noun.xpos === 'NNP' && tokens[at - 1]?.xpos !== 'NNP') return at === start || OPENS.has(tokens[at - 1]!.lower);
  if (!/^NNS?$/.test(noun.xpos)) return false;
  const determiner = tokens[at - 1];
  if (!determiner || (determiner.xpos !== 'PRP$' && determiner.lower !== 'the')) return false;
  const before = tokens[at - 2];
  return at - 1 === start || (before !== undefined && OPENS.has(before.lower));
}

export const pastTime: Checker = {
  id: 'past-time',
  errorClass: 'tense',
  corrects: [
    { wrong: 'Yesterday I go to the market.', right: 'Yesterday I went to the market.' },
    { wrong: 'We visit our friends last week.', right: 'We visited our friends last week.' },
    { wrong: 'I have seen him yesterday.', right: 'I saw him yesterday.' },
    { wrong: 'They have been there last year.', right: 'They were there last year.' },
    { wrong: 'Yesterday my cousin come to see me.', right: 'Yesterday my cousin came to see me.' },
    { wrong: 'The bus has left an hour ago.', right: 'The bus left an hour ago.' },
    { wrong: 'Two years ago he is a student.', right: 'Two years ago he was a student.' },
  ],
  accepts: [
    'The authors reuse an old idea from some years ago and say so.',
    'Yesterday I went to the market.',
    'We still talk about what we did last week.',
    'I think that he left two years ago.',
    'She does not remember what happened yesterday.',
    'They are friends I met a year ago.',
    'We read the letter last night.',
    'I have loved it since we met last year.',
    'I have read the letter that came yesterday.',
    'I have often thought of it.',
    'The last time we meet is in May.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const { lexicon } = context;
    const proposals: Proposal[] = [];
    let start = 0;
    for (let end = 0; end <= tokens.length; end++) {
      if (
        end < tokens.length &&
        !(isPunctuation(tokens[end]) && tokens[end]!.lower !== ',') &&
        !/^(?:because|but|so|when|that|which|who|if|and|although|while)$/.test(tokens[end]!.lower)
      )
        continue;
      const adverbial = pastAdverbial(tokens, start, end);
      if (
        adverbial >= 0 &&
        !tokens
          .slice(start, end)
          .some(
            (token) =>
              token.xpos === 'VBD' ||
              token.xpos === 'MD' ||
              token.lower === "'s" ||
              token.xpos.startsWith('W') ||
              token.lower === 'since',
          )
      ) {
        for (let i = start; i < end; i++) {
          const noun = isSubjectNoun(tokens, i, start);
          if (!SUBJECT_PRONOUNS.has(tokens[i]!.lower) && !noun) continue;
          const at = skipAdverbs(tokens, i + 1);
          const verb = tokens[at];
          const participle = tokens[at + 1];
          if (
            verb &&
            /^(?:have|has|'ve|’ve)$/.test(verb.lower) &&
            participle?.xpos === 'VBN' &&
            participle.lower !== 'got' &&
            at + 1 < end
          ) {
            const simple = simplePast(
              context.lexicon,
              participle.lower,
              tokens[i]!.lower,
              tokens[at + 2]?.lower === 'to',
            );
            if (simple === undefined) break;
            proposals.push(
              propose(replaceTokens(sentence, at, at + 2, verb.spaceBefore ? simple : ` ${simple}`), {
                rule: 'past-time/perfect',
                errorClass: 'tense',
                comment: `${quote(tokens[adverbial]!.text)} tells of a finished time, so the verb is in the simple past: ${quote(simple)}.`,
                confidence: 0.85,
              }),
            );
            break;
          }
          if (!verb || at >= end || (verb.xpos !== 'VBP' && verb.xpos !== 'VBZ' && verb.xpos !== 'VB')) break;
          const base = isBaseForm(lexicon, verb.lower) ? verb.lower : verbOfForm(lexicon, verb.lower, 'VBZ')?.base;
          const right = BE_PAST[verb.lower] ?? (base ? inflectVerb(lexicon, base, 'VBD') : undefined);
          // a verb of saying or thinking may refer to the present: "I think he left two years ago"
          if (
            !right ||
            right === verb.lower ||
            /^(?:think|know|believe|hope|remember|guess|suppose|mean|say|do|wish|understand)$/.test(base ?? '') ||
            (base === 'have' && !/^(?:DT|PRP\$|JJ|NNS?|CD)$/.test(participle?.xpos ?? ''))
          )
            break;
          const others = tokens
            .slice(at + 1, end)
            .some((token) => SUBJECT_PRONOUNS.has(token.lower) && token.lower !== 'it' && token.lower !== 'you');
          if (others) break;
          const gain = modelGain(sentence, context, at, at + 1, right);
          proposals.push(
            propose(replaceTokens(sentence, at, at + 1, right), {
              rule: 'past-time',
              errorClass: 'tense',
              comment: `${quote(tokens[adverbial]!.text)} tells of a finished time, so the verb is in the past tense: ${quote(right)}.`,
              confidence: weighConfidence(noun ? 0.75 : 0.85, gain === undefined ? undefined : Math.max(gain, 0)),
            }),
          );
          break;
        }
      }
      start = end + 1;
    }
    return proposals;
  },
};
