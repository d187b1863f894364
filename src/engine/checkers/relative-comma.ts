import { insertAfter } from '../edits.ts';
import { BE_ALL } from '../lexicon/word-sets.ts';
import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { modelGain, weighConfidence } from '../sentence/model-evidence.ts';
import { isFiniteVerb, isPunctuation, skipAdverbs } from '../sentence/token-tests.ts';
import { propose, quote } from '../token-edits.ts';

/** Returns the index of the main verb after a relative clause that begins at `relative`; -1 when the clause may not have ended. */
function mainVerbAfter(tokens: readonly AnalysedToken[], relative: number): number {
  const own = skipAdverbs(tokens, relative + 1);
  for (let i = own + 1; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (isPunctuation(token) || token.upos === 'SCONJ' || token.upos === 'CCONJ' || token.xpos.startsWith('W'))
      return -1;
    if (!isFiniteVerb(token)) continue;
    // "who she says is": the verb has its own subject
    const before = tokens[i - 1]!;
    return before.upos === 'PRON' || before.upos === 'AUX' || before.upos === 'ADP' ? -1 : i;
  }
  return -1;
}

export const relativeComma: Checker = {
  id: 'relative-comma',
  errorClass: 'punctuation',
  corrects: [
    {
      wrong: 'We visited London which is the capital of England.',
      right: 'We visited London, which is the capital of England.',
    },
    { wrong: 'I met Peter Smith who is a doctor.', right: 'I met Peter Smith, who is a doctor.' },
    {
      wrong: 'London which is the capital of England is very big.',
      right: 'London, which is the capital of England, is very big.',
    },
    {
      wrong: 'My friend Tom who lives in Rome is visiting me.',
      right: 'My friend Tom, who lives in Rome, is visiting me.',
    },
  ],
  accepts: [
    'We visited London, which is the capital.',
    'The city which we visited is large.',
    'It is the London which we knew.',
    'The method which is used here is new.',
    'She is the only Smith who is a doctor.',
    'Smiths who live in Rome are many.',
    'It was Peter who wrote it, and it is Anna in Turin who found it.',
    'Mary who?',
    'Each row lists the customers C which bought the product.',
    'It was sent through a Home Gateway Protocol that links two servers.',
  ],
  check(sentence, context) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    for (let i = 1; i + 2 < tokens.length; i++) {
      const relative = tokens[i]!;
      if (relative.lower !== 'which' && relative.lower !== 'who') continue;
      const name = tokens[i - 1]!;
      // a name identifies its bearer without a clause, so the clause after it is an aside
      if (name.upos !== 'PROPN' || /s$/i.test(name.text) || /\p{Lu}\P{Lu}*\p{Lu}|\d/u.test(name.text)) continue;
      // "the set C which", "a new Gateway Protocol which": a symbol or a capitalised term is not the name of one thing
      if (name.text.length < 3 || (relative.lower === 'which' && context.lexicon.isLowerCase(name.lower))) continue;
      let start = i - 1;
      while (start > 0 && tokens[start - 1]!.upos === 'PROPN') start--;
      // "it was Peter who came", "it is Anna in Rome who knows": a cleft sentence
      if (tokens.slice(0, i).some(({ lower }, k) => lower === 'it' && BE_ALL.has(tokens[k + 1]?.lower ?? ''))) continue;
      const before = tokens[start - 1];
      if (
        before &&
        (before.upos === 'DET' ||
          before.upos === 'ADJ' ||
          before.upos === 'CCONJ' ||
          before.upos === 'NUM' ||
          before.xpos === 'PRP$' ||
          before.text === '-')
      )
        continue;
      if (
        !isFiniteVerb(tokens[skipAdverbs(tokens, i + 1)]) ||
        (relative.lower === 'who' && /^(?:ask|know|wonder|tell)$/.test(tokens[start - 1]?.lemma ?? ''))
      )
        continue;
      const main = mainVerbAfter(tokens, i);
      // at the start, the words may be a title, unless the sentence continues after the clause
      if (start === 0 && main < 0) continue;
      const gain = modelGain(sentence, context, i, i, ',');
      const finding = {
        rule: 'relative-comma',
        errorClass: 'punctuation',
        comment: `${quote(name.text)} is a name, so the clause with ${quote(relative.text)} only adds information and is set off by commas.`,
        confidence: weighConfidence(0.78, gain),
      } as const;
      proposals.push(propose(insertAfter(name, ','), finding));
      if (main > 0) proposals.push(propose(insertAfter(tokens[main - 1]!, ','), finding));
    }
    return proposals;
  },
};
