import type { DocumentFacts } from '../../context.ts';
import { definitionsIn } from '../../document/abbreviation-definitions.ts';
import {
  abstractKey,
  DEFINED_FORMS_KEY,
  definedAtKey,
  definitionsKey,
  everDefinedKey,
  firstDefinitionKey,
  firstUseKey,
  isAbbreviationToken,
  MISSED,
  textKey,
  UNDEFINED_FORMS_KEY,
  usedAtKey,
  usesKey,
} from '../../document/abbreviation-uses.ts';
import { WORDS_KEY } from '../../document/count-styles.ts';
import { isLine } from '../../document/document-parts.ts';
import { documentExpansions } from '../../document/term-uses.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import { isCaption } from '../../sentence/place-kind.ts';
import type { CodeRule, RuleFinding } from '../rule.ts';

/** Abbreviations that readers of any field know, or that are names. */
const KNOWN = new Set(
  'USA UK US EU UN NATO UNESCO UNICEF WHO NASA DNA RNA MRNA HIV AIDS IQ TV PC CD DVD GPS GDP ID OK AM PM BC AD CE BCE PDF HTML XML SQL HTTP HTTPS URL IBM IEEE ISO ANSI ASCII CPU GPU RAM ROM USB LED LCD LAN WIFI SIM SMS CEO PHD MD BA MA MSC MBA NGO FAQ VAT SPSS SAS ANOVA SD SE CI OR HR RR BMI MRI CT PCR ELISA NMR HPLC UV IR PH FBI CIA NIH FDA CDC NSF MIT UCLA NY LA DC AND NOT III IV VI VII VIII IX XI XII XIII XIV XV XVI XX II VS RSVP ATM PIN DIY BBC CNN NBC ABC OECD IMF WTO COVID SARS ADHD AC DC RGB JPEG PNG GIF ZIP SI MHZ GHZ KHZ MB GB TB KB API OS IOS DOI ATP DSM ICD'.split(
    ' ',
  ),
);
/** In shorter texts what is missing may stand outside them. */
const LONG_TEXT = 600;
const MOST = 2;
/** A writer who defines so many abbreviations for each one that is left alone has forgotten that one. */
const HABIT = 3;
/** Beside these it is a name: of a gene, a line of cells, a program, a collection. */
const NAMED =
  /^(?:genes?|proteins?|receptors?|kinases?|cells?|mice|mutants?|strains?|alleles?|loc(?:us|i)|software|package|program(?:me)?|database|version|formula|museum|catalogue|expression|mrna|promoter|family|subunit|complex|domain|motif|plasmid|vector|antibody|antibodies|toolbox|server|and|or|code|format|company|inc|ltd|corporation|university|[\d(/–,-].*)$/iu;

/** Abbreviations over the whole document: defined once, before they are used, and used after that. */
export const abbreviationUse: CodeRule = {
  id: 'abbreviations',
  errorClass: 'abbreviation',
  comment: 'This abbreviation is defined elsewhere in this text.',
  examples: `
    - We trained a support vector machine (SVM). The SVM won. A support vector machine (SVM) is fast.
    - The SVM won. We then trained a support vector machine (SVM). The SVM lost.
    + We trained a support vector machine (SVM). The SVM won, and the SVM is fast.
    + The DNA was cut. The DNA (and the RNA) was kept.
    + It is shown there (A-C) and there (A-C), in Bonn (NRW) and in Bonn (NRW).
    + Abstract ¶ We trained a support vector machine (SVM), and the SVM won. ¶ Introduction ¶ A support vector machine (SVM) is fast. The SVM is old.
    + A support vector machine (SVM) is fast. The SVM is old. ¶ Figure 2. Errors of the support vector machine (SVM) by year.
  `,
  check(sentence, { document }) {
    const { paragraph, tokens, start, end } = sentence;
    const here = sentence.ofParagraph(textKey);
    // an abstract and a caption are read by themselves, headings define nothing
    if (document.styleCount(abstractKey(here)) > 0 || sentence.ofParagraph(isCaption) || isLine(paragraph)) return [];
    const long = document.styleCount(WORDS_KEY) > LONG_TEXT;
    const findings: RuleFinding[] = [];
    const point = (from: number, to: number, comment: string): void => {
      findings.push({ start: from, end: to, replacements: [], comment, confidence: 0.7 });
    };
    const definitions = sentence.ofParagraph(definitionsIn);
    const expansions = documentExpansions(document);
    const own = definitions.filter(({ start: from, end: to }) => from >= start && to <= end);
    for (const { form, start: from, end: to } of own) {
      const first = document.styleCount(firstDefinitionKey(form)) === here;
      const earlier = definitions.some((other) => other.form === form && other.start < from);
      const uses = document.styleCount(usesKey(form));
      // a second meaning is another matter: `abbreviated-terms.ts`
      if ((expansions.get(form)?.length ?? 0) > 1) continue;
      if (document.styleCount(definitionsKey(form)) >= MOST && (!first || earlier))
        point(from, to, `“${form}” was defined before: the abbreviation alone is enough here.`);
      // in a row of definitions the short forms are names that readers know
      else if (uses <= 1 && long && own.length === 1 && !KNOWN.has(form))
        point(
          from,
          to,
          `“${form}” is used ${uses === 0 ? 'nowhere' : 'only once'} after this: it need not be abbreviated.`,
        );
    }
    for (const [i, token] of tokens.entries()) {
      const { text } = token;
      if (!isAbbreviationToken(tokens, i) || definitions.some(({ start: from }) => from === token.start)) continue;
      // the first use only, and only in the paragraph where it stands
      if (document.styleCount(firstUseKey(text)) !== here) continue;
      if (firstAlone(paragraph, text) !== token.start) continue;
      const ever = document.styleCount(everDefinedKey(text));
      const inText = document.styleCount(definitionsKey(text));
      const later = definitions.some((other) => other.form === text && other.start > token.start);
      const before =
        document.styleCount(firstDefinitionKey(text)) === here
          ? later
          : document.styleCount(definedAtKey(text)) > document.styleCount(usedAtKey(text));
      // what the abstract or a caption has defined is no surprise
      if (before && ever === inText && !KNOWN.has(text))
        point(token.start, token.end, `“${text}” is used before it is defined.`);
      else if (ever === 0 && long && isForgotten(tokens, i, document))
        point(
          token.start,
          token.end,
          `“${text}” is nowhere defined in this text: write it out here, the short form in brackets.`,
        );
    }
    return findings;
  },
};

const ENDS_IN_WORD = /[\p{L}\d-]$/u;
const BEGINS_IN_WORD = /^[\p{L}\d-]/u;

/** Where the word is first met by itself, no part of a longer word or compound; -1 where it is not. */
function firstAlone(paragraph: string, word: string): number {
  for (let at = paragraph.indexOf(word); at >= 0; at = paragraph.indexOf(word, at + 1)) {
    const end = at + word.length;
    const joined = ENDS_IN_WORD.test(paragraph.slice(Math.max(0, at - 2), at));
    if (!joined && !BEGINS_IN_WORD.test(paragraph.slice(end, end + 2))) return at;
  }
  return -1;
}

/** No name and no unit, used often, in a text that defines the others. */
function isForgotten(tokens: readonly AnalysedToken[], i: number, document: DocumentFacts): boolean {
  const { text } = tokens[i]!;
  if (KNOWN.has(text) || /\d/.test(text) || text.length < 3) return false;
  if (document.styleCount(usesKey(text)) < MISSED) return false;
  if (document.styleCount(DEFINED_FORMS_KEY) < HABIT * document.styleCount(UNDEFINED_FORMS_KEY)) return false;
  return ![tokens[i - 1], tokens[i + 1], tokens[i + 2]].some((other) => other && NAMED.test(other.text));
}
