/**
 * Returns one range of RFC 9110 section 14.2 ("bytes=0-99", "bytes=100-", "bytes=-100") as half-open bounds. Returns
 * `undefined` if the header asks for a form that is not served in part (several ranges, another unit), and
 * 'unsatisfiable' if the range lies beyond the end.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): { readonly start: number; readonly end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  if (match[1] === '') {
    const length = Number(match[2]);
    return length === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size };
  }
  const start = Number(match[1]);
  const end = match[2] === '' ? size : Math.min(size, Number(match[2]) + 1);
  return start >= size || end <= start ? 'unsatisfiable' : { start, end };
}
