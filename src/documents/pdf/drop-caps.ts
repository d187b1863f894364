import type { TextLine } from './text-line.ts';

/** A drop cap is larger than its paragraph by this factor: it spans two lines or more. */
const LARGER = 1.6;
/** Browsers align floats by their box, not by their baseline; in units of the type size. */
const OFF_BASELINE = 0.75;
/** A page with more single letters is a drawing or a table. */
const MAX_CAPS = 40;
const CAP = /^[“‘"'«]?\p{Lu}$/u;
/** Letters that are also words. */
const WORD_LETTERS = /[AIO]$/u;
/** A cap nearer to the line than this belongs to its first word, in units of the type size. */
const TOUCHING = 0.12;
/** Continuations of words that start with A, I and O; any other text after these letters is a separate word. */
const REST_OF_WORD =
  /^(?:\p{Lu}|[’']|\p{Ll}{1,2}(?!\p{L})|[bcdfgklmnprstvx](?=[bcdfgjkmnpqstvxz])(?!s[ckmpt])|(?:bove|bout|bro|cro|fric|fric|gain|head|live|lmost|lone|long|lread|lso|lthough|lways|meric|mid|mong|ngle|nimal|nother|ny|part|pril|rea|re|rmy|rou|rtic|side|uth|utumn|vail|void|wa[ry]|mag|mport|nside|rish|ron|sland|tal|nly|pen|ver|ther|utside|ur|wn)\p{L}*)/u;

/**
 * Puts a large initial letter in front of the first word of its paragraph. It reaches down to about the baseline of a
 * later line, and the lines beside it are indented; they get the edge of the letter, so that the paragraph has one edge.
 */
export function attachDropCaps(lines: readonly TextLine[]): TextLine[] {
  const caps = lines.filter((line) => line.glyphs <= 2 && line.angle === 0 && CAP.test(line.text));
  if (caps.length === 0 || caps.length > MAX_CAPS) return [...lines];
  const changed = new Map<TextLine, TextLine | undefined>();
  for (const cap of caps) {
    const beside = besideOf(cap, lines);
    const first = beside[0];
    if (!first || !standsOn(cap, beside) || beside.some((line) => changed.has(line))) continue;
    changed.set(cap, undefined);
    for (const line of beside) changed.set(line, { ...line, left: cap.left });
    changed.set(first, withCap(cap, first));
  }
  if (changed.size === 0) return [...lines];
  return lines.flatMap((line) => (changed.has(line) ? (changed.get(line) ?? []) : [line]));
}

/** Returns the lines indented beside the letter, from the top. */
function besideOf(cap: TextLine, lines: readonly TextLine[]): TextLine[] {
  const near = lines.filter((line) => {
    const em = line.size;
    if (line === cap || line.angle !== 0 || cap.size < em * LARGER || line.tag?.block !== cap.tag?.block) return false;
    const gap = line.left - cap.right;
    const height = line.baseline - cap.baseline;
    return gap > -em * 0.5 && gap < em * 1.2 && height > -em * OFF_BASELINE && height < cap.size - em * 0.4;
  });
  return near.sort((a, b) => b.baseline - a.baseline);
}

/** True when two or more lines are beside the letter, the first of them is text, and one is on its baseline. */
function standsOn(cap: TextLine, beside: readonly TextLine[]): boolean {
  const first = beside[0]!;
  const last = beside[beside.length - 1]!;
  const even = beside.every(
    (line, index) => index === 0 || beside[index - 1]!.baseline - line.baseline > line.size * 0.8,
  );
  return (
    beside.length >= 2 &&
    even &&
    first.glyphs > 8 &&
    /^[\p{L}’']/u.test(first.text) &&
    Math.abs(last.baseline - cap.baseline) < last.size * OFF_BASELINE
  );
}

function withCap(cap: TextLine, line: TextLine): TextLine {
  const apart = line.left - cap.right > line.size * TOUCHING;
  const word = apart && WORD_LETTERS.test(cap.text) && !REST_OF_WORD.test(line.text);
  const start = `${cap.text}${word ? ' ' : ''}`;
  const shift = start.length;
  return {
    ...line,
    text: start + line.text,
    left: cap.left,
    opensBlock: true,
    firstWordWidth: (word ? 0 : line.firstWordWidth) + line.left - cap.left,
    glyphs: line.glyphs + cap.glyphs,
    gaps: line.gaps.map((gap) => ({ ...gap, at: gap.at + shift })),
    runs: line.runs.map((run, index) => ({ ...run, start: index === 0 ? 0 : run.start + shift, end: run.end + shift })),
  };
}
