import type { Span } from '../../text/span.ts';
import { type Emphasised, italicsOf } from './emphasised.ts';
import type { ParagraphAlert } from './plan-docx-edits.ts';

/** Longer italics are a stressed passage. */
const LONGEST = 120;
/** What is named by its words, right before them: "the verb *go*", "a learner writes *he go home*". */
const NAMES_WORDS =
  /(?<!\p{L})(?:words?|verbs?|nouns?|adjectives?|adverbs?|pronouns?|prepositions?|conjunctions?|articles?|particles?|auxiliar(?:y|ies)|morphemes?|lexemes?|lemmas?|(?:suf|pre|af)fix(?:es)?|plurals?|singulars?|participles?|phrases?|idioms?|expressions?|utterances?|sentences?|clauses?|examples?|says?|said|writes?|wrote|spell(?:s|ed|ings?)?|pronounce[sd]?)(?: (?:such as|like|as in|is|are|as|in|with))?[:,]? ?[(]?$/iu;
/** The language of what is said, not far before it: "In German *ich habe Hunger* is said". */
const LANGUAGES =
  /(?<!\p{L})(?:in|the|from|of) (?:Old |Middle |Ancient |Brazilian |Mandarin )?(?:Arabic|Basque|Bengali|Catalan|Chinese|Czech|Danish|Dutch|Estonian|Finnish|French|German|Greek|Hebrew|Hindi|Hungarian|Icelandic|Indonesian|Irish|Italian|Japanese|Korean|Latin|Latvian|Lithuanian|Malay|Norse|Norwegian|Persian|Polish|Portuguese|Romanian|Russian|Sanskrit|Serbian|Slovak|Slovene|Spanish|Swahili|Swedish|Thai|Turkish|Ukrainian|Urdu|Vietnamese|Welsh|Yiddish)(?!\p{L})[^.;!?]{0,40}$/iu;
/** Its meaning or its class, right behind it: "*Haus* ‘house’", "*has* is an auxiliary". */
const MEANING =
  /^ ?(?:\(?[‘'](?=\p{L})|\((?:meaning|literally|lit\.)|means? |(?:is|are) (?:an? |the |both )?(?:word|verb|noun|adjective|adverb|pronoun|preposition|conjunction|article|particle|auxiliar|participle|plural|singular)(?:s|y|ies)?(?!\p{L}))/u;
/** Between the members of a list of such words. */
const GOES_ON = /^(?:, |,? (?:and|or|versus|vs\.) |\/| → )$/u;
const BEFORE = 70;

/**
 * The words that a paragraph in italics speaks of instead of using them: "the verb *go*", "such as *informations* and *advices*", "in German *ich habe Hunger*". They are as
 * they are meant to be, and so is program text. Italics alone say nothing: stress and terms are their author's own words.
 */
export function mentionsIn(paragraph: Emphasised): Span[] {
  const { text } = paragraph;
  const found: Span[] = [];
  for (const { start, end } of italicsOf(paragraph)) {
    if (end - start > LONGEST) continue;
    const before = text.slice(Math.max(0, start - BEFORE), start);
    const last = found.at(-1);
    const goesOn = last !== undefined && GOES_ON.test(text.slice(last.end, start));
    if (goesOn || NAMES_WORDS.test(before) || LANGUAGES.test(before) || MEANING.test(text.slice(end, end + 40)))
      found.push({ start, end });
  }
  return [...found, ...(paragraph.code ?? [])];
}

/** True for an alert that changes what is mentioned, or for one of the ranker right beside it, which has read it as a part of the sentence. */
export function isAboutMention({ start, end, rule }: ParagraphAlert, text: string, mentions: readonly Span[]): boolean {
  const isBeside = (a: number, b: number): boolean => rule.startsWith('ranker/') && /^,? ?$/.test(text.slice(a, b));
  return mentions.some(
    (span) =>
      (start < span.end && end > span.start) ||
      (start >= span.end && isBeside(span.end, start)) ||
      (end <= span.start && isBeside(end, span.start)),
  );
}
