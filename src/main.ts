import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createAuthenticator } from './accounts/authenticate.ts';
import { administerKeys } from './accounts/key-administration.ts';
import { createSessions } from './accounts/sessions.ts';
import { createUsageRecorder } from './accounts/usage.ts';
import { ENGINE_FILES } from './engine/model-files.ts';
import { openAdminChannel } from './http/admin-channel.ts';
import { createApp } from './http/app.ts';
import { acceptMultipart } from './http/multipart.ts';
import { portalRoutes } from './http/portal.ts';
import { aiReportRoutes } from './http/routes/ai-report.ts';
import { documentRoutes } from './http/routes/documents.ts';
import { downloadRoutes } from './http/routes/downloads.ts';
import { languageToolRoutes } from './http/routes/languagetool.ts';
import { paragraphRoutes } from './http/routes/paragraph.ts';
import { pdfRoutes } from './http/routes/pdf.ts';
import { reviewRoutes } from './http/routes/review.ts';
import { reviewPdfRoutes } from './http/routes/review-pdfs.ts';
import { ruleRoutes } from './http/routes/rules.ts';
import { webRoutes } from './http/routes/web.ts';
import { createSessionCookie } from './http/session-cookie.ts';
import { readWebFiles } from './http/web-files.ts';
import { createFileBlobs } from './platform/blobs/file-blobs.ts';
import { completeSettings, type RawSettings, type Settings } from './platform/config/settings.ts';
import { checkDataFolder } from './platform/data-folder.ts';
import { openDatabase } from './platform/db/database.ts';
import { watchOutages } from './platform/db/outage.ts';
import { problem } from './platform/errors.ts';
import { createBossQueue } from './platform/jobs/boss-queue.ts';
import type { Log } from './platform/log.ts';
import { createMetrics, type Metrics } from './platform/metrics.ts';
import { loadModels, type ModelFiles } from './platform/models.ts';
import { removeLeftRunFolders } from './platform/programs/run-folder.ts';
import { createRateLimiter } from './platform/rate-limit.ts';
import { version } from './platform/version.ts';
import { createRightOfWay, type RightOfWay } from './platform/workers/right-of-way.ts';
import { createWorkerPool, type WorkerPool } from './platform/workers/worker-pool.ts';
import { createDetectorSource, DETECTOR_FILE } from './services/ai-report/detector-file.ts';
import { createReadPdfFile } from './services/ai-report/read-pdf-file.ts';
import { workOnAiReports } from './services/ai-report/report-job.ts';
import { AI_REPORT_JOB, createSubmitFile } from './services/ai-report/submit-file.ts';
import { checkInPool, createCheckParagraph } from './services/check-paragraph.ts';
import { workOnDocuments } from './services/documents/proofreading.ts';
import { keepRetention } from './services/documents/retention.ts';
import { createSubmitDocument, PROOFREAD_JOB } from './services/documents/submit-document.ts';
import type { RuleExplanation } from './services/explain-rule.ts';
import { createLanguageToolCheck } from './services/languagetool/check.ts';
import { createCheckWholeText } from './services/languagetool/check-in-pool.ts';
import type { ReadModelsArgs, SharedModels } from './services/models-task.ts';
import { createPdfReader, type PdfReader } from './services/pdf/pdf-reader.ts';
import { openUploadFolder, type UploadFolder } from './services/pdf/upload-folder.ts';
import { createCheckForReview } from './services/review/check-for-review.ts';
import {
  BATCH_TASK_MODULE,
  CHECK_TASK_MODULE,
  COUNT_TASK_MODULE,
  MODELS_TASK_MODULE,
  RULE_TASK_MODULE,
} from './services/task-modules.ts';

/**
 * What a process does. `all` is the default and all that the embedded database allows; the others share one PostgreSQL.
 * `parser` is the PDF service alone, and needs a database only where it asks for keys (PARSER_REQUIRE_KEY).
 * Every role answers /health, /readyz and /metrics.
 */
export const ROLES = ['all', 'api', 'worker', 'parser', 'web'] as const;
export type Role = (typeof ROLES)[number];

/** The one model file that the PDF service reads: its words decide about hyphens at line ends. */
const LEXICON_FILE = 'lexicon.bin';
/** Time limit of reading and unpacking the models, which takes half a second. */
const MODELS_TASK_MS = 120_000;
/** Time limit of one step of a document: reading, a batch, writing. The slowest real file took 2 s. */
const DOCUMENT_TASK_MS = 120_000;
/**
 * Tasks of a thread for documents, which then holds 20 MB of words that it has met, and the memory of the largest PDF, which
 * WebAssembly never gives back. A new one takes 1.5 s of CPU time, about a hundredth of what its tasks take.
 */
const DOCUMENT_TASKS = 500;
/** A thread that counts words has no model; it holds the memory of the largest PDF, too. */
const INTAKE_TASKS = 200;
/** Time limit of counting an upload's words; 100,000 words take 0.3 s. */
const INTAKE_TASK_MS = 10_000;

export interface RunningServer {
  readonly settings: Settings;
  /** Where it listens, with the port that was bound. */
  readonly address: string;
  /** Fulfilled when worker threads are warm, rejected when they cannot be. */
  readonly ready: Promise<void>;
  /** Stops taking requests, finishes those under way, writes what is waiting, closes the database. */
  close(): Promise<void>;
}

/**
 * Puts the parts together and starts to listen.
 * @throws EmendError for settings, models, a data folder or a database that cannot be used
 */
export async function startServer(raw: RawSettings, log: Log, role: Role = 'all'): Promise<RunningServer> {
  const alone = role === 'parser' && !raw.parserRequireKey;
  if (role !== 'all' && !alone && raw.databaseUrl === null) throw problem('db.role-needs-server', { role });
  checkDataFolder(raw.dataDir);
  const left = await removeLeftRunFolders();
  if (left > 0) log.warn({ folders: left }, 'folders of programs that a killed process left were deleted');
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    // In reverse order of their opening: first what takes work, last what it is written to.
    for (const closer of closers.splice(0).reverse()) {
      await closer().catch((err: unknown) => log.error({ err }, 'a part could not be closed'));
    }
  };
  try {
    return await (alone ? startParser(raw, log, closers, close) : start(raw, log, role, closers, close));
  } catch (error) {
    await close();
    throw error;
  }
}

async function start(
  raw: RawSettings,
  log: Log,
  role: Role,
  closers: (() => Promise<unknown>)[],
  close: () => Promise<void>,
): Promise<RunningServer> {
  const servesApi = role === 'all' || role === 'api';
  const doesJobs = role === 'all' || role === 'worker';
  const servesPdf = role === 'all' || role === 'parser';
  const servesWeb = role === 'all' || role === 'web';
  const metrics = createMetrics();
  const opening = openDatabase(raw).then((opened) => {
    closers.push(() => opened.close());
    return opened;
  });
  const rightOfWay = createRightOfWay();
  const warming = servesApi || doesJobs ? openEngines(raw, { servesApi, doesJobs, rightOfWay, log, metrics }) : null;
  const [database, engines] = await Promise.all([opening, warming]).catch(async (error: unknown) => {
    // When one fails, the other must be open before it can be closed.
    await opening.catch(() => undefined);
    await warming?.then(({ paragraphs }) => paragraphs?.close(0)).catch(() => undefined);
    throw error;
  });
  const outages = watchOutages(database, log);
  closers.push(async () => outages.close());
  const authenticator = createAuthenticator(database.db);
  const usage = createUsageRecorder(database.db, log);
  const limiter = createRateLimiter();
  closers.push(() => usage.close());

  const routes: Routes[] = [(app) => acceptMultipart(app, raw.maxUploadBytes)];
  const checks: Record<string, () => Promise<void>> = { database: () => database.ping() };
  let ready: Promise<void> = Promise.resolve();
  const blobs = await createFileBlobs(join(raw.dataDir, 'files'));
  const queue = createBossQueue({ database, outages, kinds: [PROOFREAD_JOB, AI_REPORT_JOB], log, metrics });
  const lexicon = engines?.models.files ?? (await loadModels(raw.modelsDir, [], false, [LEXICON_FILE]));
  const pdf = await openPdfReader(raw, lexicon, log, metrics, closers);
  const readPdf = createReadPdfFile(pdf.reader, pdf.uploads);
  if (engines?.paragraphs) {
    const pool = engines.paragraphs;
    closers.push(() => pool.close());
    ready = pool.ready;
    checks['engine'] = () => pool.ready;
    const check = checkInPool(pool);
    const checkParagraph = createCheckParagraph(check);
    const intake = intakePool(raw, log, metrics);
    closers.push(() => intake.close());
    // Soon, but not before checks can be taken: a thread without a model costs little, and its start made the first
    // submission take 0.4 s.
    ready.then(intake.prepare, () => undefined);
    const submit = createSubmitDocument({ db: database.db, blobs, queue, pool: intake });
    const submitFile = createSubmitFile({ db: database.db, blobs, queue, pool: intake, readPdf });
    const { maxUploadBytes } = raw;
    const uploadUrl = () => addresses().uploadUrl;
    const downloadUrl = () => addresses().downloadUrl;
    routes.push(
      (app) => paragraphRoutes(app, checkParagraph),
      (app) => documentRoutes(app, { db: database.db, blobs, submit, uploadUrl, downloadUrl, maxUploadBytes }),
      (app) =>
        aiReportRoutes(app, { db: database.db, blobs, submit: submitFile, uploadUrl, downloadUrl, maxUploadBytes }),
      (app) => downloadRoutes(app, { db: database.db, blobs }),
      (app) => reviewRoutes(app, { db: database.db, blobs, check: createCheckForReview(check) }),
    );
    const explainRule = (id: string) =>
      pool.run<RuleExplanation | null>({ module: RULE_TASK_MODULE, fn: 'explainRule', args: { id } });
    routes.push((app) => ruleRoutes(app, explainRule));
    const { languageTool: access, allowedOrigins } = raw;
    if (access !== 'off') {
      const checkWholeText = createCheckWholeText(pool);
      const rulePage = (rule: string) => `${addresses().baseUrl}/docs/rules/${encodeURI(rule)}`;
      const checkForLanguageTool = createLanguageToolCheck({ check: checkWholeText, rulePage });
      const { db } = database;
      const keyless = { access, allowedOrigins, authenticator, limiter, baseUrl: () => addresses().baseUrl };
      routes.push((app) => languageToolRoutes(app, { ...keyless, db, check: checkForLanguageTool }));
    }
  }
  if (engines && doesJobs) {
    const pool = documentPool(raw, engines.models, rightOfWay, log, metrics);
    closers.push(() => pool.close());
    workOnDocuments({ db: database.db, blobs, queue, pool });
    const detectorFile = createDetectorSource(raw.modelsDir);
    workOnAiReports({ db: database.db, blobs, queue, pool, readPdf, detectorFile });
    const stopRetention = keepRetention(database.db, blobs, raw.retentionDays, log);
    closers.push(async () => stopRetention());
  }
  if (servesPdf) {
    const kept = { db: database.db, blobs, ...pdf, maxUploadBytes: raw.maxUploadBytes };
    routes.push(pdfServiceRoutes(raw, pdf), (app) => reviewPdfRoutes(app, kept));
  }
  const { protocol } = new URL(completeSettings(raw).baseUrl);
  const browser = { sessions: createSessions(database.db), cookie: createSessionCookie(protocol === 'https:') };
  if (servesWeb) {
    const files = await readWebFiles(raw.webDir);
    if (files) routes.push((app) => webRoutes(app, files));
    else log.warn({ dir: raw.webDir }, 'there is no built web page here; `npm run build` makes it');
    const signUpOpen = raw.signUp === 'open';
    const { maxUploadBytes, retentionDays } = raw;
    const common = { db: database.db, blobs, queue, limiter, ...browser, onChange: authenticator.forget };
    routes.push((app) => portalRoutes(app, { ...common, signUpOpen, maxUploadBytes, retentionDays, version }));
  }
  closers.push(() => queue.close());
  await queue.start({ work: doesJobs });

  let boundPort = raw.port;
  const addresses = () => completeSettings(raw, boundPort);
  const app = await createApp({
    version,
    addresses,
    maxJsonBytes: raw.maxJsonBytes,
    trustedProxies: raw.trustedProxies,
    allowedOrigins: raw.allowedOrigins,
    log,
    metrics,
    authenticator,
    limiter,
    usage,
    checks,
    browser,
    routes,
  });
  if (database.driver.kind === 'embedded') {
    const keys = administerKeys(database.db, authenticator.forget);
    const channel = await openAdminChannel(raw.dataDir, keys, log);
    closers.push(() => channel.close());
  }
  closers.push(() => app.close());
  boundPort = await listen(app, raw);
  return running(raw, boundPort, ready, close);
}

/** The PDF service without database, accounts and jobs. */
async function startParser(
  raw: RawSettings,
  log: Log,
  closers: (() => Promise<unknown>)[],
  close: () => Promise<void>,
): Promise<RunningServer> {
  const metrics = createMetrics();
  const lexicon = await loadModels(raw.modelsDir, [], false, [LEXICON_FILE]);
  const pdf = await openPdfReader(raw, lexicon, log, metrics, closers);
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
    // No route asks for a key, so no key is looked up and no usage recorded.
    authenticator: { authenticate: () => Promise.reject(problem('auth.invalid-key')), forget: () => undefined },
    usage: { record: () => undefined, flush: async () => undefined, close: async () => undefined },
    limiter: createRateLimiter(),
    checks: {},
    browser: null,
    routes: [(app) => acceptMultipart(app, raw.maxUploadBytes), pdfServiceRoutes(raw, pdf)],
  });
  closers.push(() => app.close());
  boundPort = await listen(app, raw);
  return running(raw, boundPort, Promise.resolve(), close);
}

type Routes = (app: FastifyInstance) => void | Promise<void>;

interface PdfParts {
  readonly reader: PdfReader;
  readonly uploads: UploadFolder;
}

function pdfServiceRoutes({ maxUploadBytes, parserRequireKey: requireKey }: RawSettings, pdf: PdfParts): Routes {
  return (app) => pdfRoutes(app, { ...pdf, maxUploadBytes, requireKey });
}

/** The one reader of PDFs of this process, whichever service a file was sent to; its threads start with the first file. */
async function openPdfReader(
  raw: RawSettings,
  models: ModelFiles,
  log: Log,
  metrics: Metrics,
  closers: (() => Promise<unknown>)[],
): Promise<PdfParts> {
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
  closers.push(() => reader.close());
  return { reader, uploads };
}

/** @returns the port that was bound */
async function listen(app: FastifyInstance, { host, port }: RawSettings): Promise<number> {
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw problem('http.port-taken', { host, port });
    if (error.code === 'EACCES') throw problem('http.port-denied', { port });
    throw problem('http.cannot-listen', { host, problem: error.code ?? 'unknown' });
  });
  return (app.server.address() as AddressInfo).port;
}

function running(raw: RawSettings, port: number, ready: Promise<void>, close: () => Promise<void>): RunningServer {
  const shownHost = raw.host === '0.0.0.0' || raw.host === '::' ? 'localhost' : raw.host;
  return { settings: completeSettings(raw, port), address: `http://${shownHost}:${port}`, ready, close };
}

interface EngineParts {
  readonly servesApi: boolean;
  readonly doesJobs: boolean;
  readonly rightOfWay: RightOfWay;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** The models and, where paragraphs are checked, the threads that do it: these start while the database is opened. */
async function openEngines(
  raw: RawSettings,
  { servesApi, doesJobs, rightOfWay, log, metrics }: EngineParts,
): Promise<{ readonly models: SharedModels; readonly paragraphs: WorkerPool | null }> {
  const reader = createWorkerPool({
    name: 'models',
    threads: 1,
    queueLimit: 1,
    timeoutMs: MODELS_TASK_MS,
    maxHeapMb: raw.workerMemoryMb,
    log,
  });
  const args: ReadModelsArgs = {
    folder: raw.modelsDir,
    without: raw.models === 'off',
    // only a process that does jobs judges documents; the detector is checked now and read again for the first report
    wanted: doesJobs ? [...ENGINE_FILES, DETECTOR_FILE] : ENGINE_FILES,
    kept: [LEXICON_FILE],
  };
  try {
    const models = await reader.run<SharedModels>({ module: MODELS_TASK_MODULE, fn: 'readModels', args });
    return { models, paragraphs: servesApi ? paragraphPool(raw, models, rightOfWay, log, metrics) : null };
  } finally {
    await reader.close(0);
  }
}

/** Threads for documents, apart from those for paragraphs: neither waits for the other. */
function documentPool(
  raw: RawSettings,
  models: SharedModels,
  yieldsTo: RightOfWay,
  log: Log,
  metrics: Metrics,
): WorkerPool {
  return createWorkerPool({
    name: 'documents',
    recycleAfter: DOCUMENT_TASKS,
    threads: raw.documentWorkers,
    queueLimit: 100_000,
    timeoutMs: DOCUMENT_TASK_MS,
    maxHeapMb: raw.workerMemoryMb,
    shared: models,
    warmUp: { module: BATCH_TASK_MODULE, fn: 'warmUp' },
    lazy: true,
    yieldsTo,
    log,
    metrics,
  });
}

/** One thread that reads what was just uploaded, so that a submission waits neither for checks nor for documents. */
function intakePool(raw: RawSettings, log: Log, metrics: Metrics): WorkerPool {
  return createWorkerPool({
    name: 'intake',
    recycleAfter: INTAKE_TASKS,
    threads: 1,
    queueLimit: raw.queueLimit,
    timeoutMs: INTAKE_TASK_MS,
    maxHeapMb: raw.workerMemoryMb,
    warmUp: { module: COUNT_TASK_MODULE, fn: 'warmUp' },
    lazy: true,
    log,
    metrics,
  });
}

function paragraphPool(
  raw: RawSettings,
  models: SharedModels,
  rightOfWay: RightOfWay,
  log: Log,
  metrics: Metrics,
): WorkerPool {
  const pool = createWorkerPool({
    name: 'paragraph',
    threads: raw.workers,
    queueLimit: raw.queueLimit,
    timeoutMs: raw.checkTimeoutMs,
    maxHeapMb: raw.workerMemoryMb,
    shared: models,
    warmUp: { module: CHECK_TASK_MODULE, fn: 'warmUp' },
    rightOfWay,
    log,
    metrics,
  });
  metrics.gauge('emend_pool_state', 'Threads, busy threads and waiting tasks of the paragraph pool', () => ({
    ...pool.stats(),
  }));
  return pool;
}
