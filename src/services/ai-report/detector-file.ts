import { loadModels, type ModelFiles } from '../../platform/models.ts';

/** Name of the detector's model file: the only one that a report needs. */
export const DETECTOR_FILE = 'detector.bin';

/**
 * Reads the detector's file in `folder` when it is first asked for, and keeps it on shared memory: 12 MB that a service without
 * reports does not hold.
 */
export function createDetectorSource(folder: string): () => Promise<ModelFiles> {
  let reading: Promise<ModelFiles> | undefined;
  return () => {
    reading ??= loadModels(folder, [], false, [DETECTOR_FILE]).catch((error: unknown) => {
      // the next report tries again
      reading = undefined;
      throw error;
    });
    return reading;
  };
}
