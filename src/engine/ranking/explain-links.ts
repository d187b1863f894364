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

/** True for a hyphen inside a compound. */
const isJoint = (tokens: AnalysedSentence['tokens'], at: number): boolean =>
  tokens[at]?.text === '-' && !tokens[at]!.spaceBefore && tokens[at + 1]?.spaceBefore === false;

/**
 * The noun that a compound describes: the last of the nouns and adjectives after it ("tools" after "low cost field research tools", "bio-loggers"),
 * unless a sign is among them.
 */
function describedNoun(tokens: AnalysedSentence['tokens'], from: number): string | undefined {
  let end = from;
  // "data regarding posture": behind the noun, a participle opens a phrase of its own
  const goesOn = (i: number): boolean =>
    isJoint(tokens, i) ||
    /^(?:NN|JJ)/.test(tokens[i]!.xpos) ||
    (/^VB[GN]/.test(tokens[i]!.xpos) && (i === from || !/^NNS?$/.test(tokens[i - 1]!.xpos)));
  while (end < tokens.length && goesOn(end)) end++;
  const last = tokens[end - 1];
  if (!last || last.index < from || last.kind !== 'word' || !/^NN/.test(last.xpos)) return undefined;
  let start = end - 1;
  while (start - 2 >= from && isJoint(tokens, start - 1)) start -= 2;
  return tokens
    .slice(start, end)
    .map(({ text }) => text)
    .join('');
}

function hyphenComment(tokens: AnalysedSentence['tokens'], { from, to, forms }: Candidate): string {
  const left = tokens[from - 1]!.text;
  const right = tokens[to]!.text;
  const next = tokens[to + 1];
  const noun = describedNoun(tokens, to + 1);
  const described = noun ? `: together they describe “${noun}”` : '';
  if (forms.length > 1) {
    const chain = `${left}-${tokens[from]!.text}-${right}`;
    return next
      ? `“${chain}” is one modifier of “${next.text}”: put both hyphens.`
      : `Write “${chain}” as one compound.`;
  }
  if (forms.length > 0)
    // "to fine tune sizes": a verb with its object
    return described === '' || tokens[from - 2]?.xpos === 'TO'
      ? `“${left}” and “${right}” form one compound: write “${left}-${right}”.`
      : `Put a hyphen between “${left}” and “${right}”${described}.`;
  if (/ly$/i.test(left))
    return `The ending “-ly” already shows that the words belong together: write “${left} ${right}”.`;
  return described === ''
    ? `A compound takes a hyphen before the noun that it describes; here write “${left} ${right}”.`
    : `“${left}” and “${right}” do not form one modifier here: write “${left} ${right}”.`;
}
