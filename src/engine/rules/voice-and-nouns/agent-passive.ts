import type { CheckContext } from '../../context.ts';
import { capitalize, uncapitalize } from '../../edits.ts';
import { inflectVerb } from '../../lexicon/inflection.ts';
import type { AnalysedSentence } from '../../sentence/analysed-sentence.ts';
import type { VerbGroup } from '../../sentence/verb-groups.ts';
import type { CodeRule, RuleFinding } from '../rule.ts';

/** The subject of the active sentence, by the pronoun after "by". */
const AGENTS: Readonly<Record<string, string>> = { us: 'we', me: 'I', them: 'they', him: 'he', her: 'she' };
const SINGULAR = new Set(['he', 'she']);
/** Length in tokens of the longest phrase that is taken for an agent. */
const LONGEST_AGENT = 5;
/** Agents that are people, with whom the sentence can begin. */
const PEOPLE = new Set(
  'author authors researcher researchers team participant participants student students patient patients teacher teachers doctor doctors investigator investigators company scientist scientists editor editors reviewer reviewers parent parents user users nurse nurses physician physicians manager managers employee employees engineer engineers'.split(
    ' ',
  ),
);

/** When the passive names the agent, the active needs fewer words: "was done by us", "were asked by the authors". */
export const agentPassive: CodeRule = {
  id: 'agent-passive',
  errorClass: 'voice',
  comment: 'The sentence names who acts: in the active voice it is shorter and plainer.',
  examples: `
    - The samples were analysed by us in May. => We analysed the samples in May.
    - The plan was written by him last year. => He wrote the plan last year.
    - All letters are read by them twice. => They read all letters twice.
    - The final version was checked by the authors before it was sent.
    + We analysed the samples in May.
    + The samples were analysed by May.
    + It was measured by the parents’ ratings of the child.
    + The plan was approved by the committee.
    + The samples were analysed by the river.
    + It was heated by the sun and the samples were left by us.
  `,
  check(sentence, context) {
    const { tokens } = sentence;
    return sentence.verbGroups.flatMap((group): RuleFinding[] => {
      if (group.voice !== 'passive' || group.finite === undefined || group.negation !== undefined) return [];
      const by = tokens[group.end];
      if (by?.lower !== 'by') return [];
      const agent = agentEnd(sentence, group.end + 1);
      if (agent === undefined) return [];
      const active = rewritten(sentence, group, context);
      if (active) return [active];
      if (AGENTS[tokens[group.end + 1]!.lower]) return [];
      const start = tokens[group.start]!.start;
      return [{ start, end: tokens[agent - 1]!.end, replacements: [], confidence: 0.55 }];
    });
  },
};

/** Returns the position after the agent: a pronoun, or a short group whose head is a person; undefined for anything else. */
function agentEnd({ tokens, nounGroups }: AnalysedSentence, at: number): number | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (Object.hasOwn(AGENTS, token.lower)) return tokens[at + 1]?.upos === 'NOUN' ? undefined : at + 1;
  const group = nounGroups.find(({ start }) => start === at);
  if (!group || group.end - at > LONGEST_AGENT || !PEOPLE.has(tokens[group.head]!.lower)) return undefined;
  // "by the parents’ ratings"
  return tokens[group.end]?.xpos === 'POS' || /^['’]/.test(tokens[group.end]?.text ?? '') ? undefined : group.end;
}

/** Rewrites, in the active, a clause in the simple present or past that begins with its subject and continues directly to "by us". */
function rewritten(sentence: AnalysedSentence, group: VerbGroup, { lexicon }: CheckContext): RuleFinding | undefined {
  const { tokens, paragraph } = sentence;
  const [subject] = sentence.nounGroups;
  const pronoun = AGENTS[tokens[group.end + 1]!.lower];
  const plain = group.auxiliaries.length === 1 && (group.tense === 'past' || group.tense === 'present');
  if (!pronoun || !plain || subject?.start !== 0 || subject.end !== group.start) return undefined;
  if (tokens[subject.head]!.upos === 'PRON' || group.end !== group.start + 2) return undefined;
  const tag = group.tense === 'past' ? 'VBD' : SINGULAR.has(pronoun) ? 'VBZ' : 'VBP';
  const verb = inflectVerb(lexicon, tokens[group.main]!.lemma, tag);
  if (!verb) return undefined;
  const first = tokens[0]!;
  const rest = paragraph.slice(first.end, tokens[group.start - 1]!.end);
  const object = `${uncapitalize(first)}${rest}`;
  const start = first.start;
  const end = tokens[group.end + 1]!.end;
  return { start, end, replacements: [`${capitalize(pronoun)} ${verb} ${object}`], confidence: 0.7 };
}
