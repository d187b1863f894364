import { matchCase } from '../edits.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { BE_FINITE, HAVE_FORMS, MODALS, SUBORDINATORS, wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isFiniteVerb, isPunctuation, NOUN_TAGS, skipAdverbs } from '../sentence/token-tests.ts';
import { propose, quote, textOf } from '../token-edits.ts';

/** Adjectives that hardly occur after "be": before a noun without an article, "it's" cannot open a clause with them. */
const ATTRIBUTIVE = wordSet(
  'own main primary default first second third last next previous internal initial actual potential respective corresponding entire principal sole inner outer original current underlying associated former upper lower',
);
/** Verbs whose object may be a clause without "that": "I think it's time". */
const TAKES_CLAUSE = wordSet(
  'say think know mean hope feel guess believe ensure assume suppose claim realize realise see find show indicate notice note imagine understand remember forget tell decide learn confirm verify check hear bet swear wish argue prove suspect figure trust admit agree fear doubt expect conclude consider recommend suggest prefer warn remind convince teach pretend seem appear look sound let make help be do have happen go come matter care mind read write report state explain add reply answer ask wonder guarantee promise demonstrate reveal illustrate thank please observe recall determine discover infer deduce become remain turn get stay take call name',
);
/** Those of them that rather have a thing than a clause as object. */
const LOOKS_INTO = wordSet('check verify read show find determine discover recall write');
/** Prepositions that may open a clause as well, and those at the end of a phrase that does. */
const OPENS_CLAUSE = wordSet(
  'after before since until till as than like because although though while whereas unless if whether that for so but except once when lest albeit now given provided',
);
/** Nouns that follow "it's" without an article: "it's time", "it's part of the plan", "it's people who decide". */
const BARE = wordSet(
  'time part game fun work case business kind type sort half news people version home day rest theory shame plenty lots step morning night evening noon midnight winter summer spring autumn fall bedtime lunch dinner lunchtime money music magic rain snow everyone everything nothing something anyone anything someone nobody none math maths history science art politics luck love food water trash garbage junk nonsense overkill worth',
);

const isTime = (noun: string): boolean =>
  /^(?:day|week|month|year|season|term|spring|summer|winter|autumn)s?$/.test(noun);

const MODIFIERS = /^(?:JJ[RS]?|VBN|VBG|CD|NNP?S?|HYPH)$/;

/** The end of a noun phrase without an article from `start`, or -1. */
function phraseEnd(tokens: readonly AnalysedToken[], start: number): number {
  let end = start;
  while (end < tokens.length && MODIFIERS.test(tokens[end]!.xpos)) end++;
  while (end > start && !NOUN_TAGS.has(tokens[end - 1]!.xpos)) end--;
  return end > start ? end : -1;
}

/** The confidence that “it's” at `at` is the owner of the noun phrase after it; 0 for the pronoun with its verb. */
function ownerConfidence(sentence: AnalysedSentence, at: number, lexicon: Lexicon): number {
  const { tokens } = sentence;
  const isCounted = (noun: string): boolean => lexicon.nouns(noun).length > 0 && lexicon.countability(noun) === 'count';
  // "the server stores": the tagger may take it for a noun
  const thirdPersonOf = ({ lower, xpos, index }: AnalysedToken): string | undefined =>
    xpos === 'NNS' && NOUN_TAGS.has(tokens[index - 1]?.xpos ?? '')
      ? lexicon.verbs(lower).find(({ thirdPerson }) => thirdPerson === lower)?.base
      : undefined;
  const first = tokens[at + 2]!;
  const end = phraseEnd(tokens, at + 2);
  // "it does it's best"
  if (first.lower === 'best' && /^(?:do|try)$/.test(tokens[at - 1]?.lemma ?? '')) return 0.9;
  if (end < 0 || first.xpos === 'CD') return 0;
  const head = tokens[end - 1]!;
  const next = tokens[end];
  const attributive = ATTRIBUTIVE.has(first.lower);
  if (BARE.has(head.lower) || BARE.has(first.lower) || next?.xpos === 'CD') return 0;
  const clear = first.lower === 'own' || head.xpos === 'NNS' || isCounted(head.lower);
  const before = tokens[at - 1];
  const opens = !before || isPunctuation(before) || SUBORDINATORS.has(before.lower) || before.lower === 'that';
  if (opens || before.upos === 'CCONJ') {
    const verb = tokens[skipAdverbs(tokens, end)];
    const auxiliary = verb && (BE_FINITE.has(verb.lower) || HAVE_FORMS.has(verb.lower) || MODALS.has(verb.lower));
    const named = NOUN_TAGS.has(first.xpos) || attributive;
    if (named && verb && (auxiliary || verb.xpos === 'VBZ')) return 0.88;
    // "since it's first release", but "because it's next week"
    if (/^(?:before|after|since|until)$/.test(before?.lower ?? ''))
      return attributive && clear && !isTime(head.lower) ? 0.8 : 0;
    if (opens) return 0;
    // "the response and it's status code"
    const noun = tokens[at - 2];
    if (!noun || !NOUN_TAGS.has(noun.xpos) || !clear || /^JJ/.test(first.xpos)) return 0;
    return head.xpos === 'NNS' || NOUN_TAGS.has(first.xpos) || first.xpos === 'VBN' ? 0.8 : 0;
  }
  if (/^(?:IN|TO)$/.test(before.xpos) && !OPENS_CLAUSE.has(before.lower)) return 0.92;
  if (OPENS_CLAUSE.has(before.lower)) return attributive && clear && !isTime(head.lower) ? 0.85 : 0;
  if (/^(?:all|both|half)$/.test(before.lower)) return clear ? 0.85 : 0;
  const verb = before.upos === 'VERB' ? before.lemma : thirdPersonOf(before);
  if (verb === undefined || (next && isFiniteVerb(next))) return 0;
  // "if it rains it's water that we need": the clause may end before "it's"
  const within = tokens.slice(0, at).some(({ lower }) => SUBORDINATORS.has(lower)) && !attributive;
  if (!clear && (within || !/^(?:NNS?|VBN)$/.test(first.xpos))) return 0;
  // "check it's documentation": the clause would need an article
  if (TAKES_CLAUSE.has(verb))
    return (NOUN_TAGS.has(first.xpos) || LOOKS_INTO.has(verb)) && end <= at + 4 && head.xpos === 'NN' && clear
      ? 0.8
      : attributive
        ? 0.85
        : 0;
  return 0.88;
}

export const itsOwner: Checker = {
  id: 'its-owner',
  errorClass: 'pronoun-determiner',
  corrects: [
    { wrong: "The server stores it's settings in a file.", right: 'The server stores its settings in a file.' },
    { wrong: "The tree loses it's leaves.", right: 'The tree loses its leaves.' },
    { wrong: "The value of it's parts is low.", right: 'The value of its parts is low.' },
    { wrong: "When the key is found, it's value is returned.", right: 'When the key is found, its value is returned.' },
    { wrong: "It's primary goal is to save money.", right: 'Its primary goal is to save money.' },
    { wrong: "The page shows the file and it's contents.", right: 'The page shows the file and its contents.' },
    { wrong: "Every city has it's own rules.", right: 'Every city has its own rules.' },
    { wrong: "The team did it's best.", right: 'The team did its best.' },
    { wrong: "We met before it's first release.", right: 'We met before its first release.' },
  ],
  accepts: [
    "I think it's time, and it's part of the plan.",
    "It's people who decide, and it's rain that we need.",
    "If it fails, it's clear that users will complain.",
    "We tested it, and it's good practice to test it again.",
    "The town is old, and it's great fun.",
    "It's important users are told.",
    "We use it because it's free software.",
    "You can see it's metal.",
    "Once it's version 2, the state it's in is kept.",
  ],
  check(sentence, { lexicon }) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    for (let i = 0; i + 2 < tokens.length; i++) {
      if (tokens[i]!.lower !== 'it' || tokens[i + 1]!.lower !== "'s" || tokens[i + 1]!.spaceBefore) continue;
      const confidence = ownerConfidence(sentence, i, lexicon);
      if (confidence === 0) continue;
      const text = matchCase('its', tokens[i]!.text);
      const end = Math.max(i + 3, phraseEnd(tokens, i + 2));
      proposals.push(
        propose(
          { start: tokens[i]!.start, end: tokens[i + 1]!.end, text },
          {
            rule: 'its-owner',
            errorClass: 'pronoun-determiner',
            comment: `“It’s” is short for “it is” or “it has”; the possessive has no apostrophe: ${quote(`${text} ${textOf(sentence, i + 2, end)}`)}.`,
            confidence,
          },
        ),
      );
    }
    return proposals;
  },
};
