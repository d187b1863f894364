import type { CheckOptions } from '../../engine/context.ts';
import { documentFacts } from '../../engine/document/document-facts.ts';
import type { Engine } from '../../engine/engine.ts';
import { proseParagraphs } from '../documents/prose-paragraphs.ts';
import { readSourceText } from '../sources/read-source.ts';
import type { SourceText } from '../sources/source-text.ts';
import { byPlace, countSource, inMeasure, type SourceToCheck, settleOptions } from './check-source.ts';
import { type CheckedParagraph, findInParagraph, type PlacedFinding } from './find-in-paragraph.ts';
import { type Position, positionsIn } from './positions.ts';
import type { FileSettings } from './settings.ts';
import { answersAlike, type FactsTrace, type TracedFacts, traceFacts } from './traced-facts.ts';

/**
 * Checks a file repeatedly while somebody edits it. The findings of a paragraph are kept as long as the paragraph, and
 * the facts of the whole file that the engine looked up for it, stay the same. Apart from `step`, nothing takes longer
 * than reading the file and counting its words.
 */
export interface SourceSession {
  /** Accepts a new state of the file. */
  update(file: SourceToCheck): void;
  /**
   * Checks the paragraph that needs it most: new text comes before new surroundings, and the nearest to the offset
   * comes first. Returns false if none is left.
   */
  step(near: number): boolean;
  /** Checks the paragraphs with new text in a range of the file. */
  checkWithin(start: number, end: number): void;
  /** The findings known now, in file order. Paragraphs with new text are absent until they are checked. */
  findings(): readonly PlacedFinding[];
  /** The prose of the latest state. */
  source(): SourceText;
  /** True when every paragraph with new text has been checked. */
  isChecked(): boolean;
  /** Counts the words of the latest state if that is due. Paragraphs affected by the new counts are left for `step`. */
  settle(): void;
}

/** The findings of a paragraph that began at `from` at that time. */
interface Known {
  readonly findings: readonly PlacedFinding[];
  readonly from: number;
  readonly trace: FactsTrace;
  readonly language: CheckOptions['language'];
}

interface Place {
  readonly paragraph: CheckedParagraph;
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

interface State {
  readonly file: SourceToCheck;
  readonly source: SourceText;
  readonly places: readonly Place[];
  readonly positions: (offset: number) => Position;
}

/** The facts of the whole file, from the last time its words were counted. */
interface Whole {
  readonly settings: FileSettings;
  readonly options: CheckOptions;
  readonly traced: TracedFacts;
}

export function createSourceSession(engine: Engine): SourceSession {
  let state: State | undefined;
  let whole: Whole | undefined;
  let counted: State | undefined;
  let known = new Map<string, Known>();
  let fresh: Place[] = [];
  let stale: Place[] = [];

  const count = (): Whole => {
    const { file, source, places } = state!;
    const counts = countSource(
      file,
      source,
      places.map(({ paragraph }) => paragraph),
    );
    counted = state;
    const { settings } = file;
    return {
      settings,
      options: settleOptions(engine, settings, counts),
      traced: traceFacts(documentFacts(counts)),
    };
  };

  const check = ({ paragraph, key, from }: Place): void => {
    const { file, source, positions } = state!;
    const { options, traced, settings } = whole!;
    traced.take();
    const surroundings = { path: file.path, source, settings, options, facts: traced.facts, positions };
    const findings = findInParagraph(engine, paragraph, surroundings);
    known.set(key, { findings, from, trace: traced.take(), language: options.language });
    // a paragraph can occur twice in the file
    fresh = fresh.filter((place) => place.key !== key);
    stale = stale.filter((place) => place.key !== key);
  };

  const settle = (): void => {
    if (counted === state) return;
    whole = count();
    const { traced, options } = whole;
    stale = state!.places.filter(({ key }) => {
      const entry = known.get(key);
      return entry && (entry.language !== options.language || !answersAlike(entry.trace, traced.facts));
    });
    traced.take();
  };

  return {
    update(file) {
      if (state?.file.settings !== file.settings || state.file.format !== file.format) known.clear();
      const source = readSourceText(file.path, file.text, file.format);
      const places = proseParagraphs(source.paragraphs).flatMap((paragraph) => placeOf(paragraph, source, file.text));
      state = { file, source, places, positions: positionsIn(file.text) };
      known = new Map(
        places.flatMap(({ key }) => {
          const entry = known.get(key);
          return entry ? [[key, entry] as const] : [];
        }),
      );
      fresh = places.filter(({ key }) => !known.has(key));
      const left = new Set(stale.map(({ key }) => key));
      stale = places.filter(({ key }) => left.has(key) && known.has(key));
      if (whole?.settings !== file.settings) whole = count();
    },
    step(near) {
      const place = nearest(fresh, near) ?? nearest(stale, near);
      if (place) check(place);
      return place !== undefined;
    },
    checkWithin(start, end) {
      for (const place of fresh.filter(({ from, to }) => from <= end && to >= start)) check(place);
    },
    findings() {
      const { places, positions, file } = state!;
      const findings = places.flatMap(({ key, from, paragraph }) => {
        const entry = known.get(key);
        return (entry?.findings ?? []).map((finding) => moved(finding, from - entry!.from, paragraph.index, positions));
      });
      const paragraphs = places.map(({ paragraph }) => paragraph);
      return inMeasure(findings.sort(byPlace), paragraphs, file.settings);
    },
    source: () => state!.source,
    isChecked: () => fresh.length === 0,
    settle,
  };
}

/** Two paragraphs are the same when they have the same text, the same source and the same kind of place. */
function placeOf(paragraph: CheckedParagraph, source: SourceText, text: string): Place[] {
  const place = source.placeOf(paragraph.index, { start: 0, end: paragraph.text.length });
  if (!place) return [];
  const { kind, shape } = paragraph;
  const written = text.slice(place.start, place.end);
  const key = [kind, shape.freeStart, shape.freeEnd, paragraph.text, written].join('\0');
  return [{ paragraph, key, from: place.start, to: place.end }];
}

function nearest(places: readonly Place[], offset: number): Place | undefined {
  const distance = ({ from, to }: Place) => Math.max(from - offset, offset - to, 0);
  let best = places[0];
  for (const place of places) if (distance(place) < distance(best!)) best = place;
  return best;
}

/** Returns a finding with the current place of its paragraph. */
function moved(
  finding: PlacedFinding,
  by: number,
  paragraph: number,
  positions: (offset: number) => Position,
): PlacedFinding {
  const { start, end, changes } = finding;
  return {
    ...finding,
    paragraph,
    start: positions(start.offset + by),
    end: positions(end.offset + by),
    changes:
      by === 0
        ? changes
        : changes.map(
            (splices) => splices?.map((each) => ({ ...each, start: each.start + by, end: each.end + by })) ?? null,
          ),
  };
}
