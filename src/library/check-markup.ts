import type { SourceFormat } from '../documents/source/formats.ts';
import type { Engine } from '../engine/engine.ts';
import { checkSource, settleSource } from '../services/documents/check-source.ts';
import type { FileSettings } from '../services/project/settings.ts';
import { readInFormat } from '../services/sources/source-in-format.ts';
import type { SourceText } from '../services/sources/source-text.ts';
import type { CheckedText } from './checker.ts';
import { type Placement, toSentences } from './to-sentence.ts';

/** Checks the prose of a text with markup; offsets refer to that text. */
export function checkMarkup(engine: Engine, text: string, format: SourceFormat, settings: FileSettings): CheckedText {
  const { language, certainty, pipeline, documentType, styleGuide, ignoredClasses } = settings;
  const source = readInFormat(format, text);
  const asked = { language, certainty, pipeline, documentType, styleGuide, silent: ignoredClasses };
  const settled = settleSource(engine, source, asked);
  const sentences = [...checkSource(engine, settled)].flatMap(({ paragraph, sentences: checked }) =>
    checked.flatMap((sentence) => toSentences(sentence, placementIn(source, paragraph.index), settings)),
  );
  // a table heading can be read after the text below it
  return { language: settled.options.language, sentences: sentences.sort((a, b) => a.start - b.start) };
}

const placementIn = (source: SourceText, paragraph: number): Placement => ({
  stretch: (start, end) => source.placeOf(paragraph, { start, end }),
  edits(start, end, replacement) {
    const [planned] = source.plan([{ paragraph, start, end, replacement }]);
    return planned && typeof planned !== 'string' ? planned : null;
  },
});
