import type { Edit } from '../edits.ts';
import { inflectVerb } from '../lexicon/inflection.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { wordSet } from '../lexicon/word-sets.ts';
import type { Checker } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import type { AnalysedToken } from '../sentence/analysed-token.ts';
import { isFiniteVerb } from '../sentence/token-tests.ts';
import { propose, quote } from '../token-edits.ts';

/** Verbs that, after "would", ask politely or say what somebody wants: "if they would prefer tea". */
const WISHES = wordSet('like love prefer want care rather help allow please agree consider accept forgive excuse be');
const UNREAL = wordSet('would could might');
/** Pronouns for people, who may be asked to want something: "if he would only listen". */
const WILLING = wordSet('i you he she we they it who anyone somebody someone');

export const conditionalWould: Checker = {
  id: 'conditional-would',
  errorClass: 'tense',
  corrects: [
    {
      wrong: 'If the temperature would rise, the valve opens.',
      right: 'If the temperature rises, the valve opens.',
    },
    {
      wrong: 'If the two pumps would fail, the tank would run dry.',
      right: 'If the two pumps failed, the tank would run dry.',
    },
    {
      wrong: 'If the samples would have dried, the values would be lower.',
      right: 'If the samples had dried, the values would be lower.',
    },
  ],
  accepts: [
    'If the temperature rises, the valve opens.',
    'We asked if the temperature would rise, and the answer is no.',
    'If the guests would prefer tea, we will make it.',
    'If you would sit down, we will begin.',
    'It is not clear if the pumps would fail, which is bad.',
    'If, as some say, the pump would fail, we are ready.',
  ],
  check(sentence, { lexicon }) {
    const { tokens } = sentence;
    if (tokens[0]?.lower !== 'if' || sentence.touchesQuotation) return [];
    const subject = sentence.nounGroups.find(({ start }) => start === 1);
    if (!subject || WILLING.has(tokens[subject.head]!.lower)) return [];
    const would = tokens.findIndex(
      ({ upos }, i) => i >= subject.end && upos !== 'ADP' && upos !== 'NOUN' && upos !== 'ADJ' && upos !== 'DET',
    );
    const verb = tokens[would + 1];
    if (tokens[would]?.lower !== 'would' || verb?.xpos !== 'VB' || WISHES.has(verb.lower)) return [];
    const comma = tokens.findIndex(({ lower }, i) => i > would && lower === ',');
    if (comma < 0 || sentence.hasFiniteVerb(would + 1, comma)) return [];
    const main = tokens.find((token, i) => i > comma && isFiniteVerb(token));
    if (!main) return [];
    const edit = withoutWould(sentence, would, main, tokens[subject.head]!.xpos === 'NNS', lexicon);
    if (!edit) return [];
    return [
      propose(edit, {
        rule: 'conditional-would',
        errorClass: 'tense',
        comment: `Leave ${quote('would')} out of the clause with “if”: ${quote(edit.text)}.`,
        confidence: 0.78,
      }),
    ];
  },
};

/** Returns the condition in the tense that the main verb needs: the past with "would", the present with a present or "will". */
function withoutWould(
  { tokens }: AnalysedSentence,
  at: number,
  main: AnalysedToken,
  plural: boolean,
  lexicon: Lexicon,
): Edit | undefined {
  const [would, verb, next] = [tokens[at]!, tokens[at + 1]!, tokens[at + 2]];
  if (verb.lower === 'have') {
    return next?.xpos === 'VBN' && UNREAL.has(main.lower)
      ? { start: would.start, end: verb.end, text: 'had' }
      : undefined;
  }
  const isPresent = main.xpos === 'VBZ' || main.xpos === 'VBP' || main.lower === 'will' || main.lower === 'can';
  if (!isPresent && !UNREAL.has(main.lower)) return undefined;
  const text = inflectVerb(lexicon, verb.lower, isPresent ? (plural ? 'VBP' : 'VBZ') : 'VBD');
  return text ? { start: would.start, end: verb.end, text } : undefined;
}
