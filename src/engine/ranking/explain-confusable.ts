import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { ErrorClass } from '../taxonomy.ts';
import type { Candidate } from './candidate.ts';

/** Class and comment of a word that is put in place of one that is easily confused with it, or of another form of the same verb. */
export function confusableExplanation(
  sentence: AnalysedSentence,
  candidate: Candidate,
  old: string,
  fresh: string,
  lexicon: Lexicon,
): { readonly errorClass: ErrorClass; readonly comment: string } {
  const tag = sentence.tokens[candidate.from]?.xpos ?? '';
  const comment = sameVerb(lexicon, old, fresh)
    ? `Use the form “${fresh}” of this verb here, not “${old}”.`
    : `“${fresh}” fits the sentence here; “${old}” is another word that is easily confused with it.`;
  if (/^(?:PRP|DT|PDT|WP|WDT|PRP\$)/.test(tag)) return { errorClass: 'pronoun-determiner', comment };
  if (tag === 'IN' || tag === 'TO') return { errorClass: 'preposition', comment };
  if (tag === 'CC') return { errorClass: 'conjunction', comment };
  if (tag.startsWith('RB') || tag === 'JJ') return { errorClass: 'adjective-adverb', comment };
  if (tag === 'MD') return { errorClass: 'verb', comment };
  return { errorClass: soundsAlike(old, fresh) ? 'spelling' : 'phrasing', comment };
}

const sameVerb = (lexicon: Lexicon, a: string, b: string): boolean => {
  const bases = new Set(lexicon.verbs(a.toLowerCase()).map(({ base }) => base));
  return lexicon.verbs(b.toLowerCase()).some(({ base }) => bases.has(base));
};

function soundsAlike(a: string, b: string): boolean {
  return a[0]?.toLowerCase() === b[0]?.toLowerCase() && Math.abs(a.length - b.length) <= 2;
}
