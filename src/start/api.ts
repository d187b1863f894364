import type { Authenticator } from '../accounts/authenticate.ts';
import type { RuleExplanation } from '../contract/reference.ts';
import type { PublicAddresses } from '../http/openapi.ts';
import { aiReportRoutes } from '../http/routes/ai-report.ts';
import { documentRoutes } from '../http/routes/documents.ts';
import { downloadRoutes } from '../http/routes/downloads.ts';
import { languageToolRoutes } from '../http/routes/languagetool.ts';
import { manuscriptRoutes } from '../http/routes/manuscripts.ts';
import { paragraphRoutes } from '../http/routes/paragraph.ts';
import { reviewRoutes } from '../http/routes/review.ts';
import { reviewDocumentRoutes } from '../http/routes/review-documents.ts';
import { ruleRoutes } from '../http/routes/rules.ts';
import { textRoutes } from '../http/routes/texts.ts';
import type { BlobStore } from '../platform/blobs/blob-store.ts';
import type { Db } from '../platform/db/database.ts';
import { installationKey } from '../platform/installation-key.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import type { WorkerPool } from '../platform/workers/pool-options.ts';
import type { ReadPdfFile } from '../services/ai-report/read-pdf-file.ts';
import { createSubmitFile } from '../services/ai-report/submit-file.ts';
import { createConvertDoc } from '../services/documents/convert-doc.ts';
import { createLatexConverter } from '../services/documents/latex-converter.ts';
import { createSubmitDocument } from '../services/documents/submit-document.ts';
import { createLanguageToolCheck } from '../services/languagetool/check.ts';
import { createCheckWholeText } from '../services/languagetool/check-in-pool.ts';
import { createCheckManuscript, manuscriptTasksIn } from '../services/manuscript/check-file.ts';
import { checkInPool, createCheckParagraph } from '../services/paragraph/check-paragraph.ts';
import { createCheckForReview } from '../services/review/check-for-review.ts';
import { rulePage } from '../services/rule-page.ts';
import { RULE_TASK_MODULE } from '../services/task-modules.ts';
import type { Routes, StartContext } from './context.ts';
import type { PdfParts } from './pdf-service.ts';
import { openCopyPool, openIntakePool } from './pools.ts';

export interface ApiParts {
  readonly db: Db;
  readonly blobs: BlobStore;
  readonly queue: JobQueue;
  /** The threads that check paragraphs. */
  readonly pool: WorkerPool;
  readonly readPdf: ReadPdfFile;
  readonly pdf: PdfParts;
  readonly authenticator: Authenticator;
  readonly limiter: RateLimiter;
  readonly addresses: () => PublicAddresses;
}

/** The routes of the API: checks, documents, reports, reviews, rules. */
export function openApi(context: StartContext, parts: ApiParts): Routes[] {
  const { raw } = context;
  const { db, blobs, queue, pool, readPdf, pdf, addresses } = parts;
  const check = checkInPool(pool);
  const checkParagraph = createCheckParagraph(check);
  const intake = openIntakePool(context);
  // Soon, but not before checks can be accepted. A thread without a model costs little, and starting it later made the
  // first submission take 0.4 s.
  pool.ready.then(intake.prepare, () => undefined);
  const submit = createSubmitDocument({ db, blobs, queue, pool: intake });
  const submitFile = createSubmitFile({ db, blobs, queue, pool: intake, readPdf });
  const files = {
    db,
    blobs,
    uploadUrl: () => addresses().uploadUrl,
    downloadUrl: () => addresses().downloadUrl,
    maxUploadBytes: raw.maxUploadBytes,
  };
  const copies = openCopyPool(context);
  const latexConverter = createLatexConverter(raw.sandbox);
  const checkManuscript = createCheckManuscript({
    ...pdf,
    tasks: manuscriptTasksIn(copies),
    convertDoc: createConvertDoc(raw.sandbox),
  });
  const explainRule = (id: string) =>
    pool.run<RuleExplanation | null>({ module: RULE_TASK_MODULE, fn: 'explainRule', args: { id } });
  return [
    (app) => paragraphRoutes(app, { db, checkParagraph }),
    (app) => documentRoutes(app, { ...files, submit }),
    (app) => aiReportRoutes(app, { ...files, submit: submitFile }),
    (app) => downloadRoutes(app, { db, blobs }),
    (app) => reviewRoutes(app, { db, blobs, check: createCheckForReview(check) }),
    (app) => reviewDocumentRoutes(app, { db, blobs, pool: copies, latexConverter }),
    (app) => manuscriptRoutes(app, { ...files, uploads: pdf.uploads, checkManuscript }),
    (app) => textRoutes(app, { db, key: lazily(() => installationKey(raw.textsKey, raw.dataDir)) }),
    (app) => ruleRoutes(app, explainRule),
    ...languageTool(context, parts),
  ];
}

/** Makes something when it is first needed. After a failure, the next call tries again. */
function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

function languageTool({ raw }: StartContext, parts: ApiParts): Routes[] {
  const { languageTool: access, allowedOrigins } = raw;
  if (access === 'off') return [];
  const { db, pool, authenticator, limiter, addresses } = parts;
  const check = createLanguageToolCheck({
    check: createCheckWholeText(pool),
    rulePage: (rule) => rulePage(addresses().baseUrl, rule),
  });
  const keyless = { access, allowedOrigins, authenticator, limiter, baseUrl: () => addresses().baseUrl };
  return [(app) => languageToolRoutes(app, { ...keyless, db, check })];
}
