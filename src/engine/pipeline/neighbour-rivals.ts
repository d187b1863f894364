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

/**
 * Returns a test for two corrections that put one word in one place: the order of a statement ("is there" to "there is") and the same word before
 * what follows ("a" to "is a") give "there is is a".
 */
export function movedWordRivals({ paragraph }: AnalysedSentence): (a: Proposal, b: Proposal) => boolean {
  const excludes = (move: Proposal, insertion: Proposal): boolean => {
    if (insertion.start < move.end || insertion.start - move.end > MOST_APART) return false;
    const last = /(?<=\s)\S+$/.exec(move.replacements[0] ?? '')?.[0];
    if (last === undefined || !paragraph.slice(move.start, move.end).split(' ').includes(last)) return false;
    const covered = paragraph.slice(insertion.start, insertion.end).trim();
    return insertion.replacements[0]?.trim() === `${last} ${covered}`.trim();
  };
  return (a, b) => excludes(a, b) || excludes(b, a);
}

/** A statement has at least this many words. */
const LEAST_WORDS = 3;

/**
 * Returns a test for two corrections that split a sentence before and behind a connector: "near a river, however, I put my clothes" is ". However, I put" or
 * "however. I put"; both together leave "However." alone.
 */
export function splitRivals({ paragraph }: AnalysedSentence): (a: Proposal, b: Proposal) => boolean {
  return (a, b) => {
    if (a.errorClass !== 'run-on' || b.errorClass !== 'run-on') return false;
    const between = paragraph.slice(Math.min(a.start, b.start), Math.max(a.start, b.start));
    return (between.match(/\p{L}+/gu) ?? []).length < LEAST_WORDS;
  };
}
