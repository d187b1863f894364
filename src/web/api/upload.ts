import { COMMON as common } from '../parts/words.ts';
import { ApiError, refused, withSession } from './request.ts';

export interface UploadOptions {
  /** Share of the bytes that were sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Posts a form and reports how much of it was sent, which `fetch` cannot do.
 * @throws ApiError; AbortError when `signal` was aborted
 */
export function upload<T>(path: string, form: FormData, options: UploadOptions = {}): Promise<T> {
  return withSession(() => send<T>(path, form, options), options.signal);
}

function send<T>(path: string, form: FormData, { onProgress, signal }: UploadOptions): Promise<T> {
  return new Promise((resolve, reject) => {
    const aborted = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    if (signal?.aborted) return aborted();
    const call = new XMLHttpRequest();
    call.open('POST', path);
    call.responseType = 'json';
    call.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    call.onload = () => {
      if (call.status >= 200 && call.status < 300) resolve(call.response as T);
      else reject(refused(call.status, call.response, (name) => call.getResponseHeader(name)));
    };
    call.onerror = () => reject(new ApiError(0, common.unreachable));
    call.onabort = aborted;
    signal?.addEventListener('abort', () => call.abort(), { once: true });
    call.send(form);
  });
}
