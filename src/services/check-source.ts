import { applySourceEdits } from '../documents/source/apply-edits.ts';
import type { SourceReading } from '../documents/source/formats.ts';
import { planSourceEdit } from '../documents/source/plan-edit.ts';
import type { SourceParagraph } from '../documents/source/source-paragraph.ts';
import type { CheckOptions, DocumentFacts, Language, LanguageChoice } from '../engine/context.ts';
import { countDocument, type DocumentCounts, documentFacts } from '../engine/document/document-facts.ts';
import type { CheckedSentence, Engine } from '../engine/engine.ts';
import type { Explanation } from '../engine/pipeline/explain.ts';
import { FOREIGN_TEXT } from '../engine/pipeline/foreign-advisor.ts';
import type { PlaceKind } from '../engine/sentence/place-kind.ts';
import { documentTerms } from './documents/document-terms.ts';
import { isOutOfPlace, type ParagraphShape, paragraphShapes } from './documents/paragraph-shape.ts';
import { placeOfParagraph } from './documents/place-of-paragraph.ts';

/** A paragraph of a source that there is something to check in. */
export interface ProseParagraph extends SourceParagraph {
  readonly kind: PlaceKind | undefined;
  readonly shape: ParagraphShape;
}

/** What the paragraphs of a source are to the engine, and what the whole says about its words. */
export function prepareSource({ paragraphs }: SourceReading): {
  readonly paragraphs: readonly ProseParagraph[];
  readonly counts: DocumentCounts;
} {
  const shapes = paragraphShapes(paragraphs);
  const checked = paragraphs
    .filter(({ checkable }) => checkable)
    .map((paragraph) => ({
      ...paragraph,
      kind: placeOfParagraph(paragraph),
      shape: shapes.get(paragraph.index)!,
    }));
  const counts = countDocument(
    checked.map(({ text }) => text),
    documentTerms(paragraphs),
  );
  return { paragraphs: checked, counts };
}

export interface CheckedProse {
  readonly paragraph: ProseParagraph;
  /** Offsets are into the paragraph's text. */
  readonly sentences: readonly CheckedSentence[];
}

export type SourceOptions = Omit<CheckOptions, 'language'> & { readonly language: LanguageChoice };

function settle(
  engine: Engine,
  options: SourceOptions,
  paragraphs: readonly ProseParagraph[],
  counts: DocumentCounts,
): { readonly settled: CheckOptions; readonly facts: DocumentFacts | undefined } {
  return {
    settled: { ...options, language: languageOf(engine, options, counts) },
    // a paragraph alone is its own whole
    facts: paragraphs.length > 1 ? documentFacts(counts) : undefined,
  };
}

const languageOf = (engine: Engine, { language }: SourceOptions, counts: DocumentCounts): Language =>
  language === 'auto' ? engine.guessVariety(counts.words) : language;

/** The variety that a source is checked in. */
export const settledLanguage = (engine: Engine, reading: SourceReading, options: SourceOptions): Language =>
  languageOf(engine, options, prepareSource(reading).counts);

/** Checks the prose of a source, paragraph by paragraph, in the light of the whole. */
export function* checkSource(engine: Engine, reading: SourceReading, options: SourceOptions): Generator<CheckedProse> {
  const { paragraphs, counts } = prepareSource(reading);
  const { settled, facts } = settle(engine, options, paragraphs, counts);
  for (const paragraph of paragraphs) {
    const { text, kind, shape, index } = paragraph;
    const sentences = engine.check(text, settled, facts, kind).map((sentence) => ({
      ...sentence,
      alerts: sentence.alerts.filter((alert) => {
        const [start, end] = [sentence.start + alert.start, sentence.start + alert.end];
        const placed = { ...alert, paragraph: index, start, end };
        return alert.rule !== FOREIGN_TEXT && !isArtefact(reading, placed) && !isOutOfPlace(placed, text, shape);
      }),
    }));
    yield { paragraph, sentences };
  }
}

/** Is an alert about what stands for program text, a formula or a citation? */
function isArtefact(
  reading: SourceReading,
  { paragraph, start, end, replacements: [best = ''] }: PlacedAlert,
): boolean {
  return planSourceEdit(reading, { paragraph, start, end, replacement: best }).reason === 'protected';
}

interface PlacedAlert {
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
  readonly replacements: readonly string[];
}

/** The same with every proposal and what became of it. */
export function* explainSource(
  engine: Engine,
  reading: SourceReading,
  options: SourceOptions,
): Generator<readonly Explanation[]> {
  const { paragraphs, counts } = prepareSource(reading);
  const { settled, facts } = settle(engine, options, paragraphs, counts);
  for (const { text, kind } of paragraphs) yield engine.explain(text, settled, facts, kind);
}

/** The source with the best replacement of every correction; advice, and what cannot be written there, stays as it is. */
export function applyBestToSource(reading: SourceReading, checked: Iterable<CheckedProse>): string {
  const edits = [...checked].flatMap(({ paragraph, sentences }) =>
    sentences.flatMap(({ start, alerts }) =>
      alerts.flatMap(({ replacements: [best], optional, ...alert }) =>
        best === undefined || optional
          ? []
          : [{ paragraph: paragraph.index, start: start + alert.start, end: start + alert.end, replacement: best }],
      ),
    ),
  );
  return applySourceEdits(reading, edits).source;
}
