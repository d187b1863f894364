import type { AnalysedToken } from '../analysis.ts';
import { capitalize } from '../edits.ts';
import type { Checker, Proposal } from '../proposal.ts';
import { touchesQuotation } from './matching/quotation.ts';
import { propose, quote } from './matching/token-edits.ts';
import { isFiniteVerb, isPunctuation, skipAdverbs } from './matching/token-tests.ts';
import { wordSet } from './matching/word-sets.ts';

/** Adverbs that link sentences and are no conjunctions: a comma alone does not join what stands on both sides of them. */
const LINKING = wordSet(
  'however therefore moreover furthermore nevertheless consequently otherwise additionally nonetheless',
);
const SUBJECTS = wordSet('i he she we they it this these there');
/** Adverbs that may stand between the comma and the subject of the second sentence. */
const OPENING_ADVERBS = wordSet('also now today nowadays then sometimes finally');
const CONDITIONAL = wordSet(
  'if when because although though unless while whilst since as once after before until whenever whether whereas whatever however what whoever wherever',
);
/** First words after which the left part is no main clause of its own. */
const NO_MAIN_CLAUSE = wordSet(
  'like who which that how where why not no more having being for by to let do does did is are was were can could would should will had have has and or but so',
);
const REPORTING =
  /^(?:says?|said|thinks?|thought|believes?|knows?|ask(?:ed)?|add(?:ed)?|repl(?:y|ied)|mean|suppose|guess|hope|knew|argues?|argued|explained|seems?)$/;

const hasSubordinator = (tokens: readonly AnalysedToken[]): boolean =>
  tokens.some((token) => CONDITIONAL.has(token.lower) && /^(?:IN|W)/.test(token.xpos));

/** A subject and, after it, a finite verb. */
function isMainClause(tokens: readonly AnalysedToken[]): boolean {
  const first = tokens[0];
  if (!first || tokens.length < 3 || NO_MAIN_CLAUSE.has(first.lower) || first.upos === 'VERB' || first.upos === 'ADV')
    return false;
  // "the longer we wait": no sentence
  if (first.lower === 'the' && /^(?:JJR|RBR)$/.test(tokens[1]!.xpos)) return false;
  const verb = tokens.findIndex(isFiniteVerb);
  if (verb <= 0) return false;
  const subject = tokens
    .slice(0, verb)
    .some((token) => token.upos === 'PRON' || token.upos === 'NOUN' || token.upos === 'PROPN');
  // "In an age where time is short": the verb belongs to the relative clause
  const inPhrase = first.upos === 'ADP' && tokens.slice(0, verb).some((token) => token.xpos.startsWith('W'));
  return subject && !inPhrase && !hasSubordinator(tokens);
}

/** Index of the finite verb of a sentence that starts at `at` with its subject; -1 when none does. */
function verbOfSentence(tokens: readonly AnalysedToken[], at: number): number {
  const first = tokens[at];
  if (!first) return -1;
  let next = at + 1;
  if (!SUBJECTS.has(first.lower) || first.upos === 'DET') {
    if (first.upos !== 'DET' && first.xpos !== 'PRP$') return -1;
    while (tokens[next] && (tokens[next]!.upos === 'ADJ' || tokens[next]!.upos === 'NOUN') && next < at + 4) next++;
    if (tokens[next - 1]!.upos !== 'NOUN') return -1;
  }
  const verb = skipAdverbs(tokens, next);
  return isFiniteVerb(tokens[verb]) ? verb : -1;
}

export const commaSplice: Checker = {
  id: 'comma-splice',
  errorClass: 'run-on',
  corrects: [
    {
      wrong: 'I like the new film, it is very good for children.',
      right: 'I like the new film. It is very good for children.',
    },
    { wrong: 'The weather was bad, however, we went out.', right: 'The weather was bad; however, we went out.' },
  ],
  accepts: [
    'When it rains, it pours.',
    'Whilst the pump ran, it leaked.',
    'I like the film because it is good, it seems.',
    'He said, it is late.',
    'The film, however, was good.',
    'We came, we saw, we left.',
    'If the film is good, we like it.',
    'The longer we wait, the harder it gets.',
    'It was, he thought, too late.',
    'The tall man, the owner of the shop, was there.',
    'It is easy to see, as this shows.',
  ],
  check(sentence) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    const commas = tokens.filter((token) => token.lower === ',').length;
    if (touchesQuotation(sentence)) return proposals;
    for (const [i, token] of tokens.entries()) {
      const next = tokens[i + 1];
      if (token.lower !== ',' || i < 3 || next?.kind !== 'word') continue;
      let start = i - 1;
      while (start >= 0 && !isPunctuation(tokens[start])) start--;
      const left = tokens.slice(start + 1, i);
      // an opening phrase may stand before the left clause, but no clause that depends on it
      const earlier = tokens.slice(0, Math.max(0, start));
      if (!isMainClause(left) || earlier.some((word) => isFiniteVerb(word)) || hasSubordinator(earlier)) continue;
      if (LINKING.has(next.lower)) {
        const comma = tokens[i + 2]?.lower === ',';
        if (start >= 0 || verbOfSentence(tokens, i + (comma ? 3 : 2)) < 0) continue;
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
      const adverb = OPENING_ADVERBS.has(next.lower);
      const verb = verbOfSentence(tokens, i + (adverb ? 2 : 1));
      const pronoun =
        SUBJECTS.has(tokens[i + (adverb ? 2 : 1)]?.lower ?? '') && tokens[i + (adverb ? 2 : 1)]!.upos === 'PRON';
      if (verb < 0 || commas > 3 || (!pronoun && (left.length < 6 || commas > 1))) continue;
      if (REPORTING.test(left.at(-1)!.lower) || REPORTING.test(tokens[verb]!.lower)) continue;
      const long = left.length >= 5 && tokens.length - i >= 6;
      proposals.push(
        propose(
          { start: token.start, end: next.end, text: `. ${capitalize(next.text)}` },
          {
            rule: 'comma-splice',
            errorClass: 'run-on',
            comment: `The comma before ${quote(next.text)} joins two complete sentences; a full stop, a semicolon or a conjunction is needed.`,
            confidence: (long ? 0.62 : 0.48) - (pronoun ? 0 : 0.06),
          },
          [`; ${next.text}`],
        ),
      );
    }
    return proposals;
  },
};
