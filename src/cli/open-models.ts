import type { Detector } from '../detection/detector.ts';
import { createEngine, ENGINE_FILES, type Engine, type EngineOptions, STATISTICAL_FILES } from '../engine/engine.ts';
import { loadSettings } from '../platform/config/load.ts';
import { loadModels } from '../platform/models.ts';
import { DETECTOR_FILE } from '../services/ai-report/detector-file.ts';
import { openDetector } from '../services/ai-report/open-detector.ts';

/** Returns the engine's model files that the settings name; throws like `loadModels`. */
export function loadEngineModels() {
  const { settings } = loadSettings();
  return loadModels(settings.modelsDir, STATISTICAL_FILES, settings.models === 'off', ENGINE_FILES);
}

/** Returns the engine for one process; throws like `loadModels`. */
export const openEngine = async (options: EngineOptions = {}): Promise<Engine> =>
  createEngine(await loadEngineModels(), options);

/** Returns the detector for one process; throws like `loadModels`. */
export async function openModel(): Promise<Detector> {
  const { settings } = loadSettings();
  return openDetector(await loadModels(settings.modelsDir, [], false, [DETECTOR_FILE]));
}
