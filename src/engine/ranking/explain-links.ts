import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { ErrorClass } from '../taxonomy.ts';
import type { Candidate } from './candidate.ts';

export interface Explanation {
  readonly errorClass: ErrorClass;
  readonly comment: string;
}

/** Error class and comment for changes of hyphens and semicolons. */
export function explainLink({ tokens }: AnalysedSentence, candidate: Candidate): Explanation {
  const { kind, to, forms } = candidate;
  const right = tokens[to]?.text ?? '';
  if (kind === 'hyphen') return { errorClass: 'punctuation', comment: hyphenComment(tokens, candidate) };
  return forms[0] === ';'
    ? {
        errorClass: 'run-on',
        comment: `Both parts are complete sentences, and a comma alone cannot join them: use a semicolon before “${right}”.`,
      }
    : {
        errorClass: 'punctuation',
        comment: `A semicolon joins complete sentences; here use a comma before “${right}”.`,
      };
}

function hyphenComment(tokens: AnalysedSentence['tokens'], { from, to, forms }: Candidate): string {
  const left = tokens[from - 1]!.text;
  const right = tokens[to]!.text;
  const next = tokens[to + 1];
  const described = next && /^(?:NN|JJ|VBG|VBN)/.test(next.xpos) ? `: together they describe “${next.text}”` : '';
  if (forms.length > 1) {
    const chain = `${left}-${tokens[from]!.text}-${right}`;
    return next
      ? `“${chain}” is one modifier of “${next.text}”: put both hyphens.`
      : `Write “${chain}” as one compound.`;
  }
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
