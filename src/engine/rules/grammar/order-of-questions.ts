import { inflectVerb, isBaseForm, verbOfForm } from '../../checkers/matching/inflection.ts';
import type { CodeRule, RuleFile, RuleFinding } from '../rule-file.ts';

const QUESTION_WORDS = new Set('why where when how what'.split(' '));
const AUXILIARIES = new Set('am is are was were can could will would should have has'.split(' '));
const DO_OF: Readonly<Record<string, string>> = { VBP: 'do', VB: 'do', VBZ: 'does', VBD: 'did' };

/** "Why you are late?" and "Where you live?": the subject before the auxiliary, or no auxiliary at all. */
const subjectFirst: CodeRule = {
  id: 'subject-first',
  comment: 'In a question the auxiliary stands before the subject: {better}, not {found}.',
  examples: `
    - Why you are sad? => Why are you sad?
    - What you want? => What do you want?
    - Where she lives? => Where does she live?
    - How you did it? => How did you do it?
    - When we can go? => When can we go?
    + Why are you sad?
    + What you want is clear, isn't it?
    + How we live: is it right?
    + You know where she lives?
    + When you go, do you take a bag?
    + What if you go?
  `,
  check({ tokens }, { lexicon }): RuleFinding[] {
    const [question, subject, verb] = tokens;
    const last = tokens.at(-1);
    if (!question || !subject || !verb || last?.text !== '?' || !QUESTION_WORDS.has(question.lower)) return [];
    if (!/^(?:i|you|he|she|it|we|they)$/.test(subject.lower)) return [];
    // a second verb group may be the main clause: "What you want is clear?"
    const rest = tokens.slice(3);
    if (rest.some(({ lower, xpos }) => /^(?:VBZ|VBD|MD|VBP)$/.test(xpos) || lower === ',' || lower === ':')) return [];
    const { start } = subject;
    const { end } = verb;
    if (AUXILIARIES.has(verb.lower)) {
      const main = (verb.lower === 'have' || verb.lower === 'has') && rest[0]?.xpos !== 'VBN';
      if (!main) return [{ start, end, replacements: [`${verb.lower} ${subject.text}`] }];
    }
    const auxiliary = DO_OF[verb.xpos];
    const base =
      verb.xpos === 'VBZ' || verb.xpos === 'VBD'
        ? verbOfForm(lexicon, verb.lower, verb.xpos)?.base
        : isBaseForm(lexicon, verb.lower)
          ? verb.lower
          : undefined;
    if (!auxiliary || !base || (verb.lower === 'did' && rest[0]?.xpos === 'VB')) return [];
    const plain = inflectVerb(lexicon, base, 'VB') ?? base;
    return [{ start, end, replacements: [`${auxiliary} ${subject.text} ${plain}`] }];
  },
};

/** Order of subject and auxiliary in questions, in reported questions, and after a negation in front. */
export const ORDER_OF_QUESTIONS: RuleFile = {
  id: 'order-of-questions',
  errorClass: 'word-order',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 11.14–11.15, 15.5, 18.24',
  comment: 'In a reported question the subject comes first: {better}, not {found}.',
  level: 'advanced',
  confidence: 0.87,
  rules: `
reported-what-time: know|knew|tell|told|ask|asked|wonder|wondered|say|said|remember me|you|him|her|us|them? what time [is|'s it>it is]
- Can you tell me what time is it? => Can you tell me what time it is?
@ class=syntax

reported-did: know|knew|tell|told|ask|asked|asks|wonder|wondered|understand|explain|explained|remember|see|show me|you|him|her|us|them? where|when|why|how|what [did @{PRP|NNP} @{VB}>@1 @2:VBD]
- I asked him where did he live. => I asked him where he lived.
- I don't know why did she leave. => I don't know why she left.
+ I asked, where did he live?
@ class=syntax

reported-do: know|knew|tell|told|ask|asked|asks|wonder|wondered|understand|explain|explained|remember|see|show me|you|him|her|us|them? where|when|why|how|what [do @i|you|we|they @{VB}>@1 @2]
- I don't know what do they want. => I don't know what they want.
@ class=syntax

reported-does: know|knew|tell|told|ask|asked|asks|wonder|wondered|understand|explain|explained|remember|see|show me|you|him|her|us|them? where|when|why|how|what [does @he|she|it @{VB}>@1 @2:VBZ]
- I don't know what does it mean. => I don't know what it means.
@ class=syntax

never-first: ^ never|rarely|seldom|nowhere [@i|you|he|she|it|we|they @have|has|had|am|is|are|was|were|can|could|will|would>@2 @1]
# After a negative word in front the auxiliary comes before the subject: {better}, not {found}.
- Never I have seen such a thing. => Never have I seen such a thing.
@ class=syntax

no-sooner: no sooner [@i|you|he|she|it|we|they @had>@2 @1]
# After a negative word in front the auxiliary comes before the subject: {better}, not {found}.
- No sooner I had arrived than it rained. => No sooner had I arrived than it rained.
@ class=syntax

not-only-auxiliary: ^ not only [@i|you|he|she|it|we|they @have|has|had|am|is|are|was|were|can|could|will|would|should>@2 @1]
# After “not only” in front the auxiliary comes before the subject: {better}, not {found}.
- Not only they are cheap, but they last. => Not only are they cheap, but they last.
@ class=syntax

not-only-past: ^ not only [@i|you|he|she|it|we|they @{VBD}>did @1 @2:VB]
? not only i|you|he|she|it|we|they had|was|were|could|would|did
# After “not only” in front the auxiliary comes before the subject: {better}, not {found}.
- Not only he came but he also stayed. => Not only did he come but he also stayed.
@ class=syntax

not-only-present: ^ not only [@he|she|it @{VBZ}>does @1 @2:VB]
? not only he|she|it is|has|'s|does
# After “not only” in front the auxiliary comes before the subject: {better}, not {found}.
- Not only it saves time, but it is cheap. => Not only does it save time, but it is cheap.
@ class=syntax
`,
  checks: [{ ...subjectFirst, errorClass: 'syntax' }],
};
