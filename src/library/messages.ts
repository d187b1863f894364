import type { TaskFault } from '../platform/workers/task-fault.ts';
import type { CheckedText, CheckSettings, LoadProgress } from './checker.ts';

/** What the thread needs to start; `models` is a folder or an address. */
export interface Opening {
  readonly models: string | undefined;
  readonly rulesOnly: boolean;
  /** The checker's settings. */
  readonly settings: CheckSettings;
}

/** Caller to thread. The first message opens, all others request a check. */
export type Question =
  | { readonly kind: 'open'; readonly opening: Opening }
  | { readonly kind: 'check'; readonly id: number; readonly text: string; readonly settings: CheckSettings };

/** Thread to caller. */
export type Answer =
  | { readonly kind: 'loading'; readonly progress: LoadProgress }
  | { readonly kind: 'open' }
  | { readonly kind: 'checked'; readonly id: number; readonly checked: CheckedText }
  | { readonly kind: 'failed'; readonly id?: number; readonly fault: TaskFault };
