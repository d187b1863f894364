import { inflectVerb, isBaseForm } from '../../lexicon/inflection.ts';
import { QUESTION_WORDS, SUBJECT_PRONOUNS, wordSet } from '../../lexicon/word-sets.ts';
import type { AnalysedSentence } from '../../sentence/analysed-sentence.ts';
import { isPunctuation } from '../../sentence/token-tests.ts';
import { textOf } from '../../token-edits.ts';
import type { CodeRule, CodeRuleGroup, RuleFinding } from '../rule.ts';
import { phraseEnd } from './subjects-of-questions.ts';

const INTRODUCES = wordSet(
  'know knows knew understand understands understood wonder wonders wondered tell tells told ask asks asked explain explains explained see show shows showed remember remembers imagine guess sure idea care say forgot forget discover found find learn decide unclear clear unknown learned learnt knowing understanding describing explaining showing investigate investigates investigated examine examines examined determine determines determined discuss discussed describe describes described specify specifies predict predicts',
);

/** Nouns whose "of" a reported question follows. */
const PICTURES = wordSet('vision picture overview understanding knowledge description explanation notion impression');

/** True when the question word at `at` follows a verb of asking or knowing, with or without the person asked, outside quotation marks. */
function isIntroduced({ tokens, paragraph, start }: AnalysedSentence, at: number): boolean {
  const before = tokens[at - 1]!;
  // "a clear vision of how the work is done"
  if (before.lower === 'of' && PICTURES.has(tokens[at - 2]?.lower ?? ''))
    return !/["“:]/.test(paragraph.slice(start, before.end));
  // "Understanding why is the first step": the question word stands for its clause
  if (at === 1 && /^\w+ing$/.test(before.lower) && /^(?:why|how|when|where)$/.test(tokens[at]!.lower))
    return tokens[at + 1]?.lemma !== 'be';
  const object = before.upos === 'PRON' || /^(?:of|about|everyone|people)$/.test(before.lower);
  const found = INTRODUCES.has(before.lower) || (object && INTRODUCES.has(tokens[at - 2]?.lower ?? ''));
  return found && !/["“:]/.test(paragraph.slice(start, before.end));
}

/** "I don't know how much does it cost": a reported question has its subject first and no "do". */
const reportedDo: CodeRule = {
  id: 'reported-do',
  comment: 'In a reported question the subject comes first: {better}, not {found}.',
  examples: `
    - I don't know how much does it cost. => I don't know how much it costs.
    - Do you know what time does the train leave? => Do you know what time the train leaves?
    - I don't understand what does this sentence mean. => I don't understand what this sentence means.
    - She asked me where did my parents live. => She asked me where my parents lived.
    - It is unclear why does the pressure fall. => It is unclear why the pressure falls.
    + She asked, "Where did he go?"
    + I know what does not work.
    + Do you know: what did he say?
  `,
  check(sentence, context): RuleFinding[] {
    const { tokens } = sentence;
    const findings: RuleFinding[] = [];
    for (let i = 1; i + 3 < tokens.length; i++) {
      if (!QUESTION_WORDS.has(tokens[i]!.lower)) continue;
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
      // "what does this sentence mean": the phrase includes the verb as its last noun
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
        replacements: [`${textOf(sentence, at + 1, end)} ${right}`],
      });
    }
    return findings;
  },
};

/** "Nobody knows when will the train arrive", "I don't remember what is her name": the auxiliary precedes the subject. */
const reportedAuxiliary: CodeRule = {
  id: 'reported-auxiliary',
  comment: 'In a reported question the subject comes first: {better}, not {found}.',
  examples: `
    - Nobody knows when will the train arrive. => Nobody knows when the train will arrive.
    - I don't remember what is her name. => I don't remember what her name is.
    - She asked me what was I doing. => She asked me what I was doing.
    - It gave us a clear vision of how is the work done there. => It gave us a clear vision of how the work is done there.
    - We learned how are the systems built in the north. => We learned how the systems are built in the north.
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
      if (!QUESTION_WORDS.has(question) || question === 'which' || question === 'whose') continue;
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
      const pronoun = end === at + 2 && SUBJECT_PRONOUNS.has(tokens[at + 1]!.lower);
      if (closes) {
        // "what is the matter": the question word may be the subject
        const named =
          pronoun ||
          tokens[at + 1]!.xpos === 'PRP$' ||
          /^(?:this|that|these|those)$/.test(tokens[at + 1]!.lower) ||
          /^(?:name|address|time|age|price|weather|number)$/.test(tokens[end - 1]!.lower);
        if (!be || (/^(?:what|who)$/.test(question) && at === i + 1 && !named)) continue;
      } else if (be ? !/^VB[GN]$/.test(next.xpos) && !/^(?:JJ|RB)$/.test(next.xpos) : !/^VB[NP]?$/.test(next.xpos))
        continue;
      if (!closes && be && /^(?:what|who)$/.test(question) && at === i + 1 && !(pronoun && next.xpos === 'VBG'))
        continue;
      const who = textOf(sentence, at + 1, end);
      findings.push({ start: verb.start, end: tokens[end - 1]!.end, replacements: [`${who} ${verb.text}`] });
    }
    return findings;
  },
};

/** Questions inside another clause have the word order of a statement. */
export const REPORTED_QUESTIONS: CodeRuleGroup = {
  id: 'reported-questions',
  errorClass: 'syntax',
  source: 'Quirk et al., A Comprehensive Grammar of the English Language, 15.5, 16.35',
  comment: 'In a reported question the subject comes first: {better}, not {found}.',
  level: 'basic',
  confidence: 0.96,
  checks: [reportedDo, reportedAuxiliary],
};
