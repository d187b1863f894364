import type { AnalysedSentence } from '../../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../../sentence/analysed-token.ts';
import type { CodeRule, RuleFinding } from '../rule.ts';

/** Length in tokens of the longest item that is checked; longer items, or a longer list, are left to the writer. */
const LONGEST_ITEM = 6;

const OPENS = /^(?:ADP|SCONJ|PART|VERB|ADV)$/;

/** "cleaned, coded and analyzed": three verbs of one form, each a single word, need no parse. */
function isVerbSeries(tokens: readonly AnalysedToken[], and: number): boolean {
  const [first, comma, middle, last] = [tokens[and - 3], tokens[and - 2], tokens[and - 1], tokens[and + 1]];
  if (!first || !middle || !last || comma?.text !== ',' || tokens[and - 4]?.text === ',') return false;
  // the tagger confuses the past tense and the participle
  const form = ({ xpos }: AnalysedToken): string => xpos.replace('VBN', 'VBD');
  return first.upos === 'VERB' && form(first) === form(middle) && form(middle) === form(last);
}

/** True for words that show that this is not a plain list: another clause, a bracket, a pair ("both salt and sand", "as well as"). */
const breaksList = ({ upos, relation, text, lower }: AnalysedToken): boolean =>
  (upos === 'VERB' && relation !== 'amod') ||
  // "therapy, and the resources and support": the list has ended
  upos === 'CCONJ' ||
  upos === 'SCONJ' ||
  /[(;:]/.test(text) ||
  /^(?:both|either|neither|as|between)$/.test(lower);

/** "a diary, a small sensor and a short manual": items that each begin with an article. */
function isArticled(sentence: AnalysedSentence, middle: AnalysedToken, last: AnalysedToken): boolean {
  if (middle.relation !== 'appos') return false;
  const { tokens } = sentence;
  return [middle.head!, middle.index, last.index].every((item) =>
    sentence.dependentsOf(item).some((k) => /^(?:an?|the)$/.test(tokens[k]!.lower)),
  );
}

/** Returns the first and second item of the list whose last item is `last`, according to the parse. */
function itemsBefore(sentence: AnalysedSentence, last: AnalysedToken, and: number): [number, number] | undefined {
  const { tokens } = sentence;
  const head = tokens[last.head!]!;
  // some parses attach each item to the one before it, or take the second for an apposition to the first
  if ((head.relation === 'conj' || isArticled(sentence, head, last)) && head.index === and - 1)
    return [head.head!, head.index];
  const middle = sentence.dependentsOf(head.index).find((k) => tokens[k]!.relation === 'conj' && k < and);
  return middle === undefined ? undefined : [head.index, middle];
}

/** Finds conjunctions that join the last of at least three items, when commas separate the earlier items and no comma precedes the conjunction. */
export function missingSerialCommas(sentence: AnalysedSentence): RuleFinding[] {
  const { tokens } = sentence;
  return tokens.flatMap((token, i) => {
    if (token.lower !== 'and' && token.lower !== 'or') return [];
    const previous = tokens[i - 1];
    if (!previous || previous.upos === 'PUNCT') return [];
    const finding = { start: previous.start, end: token.end, replacements: [`${previous.text}, ${token.text}`] };
    if (isVerbSeries(tokens, i)) return [finding];
    if (token.relation !== 'cc' || !token.head) return [];
    const last = tokens[token.head];
    if (last?.relation !== 'conj' || last.head === undefined) return [];
    const items = itemsBefore(sentence, last, i);
    if (!items) return [];
    const [first, middle] = items;
    // one list only: the items are close together, with a comma between the first and the second
    if (first > middle || i - middle > LONGEST_ITEM || middle - first > LONGEST_ITEM) return [];
    if (tokens[first]!.upos !== last.upos || last.upos === 'VERB') return [];
    // a single noun between two nouns is easily taken for an adjective
    if (tokens[middle]!.upos !== last.upos && (last.upos !== 'NOUN' || middle !== i - 1)) return [];
    // "two genes, H2A and H2B": the names explain the first noun
    if (tokens[first]!.xpos === 'NNS' && [tokens[middle]!, last].every(({ text }) => /^[\p{Lu}\d]/u.test(text)))
      return [];
    // "four people, the clerk and the secretaries": these are the four people, not others
    const counted = (item: number): boolean => sentence.dependentsOf(item).some((k) => tokens[k]!.xpos === 'CD');
    if (counted(first) && !counted(middle)) return [];
    const between = tokens.slice(first + 1, i);
    const commas = between.filter(({ text }) => text === ',').length;
    // "fish and other seafood, eggs, …": the list continues, and this is one of its items
    if (tokens.slice(last.index + 1, last.index + 4).some(({ text }) => text === ',')) return [];
    // "To see this, cats and dogs …": the comma ends an opening phrase
    if (OPENS.test(tokens[0]!.upos) && !sentence.hasFiniteVerb(0, first + 1)) return [];
    if (commas !== 1 || between.some(breaksList)) return [];
    return [finding];
  });
}

export const serialComma: CodeRule = {
  id: 'serial-comma',
  confidence: 0.7,
  source: 'Style manuals, APA 6.3; AMA 8.2.1; IEEE II.F; AGU Commas; ACS ch. 9',
  comment: 'Use a comma before the conjunction in a list of three or more items.',
  examples: `
    - We bought apples, pears and plums. => We bought apples, pears, and plums.
    - We measured voltage, current and power. => We measured voltage, current, and power.
    - They were given a diary, a wrist-worn sensor and a short manual. => They were given a diary, a wrist-worn sensor, and a short manual.
    - We cleaned, coded and analyzed the data. => We cleaned, coded, and analyzed the data.
    + We bought apples, pears, and plums.
    + In London, cats and dogs are kept.
    + We bought apples and pears.
    + They lacked therapy, and resources and support for patients.
    + They lacked two genes, Ada and Bob.
    + On long trips, both salt and sand are lost.
    + To understand this tissue, cells and the fibers in it were stained.
    + They ate bread, fish and other seafood, eggs, and nuts.
  `,
  check: missingSerialCommas,
};
