import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { ErrorClass } from '../taxonomy.ts';
import type { Candidate } from './candidate.ts';
import { explainLink } from './explain-links.ts';

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
  const fresh = forms.join(' ');
  const about = tokens[candidate.about];
  const topic = about?.text ?? '';
  switch (candidate.kind) {
    case 'determiner':
      return {
        errorClass: 'article',
        comment: determinerComment(candidate.change, old, fresh, topic, about?.lemma ?? '', lexicon),
      };
    case 'preposition':
      return { errorClass: 'preposition', comment: prepositionComment(sentence, candidate, old, fresh) };
    case 'noun-number':
      return { errorClass: 'noun-number', comment: numberComment(candidate.change, old, fresh, lexicon) };
    case 'verb-form':
    case 'be-form':
      return verbExplanation(candidate.change, old, fresh);
    case 'auxiliary':
      return forms.length === 0
        ? {
            errorClass: 'verb',
            comment: `“${old}” is not needed before “${topic}”: the verb group is complete without it.`,
          }
        : { errorClass: 'verb', comment: `“${topic}” needs “${fresh}” before it here to make a complete verb group.` };
    case 'comma':
      return { errorClass: 'punctuation', comment: commaComment(sentence, candidate) };
    case 'hyphen':
    case 'semicolon':
    case 'link':
      return explainLink(sentence, candidate);
    case 'word-form':
      return wordFormExplanation(candidate.change, old, fresh);
    case 'confusable':
      return confusableExplanation(sentence, candidate, old, fresh);
    case 'word-order':
      return { errorClass: 'syntax', comment: `In this place the usual order is “${fresh}”, not “${old}”.` };
  }
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
      return `“${noun}” is a singular noun that can be counted and is not yet known to the reader, so it needs “${fresh}”.`;
    case 'the>none':
      return `“${noun}” is meant in general here, so it takes no article.`;
    case 'a>none':
      return lexicon.countability(lemma) === 'mass'
        ? `“${noun}” cannot be counted here, so it takes no “${old}”.`
        : `“${old}” is not needed before “${noun}” here.`;
    case 'the>a':
      return `“${noun}” is mentioned as one of many, so “${fresh}” fits better than “the”.`;
    default:
      return `“${noun}” refers to something particular here, so “the” fits better than “${old}”.`;
  }
}

function prepositionComment(sentence: AnalysedSentence, candidate: Candidate, old: string, fresh: string): string {
  const { tokens } = sentence;
  const governor = tokens[candidate.from - 1]?.text ?? '';
  const object = tokens[candidate.about]?.text ?? '';
  if (candidate.forms.length === 0) return `“${governor}” takes no “${old}” before “${object}”.`;
  if (candidate.to === candidate.from) return `“${governor}” is linked to “${object}” with “${fresh}”.`;
  return `In this phrase “${fresh}” is usual before “${object}”, not “${old}”.`;
}

function numberComment(change: string, old: string, fresh: string, lexicon: Lexicon): string {
  if (change === 'plural>singular')
    return lexicon.countability(fresh) === 'mass'
      ? `“${fresh}” has no plural in this sense: it names something that is not counted.`
      : `The words around it speak of one, so the singular “${fresh}” is needed.`;
  return `The words around it speak of more than one, so “${old}” should be the plural “${fresh}”.`;
}

function verbExplanation(change: string, old: string, fresh: string): Explanation {
  const [from = '', to = ''] = change.split('>');
  const agreement =
    (PRESENT.has(from) && PRESENT.has(to)) ||
    /^(?:is>are|are>is|was>were|were>was|am>is|am>are|is>am|are>am)$/.test(change);
  if (agreement)
    return { errorClass: 'agreement', comment: `The verb must agree with its subject: “${fresh}”, not “${old}”.` };
  const pastToPresent = /^(?:past>(?:base|s)|was>is|was>are|were>are|were>is)$/.test(change);
  const presentToPast = /^(?:(?:base|s)>past|is>was|are>were|is>were|are>was)$/.test(change);
  if (presentToPast)
    return { errorClass: 'tense', comment: `The sentence speaks of the past, so “${old}” should be “${fresh}”.` };
  if (pastToPresent)
    return { errorClass: 'tense', comment: `The sentence speaks of the present, so “${old}” should be “${fresh}”.` };
  const names: Readonly<Record<string, string>> = {
    base: 'the base form',
    ing: 'the -ing form',
    participle: 'the past participle',
    past: 'the past form',
    s: 'the form with -s',
  };
  return {
    errorClass: 'verb',
    comment: `In this place the verb takes ${names[to] ?? 'the form'} “${fresh}”, not “${old}”.`,
  };
}

function commaComment(sentence: AnalysedSentence, candidate: Candidate): string {
  const { tokens } = sentence;
  const before = tokens[candidate.from - 1]?.text ?? '';
  const after = tokens[candidate.to]?.text ?? '';
  if (candidate.forms.length === 0)
    return `No comma belongs between “${before}” and “${after}”: it separates words that go together.`;
  if (/^(?:and|but|or|so|yet)$/i.test(after)) return `A comma before “${after}” separates the two main clauses.`;
  if (/^(?:which|who|whose|where)$/i.test(after)) return `A comma before “${after}” marks the clause as an addition.`;
  if (candidate.from <= 4) return `A comma after “${before}” separates the introductory words from the main clause.`;
  return `A comma after “${before}” makes the parts of the sentence clear.`;
}

function wordFormExplanation(change: string, old: string, fresh: string): Explanation {
  const names: Readonly<Record<string, string>> = {
    NOUN: 'a noun',
    VERB: 'a verb',
    ADJ: 'an adjective',
    ADV: 'an adverb',
  };
  const [, to = ''] = change.split('>');
  const degree = /^(?:ADJ>ADV|ADV>ADJ)$/.test(change);
  return {
    errorClass: degree ? 'adjective-adverb' : 'word-form',
    comment: `This place in the sentence needs ${names[to] ?? 'another form'}: “${fresh}” instead of “${old}”.`,
  };
}

function confusableExplanation(
  sentence: AnalysedSentence,
  candidate: Candidate,
  old: string,
  fresh: string,
): Explanation {
  const tag = sentence.tokens[candidate.from]?.xpos ?? '';
  const comment = `“${fresh}” fits the sentence; “${old}” is a different word that is easily confused with it.`;
  if (/^(?:PRP|DT|PDT|WP|WDT|PRP\$)/.test(tag)) return { errorClass: 'pronoun-determiner', comment };
  if (tag === 'IN' || tag === 'TO') return { errorClass: 'preposition', comment };
  if (tag === 'CC') return { errorClass: 'conjunction', comment };
  if (tag.startsWith('RB') || tag === 'JJ') return { errorClass: 'adjective-adverb', comment };
  if (tag === 'MD') return { errorClass: 'verb', comment };
  return { errorClass: soundsAlike(old, fresh) ? 'spelling' : 'phrasing', comment };
}

function soundsAlike(a: string, b: string): boolean {
  return a[0]?.toLowerCase() === b[0]?.toLowerCase() && Math.abs(a.length - b.length) <= 2;
}
