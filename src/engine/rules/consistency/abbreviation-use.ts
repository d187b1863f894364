import {
  definedAtKey,
  definitionsIn,
  definitionsKey,
  firstDefinitionKey,
  firstUseKey,
  isAbbreviationToken,
  textKey,
  usedAtKey,
  usesKey,
} from '../../consistency/abbreviation-uses.ts';
import { WORDS_KEY } from '../../consistency/count-styles.ts';
import type { CodeRule, RuleFinding } from '../rule-file.ts';

/** Abbreviations that readers of any field know, or that are names. */
const KNOWN = new Set(
  'USA UK US EU UN NATO UNESCO UNICEF WHO NASA DNA RNA MRNA HIV AIDS IQ TV PC CD DVD GPS GDP ID OK AM PM BC AD CE BCE PDF HTML XML SQL HTTP HTTPS URL IBM IEEE ISO ANSI ASCII CPU GPU RAM ROM USB LED LCD LAN WIFI SIM SMS CEO PHD MD BA MA MSC MBA NGO FAQ VAT SPSS SAS ANOVA SD SE CI OR HR RR BMI MRI CT PCR ELISA NMR HPLC UV IR PH FBI CIA NIH FDA CDC NSF MIT UCLA NY LA DC AND NOT III IV VI VII VIII IX XI XII XIII XIV XV XVI XX II VS RSVP ATM PIN DIY BBC CNN NBC ABC OECD IMF WTO COVID SARS ADHD AC DC RGB JPEG PNG GIF ZIP SI MHZ GHZ KHZ MB GB TB KB API OS IOS'.split(
    ' ',
  ),
);
/** In shorter texts what is missing may stand outside them. */
const LONG_TEXT = 600;
const MOST = 2;

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
  `,
  check({ paragraph, tokens, start, end }, { document }) {
    const findings: RuleFinding[] = [];
    const here = textKey(paragraph);
    const point = (from: number, to: number, comment: string): void => {
      findings.push({ start: from, end: to, replacements: [], comment, confidence: 0.7 });
    };
    const definitions = definitionsIn(paragraph);
    for (const { form, start: from, end: to } of definitions) {
      if (from < start || to > end) continue;
      const first = document.styleCount(firstDefinitionKey(form)) === here;
      const earlier = definitions.some((other) => other.form === form && other.start < from);
      const uses = document.styleCount(usesKey(form));
      if (document.styleCount(definitionsKey(form)) >= MOST && (!first || earlier))
        point(from, to, `“${form}” was defined before: the abbreviation alone is enough here.`);
      else if (uses <= 1 && document.styleCount(WORDS_KEY) > LONG_TEXT)
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
      if (paragraph.search(new RegExp(`(?<![\\p{L}\\d-])${text}(?![\\p{L}\\d-])`, 'u')) !== token.start) continue;
      const defined = document.styleCount(firstDefinitionKey(text));
      const later = definitions.some((other) => other.form === text && other.start > token.start);
      const before =
        defined === here ? later : document.styleCount(definedAtKey(text)) > document.styleCount(usedAtKey(text));
      if (before) point(token.start, token.end, `“${text}” is used before it is defined.`);
      else if (defined === 0 && isUnknown(text) && document.styleCount(usesKey(text)) > MOST) {
        if (document.styleCount(WORDS_KEY) > LONG_TEXT)
          point(
            token.start,
            token.end,
            `“${text}” is nowhere defined in this text: write it out here, the short form in brackets.`,
          );
      }
    }
    return findings;
  },
};

const isUnknown = (text: string): boolean => !KNOWN.has(text) && !/\d/.test(text) && text.length > 2;
