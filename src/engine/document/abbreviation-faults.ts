import type { Span } from '../../text/span.ts';
import type { Token } from '../../text/token.ts';
import type { DocumentFacts } from '../context.ts';
import type { Definition } from './abbreviation-definitions.ts';
import {
  DEFINED_FORMS_KEY,
  definedAtKey,
  definitionsKey,
  everDefinedKey,
  firstDefinitionKey,
  firstUseKey,
  isAbbreviationToken,
  isCounted,
  MISSED,
  textKey,
  UNDEFINED_FORMS_KEY,
  usedAtKey,
  usesKey,
} from './abbreviation-uses.ts';
import { WORDS_KEY } from './count-styles.ts';
import { documentExpansions } from './term-uses.ts';

/** Abbreviations that readers in any field know, or that are names. */
export const KNOWN_ABBREVIATIONS = new Set(
  'USA UK US EU UN NATO UNESCO UNICEF WHO NASA DNA RNA MRNA HIV AIDS IQ TV PC CD DVD GPS GDP ID OK AM PM BC AD CE BCE PDF HTML XML SQL HTTP HTTPS URL IBM IEEE ISO ANSI ASCII CPU GPU RAM ROM USB LED LCD LAN WIFI SIM SMS CEO PHD MD BA MA MSC MBA NGO FAQ VAT SPSS SAS ANOVA SD SE CI OR HR RR BMI MRI CT PCR ELISA NMR HPLC UV IR PH FBI CIA NIH FDA CDC NSF MIT UCLA NY LA DC AND NOT III IV VI VII VIII IX XI XII XIII XIV XV XVI XX II VS RSVP ATM PIN DIY BBC CNN NBC ABC OECD IMF WTO COVID SARS ADHD AC DC RGB JPEG PNG GIF ZIP SI MHZ GHZ KHZ MB GB TB KB API OS IOS DOI ATP DSM ICD GUI CLI TCP UDP DNS SSH SSL TLS URI JSON CSV CSS IDE SDK SSD VPN WWW FTP RFC MAC JPG'.split(
    ' ',
  ),
);
/** In a text with fewer words, the missing definitions may be outside it. */
const LONG_TEXT = 600;
const MOST = 2;
/** An author who defines this many abbreviations for each undefined one has forgotten that one. */
const HABIT = 3;
/** Next to these words, an abbreviation is the name of a gene, a cell line, a program or a collection. */
const NAMED =
  /^(?:genes?|proteins?|receptors?|kinases?|cells?|mice|mutants?|strains?|alleles?|loc(?:us|i)|software|package|program(?:me)?|database|version|formula|museum|catalogue|expression|mrna|promoter|family|subunit|complex|domain|motif|plasmid|vector|antibody|antibodies|toolbox|server|and|or|code|format|company|inc|ltd|corporation|university|[\d(/–,-].*)$/iu;

/** An abbreviation that a document does not define once, does not define before its first use, or defines for only one use. */
export interface AbbreviationFault extends Span {
  readonly fault: 'defined-again' | 'hardly-used' | 'used-before' | 'never-defined';
  readonly comment: string;
}

/** A part of a paragraph: its tokens, and its position in the text; the offsets of tokens refer to the text. */
export interface Stretch extends Span {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Definitions of the whole paragraph. */
  readonly definitions: readonly Definition[];
}

/** Returns the faults of abbreviations in a stretch of running text, by the counts of the whole document. */
export function abbreviationFaults(
  { text: paragraph, tokens, definitions, start, end }: Stretch,
  document: DocumentFacts,
): AbbreviationFault[] {
  const here = textKey(paragraph);
  const long = document.styleCount(WORDS_KEY) > LONG_TEXT;
  const found: AbbreviationFault[] = [];
  const point = (from: number, to: number, fault: AbbreviationFault['fault'], comment: string): void => {
    found.push({ start: from, end: to, fault, comment });
  };
  const expansions = documentExpansions(document);
  const own = definitions.filter(({ start: from, end: to }) => from >= start && to <= end);
  for (const { form, start: from, end: to } of own) {
    const first = document.styleCount(firstDefinitionKey(form)) === here;
    const earlier = definitions.some((other) => other.form === form && other.start < from);
    const uses = document.styleCount(usesKey(form));
    // a second meaning is handled elsewhere: `abbreviated-terms.ts`
    if ((expansions.get(form)?.length ?? 0) > 1) continue;
    if (document.styleCount(definitionsKey(form)) >= MOST && (!first || earlier))
      point(from, to, 'defined-again', `“${form}” was defined before: the abbreviation alone is enough here.`);
    // when several definitions are together, the short forms are names that readers know
    else if (uses <= 1 && long && own.length === 1 && isCounted(form) && !KNOWN_ABBREVIATIONS.has(form)) {
      const often = uses === 0 ? 'nowhere' : 'only once';
      point(from, to, 'hardly-used', `“${form}” is used ${often} after this: it need not be abbreviated.`);
    }
  }
  for (const [i, token] of tokens.entries()) {
    const { text } = token;
    if (!isAbbreviationToken(tokens, i) || definitions.some(({ start: from }) => from === token.start)) continue;
    // only the first use, and only in its own paragraph
    if (document.styleCount(firstUseKey(text)) !== here) continue;
    if (firstAlone(paragraph, text) !== token.start) continue;
    const ever = document.styleCount(everDefinedKey(text));
    const inText = document.styleCount(definitionsKey(text));
    const later = definitions.some((other) => other.form === text && other.start > token.start);
    const before =
      document.styleCount(firstDefinitionKey(text)) === here
        ? later
        : document.styleCount(definedAtKey(text)) > document.styleCount(usedAtKey(text));
    // an earlier definition in the abstract or a caption is enough
    if (before && ever === inText && !KNOWN_ABBREVIATIONS.has(text))
      point(token.start, token.end, 'used-before', `“${text}” is used before it is defined.`);
    else if (ever === 0 && long && isForgotten(tokens, i, document)) {
      const comment = `“${text}” is nowhere defined in this text: write it out here, the short form in brackets.`;
      point(token.start, token.end, 'never-defined', comment);
    }
  }
  return found;
}

const ENDS_IN_WORD = /[\p{L}\d-]$/u;
const BEGINS_IN_WORD = /^[\p{L}\d-]/u;

/** Returns the first position of the word by itself, not as part of a longer word or compound; -1 when there is none. */
function firstAlone(paragraph: string, word: string): number {
  for (let at = paragraph.indexOf(word); at >= 0; at = paragraph.indexOf(word, at + 1)) {
    const end = at + word.length;
    const joined = ENDS_IN_WORD.test(paragraph.slice(Math.max(0, at - 2), at));
    if (!joined && !BEGINS_IN_WORD.test(paragraph.slice(end, end + 2))) return at;
  }
  return -1;
}

/** True for an abbreviation that is not a name or unit and is often used, in a text that defines the others. */
function isForgotten(tokens: readonly Token[], i: number, document: DocumentFacts): boolean {
  const { text } = tokens[i]!;
  if (KNOWN_ABBREVIATIONS.has(text) || /\d/.test(text) || text.length < 3) return false;
  if (document.styleCount(usesKey(text)) < MISSED) return false;
  if (document.styleCount(DEFINED_FORMS_KEY) < HABIT * document.styleCount(UNDEFINED_FORMS_KEY)) return false;
  return ![tokens[i - 1], tokens[i + 1], tokens[i + 2]].some((other) => other && NAMED.test(other.text));
}
