import { loadModels, type ModelFiles } from '../../platform/models.ts';

/** Name of the detector's model file: the only one that a report needs. */
export const DETECTOR_FILE = 'detector.bin';

/**
 * Reads the detector's file in `folder` at the first call and keeps it in shared memory. A service that makes no
 * reports saves these 12 MB.
 */
export function createDetectorSource(folder: string): () => Promise<ModelFiles> {
  let reading: Promise<ModelFiles> | undefined;
  return () => {
    reading ??= loadModels(folder, [], false, [DETECTOR_FILE]).catch((error: unknown) => {
      // so that the next report tries again
      reading = undefined;
      throw error;
    });
    return reading;
  };
}
