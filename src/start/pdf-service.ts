import { join } from 'node:path';
import { createApp } from '../http/app.ts';
import { createDrain } from '../http/drain.ts';
import { acceptMultipart } from '../http/multipart/form.ts';
import { pdfRoutes } from '../http/routes/pdf.ts';
import { completeSettings, type RawSettings } from '../platform/config/settings.ts';
import { problem } from '../platform/errors.ts';
import { loadModels, type ModelFiles } from '../platform/models.ts';
import { createRateLimiter } from '../platform/rate-limit.ts';
import { version } from '../platform/version.ts';
import { createPdfReader, type PdfReader } from '../services/pdf/pdf-reader.ts';
import { openUploadFolder, type UploadFolder } from '../services/pdf/upload-folder.ts';
import type { Routes, StartContext } from './context.ts';
import { LEXICON_FILE } from './pools.ts';
import { listen, type RunningServer, running } from './running-server.ts';

export interface PdfParts {
  readonly reader: PdfReader;
  readonly uploads: UploadFolder;
}

/** The only PDF reader of this process, for files of all services. Its threads start with the first file. */
export async function openPdfReader({ raw, log, metrics, scope }: StartContext, models: ModelFiles): Promise<PdfParts> {
  const uploads = await openUploadFolder(join(raw.dataDir, 'pdf-uploads'));
  const reader = createPdfReader({
    threads: raw.pdfWorkers,
    queueLimit: raw.queueLimit,
    timeoutMs: raw.pdfTimeoutMs,
    ocrTimeoutMs: raw.ocrTimeoutMs,
    maxHeapMb: raw.workerMemoryMb,
    lexicon: models.get(LEXICON_FILE) ?? null,
    scratch: uploads.path,
    log,
    metrics,
  });
  scope.onClose(() => reader.close());
  return { reader, uploads };
}

export function pdfServiceRoutes({ maxUploadBytes, parserRequireKey: requireKey }: RawSettings, pdf: PdfParts): Routes {
  return (app) => pdfRoutes(app, { ...pdf, maxUploadBytes, requireKey });
}

/** The words that the PDF service needs if this process has no engine. */
export function loadLexicon({ modelsDir }: RawSettings): Promise<ModelFiles> {
  return loadModels(modelsDir, [], false, [LEXICON_FILE]);
}

/** The PDF service without database, accounts and jobs. */
export async function startPdfService(context: StartContext): Promise<RunningServer> {
  const { raw, log, metrics, scope, traces } = context;
  const pdf = await openPdfReader(context, await loadLexicon(raw));
  const drain = createDrain();
  let boundPort = raw.port;
  const app = await createApp({
    version,
    addresses: () => {
      const settings = completeSettings(raw, boundPort);
      return { ...settings, baseUrl: settings.parserUrl };
    },
    maxJsonBytes: raw.maxJsonBytes,
    trustedProxies: raw.trustedProxies,
    allowedOrigins: raw.allowedOrigins,
    log,
    metrics,
    traces,
    // No route needs a key, so no key is looked up and no usage is recorded.
    authenticator: {
      authenticate: () => Promise.reject(problem('auth.invalid-key')),
      ownerOf: async () => null,
      forget: () => undefined,
    },
    usage: { record: () => undefined, flush: async () => undefined, close: async () => undefined },
    limiter: createRateLimiter(),
    checks: {},
    drain,
    isBusy: () => false,
    browser: null,
    guests: null,
    routes: [acceptMultipart, pdfServiceRoutes(raw, pdf)],
  });
  scope.onClose(() => app.close());
  scope.onClose(() => drain.begin(raw.drainSeconds));
  boundPort = await listen(app, raw);
  return running(context, boundPort, Promise.resolve());
}
