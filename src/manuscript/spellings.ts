import type { DocumentFacts } from '../engine/context.ts';
import { DIFFERENT_WITHOUT_HYPHEN, hyphenatedForms } from '../engine/document/compound-counts.ts';
import { hyphenatedKey, isHyphenated, openKey } from '../engine/document/count-styles.ts';
import { variantsOf } from '../engine/document/word-variants.ts';
import type { Token } from '../text/token.ts';
import type { Finding } from './manuscript.ts';
import type { ManuscriptText } from './manuscript-text.ts';
import { proseParts } from './prose-parts.ts';

interface Form {
  readonly form: string;
  readonly count: number;
}

/** A form with fewer uses is not a term. */
const LEAST = 3;
const OPEN = /^open:(.+) (.+)/u;
/** Shorter first parts are often words of their own before another word: “the non linear case” is rare, “a sub set” is not the compound. */
const SHORTEST_PART = 3;

/** Finds terms that a manuscript writes in two ways: “dataset” and “data set”, “towards” and “toward”. One finding each, at the first use of the rarer form. */
export function spellingFindings({ structure, document, tokens }: ManuscriptText): Finding[] {
  const wanted = new Map<string, readonly Form[]>();
  for (const forms of [...compounds(document), ...variants(document, tokens)]) {
    const used = forms.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
    if (used.length < 2 || used.reduce((sum, { count }) => sum + count, 0) < LEAST) continue;
    wanted.set(used.at(-1)!.form, used);
  }
  const found: Finding[] = [];
  for (const { paragraph } of proseParts(structure.paragraphs))
    for (const { form, start, end } of formsAt(tokens[paragraph]!)) {
      const used = wanted.get(form);
      if (!used) continue;
      wanted.delete(form);
      const list = used.map((one) => `“${one.form}” (${one.count})`).join(' and ');
      const message = `Write this term in one way: the text has ${list}.`;
      found.push({ group: 'terms', check: 'two-spellings', paragraph, start, end, message });
    }
  return found;
}

/** Pairs of forms: with a hyphen and as one word; as one word and as two. A hyphen or a space may depend on the place (“long-term care”, “in the long term”). */
function* compounds(document: DocumentFacts): Generator<Form[]> {
  for (const [solid, [first, second]] of hyphenatedForms(document))
    if (!DIFFERENT_WITHOUT_HYPHEN.has(first) && first.length >= SHORTEST_PART && second.length >= SHORTEST_PART)
      yield [
        { form: solid, count: document.occurrences(solid) },
        { form: `${first}-${second}`, count: document.styleCount(hyphenatedKey(first, second)) },
      ];
  for (const key of document.styleKeys()) {
    const [, first, second] = OPEN.exec(key) ?? [];
    if (first && second && /^\p{L}+$/u.test(first + second))
      yield [
        { form: first + second, count: document.occurrences(first + second) },
        { form: `${first} ${second}`, count: document.styleCount(openKey(first, second)) },
      ];
  }
}

function* variants(document: DocumentFacts, tokens: readonly (readonly Token[])[]): Generator<Form[]> {
  const seen = new Set<readonly string[]>();
  for (const { lower, kind } of tokens.flat()) {
    const group = kind === 'word' ? variantsOf(lower) : undefined;
    // the adjective and the adverb differ: “the backward pass” runs backwards
    if (!group || seen.has(group) || /^(?:back|up|down|on|in|out)wards?$/.test(lower)) continue;
    seen.add(group);
    yield group.map((form) => ({ form, count: document.occurrences(form) }));
  }
}

/** Yields words, hyphenated compounds and pairs of words, with their places. */
function* formsAt(tokens: readonly Token[]): Generator<{ form: string; start: number; end: number }> {
  for (const [i, token] of tokens.entries()) {
    // the name of a program or a product: “randomForest”
    if (token.kind !== 'word' || /.\p{Lu}/u.test(token.text)) continue;
    const [next, third] = [tokens[i + 1], tokens[i + 2]];
    if (isHyphenated(tokens, i)) yield { form: `${token.lower}-${third!.lower}`, start: token.start, end: third!.end };
    yield { form: token.lower, start: token.start, end: token.end };
    if (next?.kind === 'word' && next.spaceBefore)
      yield { form: `${token.lower} ${next.lower}`, start: token.start, end: next.end };
  }
}
