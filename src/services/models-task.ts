import { type EngineModels, readEngineModels } from '../engine/engine-models.ts';
import { STATISTICAL_FILES } from '../engine/model-files.ts';
import { loadModels, type ModelFiles } from '../platform/models.ts';
import { inSharedMemory } from '../platform/workers/shared-memory.ts';

/** What threads get as `shared`. It is in memory once for any number of threads. */
export interface SharedModels {
  readonly engine: EngineModels;
  /** Files that the engine does not read, unchanged. */
  readonly files: ModelFiles;
}

export interface ReadModelsArgs {
  readonly folder: string;
  /** Leave out the statistical files (EMEND_MODELS=off). */
  readonly without: boolean;
  /** Files whose sizes and digests are checked. */
  readonly wanted: readonly string[];
  /** Those of them that are read by something other than the engine. */
  readonly kept: readonly string[];
}

/**
 * Reads and unpacks the models in a thread of its own. Meanwhile the main thread opens the database, and the memory
 * that unpacking leaves behind is freed with the thread.
 * @throws EmendError `models.missing` or `models.damaged`, naming the file
 */
export async function readModels({ folder, without, wanted, kept }: ReadModelsArgs): Promise<SharedModels> {
  const files = await loadModels(folder, STATISTICAL_FILES, without, wanted);
  return {
    engine: inSharedMemory(readEngineModels(files)),
    files: new Map([...files].filter(([name]) => kept.includes(name))),
  };
}
