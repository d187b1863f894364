import { capitalize, uncapitalize } from '../../edits.ts';
import { verbOfForm } from '../../lexicon/inflection.ts';
import { wordSet } from '../../lexicon/word-sets.ts';
import type { AnalysedSentence } from '../../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import { isFiniteVerb, isPlaceholder } from '../../sentence/token-tests.ts';
import { textOf } from '../../token-edits.ts';
import type { CodeRule, CodeRuleGroup, RuleFinding } from '../rule.ts';
import { phraseEnd } from './subjects-of-questions.ts';

/** Documents and their parts: a sentence that begins with one of them says what it contains. */
const PART = wordSet(
  'table tables figure figures fig figs section sections chapter chapters appendix equation equations paragraph subsection paper article study work thesis dissertation report survey research column row panel scheme listing algorithm',
);
/** What an author does with the contents of a document. */
const PUT = wordSet(
  'shown presented listed described given summarized summarised reported discussed illustrated displayed depicted plotted provided compared proposed introduced analyzed analysed studied investigated considered examined explained outlined reviewed tabulated detailed developed',
);
const BE = /^(?:is|are|was|were)$/;
const DO_OF: Readonly<Record<string, string>> = { VBP: 'do', VBZ: 'does', VBD: 'did' };
/** Lengths in tokens of the longest place and the longest subject that are moved: longer ones are hard to read in a correction. */
const LONGEST_PLACE = 8;
const LONGEST_SUBJECT = 22;

/** Returns the position after the place at the start ("In Table 2", "In this paper,"); undefined when there is none. */
function placeEnd(tokens: readonly AnalysedToken[]): number | undefined {
  if (!/^(?:in|on|at|under)$/.test(tokens[0]?.lower ?? '')) return undefined;
  const verb = tokens.findIndex(({ lower }) => BE.test(lower));
  const end = tokens[verb - 1]?.lower === ',' ? verb - 1 : verb;
  if (end < 2 || end > LONGEST_PLACE) return undefined;
  const place = tokens.slice(1, end);
  if (place.some((token) => token.upos === 'PUNCT' && token.text !== '.') || place.some(isFiniteVerb)) return undefined;
  // "In the work of Smith": the place must contain a part of the document
  const last = place.findLast(({ upos }) => upos === 'NOUN' || upos === 'PROPN');
  const named = place.some(({ lower }) => PART.has(lower));
  return named && last && !place.some(({ upos, lower }) => upos === 'PRON' || lower === 'which') ? end : undefined;
}

/** Returns the position after the noun phrase that begins at `from` and ends the sentence; undefined when something else follows. */
function subjectEnd({ tokens }: AnalysedSentence, from: number): number | undefined {
  const first = tokens[from];
  if (!first || !/^(?:DT|JJ|JJ[RS]|NNS?|NNP|CD|PRP\$|VBG)$/.test(first.xpos)) return undefined;
  const end = tokens.at(-1)!.text === '.' ? tokens.length - 1 : tokens.length;
  const subject = tokens.slice(from, end);
  if (subject.length > LONGEST_SUBJECT || subject.some(({ text }) => /^[,;:()[\]–—?!]$/.test(text))) return undefined;
  // "a method that solves it" is one phrase; without a relative pronoun, the verb belongs to another clause
  const verb = subject.findIndex(isFiniteVerb);
  if (verb >= 0 && !subject.slice(0, verb).some(({ xpos }) => xpos === 'WDT' || xpos === 'WP')) return undefined;
  return subject.some(({ upos }) => upos === 'NOUN' || upos === 'PROPN') && !subject.some(isPlaceholder)
    ? end
    : undefined;
}

/** "In Table 2 are shown the values": the subject moves before its verb. */
const shownInTable: CodeRule = {
  id: 'part-then-passive',
  examples: `
    - In Table 2 are shown the mean values. => The mean values are shown in Table 2.
    - In Figure 3 is presented the structure of the network. => The structure of the network is presented in Figure 3.
    - In this paper, is proposed a new method that finds leaks. => A new method that finds leaks is proposed in this paper.
    + In Table 2, the mean values are shown.
    + In Table 2 are values that we have shown before.
    + In the box were found three coins.
    + In this paper is shown how leaks are found.
    + In this section, we are shown the mean values.
  `,
  check(sentence): RuleFinding[] {
    const { tokens, paragraph } = sentence;
    const place = placeEnd(tokens);
    if (place === undefined || sentence.touchesQuotation) return [];
    const verb = tokens[place]!.lower === ',' ? place + 1 : place;
    const participle = tokens[verb + 1]?.upos === 'ADV' ? verb + 2 : verb + 1;
    if (!PUT.has(tokens[participle]?.lower ?? '')) return [];
    const end = subjectEnd(sentence, participle + 1);
    if (end === undefined) return [];
    const text = (from: number, to: number): string => paragraph.slice(tokens[from]!.start, tokens[to - 1]!.end);
    const where = `${uncapitalize(tokens[0]!)}${paragraph.slice(tokens[0]!.end, tokens[place - 1]!.end)}`;
    const subject = capitalize(text(participle + 1, end));
    const replacement = `${subject} ${text(verb, participle + 1)} ${where}`;
    return [{ start: tokens[0]!.start, end: tokens[end - 1]!.end, replacements: [replacement] }];
  },
};

/** "Not only the cost was high, but it rose": when a clause follows "but", the first clause begins with its auxiliary. */
const notOnly: CodeRule = {
  id: 'not-only',
  comment: 'After “not only” in front, an auxiliary comes before the subject: {better}.',
  examples: `
    - Not only the cost was reduced, but the work was done faster. => Not only was the cost reduced, but the work was done faster.
    - Not only the pump failed, but the valve broke as well. => Not only did the pump fail, but the valve broke as well.
    - Not only the new model has fewer parts, but it also weighs less. => Not only does the new model have fewer parts, but it also weighs less.
    + Not only the pump but also the valve failed.
    + Not only the pump failed, but also the valve.
    + Not only did the pump fail, but the valve broke as well.
  `,
  check(sentence, { lexicon }): RuleFinding[] {
    const { tokens } = sentence;
    if (tokens[0]?.lower !== 'not' || tokens[1]?.lower !== 'only' || sentence.touchesQuotation) return [];
    const end = phraseEnd(tokens, 2);
    const verb = tokens[end];
    if (end === 2 || tokens[2]!.upos === 'PRON' || !isFiniteVerb(verb)) return [];
    const but = tokens.findIndex(({ lower }, i) => i > end && lower === 'but');
    const clause = /^(?:also|even)$/.test(tokens[but + 1]?.lower ?? '') ? but + 2 : but + 1;
    if (but < 0 || sentence.clauseVerb(clause) < 0) return [];
    const subject = textOf(sentence, 2, end);
    const at = { start: tokens[2]!.start, end: verb!.end };
    const isAuxiliary = verb!.xpos === 'MD' || BE.test(verb!.lower) || verb!.upos === 'AUX';
    if (isAuxiliary) return [{ ...at, replacements: [`${verb!.text} ${subject}`] }];
    const base = verbOfForm(lexicon, verb!.lower, verb!.xpos as 'VBD' | 'VBZ' | 'VBP')?.base;
    const auxiliary = DO_OF[verb!.xpos];
    return base && auxiliary ? [{ ...at, replacements: [`${auxiliary} ${subject} ${base}`] }] : [];
  },
};

/** Sentences that begin with a place and have the subject after the verb, as in other languages. */
export const PLACES_BEFORE_VERBS: CodeRuleGroup = {
  id: 'places-before-verbs',
  errorClass: 'syntax',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 18.23',
  comment: 'The subject comes before its verb, also where a place is named first.',
  level: 'basic',
  confidence: 0.8,
  checks: [shownInTable, notOnly],
};
