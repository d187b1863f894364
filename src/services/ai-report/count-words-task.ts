import { readFileForDetection } from './read-file.ts';

/**
 * Only the number of words, for the answer to a submission; 0 for a file that cannot be read, whose job will say why. The
 * same reading as the report's, so that both name the same number. A module of its own: its threads need no model.
 */
export async function countFileWords(bytes: Uint8Array): Promise<number> {
  const file = await readFileForDetection(bytes);
  return 'fault' in file ? 0 : file.words;
}

export const COUNT_FILE_TASK_MODULE = import.meta.url;
