import { applySplices } from '../docx/splice.ts';
import type { PlannedEdit } from './edit.ts';
import type { LatexScan } from './scan-project.ts';

/**
 * Letters that mark the places of edits in a source before its conversion, and so show their places after it. They must be letters
 * (Unicode category Lo) so that no converter treats them as the end of a command or adds blanks around them.
 */
export interface Markers {
  readonly start: string;
  readonly end: string;
  readonly digits: string;
}

/** Syllables of Vai and Bamum: letters without case. */
const BLOCKS = [0xa500, 0xa540, 0xa580, 0xa6a0];

/** Returns letters that none of the sources contains; undefined where the sources contain all of them. */
export function chooseMarkers(texts: readonly string[]): Markers | undefined {
  for (const base of BLOCKS) {
    const letters = Array.from({ length: 12 }, (_, i) => String.fromCharCode(base + i));
    const present = new RegExp(`[${letters[0]}-${letters[11]}]`);
    if (texts.some((text) => present.test(text))) continue;
    return { start: letters[0]!, end: letters[1]!, digits: letters.slice(2).join('') };
  }
  return undefined;
}

function numbered({ digits }: Markers, letter: string, n: number): string {
  return letter + [...String(n)].map((digit) => digits[Number(digit)]!).join('');
}

/** Separates a mark from the command before it: directly after the name it would become part of the name. */
function apart(source: string, at: number): string {
  return /\\[A-Za-z@]+$/.test(source.slice(Math.max(0, at - 40), at)) ? '{}' : '';
}

/** Returns the sources with marks around the place of every edit that has one. */
export function markedTexts(
  scan: LatexScan,
  sources: ReadonlyMap<string, { readonly text: string }>,
  plan: readonly PlannedEdit[],
  markers: Markers,
): Map<string, string> {
  const splices = new Map<string, { start: number; end: number; text: string; rank: number }[]>();
  for (const [i, { edit, place, change, reason }] of plan.entries()) {
    if (!place || (!change && reason !== undefined)) continue;
    const { file } = scan.paragraphs[edit.paragraph]!;
    const list = splices.get(file) ?? [];
    const source = sources.get(file)!.text;
    const put = (at: number, letter: string, rank: number) =>
      list.push({ start: at, end: at, text: apart(source, at) + numbered(markers, letter, i), rank });
    put(place.from, markers.start, 1);
    put(place.to, markers.end, place.from === place.to ? 2 : 0);
    splices.set(file, list);
  }
  return new Map([...splices].map(([file, list]) => [file, applySplices(sources.get(file)!.text, list)]));
}

/** Returns a text without its marks, and the place of each mark in it. */
export function readMarkers(
  text: string,
  { start, end, digits }: Markers,
): { text: string; places: { edit: number; kind: 'start' | 'end'; at: number }[] } {
  const pattern = new RegExp(`([${start}${end}])([${digits}]+)`, 'g');
  const places: { edit: number; kind: 'start' | 'end'; at: number }[] = [];
  let out = '';
  let last = 0;
  for (const found of text.matchAll(pattern)) {
    out += text.slice(last, found.index);
    last = found.index + found[0].length;
    const edit = Number([...found[2]!].map((letter) => digits.indexOf(letter)).join(''));
    places.push({ edit, kind: found[1] === start ? 'start' : 'end', at: out.length });
  }
  return { text: out + text.slice(last), places };
}
