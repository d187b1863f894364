import type { Edit } from '../edits.ts';
import { inflectVerb } from '../lexicon/inflection.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { Candidate } from './candidate.ts';
import type { Explanation } from './explain.ts';

/** The form that the verb takes when the auxiliary goes; after "do" it stays as it is. */
const CARRIES = new Map([
  ['did', 'VBD'],
  ['does', 'VBZ'],
] as const);
/** The most words between "did" and its verb: the subject. */
const MOST_BETWEEN = 6;

/**
 * The edit that takes "did" or "does" out and gives its tense and number to the verb: "I know where did he find it" → "where he found it". Alone the
 * deletion leaves "he find", which the next pass would turn into "he finds". Undefined for other candidates, and where the verb is unclear.
 */
export function verbWithoutDo(
  { tokens, paragraph }: AnalysedSentence,
  candidate: Candidate,
  lexicon: Lexicon,
): Edit | undefined {
  const { kind, from, to, forms } = candidate;
  if (kind !== 'auxiliary' || forms.length > 0 || to !== from + 1) return undefined;
  const auxiliary = tokens[from]!;
  const tag = CARRIES.get(auxiliary.lower as 'did' | 'does');
  const verb = tokens[auxiliary.head ?? -1];
  if (!tag || !verb || verb.index <= from || verb.index - to > MOST_BETWEEN) return undefined;
  const between = tokens.slice(to, verb.index);
  if (verb.lower === 'be' || between.some(({ kind: ofToken, lower }) => ofToken === 'punctuation' || lower === 'not'))
    return undefined;
  const inflected = inflectVerb(lexicon, verb.lower, tag);
  if (inflected === undefined) return undefined;
  const kept = paragraph.slice(tokens[to]!.start, verb.start);
  return { start: auxiliary.start, end: verb.end, text: kept + inflected };
}

/** Error class and comment of such an edit. */
export function explainWithoutDo({ tokens }: AnalysedSentence, { from }: Candidate, { text }: Edit): Explanation {
  const comment = `The verb itself shows the tense here: use “${text}”, without “${tokens[from]!.lower}”.`;
  return { errorClass: 'verb', comment };
}
