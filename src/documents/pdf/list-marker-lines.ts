import { PLAIN_BULLETS } from './list-marker.ts';
import type { TextLine } from './text-line.ts';

const LONE_MARKER = new RegExp(`^(?:[${PLAIN_BULLETS}–·o*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`, 'u');
/** Largest distance between an item's marker and its text, in units of the type size. */
const MAX_GAP = 5;

/** Least distance from the start of a column to the number of an equation at its end, in units of the type size. */
const FAR = 6;

/**
 * Puts bullets and numbers that are separate in the file in front of the line that they belong to. Some producers
 * (WeasyPrint) draw all bullets of a page after its text.
 */
export function attachListMarkers(lines: readonly TextLine[]): TextLine[] {
  const markers = lines.filter((line) => LONE_MARKER.test(line.text) && line.angle === 0);
  if (markers.length === 0) return [...lines];
  const owners = new Map<TextLine, TextLine>();
  const attached = new Set<TextLine>();
  for (const marker of markers) {
    let owner: TextLine | undefined;
    for (const line of lines) {
      if (line === marker || owners.has(line) || LONE_MARKER.test(line.text)) continue;
      const gap = line.left - marker.right;
      if (Math.abs(line.baseline - marker.baseline) > marker.size * 0.35 || gap < -1 || gap > marker.size * MAX_GAP)
        continue;
      if (!owner || line.left < owner.left) owner = line;
    }
    if (owner && !endsColumn(marker, lines)) {
      owners.set(owner, marker);
      attached.add(marker);
    }
  }
  return lines
    .filter((line) => !attached.has(line))
    .map((line) => {
      const marker = owners.get(line);
      return marker ? withMarker(line, marker) : line;
    });
}

/** True for the number of an equation: lines of text end where it ends, and the text beside it is that of the next column. */
function endsColumn(marker: TextLine, lines: readonly TextLine[]): boolean {
  if (!/\d/u.test(marker.text)) return false;
  const ends = lines.filter(
    (line) => Math.abs(line.right - marker.right) < 1 && line.left < marker.left - marker.size * FAR,
  );
  return ends.length > 1;
}

function withMarker(line: TextLine, marker: TextLine): TextLine {
  const shift = marker.text.length + 1;
  return {
    ...line,
    text: `${marker.text} ${line.text}`,
    left: marker.left,
    firstWordWidth: marker.right - marker.left,
    gaps: line.gaps.map((gap) => ({ ...gap, at: gap.at + shift })),
    runs: line.runs.map((run) => ({ ...run, start: run.start + shift, end: run.end + shift })),
  };
}
