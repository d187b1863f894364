import type { CheckOptions, DocumentFacts } from '../../engine/context.ts';
import { countDocument, type DocumentCounts, documentFacts } from '../../engine/document/document-facts.ts';
import type { CheckedSentence, Engine } from '../../engine/engine.ts';
import type { Explanation } from '../../engine/pipeline/explain.ts';
import type { ProseParagraph, SourceText } from '../sources/source-text.ts';
import { inPlace, settleVariety } from './check-batch.ts';
import { documentTerms } from './document-terms.ts';
import type { DocumentCheckOptions } from './proofreading-options.ts';
import { type ProsePlace, proseParagraphs } from './prose-paragraphs.ts';

/** A paragraph of a source that has something to check. */
export type PlacedParagraph = ProseParagraph & ProsePlace;

/** What the engine gets for the paragraphs of a source, and what the whole source says about its words. */
export function prepareSource<Read extends ProseParagraph>({
  paragraphs,
}: {
  readonly paragraphs: readonly Read[];
}): {
  readonly paragraphs: readonly (Read & ProsePlace)[];
  readonly counts: DocumentCounts;
} {
  const checked = proseParagraphs(paragraphs);
  const texts = checked.map(({ text }) => text);
  return { paragraphs: checked, counts: countDocument(texts, documentTerms(paragraphs)) };
}

/** A source that is ready to be checked. Its variety is settled. */
export interface SettledSource {
  readonly source: SourceText;
  readonly paragraphs: readonly PlacedParagraph[];
  readonly options: CheckOptions;
  readonly facts: DocumentFacts | undefined;
}

/** Settles everything that depends on the whole source, before its paragraphs are checked. */
export function settleSource(engine: Engine, source: SourceText, options: DocumentCheckOptions): SettledSource {
  const { paragraphs, counts } = prepareSource(source);
  return {
    source,
    paragraphs,
    options: settleVariety(engine, options, counts),
    // a single paragraph is the whole text
    facts: paragraphs.length > 1 ? documentFacts(counts) : undefined,
  };
}

export interface CheckedProse {
  readonly paragraph: PlacedParagraph;
  /** Offsets refer to the paragraph's text. */
  readonly sentences: readonly CheckedSentence[];
}

/** Checks the prose of a source paragraph by paragraph, using the facts of the whole source. */
export function* checkSource(
  engine: Engine,
  { source, paragraphs, options, facts }: SettledSource,
): Generator<CheckedProse> {
  for (const paragraph of paragraphs) {
    const { text, kind, shape, index } = paragraph;
    const sentences = engine.check(text, options, facts, kind).map((sentence) => ({
      ...sentence,
      alerts: sentence.alerts.flatMap((alert) => {
        const [start, end] = [sentence.start + alert.start, sentence.start + alert.end];
        const written = inPlace({ ...alert, paragraph: index, start, end }, text, shape);
        if (!written || isArtefact(source, written)) return [];
        const { coveredText, replacements } = written;
        return [{ ...alert, coveredText, replacements }];
      }),
    }));
    yield { paragraph, sentences };
  }
}

/** True when an alert is about a placeholder for program text, a formula or a citation. */
function isArtefact(source: SourceText, { paragraph, start, end, replacements: [best = ''] }: PlacedAlert): boolean {
  return source.plan([{ paragraph, start, end, replacement: best }])[0] === 'artefact';
}

interface PlacedAlert {
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
  readonly replacements: readonly string[];
}

/** Does the same, and also returns every proposal and what became of it. */
export function* explainSource(
  engine: Engine,
  { paragraphs, options, facts }: SettledSource,
): Generator<readonly Explanation[]> {
  for (const { text, kind } of paragraphs) yield engine.explain(text, options, facts, kind);
}

/** Returns the source with the best replacement of every correction. Advice, and corrections that cannot be written there, leave it as it is. */
export function applyBestToSource(source: SourceText, checked: Iterable<CheckedProse>): string {
  const edits = [...checked].flatMap(({ paragraph, sentences }) =>
    sentences.flatMap(({ start, alerts }) =>
      alerts.flatMap(({ replacements: [best], optional, ...alert }) =>
        best === undefined || optional
          ? []
          : [{ paragraph: paragraph.index, start: start + alert.start, end: start + alert.end, replacement: best }],
      ),
    ),
  );
  return source.apply(edits).text;
}
