import type { Edit } from '../edits.ts';
import { inflectVerb, verbOfForm } from '../lexicon/inflection.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { wordSet } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { predicateOf } from '../sentence/relations.ts';
import type { VerbGroup } from '../sentence/verb-groups.ts';
import { propose, quote } from '../token-edits.ts';

/** A year that is past for every reader. */
const YEAR = /^(?:1[5-9]\d\d|20[01]\d)s?$/;
const ORDINAL = /^(?:\d+(?:st|nd|rd|th)|\p{L}+(?:teenth|tieth|first))$/u;
const SPANS = wordSet('years decades months');
const RECENT = wordSet('last past recent');
/** Words which show that the time is not over, or that it precedes another past time. */
const OTHER_TIMES = wordSet('ever never yet already still now currently today long often');

/** What researchers do with their work, and words for researchers. */
const PUBLISHES = wordSet(
  'propose introduce present publish report develop describe show demonstrate suggest discover invent prove study investigate compare extend',
);
const WRITERS = wordSet('authors author researchers scientists group groups team teams they he she et al al.');

/** What a time adverbial requires of its verb. */
type Time = 'finished' | 'since' | 'recent';

/** The noun of time that depends on the predicate, and what it requires. */
interface TimeAdverbial {
  readonly at: number;
  readonly time: Time;
}

export const timeAndTense: Checker = {
  id: 'time-and-tense',
  errorClass: 'tense',
  corrects: [
    { wrong: 'The survey has been carried out in 2014.', right: 'The survey was carried out in 2014.' },
    { wrong: 'The town has grown fast in the 18th century.', right: 'The town grew fast in the 18th century.' },
    { wrong: 'The pump is used since 1985.', right: 'The pump has been used since 1985.' },
    {
      wrong: 'Interest in wind farms grows steadily since 2005.',
      right: 'Interest in wind farms has grown steadily since 2005.',
    },
    {
      wrong: 'In 2014, the authors propose a second test.',
      right: 'In 2014, the authors proposed a second test.',
    },
    { wrong: 'This method is recently proposed for maps.', right: 'This method has recently been proposed for maps.' },
    {
      wrong: 'Over the past decades, interest in these cells grows rapidly.',
      right: 'Over the past decades, interest in these cells has grown rapidly.',
    },
  ],
  accepts: [
    'The survey was carried out in 2014.',
    'The survey has been carried out every year since 2014.',
    'The method that was proposed in 2014 has been used widely.',
    'The drug has been used since 1985.',
    'Since 2005, the number of wind farms has increased.',
    'It was the largest flood since 1953.',
    'The law had been in force since 1985.',
    'The data are recently available at no cost.',
    'The number of cases has grown in recent years.',
    'The figures of 2014 have been revised.',
    'The results published in 2014 have been confirmed.',
    'Since 2005 was a dry year, the yield fell.',
    'The town was founded in the 18th century.',
    'The test is becoming common recently, as it saves time.',
    'In 2014, the trees lose their leaves early.',
    'The authors propose a second test of what was sold in 2014.',
  ],
  check(sentence, { lexicon }) {
    const proposals: Proposal[] = [];
    if (sentence.touchesQuotation) return proposals;
    for (const group of sentence.verbGroups) {
      const adverbial = group.finite === undefined ? undefined : adverbialOf(sentence, group);
      if (!adverbial) continue;
      const edit = editFor(sentence, group, adverbial, lexicon);
      if (!edit) continue;
      const { paragraph } = sentence;
      const found = paragraph.slice(edit.start, edit.end);
      const time = timeWords(sentence, adverbial);
      proposals.push(
        propose(edit, {
          rule: `time-and-tense/${adverbial.time}`,
          errorClass: 'tense',
          comment:
            adverbial.time === 'finished'
              ? `${quote(time)} is a finished time, so use the past tense: ${quote(edit.text)}, not ${quote(found)}.`
              : `${quote(time)} reaches the present, so use the present perfect: ${quote(edit.text)}, not ${quote(found)}.`,
          confidence: 0.78,
        }),
      );
    }
    return proposals;
  },
};

/** Returns the time that the parse attaches to the group's predicate; undefined when there is none, or when two differ. */
function adverbialOf(sentence: AnalysedSentence, group: VerbGroup): TimeAdverbial | undefined {
  const { tokens } = sentence;
  const predicate = predicateOf(tokens, group.finite!);
  let found: TimeAdverbial | undefined;
  for (const at of sentence.dependentsOf(predicate)) {
    const token = tokens[at]!;
    if (OTHER_TIMES.has(token.lower) || /^(?:advcl|ccomp)/.test(token.relation!)) return undefined;
    const time = timeOf(sentence, at);
    if (!time) continue;
    if (found && found.time !== time) return undefined;
    found = { at, time };
  }
  return found;
}

function timeOf(sentence: AnalysedSentence, at: number): Time | undefined {
  const { tokens } = sentence;
  const { text, lower, relation, head } = tokens[at]!;
  // "has become common recently, as it saves": another clause begins after the comma
  if (lower === 'recently' && at > 0 && tokens[at + 1]?.lower === ',' && head! > at) return undefined;
  if (lower === 'recently') return tokens[at - 1]?.lower === 'more' ? undefined : 'recent';
  if (!/^(?:obl|nmod)/.test(relation!)) return undefined;
  const kids = sentence.dependentsOf(at).map((k) => tokens[k]!);
  const preposition = kids.find(({ relation: kind }) => kind === 'case')?.lower;
  if (YEAR.test(text)) {
    // "in 2014 and in 2016", "since 2005 was dry": not a single point in time
    if (kids.some(({ relation: kind }) => kind === 'conj' || kind === 'cop')) return undefined;
    if (preposition === 'since') return 'since';
    return preposition === 'in' && isOnlyPoint(sentence) ? 'finished' : undefined;
  }
  if (lower === 'century' && preposition === 'in' && kids.some((kid) => isPastOrdinal(kid))) return 'finished';
  if (SPANS.has(lower) && /^(?:over|during|in|within)$/.test(preposition ?? ''))
    return kids.some((kid) => RECENT.has(kid.lower)) ? 'recent' : undefined;
  return undefined;
}

/** "has grown from 3 in 1980 to 5", "known since the paper in 1992": the year is one of several points. */
const isOnlyPoint = ({ tokens }: AnalysedSentence): boolean =>
  !tokens.some(({ lower }) => lower === 'since' || lower === 'from' || lower === 'until' || lower === 'between');

const isPastOrdinal = ({ lower }: AnalysedToken): boolean =>
  ORDINAL.test(lower) && !/^(?:21st|twenty-first)$/.test(lower);

/** Returns the words of the adverbial, including the preposition before them. */
function timeWords(sentence: AnalysedSentence, { at }: TimeAdverbial): string {
  const first = Math.min(at, ...sentence.dependentsOf(at).filter((k) => k < at && at - k < 5));
  return sentence.paragraph.slice(sentence.tokens[first]!.start, sentence.tokens[at]!.end).toLowerCase();
}

function editFor(
  sentence: AnalysedSentence,
  group: VerbGroup,
  { at, time }: TimeAdverbial,
  lexicon: Lexicon,
): Edit | undefined {
  const { tokens } = sentence;
  const verb = tokens[group.finite!]!;
  const main = tokens[group.main]!;
  if (group.progressive || verb.lower === "'s") return undefined;
  if (time === 'finished') {
    if (at < group.start && tellsOfWork(sentence, group))
      return { start: verb.start, end: verb.end, text: inflectVerb(lexicon, main.lemma, 'VBD') ?? verb.text };
    if (!group.perfect || group.tense !== 'present') return undefined;
    // only adverbs may stand between "has" and the participle of "be" or the verb; they move with the verb
    const participle = tokens.findIndex((token, k) => k > verb.index && token.xpos === 'VBN' && k <= group.main);
    if (participle < 0 || tokens.slice(verb.index + 1, participle).some(({ upos }) => upos !== 'ADV')) return undefined;
    const past =
      tokens[participle]!.lower === 'been'
        ? isPlural(sentence, group)
          ? 'were'
          : 'was'
        : verbOfForm(lexicon, tokens[participle]!.lower, 'VBN')?.past;
    if (!past) return undefined;
    const adverbs = sentence.paragraph.slice(verb.end, tokens[participle]!.start).trim();
    const passive = tokens[participle]!.lower === 'been';
    const text = adverbs === '' ? past : passive ? `${past} ${adverbs}` : `${adverbs} ${past}`;
    return { start: verb.start, end: tokens[participle]!.end, text };
  }
  if (group.perfect || group.tense === 'future' || group.tense === 'modal') return undefined;
  const isPast = group.tense === 'past';
  if (isPast && time === 'recent') return undefined;
  // "the largest flood since 1953": the time belongs to the complement
  if (time === 'since' && group.voice === 'active' && main.lemma === 'be') return undefined;
  const has = isPlural(sentence, group) ? 'have' : 'has';
  if (group.voice === 'passive') {
    const next = tokens[verb.index + 1]!;
    return next.lower === 'recently'
      ? { start: verb.start, end: next.end, text: `${has} recently been` }
      : { start: verb.start, end: verb.end, text: `${has} been` };
  }
  if (main.index !== verb.index || main.lemma === 'be' || main.lemma === 'have' || main.lemma === 'do')
    return undefined;
  const participle = inflectVerb(lexicon, main.lemma, 'VBN');
  if (!participle) return undefined;
  const adverb = tokens[verb.index - 1];
  if (adverb?.index === at && adverb.lower === 'recently')
    return { start: adverb.start, end: verb.end, text: `${has} recently ${participle}` };
  return { start: verb.start, end: verb.end, text: `${has} ${participle}` };
}

/** "In 2014, the authors propose": a publication is a finished act. Histories tell other events of a year in the present. */
function tellsOfWork(sentence: AnalysedSentence, group: VerbGroup): boolean {
  const { tokens } = sentence;
  if (group.perfect || group.tense !== 'present' || group.voice !== 'active' || group.main !== group.finite)
    return false;
  if (!PUBLISHES.has(tokens[group.main]!.lemma)) return false;
  const subject = sentence.parsedSubjectOf(group.finite!);
  if (subject?.way !== 'own') return false;
  const { lower, upos } = tokens[subject.head]!;
  return upos === 'PROPN' || WRITERS.has(lower);
}

/** True when the subject is plural: the verb decides if its form shows the number, otherwise the parse. */
function isPlural(sentence: AnalysedSentence, { finite }: VerbGroup): boolean {
  const { tokens } = sentence;
  const verb = tokens[finite!]!;
  if (/^(?:are|were|have)$/.test(verb.lower) || verb.xpos === 'VBP') return true;
  if (/^(?:is|was|has)$/.test(verb.lower) || verb.xpos === 'VBZ') return false;
  const subject = sentence.parsedSubjectOf(finite!);
  if (!subject) return false;
  const { xpos, lower } = tokens[subject.head]!;
  return /^NNP?S$/.test(xpos) || /^(?:we|they|i|you|these|those)$/.test(lower);
}
