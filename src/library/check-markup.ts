import { readSource, type SourceFormat, type SourceReading } from '../documents/source/formats.ts';
import { planSourceEdit, sourcePlace } from '../documents/source/plan-edit.ts';
import type { Engine } from '../engine/engine.ts';
import { checkSource, type ProseParagraph, settleSource } from '../services/check-source.ts';
import type { FileSettings } from '../services/project/settings.ts';
import type { CheckedText } from './checker.ts';
import { type Placement, toSentences } from './to-sentence.ts';

/** Checks the prose of a text with markup; offsets are into that text. */
export function checkMarkup(engine: Engine, text: string, format: SourceFormat, settings: FileSettings): CheckedText {
  const { language, certainty, pipeline, documentType, styleGuide, ignoredClasses } = settings;
  const reading = readSource(format, text);
  const asked = { language, certainty, pipeline, documentType, styleGuide, silent: ignoredClasses };
  const settled = settleSource(engine, reading, asked);
  const sentences = [...checkSource(engine, settled)].flatMap(({ paragraph, sentences: checked }) =>
    checked.flatMap((sentence) => toSentences(sentence, placementIn(reading, paragraph), settings)),
  );
  // a heading of a table may be read after what stands below it
  return { language: settled.options.language, sentences: sentences.sort((a, b) => a.start - b.start) };
}

const placementIn = (reading: SourceReading, paragraph: ProseParagraph): Placement => ({
  stretch(start, end) {
    const place = sourcePlace(paragraph, { start, end });
    return place && { start: place.from, end: place.to };
  },
  edits(start, end, replacement) {
    const { change, splices } = planSourceEdit(reading, { paragraph: paragraph.index, start, end, replacement });
    return change ? splices.map(({ from, to, text }) => ({ start: from, end: to, text })) : null;
  },
});
