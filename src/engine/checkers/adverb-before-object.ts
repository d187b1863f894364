import type { Checker, Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';
import { hasRelation } from '../sentence/relations.ts';
import { propose, quote, replaceTokens } from '../token-edits.ts';

/** Length, in tokens from its first word to its head, of the longest object before which the adverb is moved: a long object may follow the adverb. */
const LONGEST_OBJECT = 6;
/**
 * Adverbs that belong to the object or to the whole sentence, or that have another place, and adverbs of method, which papers put there ("we study numerically
 * the").
 */
const OTHERWISE =
  /^(?:only|early|daily|weekly|monthly|yearly|namely|mainly|mostly|chiefly|primarily|particularly|especially|exactly|approximately|roughly|nearly|virtually|merely|purely|solely|simply|likely|possibly|probably|presumably|apparently|supposedly|allegedly|typically|basically|essentially|largely|partly|entirely|reply|supply|family|anomaly|assembly|fully|equally|relatively|extremely|highly|increasingly|exclusively|numerically|analytically|theoretically|experimentally|empirically|computationally|algebraically|geometrically)$/;

export const adverbBeforeObject: Checker = {
  id: 'adverb-before-object',
  errorClass: 'word-order',
  corrects: [
    { wrong: 'The dose can alter dramatically the result.', right: 'The dose can dramatically alter the result.' },
    { wrong: 'We prove rigorously the main theorem.', right: 'We rigorously prove the main theorem.' },
    {
      wrong: 'The new pump populates simultaneously both tanks.',
      right: 'The new pump simultaneously populates both tanks.',
    },
  ],
  accepts: [
    'The dose can dramatically alter the result.',
    'The price rose slowly last year.',
    'We tested only the main theorem.',
    'The rain fell steadily all night.',
    'They are clearly the winners.',
    'He read correctly the fear in her face, she thought.',
    'Tools using freely available data are common.',
    'She examined carefully, and for a long time, the letter that had come with the morning mail.',
  ],
  check(sentence) {
    const { tokens } = sentence;
    const proposals: Proposal[] = [];
    // in stories the place after the verb may be deliberate emphasis
    if (sentence.touchesQuotation || !sentence.isFormal) return proposals;
    for (let i = 1; i + 1 < tokens.length; i++) {
      const adverb = tokens[i]!;
      if (!/..ly$/.test(adverb.lower) || adverb.xpos !== 'RB' || OTHERWISE.test(adverb.lower)) continue;
      const verb = tokens[i - 1]!;
      if (verb.upos !== 'VERB' || !/^VB(?:[DGPZ])?$/.test(verb.xpos) || !objectFollows(sentence, i)) continue;
      const right = `${adverb.text} ${verb.text}`;
      proposals.push(
        propose(replaceTokens(sentence, i - 1, i + 1, right), {
          rule: 'adverb-before-object',
          errorClass: 'word-order',
          comment: `Put ${quote(adverb.text)} before the verb: it separates the verb from its object.`,
          confidence: 0.7,
        }),
      );
    }
    return proposals;
  },
};

/** True when a short object of the verb begins right after the adverb at `i`. */
function objectFollows(sentence: AnalysedSentence, i: number): boolean {
  const { tokens } = sentence;
  const first = tokens[i + 1]!;
  // "exhibit quantitatively the same behaviour"
  if (tokens[i + 2]?.lower === 'same') return false;
  if (!/^(?:DT|PRP\$|NNS?)$/.test(first.xpos) || tokens[i]!.head !== i - 1) return false;
  const objects = sentence.dependentsOf(i - 1).filter((k) => k > i && hasRelation(tokens[k]!, 'obj'));
  const [object] = objects;
  if (objects.length !== 1 || object! - i > LONGEST_OBJECT) return false;
  return !tokens.slice(i + 1, object).some(({ upos }) => upos === 'PUNCT' || upos === 'ADP' || upos === 'VERB');
}
