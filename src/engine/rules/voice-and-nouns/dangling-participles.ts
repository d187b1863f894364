import { capitalize, uncapitalize } from '../../edits.ts';
import { inflectVerb } from '../../lexicon/inflection.ts';
import { wordSet } from '../../lexicon/word-sets.ts';
import type { AnalysedSentence } from '../../sentence/analysed-sentence.ts';
import { isFiniteVerb } from '../../sentence/token-tests.ts';
import { textOf } from '../../token-edits.ts';
import type { CodeRule, CodeRuleGroup, RuleFinding } from '../rule.ts';

/** Participles that have become prepositions and conjunctions, or that papers use without a subject ("Using a lens, the cells were counted"). */
const FREE = wordSet(
  'according regarding concerning including excluding considering depending following owing given assuming judging speaking during based using supposing providing provided granted barring failing pending starting beginning compared generally strictly broadly taking excepting respecting touching',
);
const CONJUNCTIONS = wordSet('after before when while');
/** Lengths in tokens of the longest phrase and clause that are checked: longer ones are hard to grasp at a glance. */
const LONGEST_PHRASE = 14;
const LONGEST_CLAUSE = 22;

const IN_SUBJECT = /^(?:ADP|NOUN|PROPN|ADJ|DET|NUM)$/;

/** "Walking through the field, the plants were counted": the plants did not walk. */
const passiveBehind: CodeRule = {
  id: 'passive-behind',
  examples: `
    - Walking through the field, the plants were counted. => Walking through the field, we counted the plants.
    - Having finished the survey, the answers were sorted. => Having finished the survey, we sorted the answers.
    - After opening the valve, the pressure was measured. => After opening the valve, we measured the pressure.
    + Walking through the field, we counted the plants.
    + Using a lens, the plants were counted.
    + Growing in the shade, the plants were eaten by snails.
    + Being small, the plants were eaten.
    + After cooling, the plates were sorted.
  `,
  check(sentence, { lexicon }): RuleFinding[] {
    const { tokens } = sentence;
    const first = tokens[0];
    if (!first || sentence.touchesQuotation || tokens.at(-1)?.text !== '.') return [];
    const at = CONJUNCTIONS.has(first.lower) ? 1 : 0;
    const participle = tokens[at];
    if (participle?.xpos !== 'VBG' || FREE.has(participle.lower) || participle.lower === 'being') return [];
    const comma = tokens.findIndex(({ lower }) => lower === ',');
    if (comma < at + 3 || comma > LONGEST_PHRASE || tokens.slice(at, comma).some(isFiniteVerb)) return [];
    const clause = passiveClause(sentence, comma + 1);
    if (!clause) return [];
    const { start, verb, main, end } = clause;
    const active = inflectVerb(lexicon, tokens[main]!.lemma, /^w/.test(tokens[verb]!.lower) ? 'VBD' : 'VBP');
    if (!active) return [];
    const text = (from: number, to: number): string => textOf(sentence, from, to);
    const rest = main + 1 < end ? ` ${text(main + 1, end)}` : '';
    const phrase = `${uncapitalize(first)}${text(0, comma).slice(first.text.length)}`;
    return [
      {
        start: first.start,
        end: tokens[end - 1]!.end,
        replacements: [
          `${text(0, comma + 1)} we ${active} ${text(start, verb)}${rest}`,
          `${capitalize(text(start, end))} ${phrase}`,
        ],
      },
    ];
  },
};

/** Returns the clause that begins at `start` with its noun, has a plain passive without an agent, and ends the sentence. */
function passiveClause(
  sentence: AnalysedSentence,
  start: number,
): { start: number; verb: number; main: number; end: number } | undefined {
  const { tokens } = sentence;
  const end = tokens.length - 1;
  const subject = sentence.nounGroups.find((group) => group.start === start);
  if (!subject || end - start > LONGEST_CLAUSE || tokens[subject.head]!.upos !== 'NOUN') return undefined;
  // "the plants in the shade were": words that belong to the subject stand between it and its verb
  const group = sentence.verbGroups.find((verbs) => verbs.start >= subject.end);
  if (group && tokens.slice(subject.end, group.start).some(({ upos }) => !IN_SUBJECT.test(upos))) return undefined;
  if (group?.voice !== 'passive' || group.auxiliaries.length !== 1 || group.negation !== undefined) return undefined;
  if (group.tense !== 'past' && group.tense !== 'present') return undefined;
  const behind = tokens.slice(group.end, end);
  const isPlain =
    group.end === group.start + 2 && !behind.some((token) => token.upos === 'PUNCT' || isFiniteVerb(token));
  const acts = behind.some(({ lower }) => lower === 'by' || lower === 'to');
  return isPlain && !acts ? { start, verb: group.start, main: group.main, end } : undefined;
}

/** Openings with a participle whose subject differs from that of the sentence. */
export const DANGLING_PARTICIPLES: CodeRuleGroup = {
  id: 'dangling-participles',
  errorClass: 'voice',
  source: 'Publication Manual of the American Psychological Association, 7th ed., 4.23–4.24',
  comment:
    'Who does what the opening says is not the subject of the sentence: name who acts, or put the phrase behind the verb.',
  kind: 'advice',
  offer: true,
  confidence: 0.62,
  checks: [passiveBehind],
};
