import { readFileSync } from 'node:fs';
import type { CheckOptions, DocumentFacts } from '../../src/engine/context.ts';
import { createEngine, DEFAULT_OPTIONS, ENGINE_FILES, type Engine } from '../../src/engine/engine.ts';

/** The engine with the repository's own models. */
export function realEngine(): Engine {
  const folder = new URL('../../models/', import.meta.url);
  return createEngine(new Map(ENGINE_FILES.map((name) => [name, readFileSync(new URL(name, folder))])));
}

/** What is found in a text: "covered → first replacement", or "covered → advisor", in order. */
export function found(
  engine: Engine,
  text: string,
  options: Partial<CheckOptions> = {},
  facts?: DocumentFacts,
): string[] {
  return engine
    .check(text, { ...DEFAULT_OPTIONS, ...options }, facts)
    .flatMap(({ alerts }) => alerts)
    .map(({ coveredText, replacements }) => `${coveredText} → ${replacements[0] ?? 'advisor'}`);
}
