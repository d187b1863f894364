/**
 * Leaves out what begins with a match of one global pattern and ends with a match of another. One pattern for both would
 * look for the end again from each beginning that has none.
 *
 * @param instead what comes in place of a range; nothing without it
 */
export function withoutRanges(
  text: string,
  begin: RegExp,
  end: RegExp,
  instead: (range: string) => string = () => '',
): string {
  let kept = '';
  let at = 0;
  for (;;) {
    begin.lastIndex = at;
    const from = begin.exec(text);
    end.lastIndex = begin.lastIndex;
    if (!from || !end.exec(text)) return kept + text.slice(at);
    kept += text.slice(at, from.index) + instead(text.slice(from.index, end.lastIndex));
    at = end.lastIndex;
  }
}
