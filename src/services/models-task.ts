import { type EngineModels, readEngineModels } from '../engine/engine-models.ts';
import { STATISTICAL_FILES } from '../engine/model-files.ts';
import { loadModels, type ModelFiles } from '../platform/models.ts';
import { inSharedMemory } from '../platform/workers/shared-memory.ts';

/** What threads are given as `shared`: once in memory, however many they are. */
export interface SharedModels {
  readonly engine: EngineModels;
  /** Files of others than the engine, as they are. */
  readonly files: ModelFiles;
}

export interface ReadModelsArgs {
  readonly folder: string;
  /** Leave out the statistical files (EMEND_MODELS=off). */
  readonly without: boolean;
  /** Files whose sizes and digests are checked. */
  readonly wanted: readonly string[];
  /** Those of them that somebody else than the engine reads. */
  readonly kept: readonly string[];
}

/**
 * Reads and unpacks the models, in a thread of its own: the main thread opens the database meanwhile, and what the
 * unpacking leaves in the memory goes with the thread.
 * @throws EmendError `models.missing` or `models.damaged`, naming the file
 */
export async function readModels({ folder, without, wanted, kept }: ReadModelsArgs): Promise<SharedModels> {
  const files = await loadModels(folder, STATISTICAL_FILES, without, wanted);
  return {
    engine: inSharedMemory(readEngineModels(files)),
    files: new Map([...files].filter(([name]) => kept.includes(name))),
  };
}
