import type { Span } from '../../text/span.ts';
import { type Emphasised, italicsOf } from './emphasised.ts';
import type { ParagraphAlert } from './plan-docx-edits.ts';

/** Longer italics are a stressed passage, not a mention. */
const LONGEST = 120;
/** A noun right before the mentioned words: "the verb *go*", "a learner writes *he go home*". */
const NAMES_WORDS =
  /(?<!\p{L})(?:words?|verbs?|nouns?|adjectives?|adverbs?|pronouns?|prepositions?|conjunctions?|articles?|particles?|auxiliar(?:y|ies)|morphemes?|lexemes?|lemmas?|(?:suf|pre|af)fix(?:es)?|plurals?|singulars?|participles?|phrases?|idioms?|expressions?|utterances?|sentences?|clauses?|examples?|says?|said|writes?|wrote|spell(?:s|ed|ings?)?|pronounce[sd]?)(?: (?:such as|like|as in|is|are|as|in|with))?[:,]? ?[(]?$/iu;
/** A language name shortly before the mentioned words: "In German *ich habe Hunger* is said". */
const LANGUAGES =
  /(?<!\p{L})(?:in|the|from|of) (?:Old |Middle |Ancient |Brazilian |Mandarin )?(?:Arabic|Basque|Bengali|Catalan|Chinese|Czech|Danish|Dutch|Estonian|Finnish|French|German|Greek|Hebrew|Hindi|Hungarian|Icelandic|Indonesian|Irish|Italian|Japanese|Korean|Latin|Latvian|Lithuanian|Malay|Norse|Norwegian|Persian|Polish|Portuguese|Romanian|Russian|Sanskrit|Serbian|Slovak|Slovene|Spanish|Swahili|Swedish|Thai|Turkish|Ukrainian|Urdu|Vietnamese|Welsh|Yiddish)(?!\p{L})[^.;!?]{0,40}$/iu;
/** A meaning or word class right after the mentioned words: "*Haus* ‘house’", "*has* is an auxiliary". */
const MEANING =
  /^ ?(?:\(?[‘'](?=\p{L})|\((?:meaning|literally|lit\.)|means? |(?:is|are) (?:an? |the |both )?(?:word|verb|noun|adjective|adverb|pronoun|preposition|conjunction|article|particle|auxiliar|participle|plural|singular)(?:s|y|ies)?(?!\p{L}))/u;
/** A noun after a single word that is the name of a choice: "the *force* option", and without a determiner "*same* padding mode". */
const CHOICE = /^ (?:mode|option|flag|setting|keyword|command|attribute|label)s?(?!\p{L})/u;
const CHOICE_OF = /^ \p{L}+ (?:mode|option|flag|setting|keyword|command|attribute|label)s?(?!\p{L})/u;
const DETERMINER = /(?<!\p{L})(?:an?|the|this|that|these|those|its|their|our|no|any|every|each) $/iu;
/** The separator between the items of a list of mentioned words. */
const GOES_ON = /^(?:, |,? (?:and|or|versus|vs\.) |\/| → )$/u;
const BEFORE = 70;

/**
 * The words in italics that a paragraph mentions instead of using them: "the verb *go*", "such as *informations* and
 * *advices*", "in German *ich habe Hunger*". They are intended as they are, and so is program text. Italics alone are
 * not enough: stressed words and terms are the author's own.
 */
export function mentionsIn(paragraph: Emphasised): Span[] {
  const { text } = paragraph;
  const found: Span[] = [];
  for (const { start, end } of italicsOf(paragraph)) {
    if (end - start > LONGEST) continue;
    const before = text.slice(Math.max(0, start - BEFORE), start);
    const last = found.at(-1);
    const goesOn = last !== undefined && GOES_ON.test(text.slice(last.end, start));
    const after = text.slice(end, end + 40);
    const isChoice =
      !/\s/.test(text.slice(start, end)) && (CHOICE.test(after) || (CHOICE_OF.test(after) && !DETERMINER.test(before)));
    if (goesOn || isChoice || NAMES_WORDS.test(before) || LANGUAGES.test(before) || MEANING.test(after))
      found.push({ start, end });
  }
  return [...found, ...(paragraph.code ?? [])];
}

/** True for an alert that changes mentioned words, and for a ranker alert right beside them, because the ranker read them as part of the sentence. */
export function isAboutMention({ start, end, rule }: ParagraphAlert, text: string, mentions: readonly Span[]): boolean {
  const isBeside = (a: number, b: number): boolean => rule.startsWith('ranker/') && /^,? ?$/.test(text.slice(a, b));
  return mentions.some(
    (span) =>
      (start < span.end && end > span.start) ||
      (start >= span.end && isBeside(span.end, start)) ||
      (end <= span.start && isBeside(end, span.start)),
  );
}
