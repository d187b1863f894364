export type KindOfSlip = 'swap' | 'doubling' | 'missing' | 'extra' | 'exchange' | 'several';

/** Returns the single edit that turns `meant` into `written`, or `several`; `doubling` means a doubled letter, or a double letter made single. */
export function kindOfSlip(meant: string, written: string): KindOfSlip {
  let start = 0;
  while (start < meant.length && meant[start] === written[start]) start++;
  const most = Math.min(meant.length, written.length) - start;
  let end = 0;
  while (end < most && meant[meant.length - 1 - end] === written[written.length - 1 - end]) end++;
  const lost = meant.slice(start, meant.length - end);
  const put = written.slice(start, written.length - end);
  const doubles = (letter: string, word: string): boolean => letter === word[start - 1] || letter === word[start + 1];
  if (lost.length === 1 && put === '') return doubles(lost, meant) ? 'doubling' : 'missing';
  if (put.length === 1 && lost === '') return doubles(put, written) ? 'doubling' : 'extra';
  if (lost.length === 2 && put.length === 2 && lost[0] === put[1] && lost[1] === put[0]) return 'swap';
  return lost.length === 1 && put.length === 1 ? 'exchange' : 'several';
}
