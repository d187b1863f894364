import type { Dehyphenator } from './dehyphenation.ts';
import type { PlacedLine, TextBlock } from './text-block.ts';
import type { TextLine, TextRun } from './text-line.ts';

export interface RunText {
  readonly text: string;
  /** Only what differs from plain text. */
  readonly runs: readonly TextRun[];
}

/** Joins the lines of a block to running text, without the marker of a list item. */
export function blockText(block: TextBlock, dehyphenator: Dehyphenator): RunText {
  if (block.kind === 'code') return codeText(block.lines);
  const text = createTextBuilder(dehyphenator);
  if (block.cells) {
    block.cells.forEach((cell, index) => {
      if (index > 0) text.separate('\t');
      for (const { line } of cell) text.addLine(line.text, line.runs, 0);
    });
    return text.finish();
  }
  block.lines.forEach(({ line }, index) => {
    text.addLine(line.text, line.runs, index === 0 ? block.markerLength : 0);
  });
  return text.finish();
}

interface TextBuilder {
  addLine(text: string, runs: readonly TextRun[], skip: number): void;
  separate(by: string): void;
  finish(): RunText;
}

const TRAILING_HYPHEN = /(?:\u00ad|(?<=[\p{L}\d])-|(?<=\S)\u2010)$/u;
/** Longest word that is searched for at the end of a line. */
const LONGEST_WORD = 60;
const WORDS_AND_HYPHENS = /(?<![\p{L}\p{M}\d-])[\p{L}\p{M}\d-]+$/u;
const FIRST_WORD = /^[\p{L}\p{M}\d]+/u;
const CJK = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/u;

/** Returns the word that ends a text, with single hyphens between its parts; '' where none ends it. */
function lastWord(text: string): string {
  const found = WORDS_AND_HYPHENS.exec(text)?.[0] ?? '';
  return found.endsWith('-') ? '' : found.split('--').at(-1)!.replace(/^-/, '');
}

function createTextBuilder(dehyphenator: Dehyphenator): TextBuilder {
  let text = '';
  let separator = '';
  /** The last added line, so that examining the end does not flatten the whole text. */
  let tail = '';
  const runs: TextRun[] = [];

  function openWith(next: string, url: string | undefined): void {
    if (goesOnInAddress(next, url)) {
      if (text.endsWith('\u00ad')) {
        cut(text.length - 1);
        text += '-';
      }
      return;
    }
    if (text === '' || separator !== '') {
      text += text === '' ? '' : separator;
      separator = '';
      return;
    }
    const hyphen = TRAILING_HYPHEN.exec(tail.slice(-2));
    if (hyphen) {
      const before = lastWord(tail.slice(-LONGEST_WORD, -1));
      const after = FIRST_WORD.exec(next)?.[0] ?? '';
      // only typesetters put a true hyphen (U+2010) next to signs: in addresses and names in code
      const join = before === '' && hyphen[0] === '\u2010' ? true : dehyphenator.joins(before, after);
      if (join) cut(text.length - 1);
      else if (hyphen[0] !== '-') {
        cut(text.length - 1);
        text += '-';
      }
      if (after === '' && hyphen[0] === '-') text += ' ';
      return;
    }
    const last = tail.at(-1) ?? '';
    if ((last === '—' || last === '–' || last === '/') && /\S$/u.test(tail.slice(-2, -1))) return;
    if (last === ':' && next.startsWith('//')) return;
    if (next[0] === '—' && /^\S/u.test(next.slice(1, 2))) return;
    if (last > '\u2fff' && CJK.test(last) && CJK.test(next[0]!)) return;
    text += ' ';
  }

  /** True for the rest of an address that is the text of its own link. */
  function goesOnInAddress(next: string, url: string | undefined): boolean {
    const last = runs[runs.length - 1];
    if (url === undefined || separator !== '' || last?.url !== url || last.end !== text.length) return false;
    const before = tail.slice(tail.lastIndexOf(' ') + 1).replace(/\u00ad$/u, '-');
    const after = /^\S+/u.exec(next)?.[0].replace(/[.,;)>]{1,4}$/u, '') ?? '';
    return before.length > 3 && after !== '' && url.includes(before.replace(/^[(<]/u, '') + after);
  }

  function cut(length: number): void {
    text = text.slice(0, length);
    const last = runs[runs.length - 1];
    if (last && last.end > length) runs[runs.length - 1] = { ...last, end: length };
  }

  return {
    addLine(lineText, lineRuns, skip) {
      const rest = lineText.slice(skip).trimStart();
      if (rest === '') return;
      const start = lineText.length - rest.length;
      openWith(rest, lineRuns.find((run) => run.start <= start && run.end > start)?.url);
      const offset = text.length - start;
      // soft hyphens inside a line are never printed; they are removed and the offsets adjusted
      const clean = rest.includes('\u00ad') ? rest.replace(/\u00ad(?=.)/gu, '') : rest;
      const map = clean === rest ? undefined : softHyphenMap(lineText, start);
      text += clean;
      tail = clean;
      for (const run of lineRuns) {
        if (run.end <= start || !(run.bold || run.italic || run.raised !== 0 || run.url !== undefined)) continue;
        const from = Math.max(run.start, start);
        appendRun(
          runs,
          {
            ...run,
            start: (map ? from - map(from) : from) + offset,
            end: (map ? run.end - map(run.end) : run.end) + offset,
          },
          text,
        );
      }
    },
    separate(by) {
      if (text !== '') separator = by;
    },
    finish() {
      const trimmed = (text.includes('\u00ad') ? text.replace(/\u00ad/gu, '') : text).trimEnd();
      return {
        text: trimmed,
        runs: runs
          .map((run) => ({ ...run, end: Math.min(run.end, trimmed.length) }))
          .filter((run) => run.end > run.start),
      };
    },
  };
}

/** Returns a function for the number of soft hyphens between `start` and an offset of the line. */
function softHyphenMap(text: string, start: number): (offset: number) => number {
  return (offset) => text.slice(start, offset).replace(/[^\u00ad]/gu, '').length;
}

/** Adds a run; joins it to the last one if both look the same with only white space between them. */
function appendRun(runs: TextRun[], run: TextRun, text: string): void {
  const last = runs[runs.length - 1];
  const same =
    last &&
    last.bold === run.bold &&
    last.italic === run.italic &&
    last.raised === run.raised &&
    last.url === run.url &&
    text.slice(last.end, run.start).trim() === '';
  if (same) runs[runs.length - 1] = { ...last, end: run.end };
  else runs.push(run);
}

/** Returns the text of code, which keeps its lines; the indent is counted in characters of the usual width. */
function codeText(lines: readonly PlacedLine[]): RunText {
  const left = Math.min(...lines.map(({ line }) => line.left));
  const rows = lines.map(({ line }, index) => {
    const distance = index === 0 ? 0 : lines[index - 1]!.line.baseline - line.baseline;
    const blank = distance > line.size * 1.9 ? '\n' : '';
    const width = characterWidth(line);
    const indent = Math.max(0, Math.min(80, Math.round((line.left - left) / Math.max(1, width))));
    const above = lines[index - 1]?.line;
    const sameRow = above !== undefined && Math.abs(above.baseline - line.baseline) < line.size * 0.4;
    if (sameRow) return ` ${line.text}`;
    const row = withGaps(line, width);
    return `${blank}${index === 0 ? '' : '\n'}${' '.repeat(indent)}${row.replace(/\u00ad$/u, '-')}`;
  });
  return { text: rows.join('').trimEnd(), runs: [] };
}

function characterWidth({ left, right, text, gaps }: TextLine): number {
  const empty = gaps.reduce((sum, gap) => sum + gap.right - gap.left, 0);
  return (right - left - empty) / Math.max(1, text.length - gaps.length);
}

/** Replaces wide gaps by as many spaces as there would be characters in them. */
function withGaps(line: TextLine, width: number): string {
  let text = '';
  let from = 0;
  for (const gap of line.gaps) {
    const spaces = Math.max(1, Math.min(80, Math.round((gap.right - gap.left) / Math.max(1, width))));
    text += line.text.slice(from, gap.at) + ' '.repeat(spaces);
    from = gap.at + 1;
  }
  return text + line.text.slice(from);
}
