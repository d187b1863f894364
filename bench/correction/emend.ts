import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits } from '../../src/engine/edits.ts';
import { createEngine, DEFAULT_OPTIONS } from '../../src/engine/engine.ts';
import type { Corrector } from './corrector.ts';

/** Emend's engine in this process, with the given model files. The variety of English is guessed for each line. */
export function createEmend(folder: string, files: readonly string[], pipeline: 'basic' | 'advanced'): Corrector {
  const engine = createEngine(new Map(files.map((name) => [name, readFileSync(join(folder, name))])));
  return (line) => {
    const options = { ...DEFAULT_OPTIONS, pipeline, language: engine.guessLanguage(line) };
    const edits = engine.check(line, options).flatMap(({ start, alerts }) =>
      alerts.flatMap((alert) => {
        // advice is not applied without asking, neither here nor by `emend check --apply`
        const [text] = alert.optional ? [] : alert.replacements;
        return text === undefined ? [] : [{ start: start + alert.start, end: start + alert.end, text }];
      }),
    );
    return applyEdits(line, edits);
  };
}
