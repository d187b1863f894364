import type { CheckOptions } from '../../engine/context.ts';
import { countDocument, type DocumentCounts, documentFacts } from '../../engine/document/document-facts.ts';
import type { Engine } from '../../engine/engine.ts';
import { countWords } from '../../text/words.ts';
import { adviceInMeasure } from '../documents/advice-measure.ts';
import { settleVariety } from '../documents/check-batch.ts';
import { documentTerms } from '../documents/document-terms.ts';
import { proseParagraphs } from '../documents/prose-paragraphs.ts';
import { readSourceText } from '../sources/read-source.ts';
import type { ProseFormat, SourceText } from '../sources/source-text.ts';
import { type CheckedParagraph, findInParagraph, type PlacedFinding } from './find-in-paragraph.ts';
import { positionsIn } from './positions.ts';
import type { FileSettings } from './settings.ts';
import { ownWords } from './wanted-alerts.ts';

export interface SourceToCheck {
  /** The name shown to users. */
  readonly path: string;
  readonly text: string;
  readonly settings: FileSettings;
  /** The format; if it is missing, the name decides. */
  readonly format?: ProseFormat | undefined;
}

export interface CheckedSource {
  readonly source: SourceText;
  /** In file order. */
  readonly findings: readonly PlacedFinding[];
}

/** Checks the prose of a file, using the facts of the whole file. A file as long as a document gets a document's advice. */
export function checkSource(engine: Engine, file: SourceToCheck): CheckedSource {
  const { path, text, settings, format } = file;
  const source = readSourceText(path, text, format);
  const paragraphs = proseParagraphs(source.paragraphs);
  const counts = countSource(file, source, paragraphs);
  const options = settleOptions(engine, settings, counts);
  const surroundings = { path, source, settings, options, facts: documentFacts(counts), positions: positionsIn(text) };
  const findings = paragraphs.flatMap((paragraph) => findInParagraph(engine, paragraph, surroundings));
  return { source, findings: inMeasure(findings.sort(byPlace), paragraphs, settings) };
}

/** Returns the findings without the advice that few authors of a document of this length welcomed; see `adviceInMeasure`. */
export function inMeasure(
  findings: readonly PlacedFinding[],
  paragraphs: readonly CheckedParagraph[],
  { certainty }: FileSettings,
): PlacedFinding[] {
  const words = paragraphs.reduce((sum, { text }) => sum + countWords(text), 0);
  const judged = findings.map((finding) => ({ ...finding, optional: finding.level === 'advice', finding }));
  return adviceInMeasure(judged, words, certainty).map(({ finding }) => finding);
}

export const byPlace = (a: PlacedFinding, b: PlacedFinding): number => a.start.offset - b.start.offset;

/** What the whole file says about its words. */
export const countSource = (
  { text, settings }: SourceToCheck,
  source: SourceText,
  paragraphs: readonly CheckedParagraph[],
): DocumentCounts =>
  countDocument(
    paragraphs.map((paragraph) => paragraph.text),
    [...documentTerms(source.paragraphs), ...ownWords(text, settings.words)],
  );

/** The options for checking a file, with the variety settled. */
export function settleOptions(engine: Engine, settings: FileSettings, counts: DocumentCounts): CheckOptions {
  const { certainty, pipeline, documentType, styleGuide, language, ignoredClasses } = settings;
  const asked = { language, pipeline, documentType, styleGuide, certainty, silent: ignoredClasses };
  return settleVariety(engine, asked, counts);
}
