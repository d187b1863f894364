import { createAuthenticator } from '../accounts/authenticate.ts';
import { administerKeys } from '../accounts/key-administration.ts';
import { createSessions } from '../accounts/sessions.ts';
import { administerTeams } from '../accounts/teams/administer-teams.ts';
import { createUsageRecorder } from '../accounts/usage.ts';
import { openAdminChannel } from '../http/admin-channel.ts';
import { createApp } from '../http/app.ts';
import { createDrain } from '../http/drain.ts';
import { createGuests } from '../http/guests.ts';
import { acceptMultipart } from '../http/multipart/form.ts';
import { portalRoutes } from '../http/portal.ts';
import { reviewPdfRoutes } from '../http/routes/review-pdfs.ts';
import { webRoutes } from '../http/routes/web.ts';
import { createSessionCookie } from '../http/session-cookie.ts';
import { readWebFiles } from '../http/web-files.ts';
import type { BlobStore } from '../platform/blobs/blob-store.ts';
import { openBlobs } from '../platform/blobs/open-blobs.ts';
import { tellingFaults } from '../platform/blobs/store-faults.ts';
import { completeSettings, type RawSettings } from '../platform/config/settings.ts';
import { checkDataFolder } from '../platform/data-folder.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { type OutageWatch, watchOutages } from '../platform/db/outage.ts';
import { problem } from '../platform/errors.ts';
import { createBossQueue } from '../platform/jobs/boss-queue.ts';
import type { Log } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { oidcSettingsOf } from '../platform/oidc/oidc-settings.ts';
import { removeLeftRunFolders } from '../platform/programs/run-folder.ts';
import { createRateLimiter } from '../platform/rate-limit.ts';
import { createSharedRateLimiter } from '../platform/shared-rate-limit.ts';
import { createTraces, NO_TRACES } from '../platform/traces.ts';
import { version } from '../platform/version.ts';
import { createRightOfWay, type RightOfWay } from '../platform/workers/right-of-way.ts';
import { createDetectorSource } from '../services/ai-report/detector-file.ts';
import { createReadPdfFile } from '../services/ai-report/read-pdf-file.ts';
import { workOnAiReports } from '../services/ai-report/report-job.ts';
import { AI_REPORT_JOB } from '../services/ai-report/submit-file.ts';
import { administerBackups } from '../services/backup.ts';
import { createConvertDoc } from '../services/documents/convert-doc.ts';
import { createLatexConverter } from '../services/documents/latex-converter.ts';
import { workOnDocuments } from '../services/documents/proofreading.ts';
import { PROOFREAD_JOB } from '../services/documents/submit-document.ts';
import { keepRetention } from '../services/records/retention.ts';
import { openApi } from './api.ts';
import type { Routes, StartContext } from './context.ts';
import { loadLexicon, openPdfReader, pdfServiceRoutes, startPdfService } from './pdf-service.ts';
import { type Engines, openDocumentPool, openEngines } from './pools.ts';
import { type Duties, dutiesOf, type Role } from './roles.ts';
import { listen, type RunningServer, running } from './running-server.ts';
import { createScope } from './scope.ts';
import { openSignInProvider } from './sign-in-provider.ts';

/**
 * Builds the parts and starts to listen.
 * @throws EmendError for settings, models, a data folder or a database that cannot be used
 */
export async function startServer(raw: RawSettings, log: Log, role: Role = 'all'): Promise<RunningServer> {
  const alone = role === 'parser' && !raw.parserRequireKey;
  if (role !== 'all' && !alone && raw.databaseUrl === null) throw problem('db.role-needs-server', { role });
  oidcSettingsOf(raw);
  checkDataFolder(raw.dataDir);
  const left = await removeLeftRunFolders();
  if (left > 0) log.warn({ folders: left }, 'folders of programs that a killed process left were deleted');
  const traces = raw.tracesUrl === null ? NO_TRACES : createTraces({ endpoint: raw.tracesUrl, role, version, log });
  const context = { raw, log, metrics: createMetrics(), scope: createScope(log), traces };
  context.scope.onClose(() => traces.close());
  try {
    return await (alone ? startPdfService(context) : start(context, dutiesOf(role)));
  } catch (error) {
    await context.scope.close();
    throw error;
  }
}

async function start(context: StartContext, duties: Duties): Promise<RunningServer> {
  const { raw, log, metrics, scope, traces } = context;
  const rightOfWay = createRightOfWay();
  const [database, engines] = await openDatabaseAndEngines(context, duties, rightOfWay);
  const { db } = database;
  // Registered at once: a failure below must not leave threads, which keep the process from ending.
  if (engines?.paragraphs) scope.onClose(() => engines.paragraphs?.close());
  const outages = watchOutages(database, log);
  scope.onClose(() => outages.close());
  const authenticator = createAuthenticator(db);
  const usage = createUsageRecorder(db, log);
  // The embedded database has one process, whose own memory is exact.
  const limiter = database.driver.kind === 'server' ? createSharedRateLimiter(db) : createRateLimiter();
  scope.onClose(() => usage.close());

  const routes: Routes[] = [acceptMultipart];
  const checks: Record<string, () => Promise<void>> = { database: () => database.ping() };
  const drain = createDrain();
  let boundPort = raw.port;
  const addresses = () => completeSettings(raw, boundPort);
  const { blobs, storeOutages } = await openWatchedBlobs(context);
  checks['store'] = () => blobs.ping();
  const kinds = [PROOFREAD_JOB, AI_REPORT_JOB];
  const queue = createBossQueue({ database, outages, storeOutages, kinds, log, metrics, traces });
  const pdf = await openPdfReader(context, engines?.models.files ?? (await loadLexicon(raw)));
  const readPdf = createReadPdfFile(pdf.reader, pdf.uploads);
  const pool = engines?.paragraphs;
  if (pool) {
    checks['engine'] = () => pool.ready;
    routes.push(...openApi(context, { db, blobs, queue, pool, readPdf, pdf, authenticator, limiter, addresses }));
  }
  if (engines && duties.jobs) {
    const documents = openDocumentPool(context, engines.models, rightOfWay);
    const detectorFile = createDetectorSource(raw.modelsDir);
    const parts = { db, blobs, queue, pool: documents, convertDoc: createConvertDoc(raw.sandbox) };
    workOnDocuments({ ...parts, latexConverter: createLatexConverter(raw.sandbox) });
    workOnAiReports({ ...parts, readPdf, detectorFile });
    scope.onClose(keepRetention(db, blobs, { fileDays: raw.retentionDays, usageDays: raw.usageDays }, log));
  }
  if (duties.pdf) {
    const kept = { db, blobs, ...pdf, maxUploadBytes: raw.maxUploadBytes };
    routes.push(pdfServiceRoutes(raw, pdf), (app) => reviewPdfRoutes(app, kept));
  }
  const { protocol } = new URL(addresses().baseUrl);
  const secure = protocol === 'https:';
  const browser = { sessions: createSessions(db), cookie: createSessionCookie(secure) };
  const guests = createGuests({
    access: raw.guests,
    baseUrl: () => addresses().baseUrl,
    trustedProxies: raw.trustedProxies,
    limiter,
  });
  if (duties.web) {
    const files = await readWebFiles(raw.webDir);
    if (files) routes.push((app) => webRoutes(app, files));
    else log.warn({ dir: raw.webDir }, 'there is no built web page here; `npm run build` makes it');
    const { maxUploadBytes, retentionDays } = raw;
    const common = { db, blobs, queue, limiter, guests, ...browser, onChange: authenticator.forget };
    const installation = {
      database: database.driver.kind,
      signUpAllowed: raw.signUp === 'open',
      passwords: raw.passwords === 'on',
      signInWith: openSignInProvider(context, secure),
      baseUrl: () => addresses().baseUrl,
    };
    routes.push((app) => portalRoutes(app, { ...common, ...installation, maxUploadBytes, retentionDays, version }));
  }
  scope.onClose(() => queue.close());
  await queue.start({ work: duties.jobs });

  const { maxJsonBytes, trustedProxies, allowedOrigins } = raw;
  const app = await createApp({
    version,
    addresses,
    maxJsonBytes,
    trustedProxies,
    allowedOrigins,
    log,
    metrics,
    traces,
    authenticator,
    limiter,
    usage,
    checks,
    drain,
    isBusy: () => pool?.isBusy() ?? false,
    browser,
    guests,
    routes,
  });
  if (database.driver.kind === 'embedded') {
    const administration = {
      ...administerKeys(db, authenticator.forget),
      ...administerTeams(db),
      ...administerBackups(database, raw.dataDir),
    };
    const channel = await openAdminChannel(raw.dataDir, administration, log);
    scope.onClose(() => channel.close());
  }
  scope.onClose(() => app.close());
  scope.onClose(() => drain.begin(raw.drainSeconds));
  boundPort = await listen(app, raw);
  return running(context, boundPort, pool?.ready ?? Promise.resolve());
}

/** The file store. Each of its outages is one log line. */
async function openWatchedBlobs({
  raw,
  log,
  scope,
}: StartContext): Promise<{ blobs: BlobStore; storeOutages: OutageWatch }> {
  const opened = await openBlobs(raw);
  const watched = { ping: () => opened.ping(), onAway: () => undefined };
  const storeOutages = watchOutages(watched, log, 'file store');
  scope.onClose(() => storeOutages.close());
  return { blobs: tellingFaults(opened, storeOutages.note), storeOutages };
}

/** Both at once, because neither needs the other, and each takes half a second of a core. */
async function openDatabaseAndEngines(
  context: StartContext,
  duties: Duties,
  rightOfWay: RightOfWay,
): Promise<[Database, Engines | null]> {
  const opening = openDatabase(context.raw).then((database) => {
    context.scope.onClose(() => database.close());
    return database;
  });
  const warming = duties.api || duties.jobs ? openEngines(context, duties, rightOfWay) : null;
  try {
    return await Promise.all([opening, warming]);
  } catch (error) {
    // If one fails, the other must be open before it can be closed.
    await opening.catch(() => undefined);
    await warming?.then(({ paragraphs }) => paragraphs?.close(0)).catch(() => undefined);
    throw error;
  }
}
