import { inflectVerb, isBaseForm, verbOfForm } from '../../lexicon/inflection.ts';
import { QUESTION_WORDS, wordSet } from '../../lexicon/word-sets.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import type { CodeRule, CodeRuleGroup, RuleFinding } from '../rule.ts';
import { phraseEnd } from './subjects-of-questions.ts';

const DO_OF: Readonly<Record<string, string>> = { VBP: 'do', VB: 'do', VBZ: 'does', VBD: 'did' };
const BE_OR_MODAL = wordSet('am is are was were can could will would should must may might');
const AUXILIARIES: ReadonlySet<string> = new Set([...BE_OR_MODAL, 'have', 'has']);
const SUBJECT = /^(?:i|you|he|she|it|we|they|people|this|that)$/;

/** "How many times a day": the period belongs to the question's first words. */
const PERIODS = wordSet('second minute hour day night week weekend month season term year');

/** Length of the question's first words: "why", "what time", "how long", "how much money", "what kind of music", "which language". */
function questionLength(tokens: readonly AnalysedToken[]): number {
  const [first, second] = tokens;
  if (!first || !QUESTION_WORDS.has(first.lower)) return 0;
  let at = 1;
  if (first.lower === 'how' && /^(?:much|many|long|often|old|far|fast|well|big|tall)$/.test(second?.lower ?? '')) at++;
  if (/^(?:what|which|whose)$/.test(first.lower) || /^(?:much|many)$/.test(second?.lower ?? '')) {
    if (/^(?:kind|type|sort)s?$/.test(tokens[at]?.lower ?? '') && tokens[at + 1]?.lower === 'of') at += 2;
    while (
      /^(?:NOUN|ADJ)$/.test(tokens[at]?.upos ?? '') &&
      (tokens[at]!.lower !== 'people' || second?.lower === 'many')
    )
      at++;
  }
  if (/^(?:an?|per|each|every)$/.test(tokens[at]?.lower ?? '') && PERIODS.has(tokens[at + 1]?.lower ?? '')) at += 2;
  return at;
}

/** "Why you are late?", "What time it is?", "Where your parents live?": the subject precedes the auxiliary, or there is no auxiliary. */
const subjectFirst: CodeRule = {
  id: 'subject-first',
  comment: 'In a question the auxiliary comes before the subject: {better}, not {found}.',
  examples: `
    - Why you are sad? => Why are you sad?
    - What you want? => What do you want?
    - Where she lives? => Where does she live?
    - How you did it? => How did you do it?
    - When we can go? => When can we go?
    - Why you didn't call me? => Why didn't you call me?
    - What time it is? => What time is it?
    - How long you have been here? => How long have you been here?
    - How much money you have? => How much money do you have?
    - Where your parents live? => Where do your parents live?
    - Why people like this kind of music? => Why do people like this kind of music?
    - Why the shop is closed today? => Why is the shop closed today?
    + Why are you sad?
    + What you want is clear, isn't it?
    + How we live: is it right?
    + You know where she lives?
    + When you go, do you take a bag?
    - When the shops open? => When do the shops open?
    - Who you are waiting for? => Who are you waiting for?
    - What your sister does? => What does your sister do?
    + What if you go?
    + Who you are is clear?
    + What people live here?
    + Which language has many words?
    + How many people live here?
    + How many times a day do you eat?
    - How many times a day you eat? => How many times a day do you eat?
  `,
  check(sentence, { lexicon }): RuleFinding[] {
    const { tokens, paragraph } = sentence;
    const last = tokens.length - 1;
    const at = questionLength(tokens);
    if (at === 0 || tokens[last]!.text !== '?') return [];
    const subject = tokens[at];
    if (!subject) return [];
    const pronoun =
      SUBJECT.test(subject.lower) &&
      !(/^th[ai]/.test(subject.lower) && /^(?:NOUN|ADJ)$/.test(tokens[at + 1]?.upos ?? ''));
    // "what people live here": the question word modifies the noun
    if (subject.lower === 'people' && /^(?:what|which|whose)$/.test(tokens[0]!.lower)) return [];
    let end = pronoun ? at + 1 : phraseEnd(tokens, at);
    if (tokens[0]!.lower === 'who' && !pronoun) return [];
    if (
      end === at ||
      (!pronoun && subject.xpos !== 'PRP$' && /^(?:what|which|who)$/.test(tokens[0]!.lower) && at === 1)
    )
      return [];
    // "where your parents live?": the phrase includes the verb as its last noun
    if (end === last && end > at + 1 && isBaseForm(lexicon, tokens[end - 1]!.lower)) end--;
    const adverb = end;
    while (/^(?:usually|always|often|normally|never|sometimes|really|still|also)$/.test(tokens[end]?.lower ?? ''))
      end++;
    const verb = tokens[end];
    if (!verb || end >= last + 1 || verb.kind !== 'word') return [];
    const rest = tokens.slice(end + 1);
    const negated = /^(?:n't|not|n’t)$/.test(rest[0]?.lower ?? '');
    // a second verb group may be the main clause: "What you want is clear?"
    const others = rest.filter(
      ({ xpos, lower }) => /^(?:VBZ|VBD|MD|VBP)$/.test(xpos) || lower === ',' || lower === ':',
    );
    const start = subject.start;
    const who = paragraph.slice(start, tokens[end - 1]!.end);
    if (end > adverb && (AUXILIARIES.has(verb.lower) || tokens[end - 1]!.lower === 'never')) return [];
    const clitic = negated && rest[0]!.lower !== 'not' ? rest[0]!.text : '';
    const closing = clitic ? rest[0]!.end : verb.end;
    if (AUXILIARIES.has(verb.lower)) {
      const main = (verb.lower === 'have' || verb.lower === 'has') && !/^(?:VBN|RB)$/.test(rest[0]?.xpos ?? '');
      if (others.length > 0 && !(BE_OR_MODAL.has(verb.lower) && pronoun && others.every(({ xpos }) => xpos === 'VBD')))
        return [];
      if (!main) return [{ start, end: closing, replacements: [`${verb.lower}${clitic} ${who}`] }];
    }
    if (others.length > 0) return [];
    if (/^(?:do|does|did)$/.test(verb.lower) && (negated || /^VB/.test(rest[0]?.xpos ?? '')))
      return [{ start, end: closing, replacements: [`${verb.lower}${clitic} ${who}`] }];
    const plural = !pronoun && tokens[end - 1]!.xpos === 'NNS';
    const auxiliary =
      verb.xpos === 'IN' || verb.xpos === 'JJ' || verb.xpos === 'NN' || verb.xpos === 'NNS'
        ? verb.lower.endsWith('s')
          ? 'does'
          : 'do'
        : DO_OF[verb.xpos];
    // "When the shops open?": the tagger takes the verb for an adjective
    if (verb.xpos === 'JJ' && rest.length > 1) return [];
    const inflected = verbOfForm(lexicon, verb.lower, 'VBZ')?.base ?? verbOfForm(lexicon, verb.lower, 'VBD')?.base;
    const base = isBaseForm(lexicon, verb.lower) ? verb.lower : inflected;
    if (!auxiliary || !base) return [];
    if (verb.xpos === 'IN' && verb.lower !== 'like') return [];
    if ((verb.xpos === 'NN' || verb.xpos === 'NNS') && !(pronoun || plural)) return [];
    const plain = inflectVerb(lexicon, base, 'VB') ?? base;
    return [{ start, end: verb.end, replacements: [`${auxiliary} ${who} ${plain}`] }];
  },
};

/** Order of subject and auxiliary in questions, in reported questions, and after an initial negation. */
export const ORDER_OF_QUESTIONS: CodeRuleGroup = {
  id: 'order-of-questions',
  errorClass: 'word-order',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 11.14–11.15, 15.5, 18.24',
  comment: 'In a reported question the subject comes first: {better}, not {found}.',
  level: 'advanced',
  confidence: 0.87,
  checks: [{ ...subjectFirst, errorClass: 'syntax', level: 'basic', confidence: 0.95 }],
};
