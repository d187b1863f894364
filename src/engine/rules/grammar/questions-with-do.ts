import type { CheckContext } from '../../context.ts';
import { isBaseForm, verbOfForm } from '../../lexicon/inflection.ts';
import { QUESTION_WORDS } from '../../lexicon/word-sets.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import { isPunctuation } from '../../sentence/token-tests.ts';
import { textOf } from '../../token-edits.ts';
import type { CodeRule, CodeRuleGroup, RuleFinding } from '../rule.ts';
import { phraseEnd } from './subjects-of-questions.ts';

const DO_OF: Readonly<Record<string, string>> = { VBP: 'do', VB: 'do', VBZ: 'does', VBD: 'did' };

function baseOf(verb: AnalysedToken, { lexicon }: CheckContext): string | undefined {
  if (verb.xpos === 'VBZ') return verbOfForm(lexicon, verb.lower, 'VBZ')?.base;
  if (verb.xpos === 'VBD' || verb.xpos === 'VBN') return verbOfForm(lexicon, verb.lower, 'VBD')?.base;
  return isBaseForm(lexicon, verb.lower) ? verb.lower : undefined;
}

/** "What means this word?", "Where lives your brother?", "How much costs this shirt?": a full verb precedes its subject. */
const verbFirst: CodeRule = {
  id: 'verb-first',
  comment: 'A question with a full verb takes “do”: {better}, not {found}.',
  examples: `
    - What means this word? => What does this word mean?
    - Where lives your brother? => Where does your brother live?
    - When started the war? => When did the war start?
    - How works this machine? => How does this machine work?
    - How much costs this shirt? => How much does this shirt cost?
    + What makes the difference?
    + Where is your brother?
    + What means do you have?
  `,
  check(sentence, context): RuleFinding[] {
    const { tokens } = sentence;
    const last = tokens.length - 1;
    if (tokens[last]?.text !== '?' || !QUESTION_WORDS.has(tokens[0]!.lower)) return [];
    const at = /^(?:much|many|long|often)$/.test(tokens[1]?.lower ?? '') ? 2 : 1;
    const verb = tokens[at];
    if (!verb || verb.upos === 'AUX' || /^(?:be|do|have|need|dare)$/.test(verb.lemma)) return [];
    const question = tokens[0]!.lower;
    // "who wants it", "what makes it", "which suits you": the question word is the subject
    if (/^(?:who|which|whose)$/.test(question)) return [];
    if (question === 'what' && !/^(?:means?|meant|says?|said|thinks?|wants?)$/.test(verb.lower)) return [];
    if (at === 2 && !/^(?:costs?|lasts?|takes?)$/.test(verb.lower)) return [];
    if (at === 1 && question === 'how' && verb.upos !== 'VERB') return [];
    const auxiliary = DO_OF[verb.xpos === 'VBN' ? 'VBD' : verb.xpos];
    const base = baseOf(verb, context);
    const end = phraseEnd(tokens, at + 1);
    // "what means do you have": another word is the verb
    if (!auxiliary || !base || end === at + 1 || end !== last) return [];
    if (question === 'what' && /^(?:said|says?|thinks?|wants?)$/.test(verb.lower) && tokens[at + 1]?.upos !== 'PRON')
      return [];
    return [
      {
        start: verb.start,
        end: tokens[end - 1]!.end,
        replacements: [`${auxiliary} ${textOf(sentence, at + 1, end)} ${base}`],
      },
    ];
  },
};

/** "Does your sister likes dancing?": after "do" and its subject, the verb takes its base form. */
const baseAfterDo: CodeRule = {
  id: 'base-after-do',
  comment: 'After “do” use the base form of the verb: {better}, not {found}.',
  examples: `
    - Does your sister likes dancing? => Does your sister like dancing?
    - Where did the children went? => Where did the children go?
    + Did your sister like the dances?
    + What did the left want?
  `,
  check({ tokens }, { lexicon }): RuleFinding[] {
    if (tokens.at(-1)?.text !== '?') return [];
    const at = tokens.findIndex(({ lower }) => /^(?:do|does|did)$/.test(lower));
    const before = tokens[at - 1];
    if (at < 0 || at > 3 || (before && !QUESTION_WORDS.has(tokens[0]!.lower) && !isPunctuation(before))) return [];
    const end = phraseEnd(tokens, at + 1);
    const verb = tokens[end];
    // the verb after a pronoun is checked elsewhere
    if (end < at + 2 || verb?.kind !== 'word' || isBaseForm(lexicon, verb.lower) || verb.upos === 'AUX') return [];
    const base = (verbOfForm(lexicon, verb.lower, 'VBZ') ?? verbOfForm(lexicon, verb.lower, 'VBD'))?.base;
    return base ? [{ start: verb.start, end: verb.end, replacements: [base] }] : [];
  },
};

/** Questions without "do", and "do" when the question word is the subject or another auxiliary is present. */
export const QUESTIONS_WITH_DO: CodeRuleGroup = {
  id: 'questions-with-do',
  errorClass: 'syntax',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 11.4–11.20, 3.37',
  comment: 'The question is put so: {better}, not {found}.',
  level: 'basic',
  confidence: 0.96,
  checks: [verbFirst, baseAfterDo],
};
