import type { CheckOptions } from '../engine/context.ts';
import { countDocument, documentFacts } from '../engine/document/document-facts.ts';
import type { Engine } from '../engine/engine.ts';
import { splitBlocks } from '../services/paragraph/text-blocks.ts';
import type { FileSettings } from '../services/project/settings.ts';
import { ownWords } from '../services/project/wanted-alerts.ts';
import type { CheckedText } from './checker.ts';
import { type Placement, toSentences } from './to-sentence.ts';

/** Checks a plain text of any length paragraph by paragraph, using the facts of the whole text. */
export function checkPlainText(engine: Engine, text: string, settings: FileSettings): CheckedText {
  const { certainty, pipeline, documentType, styleGuide, ignoredClasses } = settings;
  const blocks = splitBlocks(text);
  const counts = countDocument(
    blocks.map((block) => block.text),
    ownWords(text, settings.words),
  );
  const language = settings.language === 'auto' ? engine.guessVariety(counts.words) : settings.language;
  const options: CheckOptions = { language, pipeline, documentType, styleGuide, certainty, silent: ignoredClasses };
  // a single paragraph is the whole text
  const facts = blocks.length > 1 ? documentFacts(counts) : undefined;
  return {
    language,
    sentences: blocks.flatMap((block) =>
      engine
        .check(block.text, options, facts)
        .flatMap((sentence) => toSentences(sentence, movedBy(block.start), settings)),
    ),
  };
}

const movedBy = (offset: number): Placement => ({
  stretch: (start, end) => ({ start: offset + start, end: offset + end }),
  edits: (start, end, text) => [{ start: offset + start, end: offset + end, text }],
});
