import {
  type AddressResponse,
  type ConvertResponse,
  type CreatedSubmission,
  type DocumentRecord,
  type DocumentResponse,
  type DocumentSubmission,
  type ExtractTextResponse,
  type Health,
  type LanguageToolAnswer,
  type LanguageToolCheckForm,
  type ManuscriptReport,
  OPERATIONS,
  type ParagraphRequest,
  type ParagraphResponse,
  type ReportInformation,
  type ReportStatus,
  type SubmittedFile,
} from './contract.ts';
import { EmendFailedError } from './errors.ts';
import { type FileInput, formWith, readBytes } from './files.ts';
import { type CallOptions, type FollowOptions, poll, submitOnce } from './follow.ts';
import { type Retry, send } from './send.ts';

export interface ClientOptions {
  /** Address of the service. `http://127.0.0.1:8080` where it is not given. */
  readonly baseUrl?: string | undefined;
  /** Key of an account. The PDF service and, on the machine of the service, `checkText` work without one. */
  readonly apiKey?: string | undefined;
  /** Address of the PDF service where it has one of its own. */
  readonly parserUrl?: string | undefined;
  /** How often a request is sent again when it was refused for now (429, 502, 503, 504) or no answer came. 4 where it is not given. */
  readonly retries?: number | undefined;
  /** Told before a request is sent again. */
  readonly onRetry?: ((retry: Retry) => void) | undefined;
  /** In place of the global fetch: for a proxy, a test. */
  readonly fetch?: typeof fetch | undefined;
}

/** What to do with a document; `doc_type` is 3 (academic) and `pipeline` advanced where they are not given. */
export type ProofreadOptions = Partial<Omit<DocumentSubmission, 'file'>>;

export interface PdfOptions extends CallOptions {
  /** `auto` recognises the text of scanned pages, where the service has tesseract. */
  readonly ocr?: 'auto' | 'off' | undefined;
}

/** A document that was gone through. */
export interface Proofread {
  readonly record: DocumentRecord;
  /** The file with its changes; for LaTeX a zip. */
  readonly file: Uint8Array;
}

export interface AiReport {
  readonly information: ReportInformation['data'];
  /** The report, a PDF. */
  readonly report: Uint8Array;
}

/** All calls throw EmendApiError when the service refuses, and the reason of the signal when it is aborted. */
export type EmendClient = ReturnType<typeof createClient>;

/** A client of one service with one key. */
export function createClient(options: ClientOptions = {}) {
  const { apiKey, retries = 4, onRetry } = options;
  const base = (options.baseUrl ?? 'http://127.0.0.1:8080').replace(/\/+$/, '');
  const parser = (options.parserUrl ?? base).replace(/\/+$/, '');
  // A malformed address is a mistake, not a fault of the network that passes. Pages of the service itself may leave it empty.
  for (const address of [base, parser]) if (address !== '') new URL(address);
  // Called without an owner: browsers refuse fetch as a method of anything but the window.
  const sending = { fetch: options.fetch ?? ((...call) => fetch(...call)), retries, onRetry } satisfies Parameters<
    typeof send
  >[2];
  const keyed = apiKey === undefined ? {} : { 'x-api-key': apiKey };

  async function ask<Answer>(url: string, init: RequestInit, more: Partial<typeof sending> = {}): Promise<Answer> {
    const headers = { ...keyed, ...(init.headers as Record<string, string> | undefined) };
    return (await (await send(url, { ...init, headers }, { ...sending, ...more })).json()) as Answer;
  }
  function call<Answer>(operation: keyof typeof OPERATIONS, init: RequestInit, id?: string, host = base) {
    const [method, path] = OPERATIONS[operation];
    const address = id === undefined ? path : path.replace('{id}', encodeURIComponent(id));
    return ask<Answer>(`${host}${address}`, { ...init, method });
  }
  /** Posts to an address that the service gave, which may be on a host of its own. */
  function upload<Answer>(url: string, body: FormData, { signal }: CallOptions, told?: (retry: Retry) => void) {
    const both = (retry: Retry) => {
      told?.(retry);
      onRetry?.(retry);
    };
    return ask<Answer>(url, { method: 'POST', body, ...aborting(signal) }, { onRetry: both });
  }
  /** Gets a file; its address is a capability, so the key is not sent. */
  async function download(url: string, { signal, onProgress }: FollowOptions = {}): Promise<Uint8Array> {
    onProgress?.({ stage: 'downloading', share: 0 });
    const answer = await send(url, aborting(signal), sending);
    return readBytes(answer, (share) => onProgress?.({ stage: 'downloading', share }));
  }

  const client = {
    /** Checks one paragraph of at most 500 words. Offsets are UTF-16 code units, as those of JavaScript's strings. */
    checkParagraph: (request: ParagraphRequest, { signal }: CallOptions = {}) =>
      call<ParagraphResponse>('checkParagraph', { ...json(request), ...aborting(signal) }),

    /** Checks a text of up to 250,000 characters, with the answer of LanguageTool's `/v2/check`. */
    checkText: (form: LanguageToolCheckForm, { signal }: CallOptions = {}) => {
      const given = Object.entries({ apiKey, ...form }).filter((field): field is [string, string] => !!field[1]);
      return call<LanguageToolAnswer>('checkForm', { body: new URLSearchParams(given), ...aborting(signal) });
    },

    /** Sends a document, waits until it is gone through, and gets it. @throws EmendFailedError when it cannot be processed */
    async proofread(file: FileInput, what: ProofreadOptions = {}, how: FollowOptions = {}): Promise<Proofread> {
      how.onProgress?.({ stage: 'uploading', share: 0 });
      const { id } = await submitOnce(
        () => client.createDocumentUpload(how),
        (address, told) => client.submitDocument(address, file, what, how, told),
      );
      const record = await poll(
        () => client.getDocument(id, how),
        ({ status }) => status === 'SUCCESS' || status === 'FAILED',
        how,
      );
      if (record.status === 'FAILED') throw new EmendFailedError(record.message, record);
      const result = await download(await client.getProcessedFile(id, how), how);
      how.onProgress?.({ stage: 'done', share: 1 });
      return { record, file: result };
    },
    /** An address for one document, good for 30 seconds. */
    createDocumentUpload: async ({ signal }: CallOptions = {}) =>
      (await call<AddressResponse>('createDocumentUpload', aborting(signal))).data,
    /** Sends a document to an address of `createDocumentUpload`. */
    submitDocument: async (
      address: string,
      file: FileInput,
      what: ProofreadOptions = {},
      how: CallOptions = {},
      told?: (retry: Retry) => void,
    ) => {
      const fields = { doc_type: 3, pipeline: 'advanced', ...what };
      return (await upload<DocumentResponse>(address, formWith(file, fields), how, told)).data;
    },
    /** The record of a document. */
    getDocument: async (id: string, { signal }: CallOptions = {}) =>
      (await call<DocumentResponse>('getDocument', aborting(signal), id)).data,
    /** The address of the processed file, for `download`. */
    getProcessedFile: async (id: string, { signal }: CallOptions = {}) =>
      (await call<AddressResponse>('getProcessedFile', aborting(signal), id)).data,

    /** Sends a document, waits for its AI-content report, and gets it. @throws EmendFailedError when there is none */
    async aiReport(file: FileInput, how: FollowOptions = {}): Promise<AiReport> {
      how.onProgress?.({ stage: 'uploading', share: 0 });
      const { file_id } = await submitOnce(
        async () => (await client.createReportUpload(how)).upload_url,
        (address, told) => client.submitReportFile(address, file, how, told),
      );
      const status = await poll(
        () => client.getReportStatus(file_id, how),
        ({ file_status }) => file_status !== 'IN_PROGRESS',
        how,
      );
      if (status.file_status === 'FAILED') throw new EmendFailedError(status.message, status);
      const information = await client.getReportInformation(file_id, how);
      const report = await download(information.report_url, how);
      how.onProgress?.({ stage: 'done', share: 1 });
      return { information, report };
    },
    /** An address for one file, good for 30 seconds. */
    createReportUpload: async ({ signal }: CallOptions = {}) =>
      (await call<CreatedSubmission>('createReportUpload', aborting(signal))).data,
    /** Sends a file to the `upload_url` of `createReportUpload`. */
    submitReportFile: async (address: string, file: FileInput, how: CallOptions = {}, told?: (retry: Retry) => void) =>
      (await upload<SubmittedFile>(address, formWith(file), how, told)).data,
    /** How far a report is. */
    getReportStatus: (id: string, { signal }: CallOptions = {}) =>
      call<ReportStatus>('getReportStatus', aborting(signal), id),
    /** The scores of a file and the address of its report. */
    getReportInformation: async (id: string, { signal }: CallOptions = {}) =>
      (await call<ReportInformation>('getReportInformation', aborting(signal), id)).data,

    /** Checks a manuscript as a whole: numbers, figures and tables, references, title and abstract, terms, tenses. */
    checkManuscript: async (file: FileInput, { signal }: CallOptions = {}) => {
      const [method, path] = OPERATIONS.checkManuscript;
      const sent = { method, body: formWith(file), ...aborting(signal) };
      return (await ask<ManuscriptReport>(base + path, sent)).data;
    },

    /** Reads a PDF as paragraphs of HTML. */
    convertPdf: (file: FileInput, how: PdfOptions & { structure?: 'paragraphs' | 'semantic' | undefined } = {}) =>
      readPdf<ConvertResponse>('convertPdf', file, how),
    /** Reads the text of each page of a PDF. */
    extractPdfText: (file: FileInput, how: PdfOptions = {}) =>
      readPdf<ExtractTextResponse>('extractPdfText', file, how),

    /** Gets a file from a download address. */
    downloadFile: download,
    /** Whether the service runs, and its version. */
    getHealth: ({ signal }: CallOptions = {}) => call<Health>('getHealth', aborting(signal), undefined, parser),
  };

  function readPdf<Answer>(operation: 'convertPdf' | 'extractPdfText', file: FileInput, how: PdfOptions) {
    const { signal, ...query } = how;
    const given = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) if (value) given.set(name, value);
    const [method, path] = OPERATIONS[operation];
    const address = `${parser}${path}${given.size > 0 ? `?${given}` : ''}`;
    return ask<Answer>(address, { method, body: formWith(file), ...aborting(signal) });
  }

  return client;
}

function json(value: object): RequestInit {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

function aborting(signal: AbortSignal | undefined): RequestInit {
  return signal ? { signal } : {};
}
