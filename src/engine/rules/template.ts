import { uncapitalize } from '../edits.ts';
import { inflectVerb, isVerbTag, pluralOf, type VerbTag } from '../lexicon/inflection.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { NOUN_TAGS } from '../sentence/token-tests.ts';
import type { Match } from './matching/find-matches.ts';

/**
 * A template gives the replacement of a match, word by word:
 *
 * | word | gives |
 * |---|---|
 * | `use` | itself |
 * | `use:V` | the verb in the form of the first verb that is replaced |
 * | `method:N` | the noun in the number of the first noun group that is replaced |
 * | `use:VBG`, `method:NNS` | that form |
 * | `@1`, `@2` | the token that the pattern keeps, as it is written; `@1-year` within a compound |
 * | `@1:V`, `@1:VBG`, `@1:N`, `@1:NNS` | its lemma in that form |
 * | `@1:JJR`, `@1:JJS` | its comparative, its superlative: "better" is best in JJS |
 * | `a`, `an` | the article that the next word takes |
 *
 * ` / ` separates several replacements, the best first.
 */
const ALTERNATIVE = / \/ (?=\S)/;
const DEGREE = { JJ: 'positive', JJR: 'comparative', JJS: 'superlative' } as const;

/** Returns the replacements of a match, best first; those whose forms are not in the lexicon are left out. */
export function fillTemplate(match: Match, sentence: AnalysedSentence, lexicon: Lexicon): string[] {
  const { replacement } = match;
  if (replacement === undefined) return [];
  if (/^[^:@/]*$/.test(replacement) && !/\ban?\b/.test(replacement)) return [replacement];
  return replacement.split(ALTERNATIVE).flatMap((alternative) => {
    const words = alternative.split(' ').map((word) => fillWord(word, match, sentence, lexicon));
    if (words.some((word) => word === undefined)) return [];
    return [withArticles(words as string[], sentence.tokens[match.to], lexicon).join(' ')];
  });
}

function fillWord(word: string, match: Match, sentence: AnalysedSentence, lexicon: Lexicon) {
  const parts = /^(@\d|[\p{L}'-]+):([A-Z]+)$/u.exec(word);
  if (!parts) {
    if (!/@\d/.test(word)) return word;
    const tokens = [...word.matchAll(/@\d/g)].map(([name]) => captured(name, match, sentence));
    if (tokens.includes(undefined)) return undefined;
    // the capital of the sentence stays on its first word
    return word.replace(/@\d/g, () => {
      const token = tokens.shift()!;
      return token.index === 0 ? uncapitalize(token) : token.text;
    });
  }
  const kept = parts[1]!.startsWith('@') ? captured(parts[1]!, match, sentence) : undefined;
  const base = parts[1]!.startsWith('@') ? kept && lemmaAs(parts[2]!, kept, lexicon) : parts[1]!;
  return base === undefined ? undefined : inflect(base, parts[2]!, match, sentence, lexicon);
}

function captured(word: string, { captures }: Match, { tokens }: AnalysedSentence): AnalysedToken | undefined {
  return tokens[captures[Number(word[1]) - 1] ?? -1];
}

const isDegree = (form: string): form is keyof typeof DEGREE => Object.hasOwn(DEGREE, form);

/** Returns the token's lemma as verb, noun or adjective; for a gerund that is tagged as a noun, the form decides. */
function lemmaAs(form: string, { lemma, lower }: AnalysedToken, lexicon: Lexicon): string {
  const base = lemma.toLowerCase();
  if (isDegree(form)) return lexicon.adjectives(lower)[0]?.positive ?? base;
  if (!form.startsWith('V') || base === 'be' || lexicon.verbs(base).some((verb) => verb.base === base)) return base;
  return lexicon.verbs(lower)[0]?.base ?? base;
}

function inflect(base: string, form: string, match: Match, sentence: AnalysedSentence, lexicon: Lexicon) {
  const replaced = sentence.tokens.slice(match.from, match.to);
  if (form === 'V') {
    const verb = replaced.find(({ xpos }) => isVerbTag(xpos));
    if (base === 'be' && verb?.xpos === 'VBD' && hasPluralSubject(verb, sentence)) return 'were';
    return inflectVerb(lexicon, base, (verb?.xpos ?? 'VB') as VerbTag);
  }
  if (form === 'N') {
    const first = replaced.findIndex(({ xpos }) => NOUN_TAGS.has(xpos));
    // the last of several nouns is the head: "emergency situations"
    let head = first;
    while (head >= 0 && NOUN_TAGS.has(replaced[head + 1]?.xpos ?? '')) head++;
    return replaced[head]?.xpos.endsWith('S') ? pluralOf(lexicon, base) : base;
  }
  if (form === 'NNS') return pluralOf(lexicon, base);
  if (form === 'NN') return base;
  if (isDegree(form)) return lexicon.adjectives(base)[0]?.[DEGREE[form]];
  return isVerbTag(form) ? inflectVerb(lexicon, base, form) : undefined;
}

/**
 * True when the subject is plural. Past forms other than those of "be" do not show their number: "the factors played a role" becomes "the factors were
 * important".
 */
function hasPluralSubject(verb: AnalysedToken, sentence: AnalysedSentence): boolean {
  const [at] = sentence.dependentsOf(verb.index, 'nsubj');
  if (at === undefined) return false;
  const subject = sentence.tokens[at]!;
  const isJoined = sentence.dependentsOf(at, 'conj').length > 0;
  return isJoined || /^NNP?S$/.test(subject.xpos) || /^(?:we|you|they|these|those)$/.test(subject.lower);
}

/** Sets every "a" or "an" by the word after it. */
function withArticles(words: readonly string[], next: AnalysedToken | undefined, lexicon: Lexicon): string[] {
  return words.map((word, i) => {
    if (word !== 'a' && word !== 'an') return word;
    const after = words[i + 1] ?? next?.text;
    return after === undefined ? word : articleBefore(after, word, lexicon);
  });
}

/** Returns "a" or "an", whichever the word takes; `written` when both are in use. */
export function articleBefore(word: string, written: string, lexicon: Lexicon): string {
  if (lexicon.takesEitherArticle(word.toLowerCase())) return written;
  return lexicon.startsWithVowelSound(word) ? 'an' : 'a';
}
