import { DEFAULT_OPTIONS, type Engine } from '../../src/engine/engine.ts';
import { classEntry } from '../../src/engine/taxonomy.ts';
import { rightExamples } from './all-examples.ts';

/** Sentences that their authors call right and the whole engine corrects: "sentence: found > replacement [rule]". */
export function correctedRightExamples(engine: Engine): string[] {
  const sentences = new Map(rightExamples().map((example) => [example.text, example.options]));
  return [...sentences].flatMap(([text, options]) =>
    engine
      .check(text, { ...DEFAULT_OPTIONS, ...options })
      .flatMap(({ alerts }) => alerts)
      .filter(({ errorClass, optional, replacements }) => {
        return !optional && replacements.length > 0 && classEntry(errorClass).category === 'Correctness';
      })
      .map(({ coveredText, replacements, rule }) => `${text} | ${coveredText} > ${replacements[0]} [${rule}]`),
  );
}
