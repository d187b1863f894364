import type { CheckContext } from '../context.ts';
import { wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { mayEndContactClause } from '../sentence/contact-clause.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isAdverb, isPunctuation } from '../sentence/token-tests.ts';
import { propose, quote, replaceTokens } from '../token-edits.ts';
import { baseOfInflected, lacksBe } from './modal-verb-form.ts';

/** Words after which "to" opens an infinitive and is not a preposition. */
const TAKES_INFINITIVE = wordSet(
  'want need try decide hope plan able ready go order continue wish refuse fail manage seem tend easy difficult hard important necessary possible impossible way start begin like love prefer expect ask tell allow help have want learn choose afford promise offer pretend attempt intend would chance opportunity ability right permission decision desire forget remember encourage force cause enable lead invite persuade advise teach how what where when time place reason something anything nothing someone people best better good aim happy glad sad eager willing likely unable sure supposed enough used ought',
);
/** Participles that may also follow "to" as a preposition: "due to increased", "compared to improved". */
const PREPOSITIONAL = wordSet(
  'due according related compared contrary next prior close similar equal relative thanks owing respect addition access response reaction attention from lead refer object contribute devote dedicate expose limit apply attribute opposed up down back in on subject key as led applied exposed attributed referred',
);

/** "The right to generalised civic access": a participle with its noun after the preposition "to". */
const isParticipleBeforeNoun = (tokens: readonly AnalysedToken[], at: number, { lexicon }: CheckContext): boolean =>
  /^(?:NOUN|ADJ)$/.test(tokens[at + 1]?.upos ?? '') &&
  lexicon.verbs(tokens[at]!.lower).some(({ participle }) => participle === tokens[at]!.lower);

/**
 * "to signs the message.": a plural noun takes no noun phrase after it, unless that is the subject of a clause ("access to files the server holds").
 */
function hasObjectOnly(tokens: readonly AnalysedToken[], at: number): boolean {
  if (!/^(?:a|an|the|all|this|these|its|their|your|our|his|her|my)$/.test(tokens[at + 1]?.lower ?? '')) return false;
  let end = at + 2;
  while (
    /^(?:JJ|NN|NNS|NNP|CD|VBN|DT|POS|IN)$/.test(tokens[end]?.xpos ?? '') &&
    !(tokens[end]!.xpos === 'IN' && tokens[end]!.lower !== 'of')
  )
    end++;
  const next = tokens[end];
  // "it responds to calls the whole day"
  if (/^(?:way|day|time|week|month|year|night|size|hour|minute|manner|moment|morning)$/.test(tokens[end - 1]!.lower))
    return false;
  return end > at + 2 && (next === undefined || isPunctuation(next) || /^(?:IN|CC|TO|RB)$/.test(next.xpos));
}

export const infinitiveForm: Checker = {
  id: 'infinitive-form',
  errorClass: 'verb',
  corrects: [
    { wrong: 'He wanted to went home.', right: 'He wanted to go home.' },
    { wrong: 'She tries to helps everyone.', right: 'She tries to help everyone.' },
    { wrong: 'It is easy to understood.', right: 'It is easy to understand.' },
    {
      wrong: 'The price is going to predicted by the model.',
      right: 'The price is going to be predicted by the model.',
    },
    { wrong: 'The key is used to signs the messages.', right: 'The key is used to sign the messages.' },
    { wrong: 'We decided to going home.', right: 'We decided to go home.' },
  ],
  accepts: [
    'He wanted to go home due to increased costs.',
    'We look forward to seeing you and are used to working.',
    'It is limited to used cars and compared to printed books.',
    'They have the right to generalised civic access.',
    'The way to learning is long, thanks to improved methods.',
    'He came close to winning and went to sleep.',
    'The host has access to files the server holds, and to pages the author wrote in May.',
    'The third research area we contribute data to relates to the growth of children.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    for (let i = 1; i + 1 < tokens.length; i++) {
      if (tokens[i]!.lower !== 'to') continue;
      let at = i + 1;
      while (isAdverb(tokens[at]) && at < i + 3) at++;
      const verb = tokens[at];
      if (verb?.kind !== 'word') continue;
      const wrong = baseOfInflected(verb, context);
      if (!wrong) continue;
      const before = tokens[i - 1]!;
      if (PREPOSITIONAL.has(before.lower) || PREPOSITIONAL.has(before.lemma)) continue;
      const head = TAKES_INFINITIVE.has(before.lemma) || TAKES_INFINITIVE.has(before.lower);
      const next = tokens[at + 1];
      if (wrong.tag === 'VBG') {
        if (
          !/^(?:want|need|try|decide|hope|plan|able|refuse|manage|start|begin|like|love|have|order|wish)$/.test(
            before.lemma,
          ) ||
          before.lower === 'used' ||
          before.lower === 'needs'
        )
          continue;
        if (before.lower === 'order' && tokens[i - 2]?.lower !== 'in') continue;
      } else if (wrong.tag === 'VBZ' && (head || verb.upos === 'VERB') && hasObjectOnly(tokens, at)) {
        if (mayEndContactClause(tokens, i)) continue;
      } else if (wrong.tag === 'VBZ') {
        if (verb.upos !== 'VERB' && !head) continue;
        // "the area that we add data to relates to growth": "to" ends a relative clause, and the verb has another subject
        if (!head && (verb.relation === 'root' || mayEndContactClause(tokens, i))) continue;
        if (context.lexicon.nouns(verb.lower).length > 0 && (!head || verb.upos !== 'VERB')) continue;
      } else if (!head) {
        // only a past form that is not a participle cannot be an adjective: "to went", but "to used cars"
        if (wrong.tag !== 'VBD' || context.lexicon.verbs(verb.lower).some((form) => form.participle === verb.lower))
          continue;
      } else if (before.upos === 'NOUN' && isParticipleBeforeNoun(tokens, at, context)) continue;
      else if (next && (next.upos === 'NOUN' || next.upos === 'ADJ') && wrong.tag !== 'VBD') continue;
      const right = lacksBe(tokens, at, wrong.base, context) ? `be ${verb.lower}` : wrong.base;
      const gain = modelGain(sentence, context, at, at + 1, right);
      proposals.push(
        propose(replaceTokens(sentence, at, at + 1, right), {
          rule: 'infinitive-form',
          errorClass: 'verb',
          comment: `After “to” use the base form: ${quote(`to ${right}`)}, not ${quote(`to ${verb.text}`)}.`,
          confidence: weighConfidence(head ? 0.85 : 0.7, gain),
        }),
      );
    }
    return proposals;
  },
};
