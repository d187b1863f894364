import { matchCase } from '../edits.ts';
import { verbByBase } from '../lexicon/inflection.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isFiniteVerb } from '../sentence/token-tests.ts';
import type { ErrorClass } from '../taxonomy.ts';
import type { Candidate } from './candidate.ts';
import { confusableExplanation } from './explain-confusable.ts';
import { explainLink } from './explain-links.ts';
import { explainWord } from './explain-words.ts';

export interface Explanation {
  readonly errorClass: ErrorClass;
  readonly comment: string;
}

const PRESENT = new Set(['base', 's']);

/** Error class and one plain sentence for a change, naming the words concerned. */
export function explain(sentence: AnalysedSentence, candidate: Candidate, lexicon: Lexicon): Explanation {
  const { tokens } = sentence;
  const { from, to, forms } = candidate;
  const old = tokens
    .slice(from, to)
    .map((token) => token.text)
    .join(' ');
  const fresh = from === 0 && to > 0 ? matchCase(forms.join(' '), old) : forms.join(' ');
  const about = tokens[candidate.about];
  const topic = about?.text ?? '';
  const neighbour = tokens[from - 1];
  // "also", "and" do not govern the verb after them
  const governs = neighbour?.kind === 'word' && (neighbour.lower === 'not' || !/^(?:ADV|CCONJ)$/.test(neighbour.upos));
  const wordBefore = governs ? neighbour.text : '';
  switch (candidate.kind) {
    case 'determiner':
      return {
        errorClass: 'article',
        comment:
          partWithNumber(tokens, candidate) ??
          determinerComment(candidate.change, old, fresh, topic, about?.lemma ?? '', lexicon),
      };
    case 'preposition':
      return { errorClass: 'preposition', comment: prepositionComment(sentence, candidate, old, fresh) };
    case 'noun-number':
      // "the image shows the field", where the tagger takes the verb for a noun
      if (candidate.change === 'singular>plural' && isVerbWithObject(tokens, candidate, lexicon))
        return { errorClass: 'agreement', comment: `The verb agrees with its subject: use “${fresh}”, not “${old}”.` };
      return { errorClass: 'noun-number', comment: numberComment(sentence, candidate, [old, fresh], lexicon) };
    case 'verb-form':
    case 'be-form':
      return verbExplanation(candidate.change, old, fresh, wordBefore);
    case 'agreement':
      // "for the future works", where the tagger takes the noun for a verb
      if (isInPrepositionalPhrase(tokens, from) && lexicon.nouns(old).some(({ plural }) => plural === old))
        return { errorClass: 'noun-number', comment: `Use “${fresh}” here, not “${old}”.` };
      return {
        errorClass: 'agreement',
        comment: `The verb agrees with its subject${named(about, fresh)}: use “${fresh}”, not “${old}”.`,
      };
    case 'auxiliary':
      // "my parents and to my brothers": a preposition
      if (old === 'to' && about && !about.xpos.startsWith('VB'))
        return {
          errorClass: 'preposition',
          comment: `Remove “to” before “${topic}”: the sentence is complete without it.`,
        };
      return forms.length === 0
        ? {
            errorClass: 'verb',
            comment: `The verb group is complete without “${old}”: remove it before “${topic}”.`,
          }
        : { errorClass: 'verb', comment: `“${topic}” needs an auxiliary: add “${fresh}” before it.` };
    case 'comma':
      return { errorClass: 'punctuation', comment: commaComment(sentence, candidate) };
    case 'hyphen':
    case 'semicolon':
      return explainLink(sentence, candidate);
    case 'word-form':
      return wordFormExplanation(candidate.change, old, fresh, tokens[candidate.to]);
    case 'confusable':
      return confusableExplanation(sentence, candidate, old, fresh, lexicon);
    case 'missing-word':
    case 'needless-word':
    case 'other-word':
      return explainWord(sentence, candidate, lexicon);
    case 'word-order':
      return { errorClass: 'syntax', comment: `Use the order “${fresh}” here, not “${old}”.` };
  }
}

/** True when the word before an object or the end of a relative clause may be a verb. */
const isVerbWithObject = (tokens: readonly AnalysedToken[], { from, to }: Candidate, lexicon: Lexicon): boolean =>
  verbByBase(lexicon, tokens[from]!.lower) !== undefined &&
  /^(?:DT|PRP\$?)$/.test(tokens[to]?.xpos ?? '') &&
  !tokens.slice(0, from).some(isFiniteVerb);

/** True when nothing but words that describe a noun stand between a preposition and the word at `at`. */
function isInPrepositionalPhrase(tokens: readonly AnalysedToken[], at: number): boolean {
  const last = tokens.findLastIndex(({ upos }, i) => i < at && !/^(?:DET|ADJ|NUM)$/.test(upos));
  return last < at - 1 && tokens[last]?.xpos === 'IN' && tokens[last]!.upos === 'ADP';
}

/** "the Figure 9": a part of the text with its number. */
function partWithNumber(tokens: readonly AnalysedToken[], { change, to }: Candidate): string | undefined {
  const [part, number] = tokens.slice(to, to + 2);
  if (change !== 'the>none' || number?.kind !== 'number' || !/^\p{Lu}/u.test(part!.text)) return undefined;
  return `“${part!.text} ${number.text}” is a name and takes no article.`;
}

function determinerComment(
  change: string,
  old: string,
  fresh: string,
  noun: string,
  lemma: string,
  lexicon: Lexicon,
): string {
  switch (change) {
    case 'none>the':
      return `“${noun}” refers to something particular here, so it takes “the”.`;
    case 'none>a':
      return `“${noun}” is a singular noun that can be counted, so it takes an article: add “${fresh}”.`;
    case 'the>none':
      return `“${noun}” is meant in general here, so it takes no article.`;
    case 'a>none':
      return lexicon.countability(lemma) === 'mass'
        ? `“${noun}” is uncountable here, so it takes no “${old}”.`
        : `“${noun}” needs no article here: remove “${old}”.`;
    case 'the>a':
      return `“${noun}” is one of many here, so use “${fresh}” rather than “the”.`;
    default:
      return `“${noun}” refers to something particular here, so use “the” rather than “${old}”.`;
  }
}

function prepositionComment(sentence: AnalysedSentence, candidate: Candidate, old: string, fresh: string): string {
  const { tokens } = sentence;
  const governor = tokens[candidate.from - 1]?.text ?? '';
  const object = tokens[Math.max(candidate.about, candidate.to)]?.text ?? '';
  if (candidate.forms.length === 0) return `“${governor}” needs no “${old}” before “${object}”: remove it.`;
  if (candidate.to === candidate.from) return `Add “${fresh}” between “${governor}” and “${object}”.`;
  const phrase = phraseWith(sentence, candidate, fresh);
  return phrase === fresh
    ? `Use “${fresh}”${governor === '' ? '' : ` after “${governor}”`}, not “${old}”.`
    : `Use “${fresh}”, not “${old}”: “${phrase}”.`;
}

/** The preposition with its object, as the text will read: “on some occasions”. */
function phraseWith({ tokens, paragraph }: AnalysedSentence, { to, about }: Candidate, fresh: string): string {
  const [next, object] = [tokens[to], tokens[about]];
  return next && object && about >= to ? `${fresh} ${paragraph.slice(next.start, object.end)}` : fresh;
}

function numberComment(
  { tokens }: AnalysedSentence,
  { change, to }: Candidate,
  [old, fresh]: readonly [string, string],
  lexicon: Lexicon,
): string {
  const next = tokens[to];
  if (/^(?:are|is|was|were|has|have|does|do)$/.test(fresh)) return `Use “${fresh}” here, not “${old}”.`;
  if (change === 'plural>singular' && next?.spaceBefore && /^NNS?$/.test(next.xpos))
    return `A noun before another noun is in the singular: “${fresh} ${next.text}”.`;
  if (change === 'plural>singular')
    return lexicon.countability(fresh) === 'mass'
      ? `“${fresh}” is uncountable in this sense, so it has no plural.`
      : `The words around it speak of one, so use the singular “${fresh}”.`;
  return `“${old}” can be counted, and more than one is meant here: use the plural “${fresh}”.`;
}

/** The subject's word when it has the verb's number. The number differs when the subject is a pair or the parse missed part of it. */
function named(subject: AnalysedToken | undefined, verb: string): string {
  const isSingular = /^(?:is|was|has|does)$|[^s]s$/.test(verb);
  const fits = /^NN/.test(subject?.xpos ?? '') ? subject!.xpos.endsWith('S') !== isSingular : subject?.upos === 'PRON';
  return fits ? ` “${subject!.text}”` : '';
}

function verbExplanation(change: string, old: string, fresh: string, before: string): Explanation {
  const [from = '', to = ''] = change.split('>');
  const agreement =
    (PRESENT.has(from) && PRESENT.has(to)) ||
    /^(?:is>are|are>is|was>were|were>was|am>is|am>are|is>am|are>am)$/.test(change);
  if (agreement)
    return { errorClass: 'agreement', comment: `The verb agrees with its subject: use “${fresh}”, not “${old}”.` };
  const pastToPresent = /^(?:past>(?:base|s)|was>is|was>are|were>are|were>is)$/.test(change);
  const presentToPast = /^(?:(?:base|s)>past|is>was|are>were|is>were|are>was)$/.test(change);
  if (presentToPast)
    return { errorClass: 'tense', comment: `The sentence speaks of the past, so use “${fresh}”, not “${old}”.` };
  if (pastToPresent)
    return { errorClass: 'tense', comment: `The sentence speaks of the present, so use “${fresh}”, not “${old}”.` };
  const names: Readonly<Record<string, string>> = {
    base: 'the base form',
    ing: 'the -ing form',
    participle: 'the past participle',
    past: 'the past form',
    s: 'the form with -s',
  };
  return {
    errorClass: 'verb',
    comment: `${before === '' ? 'Use' : `After “${before}” use`} ${names[to] ?? 'the form'} “${fresh}”, not “${old}”.`,
  };
}

/** True when a subject and its verb follow. */
function isBeforeClause(tokens: readonly AnalysedToken[], at: number): boolean {
  const verb = tokens.findIndex((token, i) => i >= at && isFiniteVerb(token));
  return verb > at && tokens.slice(at, verb).every(({ upos }) => !/^(?:PUNCT|SCONJ)$/.test(upos));
}

function commaComment(sentence: AnalysedSentence, candidate: Candidate): string {
  const { tokens } = sentence;
  const before = tokens[candidate.from - 1]?.text ?? '';
  const after = tokens[candidate.to]?.text ?? '';
  if (candidate.forms.length === 0)
    return after === 'that'
      ? 'Remove the comma before “that”: what it opens belongs to the words before it.'
      : `Remove the comma: “${before}” and “${after}” belong together.`;
  if (/^(?:and|but|or|so|yet)$/i.test(after) && isBeforeClause(tokens, candidate.to + 1))
    return `Use a comma before “${after}” between two main clauses.`;
  if (/^(?:which|who|whose|where)$/i.test(after))
    return `Use a comma before “${after}”, because the clause only adds to what is said.`;
  if (candidate.from <= 4 && !tokens.slice(0, candidate.from).some(isFiniteVerb))
    return `Use a comma after “${before}”, between the introductory words and the main clause.`;
  return `Use a comma after “${before}” to keep the parts of the sentence apart.`;
}

/** The words that an adjective or an adverb describes decide its form, those before it do not: "to precise determine". */
function wordFormExplanation(change: string, old: string, fresh: string, next: AnalysedToken | undefined): Explanation {
  const names: Readonly<Record<string, string>> = {
    NOUN: 'a noun',
    VERB: 'a verb',
    ADJ: 'an adjective',
    ADV: 'an adverb',
  };
  const [, to = ''] = change.split('>');
  const described = { ADJ: /^NN/, ADV: /^(?:VB|JJ|RB)/ }[to]?.test(next?.xpos ?? '') ? ` before “${next!.text}”` : '';
  const degree = /^(?:ADJ>ADV|ADV>ADJ)$/.test(change);
  return {
    errorClass: degree ? 'adjective-adverb' : 'word-form',
    comment: `Use ${names[to] ?? 'another form'}${described}: “${fresh}”, not “${old}”.`,
  };
}
