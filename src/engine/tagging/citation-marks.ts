import type { Token } from '../../text/token.ts';
import type { Tagged } from './tagger.ts';

const OBJECT = '\uFFFC';
const NOUN = /^NNP?S?$/;
const VERB = /^(?:VB[ZPD]?|MD)$/;
/** What a noun phrase of a subject may hold before its head. */
const IN_SUBJECT = /^(?:DT|PRP\$|JJ[RS]?|NNP?S?|CD|POS|HYPH|VBN|VBG|FW|CC)$/;
/** An auxiliary here is as likely that of a formula (“for the node ￼ is zero”) and says nothing about the noun. */
const AUXILIARIES = new Set(['is', 'are', 'was', 'were', 'be', 'has', 'have', 'had', 'denotes', 'denote']);

/**
 * Indexes of the objects that are citations of a subject: “Smith et al. ￼ introduces”. The subject opens its sentence and its verb follows the
 * object, so that nothing but a citation fits; elsewhere an object may be a formula that the sentence needs. `tagged` holds the tags that the
 * tokens have without their objects.
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
