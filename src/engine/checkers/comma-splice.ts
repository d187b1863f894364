import type { AnalysedToken } from '../analysis.ts';
import { capitalize } from '../edits.ts';
import type { Checker, Proposal } from '../proposal.ts';
import { propose, quote } from './matching/token-edits.ts';
import { isFiniteVerb, isPunctuation, skipAdverbs } from './matching/token-tests.ts';
import { SUBORDINATORS, wordSet } from './matching/word-sets.ts';

/** Adverbs that link sentences and are no conjunctions: a comma alone does not join what stands on both sides of them. */
const LINKING = wordSet(
  'however therefore moreover furthermore nevertheless consequently thus hence otherwise additionally nonetheless',
);
const SUBJECTS = wordSet('i he she we they it this these there');
const OPENS_SUBORDINATE = wordSet(
  'if when because although though unless while whereas since as once after before until whenever whether wherever even in for by to like what who which that how where why not no the more given having being with without on at from during despite instead first so and or but both either neither do does did is are was were can could would should will had have has let',
);

const clauseHasVerb = (tokens: readonly AnalysedToken[]): boolean => tokens.some(isFiniteVerb);

export const commaSplice: Checker = {
  id: 'comma-splice',
  errorClass: 'run-on',
  corrects: [
    { wrong: 'I like the film, it is very good.', right: 'I like the film. It is very good.' },
    { wrong: 'The weather was bad, however, we went out.', right: 'The weather was bad; however, we went out.' },
  ],
  accepts: [
    'When it rains, it pours.',
    'I like the film because it is good, it seems.',
    'He said, it is late.',
    'The film, however, was good.',
    'We came, we saw, we left.',
    'If the film is good, we like it.',
    'The longer we wait, the harder it gets.',
    'It was, he thought, too late.',
  ],
  check(sentence) {
    const { tokens, paragraph } = sentence;
    const proposals: Proposal[] = [];
    const commas = tokens.filter((token) => token.lower === ',').length;
    for (const [i, token] of tokens.entries()) {
      if (token.lower !== ',' || i < 3) continue;
      const next = tokens[i + 1];
      if (!next || next.kind !== 'word') continue;
      let start = i - 1;
      while (start >= 0 && !isPunctuation(tokens[start])) start--;
      const left = tokens.slice(start + 1, i);
      if (!clauseHasVerb(left) || left.length < 3) continue;
      if (LINKING.has(next.lower)) {
        const after = tokens[i + 2];
        const subject = after?.lower === ',' ? tokens[i + 3] : after;
        if (!subject || !/^(?:DT|PRP|PRP\$|NN|NNS|NNP|EX)$/.test(subject.xpos)) continue;
        if (start >= 0 || SUBORDINATORS.has(left[0]!.lower)) continue;
        const right = tokens.slice(i + 2);
        if (!clauseHasVerb(right) || (after?.lower !== ',' && next.lower !== 'however' && next.lower !== 'therefore'))
          continue;
        proposals.push(
          propose(
            { start: token.start, end: token.end, text: ';' },
            {
              rule: 'comma-splice/adverb',
              errorClass: 'run-on',
              comment: `${quote(next.text)} is an adverb and cannot join two clauses with a comma; a semicolon or a full stop is needed before it.`,
              confidence: 0.72,
            },
            ['.'],
          ),
        );
        continue;
      }
      if (!SUBJECTS.has(next.lower) || start >= 0 || commas > 2) continue;
      const verb = skipAdverbs(tokens, i + 2);
      if (!isFiniteVerb(tokens[verb]) && !(next.lower === 'this' && isFiniteVerb(tokens[i + 3]))) continue;
      if (
        OPENS_SUBORDINATE.has(left[0]!.lower) ||
        left.some(
          (word) =>
            /^(?:W|IN$)/.test(word.xpos) &&
            OPENS_SUBORDINATE.has(word.lower) &&
            /^(?:if|when|because|although|though|unless|while|since|as|once|after|before|until|whenever|whether)$/.test(
              word.lower,
            ),
        )
      )
        continue;
      // a clause of reporting or thinking, or what is quoted
      const last = left.at(-1)!;
      if (
        /^(?:say|said|says|think|thinks|thought|believe|know|ask|asked|add|added|reply|replied|mean|suppose)$/.test(
          last.lower,
        )
      )
        continue;
      if (
        /^(?:seems?|thinks?|says?|said|thought|believes?|know|knows|guess|suppose|hope|knew|added|argues?|argued|mean|explained|asked)$/.test(
          tokens[verb]?.lower ?? '',
        )
      )
        continue;
      if (!left.some((word) => word.upos === 'PRON' || word.upos === 'NOUN' || word.upos === 'PROPN')) continue;
      if (/["“”]/.test(paragraph.slice(sentence.start, sentence.end))) continue;
      const first = left[0]!;
      if (
        first.upos === 'VERB' ||
        first.xpos === 'VBG' ||
        first.xpos === 'VBN' ||
        first.upos === 'ADP' ||
        first.upos === 'ADV'
      )
        continue;
      const text = `. ${capitalize(next.text)}`;
      proposals.push(
        propose(
          { start: token.start, end: next.end, text },
          {
            rule: 'comma-splice',
            errorClass: 'run-on',
            comment: `The comma before ${quote(next.text)} joins two complete sentences; a full stop, a semicolon or a conjunction is needed.`,
            confidence: left.length >= 5 && tokens.length - i >= 6 ? 0.6 : 0.5,
          },
          [`; ${next.text}`],
        ),
      );
    }
    return proposals;
  },
};
