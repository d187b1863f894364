import type { DocumentFacts } from '../engine/context.ts';
import { definitionsIn } from '../engine/document/abbreviation-definitions.ts';
import { type AbbreviationFault, abbreviationFaults } from '../engine/document/abbreviation-faults.ts';
import { definitionsKey } from '../engine/document/abbreviation-uses.ts';
import { isLine } from '../engine/document/document-parts.ts';
import { documentExpansions, expansionKey } from '../engine/document/term-uses.ts';
import { isCaption } from '../engine/sentence/place-kind.ts';
import type { Finding } from './manuscript.ts';
import type { ManuscriptText } from './manuscript-text.ts';
import { proseParts } from './prose-parts.ts';

const WHOLE_WORD = /[\p{L}\d]+/gu;

/** Checks that each abbreviation is defined once, before its first use, is used after that, and has one meaning. */
export function abbreviationFindings({ structure, document, tokens }: ManuscriptText): Finding[] {
  const { paragraphs } = structure;
  const texts = paragraphs.filter(({ part }) => part !== 'reference' && part !== 'other').map(({ text }) => text);
  // authors and their institutions come before the abstract
  const opening = paragraphs.findIndex(({ part }) => part === 'abstract');
  const repeated = new Set<string>();
  const usesIn = usesOf(texts);
  return proseParts(paragraphs).flatMap(({ text, part, paragraph }) => {
    // readers see the abstract and captions without the rest, so these define their own abbreviations
    if (part === 'abstract' || part === 'caption' || isCaption(text) || isLine(text) || paragraph < opening) return [];
    const definitions = definitionsIn(text);
    const stretch = { text, tokens: tokens[paragraph]!, definitions, start: 0, end: text.length };
    return [
      ...abbreviationFaults(stretch, document)
        .flatMap((fault) => mended(fault, text, document, usesIn, repeated))
        .map(
          ({ start, end, fault, comment }): Finding => ({
            group: 'terms',
            check: `abbreviation-${fault}`,
            paragraph,
            start,
            end,
            message: comment,
          }),
        ),
      ...otherMeanings(definitions, document).map(
        ({ start, end, message }): Finding => ({
          group: 'terms',
          check: 'abbreviation-two-meanings',
          paragraph,
          start,
          end,
          message,
        }),
      ),
    ];
  });
}

/** Corrects the counts, which know neither plurals nor compounds and count an explanation in brackets as a use. */
function mended(
  fault: AbbreviationFault,
  text: string,
  document: DocumentFacts,
  usesIn: (form: string) => number,
  repeated: Set<string>,
): AbbreviationFault[] {
  const form = text.slice(fault.start, fault.end);
  if (fault.fault === 'defined-again') {
    // one finding for each abbreviation, at its first repetition
    if (repeated.has(form)) return [];
    repeated.add(form);
    const times = document.styleCount(definitionsKey(form));
    const how = times === 2 ? 'twice' : `${times} times`;
    return [{ ...fault, comment: `Define “${form}” once and use it from there on: the text defines it ${how}.` }];
  }
  // in brackets it is explained; “PC2” is one of a series
  if (fault.fault === 'used-before')
    return /[([][^()[\]]{0,40}$/.test(text.slice(0, fault.start)) || /\d/.test(form) ? [] : [fault];
  // `undefined-abbreviations.ts` counts these in another way, also in the abstract
  if (fault.fault === 'never-defined') return [];
  if (fault.fault !== 'hardly-used') return [fault];
  const uses = usesIn(form);
  // an abbreviation that is defined twice has a finding for that already
  if (uses > 1 || document.styleCount(definitionsKey(form)) > 1) return [];
  const often = uses <= 0 ? 'nowhere else' : 'only once more';
  return [{ ...fault, comment: `Write “${form}” in full: the text uses it ${often}, so it need not be abbreviated.` }];
}

/** Returns how often texts use an abbreviation (`isCounted`, so a whole word) besides defining it. They are read once, however many are asked for. */
function usesOf(texts: readonly string[]): (form: string) => number {
  let counts: Map<string, number> | undefined;
  const count = (): Map<string, number> => {
    const found = new Map<string, number>();
    const add = (form: string, by: number) => found.set(form, (found.get(form) ?? 0) + by);
    for (const text of texts) {
      for (const { form } of definitionsIn(text)) add(form, -1);
      for (const [word] of text.matchAll(WHOLE_WORD)) if (/^\p{Lu}/u.test(word)) add(word.replace(/s$/, ''), 1);
    }
    return found;
  };
  return (form) => {
    counts ??= count();
    return counts.get(form) ?? 0;
  };
}

/** Finds definitions whose words differ from the commonest definition; of two equally common ones it reports the later in the alphabet. */
function otherMeanings(definitions: ReturnType<typeof definitionsIn>, document: DocumentFacts) {
  return definitions.flatMap(({ form, expansion, start, end }) => {
    const counted = (documentExpansions(document).get(form) ?? [])
      .map((words) => ({ words, count: document.styleCount(expansionKey(form, words)) }))
      .sort((a, b) => b.count - a.count || (a.words < b.words ? -1 : 1));
    const [first] = counted;
    // a name in another language has its own words
    if (counted.some(({ words }) => /[^\p{ASCII}’–]/u.test(words))) return [];
    if (!first || counted.length < 2 || first.words === expansion || isInflected(first.words, expansion)) return [];
    const message = `Use one meaning of “${form}”: it stands for “${first.words}” elsewhere, and for “${expansion}” here.`;
    return [{ start, end, message }];
  });
}

/** True for two forms of one word, such as “analyses” and “analysis”. */
function isInflected(one: string, other: string): boolean {
  const [a, b] = [one.split(' '), other.split(' ')];
  return a.length === b.length && a.every((word, i) => word.slice(0, 5) === b[i]!.slice(0, 5));
}
