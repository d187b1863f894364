import type { AnalysedToken } from '../../analysis.ts';
import { isBaseForm, verbOfForm } from '../../checkers/matching/inflection.ts';
import { textOf } from '../../checkers/matching/token-edits.ts';
import { isPunctuation } from '../../checkers/matching/token-tests.ts';
import { wordSet } from '../../checkers/matching/word-sets.ts';
import type { CheckContext } from '../../context.ts';
import type { CodeRule, RuleFile, RuleFinding } from '../rule-file.ts';
import { phraseEnd } from './subjects-of-questions.ts';

const DO_OF: Readonly<Record<string, string>> = { VBP: 'do', VB: 'do', VBZ: 'does', VBD: 'did' };
const WH = wordSet('what where how why when who which whose');

function baseOf(verb: AnalysedToken, { lexicon }: CheckContext): string | undefined {
  if (verb.xpos === 'VBZ') return verbOfForm(lexicon, verb.lower, 'VBZ')?.base;
  if (verb.xpos === 'VBD' || verb.xpos === 'VBN') return verbOfForm(lexicon, verb.lower, 'VBD')?.base;
  return isBaseForm(lexicon, verb.lower) ? verb.lower : undefined;
}

/** "What means this word?", "Where lives your brother?", "How much costs this shirt?": a full verb before its subject. */
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
    if (tokens[last]?.text !== '?' || !WH.has(tokens[0]!.lower)) return [];
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
    // "what means do you have": something else is the verb
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

/** "Does your sister likes dancing?": after "do" and its subject the verb stands in its base form. */
const baseAfterDo: CodeRule = {
  id: 'base-after-do',
  comment: 'After “do” the verb stands in its base form: {better}, not {found}.',
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
    if (at < 0 || at > 3 || (before && !WH.has(tokens[0]!.lower) && !isPunctuation(before))) return [];
    const end = phraseEnd(tokens, at + 1);
    const verb = tokens[end];
    // a pronoun's verb is looked at elsewhere
    if (end < at + 2 || verb?.kind !== 'word' || isBaseForm(lexicon, verb.lower) || verb.upos === 'AUX') return [];
    const base = (verbOfForm(lexicon, verb.lower, 'VBZ') ?? verbOfForm(lexicon, verb.lower, 'VBD'))?.base;
    return base ? [{ start: verb.start, end: verb.end, replacements: [base] }] : [];
  },
};

/** Questions that lack "do", have it where the question word is the subject, or beside another auxiliary. */
export const QUESTIONS_WITH_DO: RuleFile = {
  id: 'questions-with-do',
  errorClass: 'syntax',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 11.4–11.20, 3.37',
  comment: 'The question is put so: {better}, not {found}.',
  level: 'basic',
  confidence: 0.96,
  rules: `
do-and-be: ^ where|what|when|why|how|who? [do @you|we|they are>are @1]
| ^ where|what|when|why|how|who? [do i am>am I]
| ^ where|what|when|why|how|who? [does @he|she|it|this|that is>is @1]
| ^ where|what|when|why|how|who? [did @i|he|she|it was>was @1]
| ^ where|what|when|why|how|who? [did @you|we|they were>were @1]
| ^ where|what|when|why|how|who? [do|does|did @{PRP} @can|could|will|would|should|must>@2 @1]
| ^ [did @you|we|they was>were @1]
| ^ [do @you|we|they @{VBG}>are @1 @2]
- What do you are doing? => What are you doing?
- Does she is your sister? => Is she your sister?
- Where did you were last night? => Where were you last night?
+ What do they think you are?

did-born: [did @you|they|we born>were @1 born]
| [did @i|he|she|it born>was @1 born]
| ^ when|where? [do you born>were you born]
- When did you born? => When were you born?

who-did: ^ who|what [did !do|make @{VB}>@1:VBD] {DT|PRP$|NNP|PRP|you|in|to|to|at|END|next|then|after|before|with|this|that}
| ^ who [does @{VB}>@1:VBZ] {DT|PRP$|NNP|PRP|you|in|to|at|with|here|there|this}
| ^ how many {NNS} [did @{VB}>@1:VBD] {DT|PRP$|IN|to|TO|in|at|the|END}
? what did want|like|need|say|see|use|eat
- Who did tell you that? => Who told you that?
- Who did invent the telephone? => Who invented the telephone?
- What did happen? => What happened?
- How many people did come to the meeting? => How many people came to the meeting?
+ Who did you tell?

is-verb-you: ^ [is|are @your|his|her|their @{NN} @like|want|know|have|live|need|speak>does @1 @2 @3] {DT|PRP|TO|IN|in|NNS|NN|NNP}
? {NN} like {DT|NNP|PRP}
- Is your brother want to come? => Does your brother want to come?

ever: ^ [@you|they|we have ever>have @1 ever] {VBN}
- You have ever been to Italy? => Have you ever been to Italy?

does-they: ^ where|what|when|why|how|who? [does>do] i|you|we|they {VB}
| ^ where|what|when|why|how|who? [do>does] he|she|it {VB}
| ^ [do>does] {PRP$|this|that} {NN} {VB}
- Does they know the truth? => Do they know the truth?

do-verb-subject: ^ where|when|how|why [@do|does|did @{VB} @{PRP$|the|this|that} @{NN|NNS}>@1 @3 @4 @2] /^[?]$/
- Where does live your uncle? => Where does your uncle live?

looking-at: ^ what|who are|is|was|were {PRP} [looking>looking at] {END}
| ^ what|who are|is|was|were {PRP} [waiting>waiting for] {END}
| ^ what|who are|is|was|were {PRP} [listening>listening to] {END}
| ^ what|who are|is|was|were {PRP} [@talking|thinking>@1 about] {END}
- What are you looking? => What are you looking at?

how-is-called: ^ [how>what] is|are|'s *3 called {END|in}
- How is this called in English? => What is this called in English?

how-long-time: how long [time>] do|does|did|have|has|is|are|will
- How long time do you need? => How long do you need?
`,
  checks: [verbFirst, baseAfterDo],
};
