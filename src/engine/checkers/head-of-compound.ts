import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { propose, quote, replaceTokens } from '../token-edits.ts';

/**
 * Nouns for actions, qualities and measures, before which a noun says what kind they are: "gene expression", "panicle length". Before names of things ("the
 * templates folder", "the types syntax") a plural may be part of a name.
 */
const ABSTRACT =
  /(?:(?:tion|sion|ment|ity|ance|ence|ing|gth|dth|pth|wth|ure|ness|our|ior|age|al)s?|(?:ys|es)[ie]s|ities|contents?|levels?|numbers?|rates?|ratios?|values?|scores?|areas?|fields?|stress|types?|sizes?|weights?|yields?|systems?|problems?|methods?|results?)$/;
/** Things of the laboratory and of mathematics, which are not named by their files or tables: "seedling leaves", "correlation matrix", "measurement data". */
const SCIENTIFIC =
  /^(?:data|matrix|matrices|models|surfaces|trajectory|trajectories|schedules|modes?|domains?|constraints?|profits|leaves|proteins?|compounds|extracts|scavengers?|algorithms?|scenarios?|experiments|tissues?|energy|energies|equations?|networks|techniques?|curves|diagrams?|spectrum|spectra|images|properties|sets|genes|regions?|variants?|mutants?|samples|components|species|plants|seeds|cells|traits|muscles?|diseases?|enzymes?|metabolism|biosynthesis|uptake|intake|assays|waves|patterns|vectors|class|classes|phenomena|prices|platforms|promoters?|toxins?|membranes?|dynamics|biology|chemistry|theory|theories|strategy|strategies|skills|peaks|alleles|loci|clusters|superset|kits|biomass|medium|media)$/;

/** A noun before which another one says what kind it is; not one that may be the verb ("the cells tumble"). */
export const takesSingular = (head: AnalysedToken, lexicon: Lexicon): boolean =>
  isPlainNoun(head) &&
  (ABSTRACT.test(head.lower) || SCIENTIFIC.test(head.lower)) &&
  !lexicon.verbs(head.lower).some(({ base, past }) => base === head.lower || past === head.lower);

const isPlainNoun = ({ xpos, text, spaceBefore }: AnalysedToken): boolean =>
  (xpos === 'NN' || xpos === 'NNS') && spaceBefore && /^\p{Ll}{3,}$/u.test(text);

/** True when the word counts the noun after it: "these strains", "two cultivars". */
export const isCounting = (token: AnalysedToken | undefined): boolean =>
  token !== undefined &&
  (token.xpos === 'CD' ||
    /^(?:these|those|both|several|many|all|an?|each|between|around|two|three|four|five|six|seven|eight|nine|ten)$/.test(
      token.lower,
    ));

/** Proposes the singular, `right`, for the noun at `at`, which describes the noun behind it. */
export function inSingular(
  sentence: AnalysedSentence,
  at: number,
  right: string,
  { rule, confidence }: Pick<Proposal, 'rule' | 'confidence'>,
): Proposal {
  const head = sentence.tokens[at + 1]!.text;
  const comment = `A noun before another noun is in the singular: ${quote(`${right} ${head}`)}.`;
  return propose(replaceTokens(sentence, at, at + 1, right), { rule, errorClass: 'noun-number', comment, confidence });
}
