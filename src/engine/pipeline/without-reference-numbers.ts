import type { NumberedText } from '../document/reference-numbers.ts';
import type { Proposal } from '../proposal.ts';

const OBJECT = '\uFFFC';

/** The proposals for the original text, after a check without reference numbers. One that changes a removed number is dropped; comments name only the label. */
export function withoutReferenceNumbers(
  proposals: readonly Proposal[],
  { text, numbers }: NumberedText,
): readonly Proposal[] {
  if (numbers.length === 0) return proposals;
  return proposals.flatMap((proposal) => {
    const covered = numbers.filter(({ at }) => at >= proposal.start && at < proposal.end);
    const comment = numbers.reduce(
      (said, { label, number }) => said.replaceAll(`${label} ${number}`, label),
      proposal.comment,
    );
    if (covered.length === 0) return [{ ...proposal, comment }];
    const written = text.slice(proposal.start, proposal.end);
    const places = covered.map(({ at }) => at - proposal.start);
    const replacements = proposal.replacements.flatMap((replacement) => restored(written, replacement, places) ?? []);
    return replacements.length === 0 && proposal.replacements.length > 0
      ? []
      : [{ ...proposal, comment, replacements }];
  });
}

/** True when no edit deletes or inserts an object: each replacement contains those of the text that it replaces. `text` is the original text. */
export function keepsObjects({ start, end, replacements }: Proposal, text: string): boolean {
  const objects = (part: string): number => part.split(OBJECT).length;
  const covered = objects(text.slice(start, end));
  return replacements.every((replacement) => objects(replacement) === covered);
}

/** The replacement with the objects back in their places; undefined when the change touches one of them. */
function restored(written: string, replacement: string, places: readonly number[]): string | undefined {
  const most = Math.min(written.length, replacement.length);
  let before = 0;
  while (before < most && written[before] === replacement[before]) before++;
  let behind = 0;
  while (behind < most - before && written.at(-1 - behind) === replacement.at(-1 - behind)) behind++;
  const signs = [...replacement];
  if (signs.length !== replacement.length) return undefined;
  for (const place of places) {
    if (place < before) signs[place] = OBJECT;
    else if (place >= written.length - behind) signs[place + replacement.length - written.length] = OBJECT;
    else return undefined;
  }
  return signs.join('');
}
