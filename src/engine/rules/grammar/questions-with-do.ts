import type { AnalysedSentence, AnalysedToken } from '../../analysis.ts';
import { inflectVerb, isBaseForm, verbOfForm } from '../../checkers/matching/inflection.ts';
import { isPunctuation } from '../../checkers/matching/token-tests.ts';
import { wordSet } from '../../checkers/matching/word-sets.ts';
import type { CheckContext } from '../../context.ts';
import type { CodeRule, RuleFile, RuleFinding } from '../rule-file.ts';
import { phraseEnd } from './subjects-of-questions.ts';

const DO_OF: Readonly<Record<string, string>> = { VBP: 'do', VB: 'do', VBZ: 'does', VBD: 'did' };
const INTRODUCES = wordSet(
  'know knows knew understand understands understood wonder wonders wondered tell tells told ask asks asked explain explains explained see show shows showed remember remembers imagine guess sure idea care say forgot forget discover found find learn decide',
);
const WH = wordSet('what where how why when who which whose');

const words = ({ paragraph, tokens }: AnalysedSentence, from: number, to: number): string =>
  paragraph.slice(tokens[from]!.start, tokens[to - 1]!.end);

/** The question word at `at` follows a verb of asking or knowing, with or without the person asked, outside quotation marks. */
function isIntroduced({ tokens, paragraph, start }: AnalysedSentence, at: number): boolean {
  const before = tokens[at - 1]!;
  const object = before.upos === 'PRON' || /^(?:of|about|everyone|people)$/.test(before.lower);
  const found = INTRODUCES.has(before.lower) || (object && INTRODUCES.has(tokens[at - 2]?.lower ?? ''));
  return found && !/["“:]/.test(paragraph.slice(start, before.end));
}

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
        replacements: [`${auxiliary} ${words(sentence, at + 1, end)} ${base}`],
      },
    ];
  },
};

/** "I don't know how much does it cost": a reported question has its subject first and no "do". */
const reportedDo: CodeRule = {
  id: 'reported-do',
  comment: 'In a reported question the subject comes first: {better}, not {found}.',
  examples: `
    - I don't know how much does it cost. => I don't know how much it costs.
    - Do you know what time does the train leave? => Do you know what time the train leaves?
    - I don't understand what does this sentence mean. => I don't understand what this sentence means.
    - She asked me where did my parents live. => She asked me where my parents lived.
    + She asked, "Where did he go?"
    + I know what does not work.
    + Do you know: what did he say?
  `,
  check(sentence, context): RuleFinding[] {
    const { tokens } = sentence;
    const findings: RuleFinding[] = [];
    for (let i = 1; i + 3 < tokens.length; i++) {
      if (!WH.has(tokens[i]!.lower)) continue;
      if (!isIntroduced(sentence, i)) continue;
      let at = i + 1;
      while (
        at < i + 4 &&
        !/^(?:do|does|did)$/.test(tokens[at]?.lower ?? '') &&
        /^(?:NOUN|ADJ|ADV)$/.test(tokens[at]?.upos ?? '')
      )
        at++;
      const auxiliary = tokens[at];
      if (!auxiliary || !/^(?:do|does|did)$/.test(auxiliary.lower)) continue;
      let end = phraseEnd(tokens, at + 1);
      // "what does this sentence mean": the verb was taken for the last noun
      if ((!tokens[end] || isPunctuation(tokens[end])) && end > at + 2) end--;
      const verb = tokens[end];
      if (end === at + 1 || verb?.kind !== 'word' || !isBaseForm(context.lexicon, verb.lower)) continue;
      if (!/^VBP?$/.test(verb.xpos) && tokens[end + 1] && !isPunctuation(tokens[end + 1])) continue;
      const tag = auxiliary.lower === 'did' ? 'VBD' : auxiliary.lower === 'does' ? 'VBZ' : 'VBP';
      const right = inflectVerb(context.lexicon, verb.lower, tag);
      if (!right) continue;
      findings.push({
        start: auxiliary.start,
        end: verb.end,
        replacements: [`${words(sentence, at + 1, end)} ${right}`],
      });
    }
    return findings;
  },
};

/** "Nobody knows when will the train arrive", "I don't remember what is her name": the auxiliary before the subject. */
const reportedAuxiliary: CodeRule = {
  id: 'reported-auxiliary',
  comment: 'In a reported question the subject comes first: {better}, not {found}.',
  examples: `
    - Nobody knows when will the train arrive. => Nobody knows when the train will arrive.
    - I don't remember what is her name. => I don't remember what her name is.
    - She asked me what was I doing. => She asked me what I was doing.
    - Can you tell me how old is your brother? => Can you tell me how old your brother is?
    + I know what is the matter.
    + I know who was the king of France.
    + She asked: what is her name?
    + He knows which is the best.
  `,
  check(sentence): RuleFinding[] {
    const { tokens } = sentence;
    const findings: RuleFinding[] = [];
    for (let i = 1; i + 3 < tokens.length; i++) {
      const question = tokens[i]!.lower;
      if (!WH.has(question) || question === 'which' || question === 'whose') continue;
      if (!isIntroduced(sentence, i)) continue;
      const measured =
        question === 'how' &&
        /^(?:old|long|far|big|much|tall|often|many|difficult|important|expensive)$/.test(tokens[i + 1]!.lower);
      const at = measured || (question === 'what' && tokens[i + 1]!.lower === 'time') ? i + 2 : i + 1;
      const verb = tokens[at]!;
      if (!/^(?:is|are|was|were|will|can|could|should|would|has|have)$/.test(verb.lower)) continue;
      const end = phraseEnd(tokens, at + 1);
      if (end === at + 1 || end > at + 4) continue;
      const next = tokens[end];
      const closes = !next || isPunctuation(next);
      const be = /^(?:is|are|was|were)$/.test(verb.lower);
      const pronoun = end === at + 2 && /^(?:i|you|he|she|it|we|they)$/.test(tokens[at + 1]!.lower);
      if (closes) {
        // "what is the matter": the question word may be the subject
        const named =
          pronoun ||
          tokens[at + 1]!.xpos === 'PRP$' ||
          /^(?:name|address|time|age|price|weather|number)$/.test(tokens[end - 1]!.lower);
        if (!be || (/^(?:what|who)$/.test(question) && at === i + 1 && !named)) continue;
      } else if (be ? !/^VB[GN]$/.test(next.xpos) && !/^(?:JJ|RB)$/.test(next.xpos) : !/^VB[NP]?$/.test(next.xpos))
        continue;
      if (!closes && be && /^(?:what|who)$/.test(question) && at === i + 1 && !(pronoun && next.xpos === 'VBG'))
        continue;
      const who = words(sentence, at + 1, end);
      findings.push({ start: verb.start, end: tokens[end - 1]!.end, replacements: [`${who} ${verb.text}`] });
    }
    return findings;
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

how-is-called: ^ [how>what] is|are|'s *3 called {END|in}
- How is this called in English? => What is this called in English?

how-long-time: how long [time>] do|does|did|have|has|is|are|will
- How long time do you need? => How long do you need?
`,
  checks: [verbFirst, reportedDo, reportedAuxiliary, baseAfterDo],
};
