/** Most variants of a pattern; one with more should be several rules. */
const MOST_VARIANTS = 64;
/** The innermost group: from a round bracket in the place of an element to its closing bracket. */
const GROUP = /(?<=^|[\s[(|>@])\(([^()]*)\)(\??)/;

/** A group of single words. */
const WORDS = /(?<=^|[\s[(|>@])\((\p{L}+(?:\|\p{L}+)*)\)(\??)(?=[\s\])>|]|$)/gu;

/** Expands a pattern into one for each alternative of its groups: `in (the|a case) of` → `in the of`, `in a case of`. */
export function expandGroups(source: string): string[] {
  if (!source.includes('(')) return [source.replace(/\s+/g, ' ').trim()];
  // alternatives of one word each form one element: `(a|b)` is `a|b`
  let open = [
    source.replace(WORDS, (group, words: string, option: string, at: number) =>
      isInGroup(source, at) ? group : words + option,
    ),
  ];
  const done: string[] = [];
  while (open.length > 0) {
    const next: string[] = [];
    for (const text of open) {
      const group = GROUP.exec(text);
      if (!group) {
        done.push(text.replace(/\s+/g, ' ').trim());
        continue;
      }
      const alternatives = group[1]!.split('|');
      if (group[2]) alternatives.push('');
      for (const alternative of alternatives)
        next.push(text.slice(0, group.index) + alternative + text.slice(group.index + group[0].length));
    }
    if (next.length + done.length > MOST_VARIANTS)
      throw new Error(`pattern '${source}' has more than ${MOST_VARIANTS} variants`);
    open = next;
  }
  return [...new Set(done)];
}

function isInGroup(source: string, at: number): boolean {
  const before = source.slice(0, at);
  return before.split('(').length > before.split(')').length;
}
