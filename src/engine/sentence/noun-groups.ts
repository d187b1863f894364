import type { AnalysedToken } from './analysed-token.ts';

/** A noun group without the words after its head: positions in the sentence's tokens, half-open. */
export interface NounGroup {
  readonly start: number;
  readonly end: number;
  /** The noun or pronoun that determines the group's number. */
  readonly head: number;
  /** Article, demonstrative, quantifier, possessive pronoun, or the "'s" of a preceding possessor; undefined when bare. */
  readonly determiner: number | undefined;
  /** Adjectives, participles, numbers and nouns between determiner and head, with their adverbs. */
  readonly premodifiers: readonly number[];
  readonly number: 'singular' | 'plural' | 'unknown';
}

const PLURAL_PRONOUNS = new Set([
  'we',
  'they',
  'these',
  'those',
  'us',
  'them',
  'both',
  'many',
  'few',
  'several',
  'ours',
  'theirs',
]);
const SINGULAR_PRONOUNS = new Set([
  'he',
  'she',
  'it',
  'this',
  'that',
  'him',
  'one',
  'each',
  'either',
  'neither',
  'i',
  'me',
  'much',
  'someone',
  'somebody',
  'something',
  'anyone',
  'anybody',
  'anything',
  'everyone',
  'everybody',
  'everything',
  'no-one',
  'nobody',
  'nothing',
]);

/** All noun groups of a sentence from left to right, by tags alone; they do not overlap. */
export function nounGroups(tokens: readonly AnalysedToken[]): NounGroup[] {
  const groups: NounGroup[] = [];
  let i = 0;
  while (i < tokens.length) {
    const group = groupAt(tokens, i);
    if (group === undefined) i++;
    else {
      groups.push(group);
      i = group.end;
    }
  }
  return groups;
}

function groupAt(tokens: readonly AnalysedToken[], start: number): NounGroup | undefined {
  let i = start;
  if (tokens[i]!.xpos === 'PDT') i++;
  let determiner: number | undefined;
  if (isDeterminer(tokens, i)) determiner = i++;
  const inside = i;
  let head = -1;
  for (; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (isNominal(token)) head = i;
    else if (!mayPrecedeHead(tokens, i, inside)) break;
  }
  if (head < 0) return loneGroup(tokens, start, determiner, inside);
  return {
    start,
    end: head + 1,
    head,
    determiner,
    premodifiers: range(inside, head).filter((k) => tokens[k]!.upos !== 'PUNCT' && tokens[k]!.upos !== 'CCONJ'),
    number: numberOf(tokens[head]!),
  };
}

/** A group of one pronoun, number or determiner that stands for a noun ("these", "three of them"). */
function loneGroup(
  tokens: readonly AnalysedToken[],
  start: number,
  determiner: number | undefined,
  inside: number,
): NounGroup | undefined {
  const token = tokens[start]!;
  if (token.upos === 'PRON' && token.xpos !== 'PRP$' && token.xpos !== 'WP$')
    return { start, end: start + 1, head: start, determiner: undefined, premodifiers: [], number: numberOf(token) };
  const first = tokens[inside];
  if (first?.upos === 'NUM') {
    const number = first.lower === 'one' || first.lower === '1' ? 'singular' : 'plural';
    return { start, end: inside + 1, head: inside, determiner, premodifiers: [], number };
  }
  return undefined;
}

function isDeterminer(tokens: readonly AnalysedToken[], i: number): boolean {
  const token = tokens[i];
  if (token === undefined) return false;
  return token.upos === 'DET' || token.xpos === 'PRP$' || token.xpos === 'WP$' || token.xpos === 'POS';
}

function isNominal(token: AnalysedToken): boolean {
  return token.upos === 'NOUN' || token.upos === 'PROPN' || (token.upos === 'SYM' && /^[$€£%]/.test(token.text));
}

function mayPrecedeHead(tokens: readonly AnalysedToken[], i: number, inside: number): boolean {
  const token = tokens[i]!;
  const before = tokens[i - 1];
  const after = tokens[i + 1];
  if (before !== undefined && i > inside && isNominal(before) && token.lower !== '-') return false;
  if (token.upos === 'ADJ' || token.upos === 'NUM') return true;
  if (token.upos === 'VERB') return isParticipleModifier(tokens, i);
  if (token.upos === 'ADV' && after?.lower === '-' && !after.spaceBefore) return true;
  if (token.upos === 'ADV')
    return after !== undefined && (after.upos === 'ADJ' || after.xpos === 'VBN' || after.upos === 'ADV');
  if (after === undefined || i === inside) return false;
  if (token.lower === '-') return !token.spaceBefore && !after.spaceBefore;
  // "a long, narrow and dark room": adjectives on both sides
  if (token.lower === ',' || token.lower === 'and' || token.lower === 'or')
    return before?.upos === 'ADJ' && after.upos === 'ADJ' && leadsToNoun(tokens, i + 1);
  return false;
}

function leadsToNoun(tokens: readonly AnalysedToken[], from: number): boolean {
  let i = from;
  while (['ADJ', 'ADV', 'CCONJ'].includes(tokens[i]?.upos ?? '') || tokens[i]?.lower === ',') i++;
  return tokens[i] !== undefined && isNominal(tokens[i]!);
}

/** "the proposed method", "a growing city": a participle directly before a noun or an adjective, after a determiner. */
function isParticipleModifier(tokens: readonly AnalysedToken[], i: number): boolean {
  const token = tokens[i]!;
  if (token.xpos !== 'VBN' && token.xpos !== 'VBG') return false;
  const before = tokens[i - 1];
  const after = tokens[i + 1];
  if (after === undefined || !(isNominal(after) || after.upos === 'ADJ')) return false;
  if (before === undefined) return token.xpos === 'VBN';
  return (
    before.upos === 'DET' ||
    before.upos === 'ADJ' ||
    before.upos === 'NUM' ||
    before.xpos === 'PRP$' ||
    before.xpos === 'POS' ||
    (token.xpos === 'VBN' && (before.upos === 'ADP' || before.xpos === 'HYPH'))
  );
}

function numberOf(token: AnalysedToken): NounGroup['number'] {
  if (token.xpos === 'NNS' || token.xpos === 'NNPS') return 'plural';
  if (token.xpos === 'NN' || token.xpos === 'NNP') return 'singular';
  if (PLURAL_PRONOUNS.has(token.lower)) return 'plural';
  return SINGULAR_PRONOUNS.has(token.lower) ? 'singular' : 'unknown';
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, k) => from + k);
}
