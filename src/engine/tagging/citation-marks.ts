import type { Token } from '../../text/token.ts';
import type { Tagged } from './tagger.ts';

const OBJECT = '\uFFFC';
const NOUN = /^NNP?S?$/;
const VERB = /^(?:VB[ZPD]?|MD)$/;
/** Tags that may precede the head in a subject. */
const IN_SUBJECT = /^(?:DT|PRP\$|JJ[RS]?|NNP?S?|CD|POS|HYPH|VBN|VBG|FW|CC)$/;
/** Auxiliaries here may as well belong to a formula (“for the node ￼ is zero”) and show nothing about the noun. */
const AUXILIARIES = new Set(['is', 'are', 'was', 'were', 'be', 'has', 'have', 'had', 'denotes', 'denote']);

/**
 * Returns the indexes of the objects that are citations after a subject: “Smith et al. ￼ introduces”. The subject opens its sentence and its verb follows the
 * object, so that only a citation fits; elsewhere an object may be a formula that the sentence needs. `tagged` contains the tags that the tokens have when the
 * objects are removed.
 */
export function citationMarks(tokens: readonly Token[], tagged: ReadonlyMap<Token, Pick<Tagged, 'xpos'>>): number[] {
  const at = tokens.findIndex(({ text }) => text === OBJECT);
  const next = tokens[at + 1];
  if (at < 1 || !tokens[at]!.spaceBefore || !next?.spaceBefore || next.kind !== 'word') return [];
  if (AUXILIARIES.has(next.lower) || !VERB.test(tagged.get(next)?.xpos ?? '')) return [];
  const last = tokens[at - 1]!;
  const subject = tokens.slice(0, at);
  const isAuthor = last.lower === 'al.';
  if (!isAuthor && !NOUN.test(tagged.get(last)?.xpos ?? '')) return [];
  return isAuthor || subject.every((token) => IN_SUBJECT.test(tagged.get(token)?.xpos ?? '')) ? [at] : [];
}
