import { type ReviewOptions, readOptions } from '../../src/web/review/check-options.ts';

/** Where Emend is, and with whose key it is asked. */
export interface Connection {
  readonly address: string;
  readonly key: string;
}

/** What the pane keeps in the browser, for its origin alone. */
export interface Kept {
  readonly connection: Connection;
  readonly options: ReviewOptions;
  readonly words: readonly string[];
}

const NAME = 'emend-pane';
/** What `npm start` listens on. */
const STANDARD = 'http://127.0.0.1:8080';

/** What was kept; what is not valid, or cannot be read, is as at the beginning. */
export function readKept(store: Pick<Storage, 'getItem'>): Kept {
  let kept: Partial<Record<keyof Kept, unknown>> = {};
  try {
    kept = (JSON.parse(store.getItem(NAME) ?? '{}') ?? {}) as typeof kept;
  } catch {
    // of another version, or no storage here
  }
  const { address, key } = (kept.connection ?? {}) as Partial<Record<keyof Connection, unknown>>;
  return {
    connection: {
      address: typeof address === 'string' ? address : STANDARD,
      key: typeof key === 'string' ? key : '',
    },
    options: readOptions(kept.options),
    words: Array.isArray(kept.words) ? kept.words.filter((word) => typeof word === 'string') : [],
  };
}

/** Keeps it for the next time; without room the pane asks again then. */
export function keep(store: Pick<Storage, 'setItem'>, kept: Kept): void {
  try {
    store.setItem(NAME, JSON.stringify(kept));
  } catch {
    // full, or none here
  }
}
