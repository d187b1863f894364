import { EmendApiError } from './errors.ts';
import { pause } from './pause.ts';

/** How far a file is. */
export interface Progress {
  readonly stage: 'uploading' | 'processing' | 'downloading' | 'done';
  /** Of this stage, 0 to 1. */
  readonly share: number;
}

export interface CallOptions {
  /** Ends the call; it rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
}

export interface FollowOptions extends CallOptions {
  /** Told at each step: when the file is sent, at each answer about its status, and while the result arrives. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Milliseconds between two questions about the status; a test key may ask once a second. 1,000 where it is not given. */
  readonly pollInterval?: number | undefined;
}

/** An address is good for 30 seconds and one file. Waiting for a turn can outlast it. */
const ADDRESSES = 3;

/**
 * Creates an address and sends the file there. Where the address expired while the service refused for now, another one
 * is made; never after a request whose answer was lost, here or in a proxy (502, 504): the service may have the file, and would
 * process and charge it twice.
 */
export async function submitOnce<Record>(
  create: () => Promise<string>,
  submit: (address: string, onRetry: (retry: { status: number | null }) => void) => Promise<Record>,
): Promise<Record> {
  for (let address = 1; ; address++) {
    const statuses: (number | null)[] = [];
    try {
      return await submit(await create(), ({ status }) => void statuses.push(status));
    } catch (error) {
      const expired = error instanceof EmendApiError && error.status === 404;
      const refused = statuses.length > 0 && statuses.every((status) => status === 429 || status === 503);
      if (!(expired && refused) || address === ADDRESSES) throw error;
    }
  }
}

/** Asks for the status until it is final. */
export async function poll<Record extends { readonly progress: number }>(
  ask: () => Promise<Record>,
  isFinal: (record: Record) => boolean,
  { signal, onProgress, pollInterval = 1_000 }: FollowOptions,
): Promise<Record> {
  for (;;) {
    const record = await ask();
    onProgress?.({ stage: 'processing', share: record.progress });
    if (isFinal(record)) return record;
    await pause(pollInterval, signal);
  }
}
