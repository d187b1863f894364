import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { ErrorClass } from '../taxonomy.ts';
import type { Candidate } from './candidate.ts';

export interface Explanation {
  readonly errorClass: ErrorClass;
  readonly comment: string;
}

/** Error class and comment for changes of hyphens and of what joins clauses and lists. */
export function explainLink({ tokens }: AnalysedSentence, candidate: Candidate): Explanation {
  const { kind, from, to, forms, change } = candidate;
  const left = tokens[from - 1]?.text ?? '';
  const right = tokens[to]?.text ?? '';
  if (kind === 'hyphen') return { errorClass: 'punctuation', comment: hyphenComment(tokens, candidate) };
  if (kind === 'semicolon')
    return forms[0] === ';'
      ? {
          errorClass: 'run-on',
          comment: `Both parts are complete sentences, and a comma alone cannot join them: use a semicolon before “${right}”.`,
        }
      : {
          errorClass: 'punctuation',
          comment: `A semicolon joins complete sentences; here use a comma before “${right}”.`,
        };
  if (forms.length === 0)
    return {
      errorClass: 'other',
      comment: `The sentence is complete without “${tokens[from]!.text}”: “${left} ${right}”.`,
    };
  if (change === 'none>that')
    return {
      errorClass: 'conjunction',
      comment: `After “${left}”, “that” shows where the clause begins: “${left} that ${right}”.`,
    };
  if (forms.length > 1)
    return {
      errorClass: 'phrasing',
      comment: `Compare like with like: “${left} ${forms.join(' ')} ${right}”.`,
    };
  return { errorClass: 'conjunction', comment: `Put “and” before the last item of a list: “and ${right}”.` };
}

function hyphenComment(tokens: AnalysedSentence['tokens'], { from, to, forms }: Candidate): string {
  const left = tokens[from - 1]!.text;
  const right = tokens[to]!.text;
  const next = tokens[to + 1];
  const described = next && /^(?:NN|JJ|VBG|VBN)/.test(next.xpos) ? `: together they describe “${next.text}”` : '';
  if (forms.length > 0)
    return described === ''
      ? `“${left}” and “${right}” form one compound: write “${left}-${right}”.`
      : `Put a hyphen between “${left}” and “${right}”${described}.`;
  if (/ly$/i.test(left))
    return `The ending “-ly” already shows that the words belong together: write “${left} ${right}”.`;
  return described === ''
    ? `A compound takes a hyphen before the noun that it describes; here write “${left} ${right}”.`
    : `“${left}” and “${right}” do not form one modifier here: write “${left} ${right}”.`;
}
