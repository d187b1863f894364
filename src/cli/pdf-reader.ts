import { rm } from 'node:fs/promises';
import { loadSettings } from '../platform/config/load.ts';
import { createLog } from '../platform/log.ts';
import { loadModels } from '../platform/models.ts';
import { createRunFolder } from '../platform/programs/run-folder.ts';
import { createPdfReader, type PdfReader } from '../services/pdf/pdf-reader.ts';
import { LEXICON_FILE } from '../services/pdf/thread-engine.ts';
import { openUploadFolder, type UploadFolder } from '../services/pdf/upload-folder.ts';

/** The reader of the service for one command, so that a file that crashes its thread does not affect the others. */
export async function withPdfReader<T>(
  files: number,
  use: (pdf: { readonly reader: PdfReader; readonly uploads: UploadFolder }) => Promise<T>,
): Promise<T> {
  const { settings } = loadSettings();
  const scratch = await createRunFolder();
  try {
    const reader = createPdfReader({
      threads: Math.min(files, settings.pdfWorkers),
      queueLimit: files,
      timeoutMs: settings.pdfTimeoutMs,
      ocrTimeoutMs: settings.ocrTimeoutMs,
      maxHeapMb: settings.workerMemoryMb,
      lexicon: (await loadModels(settings.modelsDir, [], false, [LEXICON_FILE])).get(LEXICON_FILE) ?? null,
      scratch,
      log: createLog('silent'),
    });
    return await use({ reader, uploads: await openUploadFolder(scratch) }).finally(() => reader.close());
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
