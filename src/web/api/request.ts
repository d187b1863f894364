import { COMMON as common } from '../parts/words.ts';
/** The service's answer when it did not do what was asked; `message` can be shown to the reader. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Seconds after which a refused request may be sent again. */
  readonly retryAfter: number | null;
  /** Code of the service's catalogue of errors; null when no answer came. */
  readonly code: string | null;

  constructor(status: number, message: string, retryAfter: number | null = null, code: string | null = null) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.retryAfter = retryAfter;
    this.code = code;
  }
}

export interface RequestOptions {
  /** When left out: GET without a body, POST with one. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly json?: unknown;
  readonly form?: FormData;
  /** True for signing in and out, where a refusal says nothing about the session of the page. */
  readonly door?: boolean;
  /** True when nobody is signed in and guests may use the page. */
  readonly guest?: boolean;
  /** Cancels the request: it then rejects with an AbortError, see `isAbort`. */
  readonly signal?: AbortSignal | undefined;
}

/** Called when the service no longer knows the session; returns null where there was none. */
let onSignedOut: () => Promise<void> | null = () => null;

/** @param listener its promise resolves once the person has signed in again, and rejects when the person gives up */
export function whenSignedOut(listener: () => Promise<void> | null): void {
  onSignedOut = listener;
}

/**
 * Does work that needs a session. When the session has ended, the work waits until the person has signed in again and then runs again:
 * the service had not started what it refused with 401.
 * @throws what `work` throws; AbortError when `signal` was aborted
 */
export async function withSession<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const again = error instanceof ApiError && error.status === 401 ? onSignedOut() : null;
      if (again === null) throw error;
      await unlessAborted(again, signal).catch((reason: unknown) => {
        throw isAbort(reason) ? reason : error;
      });
    }
  }
}

function unlessAborted(work: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    work.then(resolve, reject);
    signal.addEventListener('abort', () => reject(new DOMException('The request was cancelled', 'AbortError')));
  });
}

/** How often a GET is repeated that the service refused for exceeding the rate: other tabs share the account's rates. */
const PATIENCE = 3;

/**
 * Asks our own service with the session's cookie. It asks no other host; the page's policy would not allow that either.
 * Texts go in bodies, never in addresses.
 * @throws ApiError when the service answers with an error or not at all; AbortError when `signal` was aborted
 */
export function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  return options.door ? ask<T>(path, options) : withSession(() => ask<T>(path, options), options.signal);
}

async function ask<T>(path: string, options: RequestOptions): Promise<T> {
  const { json, form, signal } = options;
  const body = form ?? (json === undefined ? undefined : JSON.stringify(json));
  const method = options.method ?? (body === undefined ? 'GET' : 'POST');
  for (let refusals = 0; ; refusals++) {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body }),
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(options.guest ? { 'x-emend-guest': '1' } : {}),
      },
      ...(signal ? { signal } : {}),
    }).catch((error: unknown) => {
      if (isAbort(error)) throw error;
      throw new ApiError(0, common.unreachable);
    });
    const answer = await readJson(response);
    if (response.ok) return answer as T;
    const error = refused(response.status, answer, (name) => response.headers.get(name));
    if (method !== 'GET' || error.status !== 429 || refusals === PATIENCE) throw error;
    await pause(error.retryAfter ?? 1, signal);
  }
}

/** A file that the service made, with its name and the other headers of the answer. */
export interface FetchedFile {
  readonly content: Blob;
  readonly filename: string;
  readonly header: (name: string) => string | null;
}

export interface FileRequest {
  /** Sent in a POST. */
  readonly json?: unknown;
  readonly signal?: AbortSignal;
}

/**
 * Fetches a file that takes a while to make, so that the page can show that it waits, or why the file could not be made.
 * @throws the same errors as `request`
 */
export function requestFile(path: string, { json, signal }: FileRequest = {}): Promise<FetchedFile> {
  const body =
    json === undefined
      ? {}
      : { method: 'POST', body: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
  return withSession(async () => {
    const response = await fetch(path, { credentials: 'same-origin', ...body, ...(signal ? { signal } : {}) }).catch(
      (error: unknown) => {
        if (isAbort(error)) throw error;
        throw new ApiError(0, common.unreachable);
      },
    );
    const header = (name: string) => response.headers.get(name);
    if (!response.ok) throw refused(response.status, await readJson(response), header);
    const named = /filename\*=UTF-8''([^;]+)/.exec(header('content-disposition') ?? '')?.[1];
    return { content: await response.blob(), filename: decodeURIComponent(named ?? 'document'), header };
  }, signal);
}

function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The request was cancelled', 'AbortError'));
    });
  });
}

/** The error for an answer that does not report success. */
export function refused(status: number, answer: unknown, header: (name: string) => string | null): ApiError {
  const message = messageOf(answer) ?? common.answered(status);
  return new ApiError(status, message, Number(header('retry-after')) || null, header('x-error-code'));
}

/** True for a request that was cancelled, which is no failure. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** A sentence that tells the reader what went wrong. */
export function explain(error: unknown): string {
  return error instanceof ApiError ? error.message : common.failedHere;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (isAbort(error)) throw error;
    return null;
  }
}

/** The services have three shapes of errors: `message`, `data.message`, and FastAPI's `detail`. */
function messageOf(answer: unknown): string | undefined {
  const { message, detail } = (answer ?? {}) as { message?: unknown; detail?: unknown };
  if (typeof message === 'string') return message;
  const first = (Array.isArray(detail) ? detail[0] : undefined) as { msg?: unknown } | undefined;
  return typeof first?.msg === 'string' ? first.msg : undefined;
}
