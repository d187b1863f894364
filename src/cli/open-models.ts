import type { Detector } from '../detection/detector.ts';
import { createEngine, ENGINE_FILES, type Engine, type EngineOptions, STATISTICAL_FILES } from '../engine/engine.ts';
import { RULES_FILE } from '../engine/model-files.ts';
import { loadSettings } from '../platform/config/load.ts';
import { loadModels } from '../platform/models.ts';
import { DETECTOR_FILE } from '../services/ai-report/detector-file.ts';
import { openDetector } from '../services/ai-report/open-detector.ts';

const engines = new Map<string, Promise<Engine>>();

/**
 * Returns the engine of this process, made at the first call: an assistant asks again and again, and so do tests, which run one command
 * after another and spent a fifth of a second of a processor on the models of each. Throws like `loadModels`.
 */
export function openEngine(options: EngineOptions = {}): Promise<Engine> {
  const { modelsDir, models } = loadSettings().settings;
  const which = JSON.stringify([modelsDir, models, options.whileWriting ?? false]);
  let opening = engines.get(which);
  if (!opening) {
    const loading = loadModels(modelsDir, STATISTICAL_FILES, models === 'off', ENGINE_FILES);
    opening = loading.then((files) => createEngine(files, options));
    engines.set(which, opening);
    // Whoever puts the missing file back may ask again.
    opening.catch(() => engines.delete(which));
  }
  return opening;
}

/** Returns the compiled rules; throws like `loadModels`. */
export async function loadRules(): Promise<Uint8Array> {
  const { modelsDir } = loadSettings().settings;
  return (await loadModels(modelsDir, [], false, [RULES_FILE])).get(RULES_FILE)!;
}

/** Returns the detector for one process; throws like `loadModels`. */
export async function openModel(): Promise<Detector> {
  const { settings } = loadSettings();
  return openDetector(await loadModels(settings.modelsDir, [], false, [DETECTOR_FILE]));
}
