import { quote } from '../token-edits.ts';

/** The comment of rules that have nothing more particular to say; what was changed says more than both wordings side by side. */
export const USUAL_WORDING = 'The usual wording is {better}, not {found}.';

/**
 * What a change of wording does, in one sentence: a word is missing, is not needed, or stands for another. `around` are the words that the
 * rule looked at, `found` among them.
 */
export function usualWording(found: string, better: string, around: string): string {
  const put = extraWords(better, found);
  if (put)
    return `In ${quote(around)} the ${put.includes(' ') ? 'words' : 'word'} ${quote(put)} ${put.includes(' ') ? 'are' : 'is'} missing.`;
  const dropped = extraWords(found, better);
  if (dropped) return `In ${quote(around)} no ${quote(dropped)} is needed.`;
  const wider = around.length > found.length ? `In ${quote(around)} the` : 'The';
  return `${wider} usual wording is ${quote(better)}, not ${quote(found)}.`;
}

/** The words that `longer` has beyond `shorter` in one place; empty when they differ otherwise. */
function extraWords(longer: string, shorter: string): string {
  const a = longer.split(' ').filter(Boolean);
  const b = shorter.split(' ').filter(Boolean);
  if (a.length <= b.length) return '';
  const same = (i: number, k: number): boolean => a[i]!.toLowerCase() === b[k]!.toLowerCase();
  let start = 0;
  while (start < b.length && same(start, start)) start++;
  let end = 0;
  while (end < b.length - start && same(a.length - 1 - end, b.length - 1 - end)) end++;
  return start + end === b.length ? a.slice(start, a.length - end).join(' ') : '';
}
