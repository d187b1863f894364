import type { DocumentFacts } from '../../context.ts';
import { formKey, isMidSentence } from '../../document/count-styles.ts';
import { preference, tally } from '../../document/majority.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import type { CodeRule, RuleFinding } from '../rule.ts';

/** Words that name one thing in any spelling. Surnames, months and similar names are left out, because they are also common words. */
const ONE_THING = new Set(
  'internet web bayesian gaussian euclidean markovian boolean cartesian newtonian laplacian hamiltonian lagrangian jacobian poissonian fourier  medieval renaissance romanticism marxist victorian caesarean parkinsonian platonic socratic freudian darwinian keynesian mendelian brownian bluetooth ethernet wifi petri'.split(
    ' ',
  ),
);

/**
 * Words derived from a person's name, which every style guide capitalises: "Euclidean", not "euclidean"; "boolean" and "caesarean" have become common words.
 */
const OF_A_PERSON = /(?<!^(?:bool|caesar))(?:[ei]an|platonic|socratic)$/;

/** True when the word has a capital after the first letter, and also small letters: "GitHub", "mRNA", "Wi"; not "DNA". */
const isMixed = (text: string): boolean => /\p{Ll}/u.test(text) && /.\p{Lu}/u.test(text);

/** The forms that occur in mid-sentence, by their lower-case spelling, for words that have more than one form in the document. */
const formsOf = new WeakMap<DocumentFacts, ReadonlyMap<string, readonly string[]>>();

function documentForms(document: DocumentFacts): ReadonlyMap<string, readonly string[]> {
  const known = formsOf.get(document);
  if (known) return known;
  const forms = new Map<string, string[]>();
  const prefix = formKey('');
  for (const key of document.styleKeys()) {
    if (!key.startsWith(prefix)) continue;
    const form = key.slice(prefix.length);
    forms.set(form.toLowerCase(), [...(forms.get(form.toLowerCase()) ?? []), form]);
  }
  const several = new Map([...forms].filter(([lower, list]) => list.length > 1 && isSettled(lower, list)));
  formsOf.set(document, several);
  return several;
}

/**
 * "Brown" and "brown" may be two words; "Github" and "GitHub" are not. Plurals of acronyms are separate words, and so are a gene and its protein ("dosR" and
 * "DosR", "CaFTR1" and "CaFtr1").
 */
function isSettled(lower: string, forms: readonly string[]): boolean {
  if (ONE_THING.has(lower)) return true;
  const initials = new Set(forms.map((form) => form[0]));
  if (initials.size > 1 || /\d/.test(lower)) return false;
  return forms.some(isMixed) && !forms.some((form) => /^\p{Lu}+s?$/u.test(form));
}

/** "Internet of Things", "Internet of Vehicles": the name of a technique, whatever capital the network itself has in the text. */
const isInternetOfThings = (tokens: readonly AnalysedToken[], i: number): boolean =>
  tokens[i]!.lower === 'internet' && tokens[i + 1]?.lower === 'of' && /^\p{Lu}/u.test(tokens[i + 2]?.text ?? '');

/** Finds a word whose capitals differ from those in most of the document. */
export const capitalForms: CodeRule = {
  id: 'capitals',
  comment: 'This word has other capitals elsewhere in this text.',
  examples: `
    - Then the Internet grew, and the Internet is large, but the internet is slow. => Then the Internet grew, and the Internet is large, but the Internet is slow.
    - We put it on GitHub and on GitHub again, not on Github. => We put it on GitHub and on GitHub again, not on GitHub.
    - A caesarean birth, a caesarean scar, and the caesarean rate are known, but no Caesarean section was made. => A caesarean birth, a caesarean scar, and the caesarean rate are known, but no caesarean section was made.
    + The Euclidean space is large; a euclidean norm and another euclidean norm are given.
    + We met Brown, and then we met Brown again in a brown coat.
    + Then the internet grew, and the internet is large, and the internet is fast, unlike the Internet of Things.
    + The Internet is old, but the internet is slow.
    + We put it on Github, on Github and on Github, but once on GitHub.
  `,
  check({ tokens }, { document }) {
    const forms = documentForms(document);
    if (forms.size === 0) return [];
    return tokens.flatMap((token, i): RuleFinding[] => {
      const list = token.kind === 'word' && isMidSentence(tokens, i) ? forms.get(token.lower) : undefined;
      if (!list?.includes(token.text) || isInternetOfThings(tokens, i)) return [];
      const wanted = preference(
        list.map((form) => ({ form, count: document.styleCount(formKey(form)) })),
        token.text,
      );
      // the official capitals of a brand, used once among many spellings without them: "ProVerif"
      if (!wanted || (isMixed(token.text) && !isMixed(wanted.preferred))) return [];
      const { preferred, confidence } = wanted;
      if (preferred === token.lower && OF_A_PERSON.test(token.lower)) return [];
      const comment = `This text has “${preferred}” elsewhere (${tally(wanted)} “${token.text}”).`;
      return [{ start: token.start, end: token.end, replacements: [preferred], comment, confidence }];
    });
  },
};
