import { SUBJECT_PRONOUNS } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isAdverb, isPunctuation } from '../sentence/token-tests.ts';
import { propose, quote, replaceTokens } from '../token-edits.ts';
import { baseOfInflected } from './modal-verb-form.ts';

export const doVerbForm: Checker = {
  id: 'do-verb-form',
  errorClass: 'verb',
  corrects: [
    { wrong: 'He did not went home.', right: 'He did not go home.' },
    { wrong: "She doesn't likes coffee.", right: "She doesn't like coffee." },
    { wrong: "I didn't knew the answer.", right: "I didn't know the answer." },
    { wrong: 'Did you saw the film?', right: 'Did you see the film?' },
    { wrong: 'They did finished the work.', right: 'They did finish the work.' },
  ],
  accepts: [
    'He did not go home.',
    'She does needed repairs at home.',
    'What he did was wrong, and what they do works.',
    'Do you know what I did?',
    'All that they did changed the town.',
    'I do not, said Peter.',
    'We did tests and did them well.',
    'Trust fell, and so too did perceived norms.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    for (const [i, token] of tokens.entries()) {
      if (token.lower !== 'do' && token.lower !== 'does' && token.lower !== 'did') continue;
      let at = i + 1;
      const negated = tokens[at]?.lower === 'not' || tokens[at]?.lower === "n't";
      if (negated) at++;
      const opens = i === 0 || isPunctuation(tokens[i - 1]) || tokens[i - 1]!.xpos.startsWith('W');
      const inverted = opens && SUBJECT_PRONOUNS.has(tokens[at]?.lower ?? '');
      if (inverted) at++;
      while (isAdverb(tokens[at]) && at < i + 5) at++;
      const verb = tokens[at];
      if (verb?.kind !== 'word') continue;
      const wrong = baseOfInflected(verb, context);
      if (!wrong) continue;
      // without "not" or a question, "do" may be the main verb: only a past form directly after "did" is certain
      if (
        !negated &&
        !inverted &&
        (token.lower !== 'did' || at !== i + 1 || wrong.tag !== 'VBD' || verb.upos !== 'VERB')
      )
        continue;
      // "so too did perceived norms": the subject follows
      if (/^(?:so|too|nor|neither|than|as)$/.test(tokens[i - 1]?.lower ?? '')) continue;
      // "what she did came as a shock": "did" ends its own clause
      if (!negated && !inverted && /^(?:what|all|that|which|whatever)$/.test(tokens[i - 2]?.lower ?? '')) continue;
      if (wrong.tag === 'VBG' || (verb.upos === 'NOUN' && !negated)) continue;
      const gain = modelGain(sentence, context, at, at + 1, wrong.base);
      proposals.push(
        propose(replaceTokens(sentence, at, at + 1, wrong.base), {
          rule: 'do-verb-form',
          errorClass: 'verb',
          comment: `After ${quote(token.text)} use the base form of the verb: ${quote(wrong.base)}, not ${quote(verb.text)}.`,
          confidence: weighConfidence(negated || inverted ? 0.93 : 0.75, gain),
        }),
      );
    }
    return proposals;
  },
};
