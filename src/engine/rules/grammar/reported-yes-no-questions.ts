import { inflectVerb, isBaseForm } from '../../lexicon/inflection.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { wordSet } from '../../lexicon/word-sets.ts';
import type { AnalysedSentence } from '../../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import { textOf } from '../../token-edits.ts';
import type { CodeRule, CodeRuleGroup, RuleFinding } from '../rule.ts';
import { phraseEnd } from './subjects-of-questions.ts';

/** Verbs that a yes-no question can depend on. */
const ASKING = wordSet(
  'ask asks asked asking wonder wonders wondered wondering know knows knew see check checks checked tell tells told understand remember decide',
);
/** "I am not sure is it open": adjectives that do the same. */
const UNSURE = wordSet('sure certain clear unclear');
const PERSONS = wordSet(
  'me you him her us them myself yourself himself herself ourselves themselves everyone everybody',
);
const DO_TAGS = new Map([
  ['do', 'VBP'],
  ['does', 'VBZ'],
  ['did', 'VBD'],
] as const);
/** Auxiliaries, and the tags of what comes after the subject in a question. */
const FOLLOWS = [
  [/^(?:is|are|was|were)$/, /^(?:JJ|VBG|VBN|IN|RB)$/],
  [/^(?:can|could|will|would|should)$/, /^VBP?$/],
  [/^(?:has|have|had)$/, /^VB[ND]$/],
] as const;
const AFTER_THERE = /^(?:DT|CD|JJ|NNS?|RB|PDT)$/;

const tagsAfter = ({ lower }: AnalysedToken): RegExp | undefined =>
  FOLLOWS.find(([auxiliary]) => auxiliary.test(lower))?.[1];

/** "Please check is it open": the tagger takes such an imperative for a noun. */
const isVerb = (tokens: readonly AnalysedToken[], at: number): boolean =>
  tokens[at]!.upos === 'VERB' || at === 0 || tokens[at - 1]!.lower === 'please';

/** Index after the subject that can follow the auxiliary: "there" too. */
const subjectEnd = (tokens: readonly AnalysedToken[], at: number): number =>
  tokens[at]?.lower === 'there' ? at + 1 : phraseEnd(tokens, at);

/**
 * True when a question about the whole clause can depend on the word before `at`. Not after words that make a clause the subject ("all we know is the
 * name", "what you see is a dog", "the first thing I know is").
 */
function isAsked({ tokens, paragraph, start }: AnalysedSentence, at: number): boolean {
  const asked = PERSONS.has(tokens[at - 1]!.lower) ? at - 2 : at - 1;
  const word = tokens[asked];
  if (!word || !(UNSURE.has(word.lower) || (ASKING.has(word.lower) && isVerb(tokens, asked)))) return false;
  if (/["“:]/.test(paragraph.slice(start, tokens[at]!.start))) return false;
  return !tokens.slice(0, asked).some(({ xpos, lower, upos }, i) => {
    if (/^W/.test(xpos) || /^(?:that|as|all|than)$/.test(lower)) return true;
    // "the thing you see is": a relative clause without its pronoun
    return /^(?:NOUN|ADJ|NUM)$/.test(upos) && tokens[i + 1]?.xpos === 'PRP';
  });
}

/** The clause in the order of a statement, from the auxiliary at `at` on, and the index after it; undefined where no question is asked. */
function statement(
  sentence: AnalysedSentence,
  at: number,
  lexicon: Lexicon,
): { text: string; end: number } | undefined {
  const { tokens } = sentence;
  const auxiliary = tokens[at]!;
  const end = subjectEnd(tokens, at + 1);
  const next = tokens[end];
  if (end === at + 1 || next?.kind !== 'word') return undefined;
  const subject = textOf(sentence, at + 1, end);
  const tag = DO_TAGS.get(auxiliary.lower as 'do');
  if (tag) {
    const verb =
      isBaseForm(lexicon, next.lower) && next.upos !== 'DET' ? inflectVerb(lexicon, next.lower, tag) : undefined;
    return verb === undefined ? undefined : { text: `${subject} ${verb}`, end: end + 1 };
  }
  const isThere = tokens[at + 1]!.lower === 'there' && /^(?:is|are|was|were)$/.test(auxiliary.lower);
  const follows = isThere ? AFTER_THERE : tagsAfter(auxiliary);
  return follows?.test(next.xpos) ? { text: `${subject} ${auxiliary.text}`, end } : undefined;
}

/** "I want to know is there a bus", "She asked did I like it": the clause needs "whether" and the order of a statement. */
const reportedWhether: CodeRule = {
  id: 'reported-whether',
  comment: 'A reported question begins with “whether” or “if”, and its subject comes first: {better}.',
  examples: `
    - I want to know is there a bus to the station. => I want to know whether there is a bus to the station.
    - Can you tell me is it possible to pay by card? => Can you tell me whether it is possible to pay by card?
    - I wonder can I bring my dog with me. => I wonder whether I can bring my dog with me.
    - She asked did I like the film. => She asked whether I liked the film.
    - We do not know does the method work for larger sets. => We do not know whether the method works for larger sets.
    - He asked me do I have a car. => He asked me whether I have a car.
    - Please check is the file open. => Please check whether the file is open.
    - I am not sure has the train left. => I am not sure whether the train has left.
    + All we know is the name of the town.
    + What you see is the old part of the town.
    + The first thing you see is the church on the hill.
    + She asked, “Is there a bus?”
    + You know, is there a better way?
    + Tell me: is it possible?
    + The data that we check are the ones of the first day.
    + I know can openers, and I know will power.
  `,
  check(sentence, { lexicon }): RuleFinding[] {
    const { tokens } = sentence;
    const findings: RuleFinding[] = [];
    for (let at = 1; at + 2 < tokens.length; at++) {
      const { lower, start } = tokens[at]!;
      const opens = DO_TAGS.has(lower as 'do') || tagsAfter(tokens[at]!) !== undefined;
      if (!opens || !isAsked(sentence, at)) continue;
      const clause = statement(sentence, at, lexicon);
      if (!clause) continue;
      const replacements = [`whether ${clause.text}`, `if ${clause.text}`];
      findings.push({ start, end: tokens[clause.end - 1]!.end, replacements });
    }
    return findings;
  },
};

/** Yes-no questions inside another clause. */
export const REPORTED_YES_NO_QUESTIONS: CodeRuleGroup = {
  id: 'reported-yes-no-questions',
  errorClass: 'syntax',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 15.5, 16.35',
  comment: 'A reported question begins with “whether” or “if”, and its subject comes first: {better}.',
  level: 'basic',
  confidence: 0.96,
  checks: [reportedWhether],
};
