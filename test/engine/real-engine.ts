import { readFileSync } from 'node:fs';
import { type Analyser, createAnalyser } from '../../src/engine/analyse.ts';
import type { CheckOptions, DocumentFacts } from '../../src/engine/context.ts';
import { createEngine, DEFAULT_OPTIONS, ENGINE_FILES, type Engine } from '../../src/engine/engine.ts';
import { RULES_FILE } from '../../src/engine/model-files.ts';
import { codeRules } from '../../src/engine/rules/code-rules.ts';
import { openRules, type RuleSet } from '../../src/engine/rules/rule-set.ts';

const folder = new URL('../../models/', import.meta.url);

/** Made once for all files of tests of a worker: the models are 60 MB and take a second to read. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const bytesOfModels = once(() => ENGINE_FILES.map((name) => [name, readFileSync(new URL(name, folder))] as const));

/** The files of the repository's own models, by name. */
export const engineFiles = (): Map<string, Uint8Array> => new Map(bytesOfModels());

/** The analyser with the repository's own models. */
export const realAnalyser: () => Analyser = once(() => createAnalyser(engineFiles()));

/** The engine with the repository's own models. */
export const realEngine: () => Engine = once(() => createEngine(engineFiles()));

/** The same without what is learned by the ranker and its second opinion: four times as fast, for what is said of rules alone. */
export const engineOfRules: () => Engine = once(() => {
  const files = engineFiles();
  files.delete('editor.bin');
  return createEngine(files);
});

/** The repository's own rules. */
export const realRules: () => RuleSet = once(() => openRules(readFileSync(new URL(RULES_FILE, folder)), codeRules));

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

/** "found → better: shown", or the step at which it ended and why, for the rules whose id begins with `rule`, in the order of places. */
export function fatesOf(engine: Engine, text: string, rule = '', options: Partial<CheckOptions> = {}): string[] {
  return engine
    .explain(text, { ...DEFAULT_OPTIONS, ...options })
    .filter((explanation) => explanation.rule.startsWith(rule))
    .map(({ found, better, dropped, becomes }) => {
      const shown = becomes === undefined ? 'shown' : `shown as part of “${becomes}”`;
      return `${found} → ${better ?? '?'}: ${dropped ? `${dropped.step}, ${dropped.reason}` : shown}`;
    });
}
