import type { Proposal } from '../proposal.ts';
import type { AnalysedSentence } from '../sentence/analysed-sentence.ts';

/** Room for the space that an insertion brings or leaves. */
const MOST_APART = 1;

/**
 * Returns a test for two corrections that fix one mistake at a verb and at the word before it: "used it for evaluate" becomes "to evaluate" or "for
 * evaluating", "used to evaluating" becomes "for evaluating" or "to evaluate"; both together give "to evaluating" and "for evaluate".
 */
export function infinitiveRivals({ paragraph }: AnalysedSentence): (a: Proposal, b: Proposal) => boolean {
  const writtenBy = ({ start, end }: Proposal): string => paragraph.slice(start, end).trim().toLowerCase();
  const excludes = (before: Proposal, verb: Proposal): boolean => {
    if (verb.start < before.end || verb.start - before.end > MOST_APART) return false;
    const [word, form] = [before, verb].map(({ replacements }) => replacements[0]?.trim().toLowerCase());
    const [oldWord, oldForm] = [writtenBy(before), writtenBy(verb)];
    if (!oldForm || !form || /\s/.test(oldForm + form)) return false;
    const becomesGerund = form.endsWith('ing') && !oldForm.endsWith('ing');
    const becomesBase = oldForm.endsWith('ing') && !form.endsWith('ing');
    return (word === 'to' && becomesGerund) || (oldWord === 'to' && word !== oldWord && becomesBase);
  };
  return (a, b) => excludes(a, b) || excludes(b, a);
}
